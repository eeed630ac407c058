"""How strong the bots are, and how long they think: one line-up, in plain figures.

    python -m tests.bench.arena roitatouille --entrants player,random --deals 1000 --seed 1

Every deal is played once with the entrants in each other's seats. Shares come with the 95 % interval over deals.
"""

from __future__ import annotations

import argparse
import json
import sys
from os import cpu_count
from time import process_time

from ai.league import Match, entrant, standings
from ai.league.running import Plan, run
from engines.registry import names


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.arena")
    parser.add_argument("game", choices=names())
    parser.add_argument("--entrants", required=True, help="who plays, separated by commas: one for each seat")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    match = Match(args.game, tuple(args.entrants.split(",")))
    try:
        for name in match.entrants:
            entrant(args.game, name)
    except ValueError as error:
        parser.error(str(error))
    deals = []
    for deal in run(Plan([match], args.seed, args.deals), args.jobs, process_time):
        deals.append(deal)
        if sys.stderr.isatty():
            print(f"\r{len(deals)}/{args.deals} deals", end="", file=sys.stderr, flush=True)
    rows = [
        {
            "entrant": row.entrant,
            "share": round(row.share.mean, 4),
            "low": round(row.share.low, 4),
            "high": round(row.share.high, 4),
            "think_p50_ms": round(1000 * row.thought[50], 3),
            "think_p95_ms": round(1000 * row.thought[95], 3),
        }
        for row in standings(deals)
    ]
    if args.json:
        print(json.dumps({"game": args.game, "deals": args.deals, "seed": args.seed, "entrants": rows}))
        return
    for row in rows:
        print(
            "{entrant:16} {share:.3f} [{low:.3f}, {high:.3f}]  p50 {think_p50_ms} ms  p95 {think_p95_ms} ms".format(
                **row
            )
        )


if __name__ == "__main__":
    main()
