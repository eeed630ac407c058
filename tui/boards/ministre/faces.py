"""The six characters as they are drawn: a picture beside the first letter of the name, in ASCII alone."""

from __future__ import annotations

from typing import Final

PICTURES: Final = (
    (r"\/\/\/", r"|____|"),  # a crown
    (r".-oo-.", r" \__/ "),  # a mask
    (r" ____ ", r"(_==_)"),  # a scroll
    (r" |\_  ", r" |/   "),  # an axe
    (r" _/\_ ", r" \/\/ "),  # a star
    (r"\\|// ", r"  |   "),  # an ear of wheat
)
"""By character; six cells wide, two lines high."""

PORTRAITS: Final = (
    (r" \  |  / ", r" |\/ \/| ", r" | o o | ", r" |_____| "),
    (r" .-----. ", r"(  _ _  )", r"( (_|_) )", r" '-._.-' "),
    (r"   _____ ", r"  / == / ", r" / == /  ", r"(____(   "),
    (r"  |\__   ", r"  |   )  ", r"  |/~~   ", r"  |      "),
    (r"    /\   ", r"'--/  \--", r"  >  * < ", r" /_-'-_\ "),
    (r"  \\|//  ", r"  \\|//  ", r"  \\|//  ", r"    |    "),
)
"""The same on large cards: nine cells wide, four lines high."""
