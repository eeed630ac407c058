"""Themes: legible, complete, and a bad file costs only itself."""

from itertools import combinations
from pathlib import Path

import pytest
from textual.app import App, ComposeResult
from textual.color import Color
from textual.theme import Theme
from textual.widgets import Label

from tui.text import Texts
from tui.text_language import languages
from tui.theming import DEFAULT, GAME_COLOURS, LIGHT, PLAIN, load_themes, pick, variable_defaults

HOUSE, _ = load_themes()
OPAQUE = [name for name, theme in HOUSE.items() if not theme.ansi]
GROUNDS = [name.removesuffix("-text") for name in GAME_COLOURS if name.endswith("-text") and name != "card-text"]
INKS = [name for name in GAME_COLOURS if name.endswith("-ink")] + ["seat", "playable", "faded"]


def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, Color.parse(colour).normalized)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    dark, light = sorted(map(luminance, (first, second)))
    return (light + 0.05) / (dark + 0.05)


def pairs(theme: Theme) -> list[tuple[str, str]]:
    """Every writing with every ground it may stand on, by name."""
    found = [(f"{ground}-text", ground) for ground in GROUNDS] + [("card-text", "card-face")]
    found += [("foreground", ground) for ground in ("background", "surface")]
    found += [
        (ink, ground)
        for ink in ("foreground", "primary", "accent", "playable", "faded", "warning", "error")
        for ground in ("panel", "boost")
    ]
    found += [(ink, ground) for ink in INKS for ground in ("felt", "background", "surface")]
    found += [
        (ink, ground)
        for ink in ("primary", "secondary", "accent", "warning", "error", "success")
        for ground in ("background", "surface")
    ]
    return found


def colour(theme: Theme, name: str) -> str:
    return theme.variables.get(name) or getattr(theme, name)


def test_contrast_is_measured_as_the_guidelines_do() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", OPAQUE)
def test_all_writing_is_legible(name: str) -> None:
    theme, least = HOUSE[name], 7 if name == "contraste" else 4.5
    measured = {pair: contrast(*(colour(theme, part) for part in pair)) for pair in pairs(theme)}
    assert {pair: round(ratio, 2) for pair, ratio in measured.items() if ratio < least} == {}


def test_dynasties_differ_in_lightness_where_colours_may_not_be_seen() -> None:
    variables = HOUSE["contraste"].variables
    for part in ("", "-ink"):
        for first, second in combinations(("blue", "red", "violet"), 2):
            ratio = contrast(variables[f"dynasty-{first}{part}"], variables[f"dynasty-{second}{part}"])
            assert ratio >= (1.5 if part else 1.8), (first, second, part)


def test_the_house_has_what_people_need() -> None:
    themes, problems = load_themes()
    assert not problems
    assert {DEFAULT, LIGHT, PLAIN, "contraste"} <= themes.keys()
    assert themes[DEFAULT].dark
    assert not themes[LIGHT].dark
    for theme in themes.values():
        assert set(GAME_COLOURS) <= theme.variables.keys()
    assert set(variable_defaults()) >= set(GAME_COLOURS)


def test_the_terminals_theme_names_no_colour_of_its_own() -> None:
    theme = HOUSE[PLAIN]
    assert theme.ansi
    assert all(theme.variables[name].startswith("ansi_") for name in GAME_COLOURS)


@pytest.mark.parametrize(
    ("wanted", "environ", "expected"),
    [
        ("parchemin", {}, "parchemin"),
        ("nowhere", {}, DEFAULT),
        ("parchemin", {"NO_COLOR": "1"}, PLAIN),
        ("parchemin", {"NO_COLOR": ""}, "parchemin"),
    ],
)
def test_the_theme_to_start_with(wanted: str, environ: dict[str, str], expected: str) -> None:
    assert pick(wanted, HOUSE, environ) == expected
    assert pick(wanted, {}, environ) == "textual-dark"


def test_a_person_has_his_own(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('primary = "#ff0000"\ndark = false\n[variables]\nseat = "blue"\n')
    (tmp_path / "velours.toml").write_text('primary = "green"\n[variables]\nlink-style = "bold underline"\n')
    (tmp_path / "bare.toml").write_text('primary = "ansi_red"\nansi = true\n')
    (tmp_path / "notes.txt").write_text("no theme")
    themes, problems = load_themes(tmp_path)
    assert not problems
    assert themes.keys() == HOUSE.keys() | {"mine", "bare"}
    assert themes["mine"].variables["seat"] == "blue"
    assert themes["mine"].variables["felt"] == HOUSE[LIGHT].variables["felt"]
    assert themes["bare"].variables["felt"] == HOUSE[PLAIN].variables["felt"]
    assert themes["velours"].primary == "green"
    assert themes["velours"].variables["felt"] == HOUSE[DEFAULT].variables["felt"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("primary = \n", {"reason": "toml", "line": "1"}),
        ('primary = "red"\n[variables\n', {"reason": "toml", "line": "2"}),
        ('primary = "', {"reason": "toml", "line": "1"}),
        ("", {"reason": "missing", "name": "primary"}),
        ('primary = "reddish"', {"reason": "colour", "name": "primary", "value": "reddish"}),
        ("primary = 7", {"reason": "colour", "name": "primary", "value": "7"}),
        ('primary = "red"\ncolour = "red"', {"reason": "key", "name": "colour"}),
        ('primary = "red"\ndark = "yes"', {"reason": "value", "name": "dark", "value": "yes"}),
        ('primary = "red"\ntext_alpha = 3', {"reason": "value", "name": "text_alpha", "value": "3"}),
        ('primary = "red"\nvariables = 1', {"reason": "value", "name": "variables", "value": "1"}),
        ('primary = "red"\n[variables]\nfelt = "#12"', {"reason": "colour", "name": "felt", "value": "#12"}),
        ('primary = "red"\n[variables]\nfelt = "auto 80%"', {"reason": "colour", "name": "felt", "value": "auto 80%"}),
        ('primary = "red"\n[variables]\nfeld = "red"', {"reason": "key", "name": "feld"}),
        (
            'primary = "red"\n[variables]\nlink-style = "x; }"',
            {"reason": "value", "name": "link-style", "value": "x; }"},
        ),
        (b"primary = '\xff'", {"reason": "unreadable"}),
        (f"a = {'[' * 20_000}", {"reason": "unreadable"}),
        (f"a = {'9' * 10_000}", {"reason": "unreadable"}),
        (None, {"reason": "unreadable"}),
    ],
)
def test_a_bad_file_costs_only_itself(tmp_path: Path, text: str | bytes | None, told: dict[str, str]) -> None:
    path = tmp_path / "bad.toml"
    if text is None:
        path.mkdir()
    else:
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    themes, problems = load_themes(tmp_path)
    assert themes.keys() == HOUSE.keys()
    assert [problem.args for problem in problems] == [{"file": "bad.toml", **told}]
    for language in languages():
        line = Texts(language).tell(problems[0])
        assert "bad.toml" in line
        assert "\n" not in line


def test_a_name_that_would_steer_the_terminal_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x\u202ey.toml").write_text('primary = "red"')
    assert [problem.args for problem in load_themes(tmp_path)[1]] == [{"file": "xy.toml", "reason": "name"}]


def test_no_folder_is_no_problem(tmp_path: Path) -> None:
    assert load_themes(tmp_path / "nowhere")[1] == []


class Showing(App[None]):
    """An app whose style uses the game's colours."""

    CSS = "Label { background: $felt; color: $dynasty-red-ink; border: round $seat; }"

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variable_defaults()

    def compose(self) -> ComposeResult:
        yield Label("x")


async def test_the_apps_style_works_in_every_theme() -> None:
    app = Showing()
    async with app.run_test() as pilot:
        for theme in HOUSE.values():
            app.register_theme(theme)
        for name in (*HOUSE, "nord", "ansi-light"):
            app.theme = name
            await pilot.pause()
            expected = Color.parse(HOUSE[name].variables["felt"] if name in HOUSE else variable_defaults()["felt"])
            assert app.query_one(Label).styles.background == expected
