"""Write the golden playthroughs anew: `python -m tests.golden [GAME ...]`.

Every tests/golden/GAME/*.txt keeps its actions as long as the rules allow them; a file that is only a header is played
to the end. What changed is for `git diff` to show and for a person to judge.
"""

from __future__ import annotations

import sys

from .files import playthroughs
from .playthrough import complete, parse


def main(games: list[str]) -> None:
    for path in playthroughs(*games):
        before = path.read_text("utf-8")
        after = complete(*parse(before))
        if after != before:
            path.write_text(after, "utf-8", newline="\n")
            print(f"{path.parent.name}/{path.name}: rewritten")


main(sys.argv[1:])
