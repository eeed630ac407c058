# Le rideau entre deux personnes à un même clavier.

curtain-call = Passez le clavier à { $name }
curtain-ready = Entrée quand vous y êtes et que personne d’autre ne regarde.
