"""The command line in the person's language: help and refusals of click, said from the texts."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final

import click

from net.clean import clean_line

from .text_language import choose, languages

if TYPE_CHECKING:
    from .text_catalogue import Catalogue

WIDEST: Final = 200
"""Cells that a word of the command line takes at most in a message."""


class Voice:
    """The words of the command line: in the language asked for with `--lang`, else the environment's."""

    def __init__(self) -> None:
        self.language = ""
        self._catalogue: Catalogue | None = None

    def speak(self, language: str) -> None:
        """Use this language from here on; empty: the environment's."""
        self.language, self._catalogue = language, None

    def say(self, key: str, **args: Any) -> str:
        """The text of a key. What a person typed goes into it without anything that a terminal obeys."""
        if self._catalogue is None:
            from .text_catalogue import Catalogue

            self._catalogue = Catalogue(choose(self.language or "auto", os.environ))
        clean = {name: clean_line(value, WIDEST) if isinstance(value, str) else value for name, value in args.items()}
        return self._catalogue.say(key, **clean)


VOICE: Final = Voice()


class Misuse(click.UsageError):
    """Input that does not fit: the key of a line that says what would."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(VOICE.say(key, **args))


def refusal(error: click.ClickException) -> str:
    """The line that tells a person what click did not accept."""
    if isinstance(error, click.NoSuchOption):
        near = ", ".join(error.possibilities or ())
        return VOICE.say("cli-no-option", option=error.option_name, near=near, hint="near" if near else "none")
    if isinstance(error, click.BadOptionUsage):
        return VOICE.say("cli-option-usage", option=error.option_name)
    if isinstance(error, Misuse):
        return error.message
    return clean_line(error.format_message(), WIDEST)


class _Words:
    """A help text, kept as its key and read as its words."""

    def __get__(self, owner: Any, _kind: type | None = None) -> str | None:
        key = vars(owner).get("words") if owner is not None else None
        return VOICE.say(key) if key else None

    def __set__(self, owner: Any, key: str | None) -> None:
        vars(owner)["words"] = key


class Option(click.Option):
    """An option; `help` is a key of the texts."""

    help = _Words()


def _speak(_ctx: click.Context, _option: click.Parameter, language: str | None) -> None:
    if language:
        if language not in languages():
            raise Misuse("cli-no-language", word=language, known=", ".join(languages()))
        VOICE.speak(language)


class Command(click.Command):
    """A command whose headings are said in the person's language; `help` is a key of the texts."""

    help = _Words()

    def __init__(self, *args: Any, **settings: Any) -> None:
        settings["context_settings"] = {"help_option_names": ["--help", "-h"], "allow_extra_args": True}
        super().__init__(*args, **settings)
        self.params.append(
            Option(["--lang"], metavar="CODE", is_eager=True, expose_value=False, callback=_speak, help="cli-lang")
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest and not isinstance(self, click.Group) and not ctx.resilient_parsing:
            raise Misuse("cli-too-much", word=rest[0], command=ctx.command_path)
        return rest

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{VOICE.say('cli-usage')} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if (asking := self.get_help_option(ctx)) is not None:
            asking.help = VOICE.say("cli-help")
        records = [p.get_help_record(ctx) for p in self.get_params(ctx) if isinstance(p, click.Option)]
        with formatter.section(VOICE.say("cli-options")):
            formatter.write_dl([record for record in records if record])


class Group(Command, click.Group):
    """The command that holds the others."""

    command_class = Command

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        commands = {name: self.get_command(ctx, name) for name in self.list_commands(ctx)}
        with formatter.section(VOICE.say("cli-commands")):
            formatter.write_dl([(name, found.help or "") for name, found in commands.items() if found])

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None and not ctx.resilient_parsing:
            raise Misuse("cli-no-command", word=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)
