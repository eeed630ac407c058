# The curtain between two people at one keyboard.

curtain-call = Hand the keyboard to { $name }
curtain-ready = Enter when you are ready and nobody else looks.
