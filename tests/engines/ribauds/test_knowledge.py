"""Le Roy des Ribauds: what each player knows moves with the cards and fades with what is laid unseen."""

from __future__ import annotations

from .positions import GAME, table


def test_a_card_turned_down_is_known_to_both_until_it_moves_unseen() -> None:
    t = table("R_ A^ C_ Q_", "QRC | AAC")
    t.play("?3", "1<>4", "/2")
    assert (t.known(1), t.known(2)) == (".AC.", ".AC.")
    t.play("C@2_")
    assert (t.known(1), t.known(2)) == ("..C.", ".CC.")


def test_knowledge_moves_with_a_swap() -> None:
    t = table("R_ A_ C_ Q^", "QRC | AAC")
    t.play("?2", "=13")
    t.play("C@4^", "1<>4", "/2")
    assert (t.court, t.known(1), t.known(2)) == ("C^ A_ C_ R_", "CACR", "CA..")


def test_a_peeked_card_that_the_rival_takes_is_known_in_his_hand() -> None:
    t = table("R_ A_ C_ Q^", "QRC | AAC")
    t.play("?2", "=13")
    t.play("A@1_")
    assert t.sure(1) == "R"
    assert t.view(2).exposed == (0,)
    assert t.known(1) == ".ACQ"


def test_a_card_seen_in_a_hand_turns_to_maybe_once_its_owner_may_have_laid_it() -> None:
    t = table("R_ R_ C_ Q_", "RAC | AAC")
    t.play("?4")
    seen = t.sure(1)
    t.play("A@1_")
    assert len(t.sure(1)) < len(seen)
    assert set(t.maybe(1)) <= set(seen)
    assert t.known(1) == "...Q"


def test_a_whole_hand_of_one_kind_cannot_hide_what_it_laid() -> None:
    t = table("R_ R_ C_ Q_", "RCC | AAA")
    t.state.knowledge.show(0, 1, (3, 3, 3))
    t.play("R@4^", "/3", "A@1_")
    assert t.known(1) == "A.CR"


def test_a_card_laid_face_up_or_discarded_leaves_what_is_known_of_a_hand() -> None:
    t = table("R_ R_ C_ Q_", "RQC | RAC")
    t.state.knowledge.show(0, 1, (0, 3))
    t.play("Q@1_")
    t.play("R@2^", "draw", "-RA")
    assert t.sure(1) == ""


def test_a_face_down_card_laid_by_oneself_is_known_to_oneself_alone() -> None:
    t = table("R_ A_ C_ Q_", "QRC | AAC")
    t.play("R@4_")
    assert (t.known(1), t.known(2), t.known(0)) == ("...R", "....", "....")
    assert t.watched(2) == "4"


def test_what_is_told_of_a_replacement() -> None:
    t = table("R_ A_ C_ Q_", "QRC | AAC")
    state, told = t.state, []
    state.apply(0, GAME.parse("Q@2_"), told.append)
    mine, theirs, strangers = (GAME.tell(told[0], viewer) for viewer in (0, 1, -1))
    assert (mine.card, mine.taken) == (1, 3)
    assert (theirs.card, theirs.taken) == (strangers.card, strangers.taken) == (None, None)
