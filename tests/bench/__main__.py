"""`make bench`: every figure the project holds itself to, beside its peer, measured in one run.

    python -m tests.bench            all
    python -m tests.bench playouts   one of: playouts, screens, lan

Exits with 1 if a bound is missed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from .lan import lan_rows
from .playouts import clone_rows, playout_rows
from .rows import HEADER, Row
from .screens import screen_rows

PARTS: dict[str, tuple[Callable[[], list[Row]], ...]] = {
    "playouts": (playout_rows, clone_rows),
    "screens": (screen_rows,),
    "lan": (lan_rows,),
}


def main(wanted: list[str]) -> int:
    unknown = set(wanted) - set(PARTS)
    if unknown:
        print(f"no such part: {', '.join(sorted(unknown))}; there are: {', '.join(PARTS)}", file=sys.stderr)
        return 2
    print(HEADER)
    missed = False
    for name in wanted or PARTS:
        for measure in PARTS[name]:
            for row in measure():
                print(row, flush=True)
                missed |= not row.held
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
