# Un message à lire une fois.

notice-title = Avant de commencer
notice-close = Continuer
