"""Cards that speak: what stands on them in words, and every card as a face to draw."""

from __future__ import annotations

import pytest

from tests.games.alien_artifacts.tables import new_table
from visavis.core import Effect
from visavis.games.alien_artifacts import GAME
from visavis.games.alien_artifacts.cards.vocabulary import COLOURS, TYPES
from visavis.games.alien_artifacts.ui import face_of
from visavis.testing import clause
from visavis.words import LANGUAGES, Words

PACK = GAME.default_pack
KINDS = {"ship": 2, "planet": 2, "tech": 2, "artifact": 1, "faction": 2, "resource": 2}


@pytest.mark.parametrize("table", PACK.tables)
def test_every_card_has_a_face_that_can_be_put_into_words(table: str):
    assert PACK.tables[table]
    for id in PACK.tables[table]:
        face = face_of(PACK, id)
        assert face is not None
        assert face.kind == table
        assert len(face.sides) == KINDS.get(table, len(face.sides)) > 0
        assert all(isinstance(number, int) for side in face.sides for _, number in (*side.icons, *side.cost))
        if table in ("ship", "planet", "tech"):
            assert face.type in TYPES
            assert face.points == 1
        for language in LANGUAGES:
            words = Words(language, GAME, strict=True)
            assert all(words.say(key, **args) for side in face.sides for key, args in side.says)


def test_a_face_has_what_the_card_says():
    face = face_of(PACK, "TEC08")
    assert face is not None
    front, back = face.sides
    assert (front.keyword, front.cost, front.icons) == ("action", (("G", 3),), (("PROD.one", 2),))
    assert (back.counts, back.rows[0]) == ("of_type.exploit", (3, 1, 2))
    resource = face_of(PACK, "RES01")
    assert resource is not None
    assert resource.number
    assert resource.sides[0].icons[0][0] in (*COLOURS, "Y")
    assert face_of(PACK, "nothing") is None


@clause("AA-5.4")
def test_the_back_of_a_technology_is_told_without_its_rows_before_it_is_bought():
    words = Words("de", GAME, strict=True)
    session = new_table(projects=["TEC08"], hands=["RES01"])
    view = session.seen_by("p1").view
    assert "zählt Karten mit Ausbeuten" in words.describe("TEC08")
    assert "ab 3" not in words.describe("TEC08")
    assert "ab 3: 1/2" in words.describe("TEC08", view)
    assert "ab 3" not in words.describe("TEC32", view)
    hidden = face_of(PACK, "TEC08", back=False)
    assert hidden is not None
    assert hidden.sides[1].rows == ()


@clause("AA-10.2")
def test_a_project_says_what_it_still_costs():
    words = Words("de", GAME, strict=True)
    words.read_by({}, "p1")
    session = new_table(projects=["SHP22", "SHP23"], attached=[[["SHP22", "RES01a"]]], hands=["RES02"])
    view = session.seen_by("p1").view
    assert words.describe("SHP22", view).endswith("dir fehlen noch 2 Rot.")
    assert words.describe("SHP23", view).endswith("Nero fehlen noch 5 Rot.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_stands_side_by_side_without_a_separator(language: str):
    words = Words(language, GAME, strict=True)
    for id in ("ART06", "SHP01", "SYS5", "DEF03", "FAC1"):
        said = words.describe(id)
        assert "  " not in said
        assert " ," not in said
        assert "1 Kredite" not in said
        assert "1 credits" not in said
    assert words.describe("ART06") in (
        "1 weitere Aktion, 2 Ressourcenkarten ziehen",
        "1 more action, draw 2 resource cards",
    )


def test_you_are_called_so_and_computers_have_names():
    from visavis.games.alien_artifacts.effects.turn import NextTurn

    words = Words("de", GAME, strict=True)
    words.read_by({}, "p1")
    assert words.effect(NextTurn("p1", 3, False)) == "Zug 3: Du bist am Zug."
    assert words.effect(NextTurn("p2", 4, False)) == "Zug 4: Nero ist am Zug."
    words.read_by({}, "")
    assert words.effect(NextTurn("p1", 3, False)) == "Zug 3: Alva ist am Zug."


def test_every_effect_that_is_told_has_a_short_form():
    words = Words("de", GAME)
    told = [effect for effect in GAME.effects if issubclass(effect, Effect) and effect.kind == "instruction"]
    assert len(told) > 35
    without = [
        str(effect.__struct_config__.tag)
        for effect in told
        if words.messages.attribute(f"do-{effect.__struct_config__.tag}", "short") is None
    ]
    assert without == []
