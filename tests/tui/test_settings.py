"""Settings survive: edits by hand, damage, a full disk, and values of a later version."""

import os
from pathlib import Path

import pytest

from tui.folders import HOME, folders
from tui.settings import Settings, SettingsFile, Setup

SETUP = Setup(seats=4, bots=("novice", "player", "player"), preset="cafe", options={"free_draw": False, "rounds": 3})


def put(folder: Path, text: str | bytes) -> Path:
    path = folder / "settings.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def keys(file: SettingsFile) -> list[str]:
    return [problem.key for problem in file.problems]


def test_no_file_means_defaults_and_makes_none(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "nowhere")
    assert file.settings == Settings()
    assert not file.problems
    assert file.save(Settings()) is None
    assert not (tmp_path / "nowhere").exists()


def test_saved_settings_come_back(tmp_path: Path) -> None:
    wanted = Settings(name="Élise", theme="contraste", pace="brisk", bell=False, last_setup={"roitatouille": SETUP})
    assert SettingsFile(tmp_path / "deep" / "er").save(wanted) is None
    assert SettingsFile(tmp_path / "deep" / "er").settings == wanted
    assert [path.name for path in (tmp_path / "deep" / "er").iterdir()] == ["settings.toml"]


def test_comments_and_unknown_keys_stay(tmp_path: Path) -> None:
    path = put(tmp_path, '# mine\nname = "Ana" # short\nfuture = 3\n\n[last_setup.other]\nseats = 2 # two\n')
    file = SettingsFile(tmp_path)
    setups = {**file.settings.last_setup, "roitatouille": SETUP}
    file.save(Settings(name="Bea", last_setup=setups))
    text = path.read_text(encoding="utf-8")
    assert "# mine" in text
    assert 'name = "Bea" # short' in text
    assert "future = 3" in text
    assert "seats = 2 # two" in text
    assert SettingsFile(tmp_path).settings.last_setup == setups


def test_a_setup_can_be_forgotten(tmp_path: Path) -> None:
    SettingsFile(tmp_path).save(Settings(last_setup={"a": SETUP, "b": SETUP}))
    SettingsFile(tmp_path).save(Settings(last_setup={"b": SETUP}))
    assert SettingsFile(tmp_path).settings.last_setup == {"b": SETUP}


DAMAGES = [
    *("name = ", b"\xff\xfe\x00n", b"\x00\x00\x00", "a = 1\na = 2\n"),
    *(f"a = {'[' * 20_000}", f"a = {'9' * 10_000}"),
]


@pytest.mark.parametrize("damage", DAMAGES, ids=range(len(DAMAGES)))
def test_a_broken_file_is_set_aside_whole(tmp_path: Path, damage: str | bytes) -> None:
    before = put(tmp_path, damage).read_bytes()
    put(tmp_path, damage)
    file = SettingsFile(tmp_path)
    assert file.settings == Settings()
    assert keys(file) == ["settings-broken"]
    assert (tmp_path / "settings.toml.broken-1").read_bytes() == before
    put(tmp_path, damage)
    assert SettingsFile(tmp_path).problems[0].args["copy"] == "settings.toml.broken-2"
    assert SettingsFile(tmp_path).problems == []


def test_a_folder_in_its_place_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").mkdir()
    (tmp_path / "settings.toml" / "note").write_text("keep")
    file = SettingsFile(tmp_path)
    assert keys(file) == ["settings-broken"]
    assert (tmp_path / "settings.toml.broken-1" / "note").read_text() == "keep"
    assert file.save(Settings(name="Ana")) is None
    assert SettingsFile(tmp_path).settings.name == "Ana"


def test_a_bad_value_costs_only_itself_and_stays_in_the_file(tmp_path: Path) -> None:
    path = put(tmp_path, 'name = "Ana"\npace = "warp"\nbell = "loud"\nlast_setup = 4\n')
    file = SettingsFile(tmp_path)
    assert file.settings == Settings(name="Ana")
    assert [(p.key, p.args["field"]) for p in file.problems] == [
        ("settings-value", "pace"),
        ("settings-value", "bell"),
        ("settings-value", "last_setup"),
    ]
    assert file.save(Settings(name="Ana", ascii=True)) is None
    assert 'pace = "warp"' in path.read_text()
    assert file.save(Settings(name="Ana", ascii=True, last_setup={"roitatouille": SETUP})) is None
    assert SettingsFile(tmp_path).settings.last_setup == {"roitatouille": SETUP}


def test_an_editor_may_put_a_mark_before_the_text(tmp_path: Path) -> None:
    put(tmp_path, b'\xef\xbb\xbfname = "Ana"\n')
    file = SettingsFile(tmp_path)
    assert (file.settings.name, file.problems) == ("Ana", [])
    assert file.save(Settings(name="Bea")) is None
    assert SettingsFile(tmp_path).settings.name == "Bea"


def test_a_file_that_broke_meanwhile_is_not_overwritten(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    path = put(tmp_path, "name = ")
    problem = file.save(Settings(name="Bea"))
    assert problem is not None
    assert problem.key == "settings-unsaved"
    assert path.read_text() == "name = "


def test_a_name_typed_into_the_file_is_cleaned(tmp_path: Path) -> None:
    put(tmp_path, 'name = "\\u001b[2JAna\\u202e"\n')
    assert SettingsFile(tmp_path).settings.name == "[2JAna"


def test_a_locked_file_is_neither_moved_nor_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(tmp_path, 'name = "Ana"\n')
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_text", refuse)
        file = SettingsFile(tmp_path)
        assert file.settings == Settings()
        assert keys(file) == ["settings-unreadable"]
        problem = file.save(Settings(bell=False))
        assert problem is not None
        assert problem.key == "settings-unsaved"
    assert path.read_text() == 'name = "Ana"\n'
    assert [entry.name for entry in tmp_path.iterdir()] == ["settings.toml"]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(tmp_path, 'name = "Ana"\n')
    file = SettingsFile(tmp_path)
    monkeypatch.setattr(os, "replace", refuse)
    assert file.save(Settings(name="Bea")) is not None
    assert path.read_text() == 'name = "Ana"\n'
    assert [entry.name for entry in tmp_path.iterdir()] == ["settings.toml"]


def test_after_a_failed_save_the_next_one_writes_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = SettingsFile(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        assert file.save(Settings(name="Bea")) is not None
    assert file.settings.name == "Bea"
    assert file.save(Settings(name="Bea", bell=False)) is None
    assert SettingsFile(tmp_path).settings == Settings(name="Bea", bell=False)


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege on Windows")
def test_a_link_to_the_real_file_stays_a_link(tmp_path: Path) -> None:
    real = tmp_path / "real.toml"
    real.write_text("bell = false\n")
    (tmp_path / "settings.toml").symlink_to(real)
    SettingsFile(tmp_path).save(Settings(name="Ana", bell=False))
    assert (tmp_path / "settings.toml").is_symlink()
    assert "Ana" in real.read_text()


def test_all_folders_lie_beneath_the_one_that_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    assert folders() == (tmp_path / "config", tmp_path / "data", tmp_path / "logs")


def test_a_home_of_nobody_is_a_folder_of_that_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, "~nobody-of-this-name/x")
    assert folders().data == Path.cwd() / "~nobody-of-this-name" / "x" / "data"


def test_without_a_name_the_platform_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(HOME, raising=False)
    places = folders()
    assert len(set(places)) == 3
    assert all("roitelet" in str(place) and place.is_absolute() for place in places)


def refuse(*_: object, **__: object) -> None:
    raise PermissionError("locked")
