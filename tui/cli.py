"""The command `roitelet`. What a command needs is imported when it runs: `--version` and `--help` load nothing else."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from . import logs
from .folders import folders
from .streams import fit, let_go, warn
from .usage import VOICE, Group, Misuse, Option, refusal
from .version import number

if TYPE_CHECKING:
    from net.setup import Setup

SHELLS = ("bash", "zsh", "fish")
LATEST = "latest"


def main(args: Sequence[str] | None = None) -> int:
    """Run the command line; returns 0, 2 for input that does not fit, 1 for a failure, of which the log tells."""
    VOICE.speak("")
    fit(sys.stdout, sys.stderr)
    try:
        return int(roitelet.main(args, prog_name="roitelet", standalone_mode=False) or 0)
    except click.ClickException as error:
        warn(refusal(error))
        return 2
    except BrokenPipeError:
        let_go(sys.stdout)
        return 0
    except (click.Abort, KeyboardInterrupt):
        return 130
    except Exception:
        file = logs.start(folders().logs)
        logging.getLogger(__name__).exception("the program failed")
        told = VOICE.say("cli-failed", file=str(file)) if file.exists() else VOICE.say("cli-failed-unlogged")
        warn(told)
        return 1


def _version(ctx: click.Context, _option: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        click.echo(f"roitelet {number() or VOICE.say('cli-not-installed')}")
        ctx.exit()


def _complete_game(_ctx: click.Context, _param: click.Parameter, begun: str) -> list[str]:
    from engines.registry import names

    return [name for name in names() if name.startswith(begun)]


def _complete_play(ctx: click.Context, param: click.Parameter, begun: str) -> list[str]:
    from ai.agent import CHARACTERS, levels, spell
    from ai.league import entrants
    from engines.options import fields, show
    from engines.registry import load, names

    game = next((word for word in (ctx.params.get("game"), *ctx.args) if word in names()), None)
    if game is None:
        return []
    info = load(game).info
    if param.name == "preset":
        return [name for name in info.presets if name.startswith(begun)]
    if param.name in ("bots", "entrants"):
        done, _, last = begun.rpartition(",")
        styles = CHARACTERS if ":" in last else CHARACTERS[:1]
        bots = [spell(level, style) for level in levels(info.id) for style in styles]
        others = entrants(info.id) if param.name == "entrants" else ()
        offered = [f"{done}," * bool(done) + bot for bot in dict.fromkeys((*bots, *others))]
    else:
        offered = [f"{f.name}={show(choice)}" for f in fields(info.options) if not f.hidden for choice in f.choices]
    return [word for word in offered if word.startswith(begun)]


game_argument = click.argument("game", required=False, shell_complete=_complete_game)
plain_option = click.option("--plain", is_flag=True, cls=Option, help="cli-plain")


@click.command(cls=Group, invoke_without_command=True, help="cli-roitelet")
@plain_option
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, cls=Option, help="cli-version"
)
@click.pass_context
def roitelet(ctx: click.Context, plain: bool) -> int | None:
    """The hub: choose a game, or go on with one."""
    if ctx.invoked_subcommand is not None:
        return None
    from .starting import Start
    from .terminal import is_plain

    start = Start()
    if not plain and not is_plain():
        return start.screens()
    from .plain_start import PlainStart

    return PlainStart(start, plain).hub()


@roitelet.command(help="cli-play")
@game_argument
@click.option("--seats", metavar="N", cls=Option, help="cli-play-seats")
@click.option("--people", metavar="N|NAME,…", cls=Option, help="cli-play-people")
@click.option("--bots", metavar="LEVEL[,LEVEL]", shell_complete=_complete_play, cls=Option, help="cli-play-bots")
@click.option("--preset", metavar="P", shell_complete=_complete_play, cls=Option, help="cli-play-preset")
@click.option(
    "--option",
    "options",
    metavar="K=V",
    multiple=True,
    shell_complete=_complete_play,
    cls=Option,
    help="cli-play-option",
)
@click.option("--seed", metavar="S", cls=Option, help="cli-play-seed")
@click.option("--name", metavar="NAME", cls=Option, help="cli-play-name")
@click.option("--instant", is_flag=True, cls=Option, help="cli-play-instant")
@click.option("--resume", metavar="[TABLE]", is_flag=False, flag_value=LATEST, cls=Option, help="cli-play-resume")
@plain_option
def play(
    game: str | None,
    plain: bool,
    instant: bool,
    name: str | None,
    resume: str | None,
    **asked: Any,
) -> int:
    """A game against bots or with others at this keyboard, or one to go on with."""
    from .plain_start import PlainStart, warn_of
    from .request import info_of, person, request, saved
    from .solo import tables
    from .starting import Start
    from .terminal import is_plain

    start = Start()
    table: Setup | str
    if resume is None:
        table = request(game or "", person(name, start.settings.name), **asked)
    elif name is not None or any(asked.values()):
        raise Misuse("cli-resume-only")
    else:
        store = tables(start.folders.data)
        try:
            table = saved(store, info_of(game).id if game else None, None if resume == LATEST else resume)
        finally:
            warn_of(store.problems, start.texts)
    if plain or is_plain():
        return PlainStart(start, plain).table(table, "instant" if instant else start.settings.pace)
    return start.screens(table, "instant" if instant else None)


@roitelet.command(help="cli-learn")
@game_argument
@plain_option
def learn(game: str | None, plain: bool) -> int:
    """A game's guided first game."""
    from .lessons import LESSONS
    from .request import person
    from .starting import Start
    from .terminal import is_plain

    if game not in LESSONS:
        raise Misuse("cli-no-game", word=game or "", given="one" if game else "none", known=", ".join(LESSONS))
    start = Start()
    if not plain and not is_plain():
        return start.screens(learning=game)
    from .plain_start import PlainStart

    return PlainStart(start, plain).learn(game, person(None, start.settings.name))


@roitelet.command(help="cli-host")
@game_argument
@click.option("--people", metavar="N", default="1", cls=Option, help="cli-host-people")
@click.option("--bots", metavar="LEVEL[,LEVEL]", shell_complete=_complete_play, cls=Option, help="cli-play-bots")
@click.option("--preset", metavar="P", shell_complete=_complete_play, cls=Option, help="cli-play-preset")
@click.option(
    "--option",
    "options",
    metavar="K=V",
    multiple=True,
    shell_complete=_complete_play,
    cls=Option,
    help="cli-play-option",
)
@click.option("--seed", metavar="S", cls=Option, help="cli-host-seed")
@click.option("--access", metavar="open|pin|code", cls=Option, help="cli-host-access")
@click.option("--dropped", metavar="bot|wait|end", cls=Option, help="cli-host-dropped")
@click.option("--watching", metavar="none|silent|chat", cls=Option, help="cli-host-watching")
@click.option("--move", metavar="SECONDS", cls=Option, help="cli-host-move")
@click.option("--reserve", metavar="SECONDS", cls=Option, help="cli-host-reserve")
@click.option("--port", metavar="P", cls=Option, help="cli-host-port")
@click.option("--address", metavar="ADDRESS", cls=Option, help="cli-host-address")
@click.option("--name", metavar="NAME", cls=Option, help="cli-host-name")
@click.option("--title", metavar="TEXT", default="", cls=Option, help="cli-host-title")
@click.option("--headless", is_flag=True, cls=Option, help="cli-host-headless")
@click.option("--autostart", is_flag=True, cls=Option, help="cli-host-autostart")
@click.option("--instant", is_flag=True, cls=Option, help="cli-play-instant")
@click.option("--once", is_flag=True, cls=Option, help="cli-host-once")
@click.option("--new", is_flag=True, cls=Option, help="cli-host-new")
def host(game: str | None, people: str, port: str | None, name: str | None, instant: bool, **asked: Any) -> int:
    """A table for others."""
    from .hosting import PORT, Offer, plan_of
    from .hosting import host as serve
    from .request import hosted, person, policy
    from .starting import Start
    from .terminal import is_plain

    agreed = policy(**{word: asked.pop(word) for word in ("access", "dropped", "watching", "move", "reserve")})
    manner = {word: asked.pop(word) for word in ("title", "address", "autostart", "once", "new")}
    headless = asked.pop("headless")
    setup = hosted(game or "", people, **asked)
    if port is not None and not (port.isascii() and port.isdigit() and int(port) < 1 << 16):
        raise Misuse("lan-port", word=port)
    start = Start()
    if not headless and not is_plain():
        alone = {**manner, "title": "", "port": port, "seed": setup.seed, "instant": instant}
        if given := [f"--{word}" for word, value in alone.items() if value]:
            raise Misuse("cli-host-alone", options=", ".join(given))
        return start.screens(errand=plan_of(setup, agreed, manner["title"], person(name, start.settings.name)))
    offer = Offer(
        setup,
        agreed,
        person(name, start.settings.name),
        port=PORT if port is None else int(port),
        pace="instant" if instant else start.settings.pace,
        **manner,
    )
    return serve(start, offer, number())


@roitelet.command(help="cli-tables")
@click.option("--wait", metavar="SECONDS", default="2", cls=Option, help="cli-tables-wait")
@click.option("--address", metavar="ADDRESS", cls=Option, help="cli-host-address")
@click.option("--json", "as_json", is_flag=True, cls=Option, help="cli-tables-json")
def tables(wait: str, address: str | None, as_json: bool) -> int:
    """The tables nearby."""
    from .looking import tables as look
    from .starting import Start

    if not (wait.isascii() and wait.isdigit() and 0 < int(wait) <= 60):
        raise Misuse("lan-wait", word=wait)
    return look(Start(), float(wait), address, as_json)


@roitelet.command(help="cli-join")
@click.argument("where", required=False, metavar="NAME|HOST[:PORT]|CODE")
@click.option("--name", metavar="NAME", cls=Option, help="cli-play-name")
@click.option("--watch", is_flag=True, cls=Option, help="cli-join-watch")
@plain_option
def join(where: str | None, name: str | None, watch: bool, plain: bool) -> int:
    """A seat at someone's table."""
    from .errand import Visit
    from .joining import destination
    from .joining import join as sit
    from .request import person as person_named
    from .starting import Start
    from .terminal import is_plain

    to, right = destination(where or "")
    start = Start()
    person = person_named(name, start.settings.name)
    if plain or is_plain():
        if watch:
            raise Misuse("cli-join-watch-drawn")
        return sit(start, to, right, person, number())
    return start.screens(errand=Visit(to, right, person, watch))


@roitelet.command(help="cli-league")
@game_argument
@click.option("--seats", metavar="N", cls=Option, help="cli-league-seats")
@click.option(
    "--entrants", metavar="NAME[,NAME]", shell_complete=_complete_play, cls=Option, help="cli-league-entrants"
)
@click.option("--games", metavar="M", default="100", cls=Option, help="cli-league-games")
@click.option("--seed", metavar="S", default="1", cls=Option, help="cli-league-seed")
@click.option(
    "--option",
    "options",
    metavar="K=V",
    multiple=True,
    shell_complete=_complete_play,
    cls=Option,
    help="cli-play-option",
)
@click.option("--jobs", metavar="J", cls=Option, help="cli-league-jobs")
@click.option("--resume", metavar="FILE", cls=Option, help="cli-league-resume")
@click.option("--json", "as_json", is_flag=True, cls=Option, help="cli-tables-json")
def league(game: str | None, **asked: Any) -> int:
    """Bots against bots."""
    from .league import Asked
    from .league import league as meet
    from .starting import Start

    return meet(Start(), Asked(game or "", **asked))


@roitelet.command(help="cli-rules")
@game_argument
def rules(game: str | None) -> None:
    """The rules of a game, as Markdown."""
    from .request import info_of
    from .starting import Start

    start = Start()
    click.echo(start.texts.rules(info_of(game or "").id), nl=False)


@roitelet.command(help="cli-doctor")
def doctor() -> int:
    """What the program finds of its terminal, its folders and its parts."""
    from .doctor import report

    return report()


@roitelet.command(help="cli-locate")
@click.argument("what", required=False, metavar="config|data|logs")
def locate(what: str | None) -> None:
    """Where the program keeps its settings, its games and its log."""
    known = folders()._asdict()
    if what not in known:
        raise Misuse("cli-locate-what", word=what or "", given="one" if what else "none", known=", ".join(known))
    click.echo(known[what])


@roitelet.command(help="cli-completion")
@click.argument("shell", required=False, metavar="|".join(SHELLS))
def completion(shell: str | None) -> None:
    """The script that teaches a shell to complete this command."""
    from click.shell_completion import get_completion_class

    if shell not in SHELLS:
        raise Misuse(
            "cli-completion-shell", word=shell or "", given="one" if shell else "none", known=", ".join(SHELLS)
        )
    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(roitelet, {}, "roitelet", "_ROITELET_COMPLETE").source())
