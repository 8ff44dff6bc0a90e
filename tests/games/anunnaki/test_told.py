"""What the table is told: nothing ends in silence, why has numbers, words agree with the rules, maps can be drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl
from msgspec.structs import replace

from tests.games.anunnaki.person import Person
from tests.games.anunnaki.play import Sit, act, homes, position
from visavis.core import (
    TABLE,
    Areas,
    BareTable,
    CardRow,
    Effect,
    NotAllowed,
    Nothing,
    Position,
    RandomPolicy,
    Region,
    Session,
    Table,
    Track,
    decide,
    option_fields,
)
from visavis.games.anunnaki import GAME
from visavis.games.anunnaki.board import ask_once
from visavis.games.anunnaki.bot_turn import actions, turn
from visavis.games.anunnaki.bot_turn.creatures import check_creatures, check_others
from visavis.games.anunnaki.bot_turn.fights import his_fights
from visavis.games.anunnaki.bot_turn.movement import target_area, unit_to_move
from visavis.games.anunnaki.effects.fights import TooWeak
from visavis.games.anunnaki.effects.his_turn import (
    FollowGoal,
    MeetRequirement,
    NoBonus,
    ScorePoints,
    Symbol,
    TakeCreature,
)
from visavis.games.anunnaki.effects.setup import WrongPlanet
from visavis.games.anunnaki.setup import named_creatures
from visavis.games.anunnaki.state import Creature, Face, State
from visavis.games.anunnaki.turns import step
from visavis.games.anunnaki.ui import draw
from visavis.testing import clause, count, expect_type
from visavis.testing.helpers import combination
from visavis.testing.listen import Listener
from visavis.words import Words
from visavis.words.explanation import explained
from visavis.words.fluent import bundle_of

GERMAN = Words("de", GAME, strict=True)


def said_by(table: Sit) -> list[str]:
    """Everything that is told, in German."""
    return [GERMAN.effect(effect) for effect in table.effects if effect.kind != "silent"]


# Nothing is silent


class Heard(Listener[State]):
    """A table that counts what a person sees."""

    def __init__(self, table: Table[State]) -> None:
        super().__init__(table)
        self.seen: list[Effect] = []

    def do(self, effect: Effect) -> None:
        if effect.kind != "silent" and not isinstance(effect, Symbol):
            self.seen.append(effect)
        self.table.do(effect)


@clause("AN-3.2", "AN-6.2")
def test_no_symbol_of_a_card_ends_without_an_effect_or_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    perform, found = actions.perform, {"symbols": 0}

    def watched(state: State, table: Heard, symbol: str) -> None:
        before = len(table.seen)
        perform(state, table, symbol)
        assert len(table.seen) > before, f"{symbol} ended in silence"
        found["symbols"] += 1

    monkeypatch.setattr(actions, "perform", watched)
    monkeypatch.setattr(turn, "perform", watched)
    fields = option_fields(GAME.options)
    for n in range(count(1000, usual=20)):
        options = GAME.read_options({**combination(fields, n), "cards": "pack"})
        seats = {"you": GAME.policy("rival"), TABLE: RandomPolicy()}
        table = BareTable(GAME, GAME.start(options, GAME.default_pack), n, seats)
        while not GAME.over(table.state):
            GAME.step(table.state, Heard(table))
    assert found["symbols"] > 200


@pytest.mark.parametrize(
    ("fields", "symbol", "expected"),
    [
        ({"exhausted": {"C5": 1}}, "harvest_1", ("harvest.none", "AN-7.6")),
        ({}, "harvest_2", ("harvest.no_more", "AN-7.6")),
        ({"units": {"C6": "ff"}}, "build", ("build.no_area", "AN-8.4")),
        ({"settlements": "C6 C1 C2 C3 C4", "tiles": "Y2"}, "build", ("build.no_settlement", "AN-8.4")),
        ({}, "income", ("income.none", "AN-9.1")),
        ({"units": {"C6": "f" * 12}}, "gain_2", ("gain.none_left", "AN-10.3")),
        ({"units": {"C6": ""}}, "move_2_brave", ("move.no_target", "AN-11.5")),
        ({"units": {"C6": "f"}}, "move_2_cunning", ("move.no_unit", "AN-11.10")),
        ({"units": {"C6": "f"}}, "portal_2_cunning", ("portal.no_unit", "AN-12.5")),
        ({"cubes": 3, "your_cubes": 3}, "oracle", ("oracle.too_early", "AN-14.1")),
        ({"progress": (10, 0, 0)}, "advance_war", ("advance.end", "AN-15.3")),
        ({"progress": (9, 0, 0)}, "advance_war", ("advance.locked", "AN-2.6")),
        ({"cubes": 14}, "cubes_1", ("fate.full", "AN-6.3")),
    ],
)
@clause("AN-7.6", "AN-8.4", "AN-9.1", "AN-10.3", "AN-11.5", "AN-11.10", "AN-12.5", "AN-14.1", "AN-15.3", "AN-2.6")
def test_what_comes_to_nothing_is_said_with_its_clause(
    fields: dict[str, Any], symbol: str, expected: tuple[str, str]
) -> None:
    table = act(position(**homes(**fields)), symbol)
    assert expected in table.came_to_nothing
    assert all(said_by(table))


@clause("AN-14.3", "AN-14.4", "AN-14.6")
def test_the_oracle_says_which_tracks_it_passes_over_and_which_tile_it_follows() -> None:
    goals = ("units", "settlements", "territories", "shrines")
    state = position(**homes(cubes=4, progress=(3, 2, 1), units={"C6": "f" * 12}, goals=goals))
    table = act(state, "oracle")
    assert table.came_to_nothing[:2] == [("oracle.impossible", "AN-14.3"), ("oracle.impossible", "AN-14.3")]
    assert table.one(FollowGoal) == FollowGoal("commerce", "territories")
    assert (
        said_by(table)[0]
        == "Orakel: Einheiten bei Krieg ist nicht einmal teilweise möglich. Weiter zur nächsten Leiste."
    )


@clause("AN-18.4", "AN-18.5", "AN-2.2")
def test_what_he_leaves_alone_is_said() -> None:
    state = position({"distant": True}, **homes(units={"C6": "f", "DL": "f"}, your_units={"Y6": "f", "DL": "m"}))
    state.tiles &= ~state.board.distant
    table = Sit(state)
    his_fights(state, table)
    assert table.one(TooWeak) == TooWeak("DL")
    assert table.came_to_nothing == [("fight.none", "AN-3.7")]
    state = position({"distant": True}, **homes(units={"C6": "ff"}, arrow="right"))
    assert act(state, "portal_1_brave").one(NoBonus) == NoBonus("DR")
    state = position(**homes(cubes=13, turns_left=1))
    assert ("end.already", "AN-2.2") in act(state, "cubes_1").came_to_nothing


# Why has numbers


def out(state: State, strategy: str, count: int, portal: bool) -> list[tuple[str, str, list[str]]]:
    """What fell out before the first line of the strategy: id, clause, areas."""
    choice = target_area(state, Sit(state), strategy, count, portal)
    assert choice.before is not None
    return [(step.id, step.clause, list(map(str, step.cut))) for step in choice.before()]


@clause("AN-11.1", "AN-11.2", "AN-11.3", "AN-2.5", "AN-13.1")
def test_why_not_this_area() -> None:
    state = position(**homes(units={"C6": "ff", "G1": "f"}, your_units={"Y6": "f", "C1": "mm", "C3": "f"}))
    found = out(state, "mighty", 1, False)
    assert ("target.never", "AN-11.3", ["C6", "Y6", "G1"]) in found
    assert [areas for id, _, areas in found if id == "target.two_pieces"] == [
        ["Y1", "Y2", "Y3", "Y4", "Y5", "G2", "G3", "G4", "G5", "G6", "ATL"]
    ]
    # A civilization that is not beside Atlantis is in no line of the mighty; C1 is too strong for one follower.
    assert ("target.unnamed", "AN-13.1", ["C2"]) in found
    assert ("target.too_weak", "AN-11.2", ["C1"]) in found
    state.turns_left = 1
    assert ("target.closed", "AN-2.5", ["ATL"]) in out(state, "brave", 1, True)


@clause("AN-18.2", "AN-18.3")
def test_why_not_this_distant_planet() -> None:
    state = position({"distant": True}, **homes(arrow="left"))
    assert ("target.arrow", "AN-18.2", ["DR"]) in out(state, "brave", 1, True)
    state = position({"distant": True}, **homes(units={"C6": "ff", "DL": "f"}, arrow="left"))
    state.tiles &= ~state.board.distant
    found = out(state, "brave", 1, True)
    assert ("target.leading", "AN-18.3", ["DL"]) in found


@clause("AN-11.7", "AN-11.8", "AN-12.4")
def test_why_not_this_unit() -> None:
    units = {"C6": "ff", "C5": "f", "Y1": "f", "ATL": "m"}
    state = position(**homes(units=units, your_units={"Y6": "f", "Y1": "f"}, tiles=["Y2"]))
    choice = unit_to_move(state, Sit(state), "G1", portal=True)
    assert choice.before is not None
    assert [(step.id, step.clause, list(map(str, step.cut))) for step in choice.before()] == [
        ("unit.fighting", "AN-11.7", ["Y1"]),
        ("unit.in_atlantis", "AN-12.4", ["ATL"]),
        ("unit.last", "AN-11.8", ["C5"]),
    ]


@clause("AN-5.3", "AN-5.5", "AN-7.2")
def test_the_numbers_of_a_criterion_and_what_fell_out_are_said() -> None:
    units = {"C6": "f", "C1": "f", "C4": "f", "C3": "f"}
    decided = decide(
        Position("anunnaki", PACK, {**PLAY, "units": units, "settlements": ["C6"], "your_units": {"Y6": "f", "C3": "f"},
                                    "your_settlements": ["Y6"], "open": [{"id": "M15", "parts": []}]},
                 {"sun": ["S03"], "moon": ["M01"], "die": [5]}),
    )  # fmt: skip
    harvest = explained(next(one for one in decided.decisions if one.id == "harvest.area"), GERMAN)
    assert [step.clause for step in harvest.steps][:2] == ["AN-5.5", "AN-7.2"]
    assert harvest.steps[0].cut == ["C3"]
    assert any("Holz" in one for one in harvest.steps[2].kept)


@clause("AN-13.B1", "AN-11.4")
def test_lines_that_were_not_read_are_not_explained() -> None:
    state = position(**homes(units={"C6": "mmm"}))
    table = act(state, "portal_2_brave")
    decision = table.decision("portal.target")
    assert [step.id for step in decision.steps] == ["brave.atlantis"]


# The positions of the review


PACK = {"cards": "pack", "board": "pack"}
PLAY = {"phase": "play", "turn": "cosmobot", "house": "ellenys", "your_house": "babylon"}
START = {
    "units": {"C6": "ff", "C5": "f"},
    "settlements": ["C6"],
    "your_units": {"Y6": "ff"},
    "your_settlements": ["Y6"],
}


@clause("AN-19.1", "AN-19.2", "AN-4.1")
def test_a_creature_earned_in_a_fight_stands_there_before_the_culture_markers() -> None:
    war = {"id": "joermungandr", "needs": "war", "value": 4}
    state = {
        **PLAY, "units": {"C4": "f", "C5": "f", "C2": "mm"}, "settlements": ["C6"], "your_units": {"Y6": "ff"},
        "your_settlements": ["Y6"], "tiles": ["C2", "Y2", "ATL"], "strengths": {"C2": 3}, "progress": [3, 0, 0],
        "creatures": [war], "laid": [war], "open": [{"id": "M15", "parts": ["income"]}],
    }  # fmt: skip
    draws: dict[str, list[Any]] = {"sun": ["S13"], "moon": ["M01"], "die": [5]}
    given = Position("anunnaki", {**PACK, "creatures": True}, state, draws, {"harvest.you_choose": ["C5"]})
    kinds = [type(effect).__name__ for effect in decide(given).effects]
    assert kinds.index("RemoveTile") < kinds.index("TakeCreature") < kinds.index("TakeMarker")
    points = [effect.points for effect in decide(given).effects if isinstance(effect, ScorePoints)]
    assert points == [5, 2]


@clause("AN-19.1")
def test_of_two_creatures_at_once_you_choose_the_first() -> None:
    both = (Creature("war-1", "war", 1), Creature("units-3", "units", 3), Creature("war-9", "war", 9))
    state = position({"creatures": True}, **homes(progress=(1, 0, 0)))
    state.creatures = state.laid = both
    table = Sit(state, {"creature.you_choose": ["units-3"]})
    check_creatures(state, table)
    assert [effect.creature for effect in table.all(TakeCreature)] == ["units-3", "war-1"]
    assert table.all(MeetRequirement)[1] == MeetRequirement("war-1", "war", 1)


@clause("AN-19.1")
def test_a_creature_is_named_in_german_with_its_requirement() -> None:
    for id, name in (("creature 1", "Kreatur 1"), ("war-1", "Kreatur (Krieg 1)")):
        one = {"id": id, "needs": "war", "value": 1}
        state = {**PLAY, **START, "creatures": [one], "laid": [one], "open": [{"id": "M11", "parts": ["advance_war"]}]}
        given = Position("anunnaki", {**PACK, "creatures": True}, state, {"sun": ["S03"], "moon": ["M01"]})
        told = [GERMAN.effect(effect) for effect in decide(given).effects if effect.kind != "silent"]
        assert f"Cosmobot hat auf der Leiste Krieg Feld 1 erreicht und nimmt dafür {name}." in told


@clause("AN-14.1")
def test_an_oracle_that_becomes_supremacy_says_so() -> None:
    state = {**PLAY, **START, "exhausted": {"C5": 1}, "open": [{"id": "M07", "parts": ["oracle"], "cubes": 1}]}
    draws: dict[str, list[Any]] = {"sun": ["S01"], "moon": ["M01"], "die": [5]}
    found = [one for one in decide(Position("anunnaki", PACK, state, draws)).effects if isinstance(one, Nothing)]
    assert GERMAN.effect(found[0]).startswith("Orakel: Noch liegen keine 4 Quader (er 1, du 0). Stattdessen Vormacht")


@clause("AN-2.1")
def test_restating_what_the_app_shows_changes_nothing_in_the_middle_of_a_turn() -> None:
    session = Session.new(GAME, PACK, seed=1)
    for answer in (["houses", "ellenys", "pharaos"], ["goals", "shrines", "units", "settlements"], ["gain", "Y6", 1]):
        session.answer(answer)
    before = session.seen_by("you").view.your_units
    session.correct({"your_units": {"Y6": "fff", "Y5": "f"}})
    assert session.seen_by("you").view.your_units == before
    session.answer(["gain", "Y6", 1])
    assert "ffff" in session.seen_by("you").view.your_units


@clause("AN-11.2")
def test_atlantis_needs_four_only_with_its_civilization_and_the_checklist_says_so() -> None:
    for language, words in (("de", "4 in Atlantis mit Zivilisation"), ("en", "4 in Atlantis with a civilization")):
        for id in ("move.target", "portal.target"):
            assert words in Words(language, GAME).choice(id, {"strategy": "brave", "count": 2})
    state = position(**homes(units={"C6": "ff"}, tiles=["C2"]))
    assert "ATL" in expect_type(target_area(state, Sit(state), "brave", 1, True).among, Region)


@clause("AN-2.6")
def test_the_lightning_is_reached_not_passed() -> None:
    clause = GAME.clauses["AN-2.6"]
    assert "reached" in clause.says("en")
    assert "erreicht" in clause.says("de")
    state = position(**homes(progress=(9, 0, 0), domination=9))
    assert state.can_advance(0)


# Where printed cards are used


@clause("AN-1.3", "AN-1.5", "AN-1.6", "AN-1.9")
def test_with_printed_cards_the_instruction_comes_before_the_question() -> None:
    session, person = Session.new(GAME, {"creatures": True}, seed=1), Person(1)
    before = {"enter.fate": "show_fate", "enter.creature": "set_out_creatures", "enter.moon": "turn_first"}
    asked = 0
    while session.pending is not None and session.pending.id != "your.turn":
        told = [line.__struct_config__.tag for line in session.lines if isinstance(line, Effect)]
        if session.pending.id in before:
            assert before.pop(session.pending.id) in told
        asked += 1
        question = session.pending
        session.answer(
            ["end"] if question.id == "enter.creature" else person.answer(question, session.seen_by("you").view)
        )
    assert before == {}
    assert asked <= 10, "so few questions before the first own turn"
    said = [GERMAN.effect(line) for line in session.lines if isinstance(line, Effect) and line.kind == "instruction"]
    assert any("je 6. Lege sie in die Schachtel" in line for line in said)


@clause("AN-1.8", "AN-4.2", "AN-19.1")
def test_a_printed_gaia_may_be_larger_and_a_creature_may_ask_for_something_else() -> None:
    state: State = GAME.start(GAME.read_options({"creatures": True}), GAME.default_pack)
    table = Sit(state, {"enter.gaia": [("gaia", 12)], "enter.gaia_tiles": [("G9",)]})
    ask_once.gaia(state, table)
    assert len(state.board.areas) == 13
    names = state.board.map.names
    markers = [("marker", *names[n : n + 3]) for n in range(9)]
    ask_once.markers(1, state, Sit(state, {"enter.markers": [*markers, ("no_more",)]}))
    assert len(state.markers) == 9
    said = [("other", "Kerberos"), ("end",)]
    assert named_creatures(state, Sit(state, {"enter.creature": said})) == (Creature("Kerberos", "other", 0),)


@clause("AN-19.1")
def test_a_requirement_that_the_app_cannot_see_is_asked_for_every_turn() -> None:
    state = position({"creatures": True}, **homes())
    state.creatures = state.laid = (Creature("Kerberos", "other", 0),)
    check_others(state, Sit(state, {"creature.other": [False]}))
    assert state.creatures_taken == 0
    table = Sit(state, {"creature.other": [True]})
    check_others(state, table)
    assert table.one(TakeCreature).creature == "Kerberos"
    assert "Cosmobot erfüllt die erste Anforderung von Kerberos." in said_by(table)


@clause("AN-3.1", "AN-1.4", "AN-5.2", "AN-13.M1")
def test_what_was_misread_is_read_in_again() -> None:
    session, person = Session.new(GAME, seed=1), Person(1)
    while session.pending is not None and session.pending.id != "your.turn":
        session.answer(person.answer(session.pending, session.seen_by("you").view))
    fate = session.seen_by("you").view.fate
    session.answer("reread fate")
    session.answer(["fate", *reversed(fate.order), *fate.rewards, "oracle"])
    session.answer("reread card")
    session.answer(["card", 2, "oracle", *["-"] * 4, "H_1"])
    session.answer("reread shrines")
    session.answer(["C1", "Y1"])
    view = session.seen_by("you").view
    assert view.fate.order == tuple(reversed(fate.order))
    assert view.open == (Face("m1", ("oracle",), 2),)
    assert view.read == (Face("m1", ("oracle",), 2, "", "H", 1),)
    assert [area.name for area in view.board.areas if area.shrines == 1] == ["C1", "Y1"]


@clause("AN-19.6", "AN-19.5", "AN-15.1")
def test_houses_with_something_to_say_and_pacts_of_any_house() -> None:
    assert "Odin" in GERMAN.effect(Nothing("house.norrenis", "AN-19.6"))
    assert "Die Reisen der Götter" in GERMAN.effect(Nothing("house.mesos", "AN-19.5"))
    assert "Der Fall der Götter" in GERMAN.effect(Nothing("house.nypponis", "AN-19.5"))
    table = Sit(position({"cards": "printed"}, **homes()), {"enter.pact": [("pact", 3, 1)]})
    actions.perform(table.state, table, "pact")
    assert "Haussymbole zählen nicht" in GERMAN.question(table.asked[0])


# Entries


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("move Y6 G3", "gaia.unread"),
        ("move C6 Y4", "area.no_units"),
        ("move Y6 C6", "area.capital"),
        ("settle Y6", "area.settled"),
        ("gain Y5 1", "area.no_settlement"),
        ("summon Y1 minor", "area.no_followers"),
        ("harvest Y1", "area.no_icon"),
        ("last", "last.early"),
    ],
)
def test_a_refusal_says_why(line: str, reason: str) -> None:
    session, person = Session.new(GAME, seed=1), Person(1)
    while session.pending is not None and session.pending.id != "your.turn":
        session.answer(person.answer(session.pending, session.seen_by("you").view))
    with pytest.raises(NotAllowed) as refused:
        session.answer(line)
    assert refused.value.details["reason"] == reason
    assert GERMAN.reason(reason)


@clause("AN-2.3")
def test_what_is_not_likely_can_be_insisted_on() -> None:
    for sure, cubes in ((False, 0), (True, 5)):
        state = position(**homes(turn="you"))
        table = Sit(state, {"your.turn": [("cubes", 5), ("done",)], "your.sure_cubes": [sure]})
        step(state, table)
        assert state.your_cubes == cubes


# Drawing


def test_the_planets_are_drawn_as_maps_of_hexes() -> None:
    panels = {panel.id: panel for panel in draw(position(**homes())) if isinstance(panel, Areas)}
    home, gaia = panels["planet_his"], panels["planet_gaia"]
    places = {cell.name: (cell.row, cell.column) for cell in home.cells}
    assert places == {"C1": (0, 0), "C2": (0, 1), "C3": (0, 2), "C4": (1, 0), "C5": (1, 1), "C6": (2, 1)}
    next_to = {cell.name: set(cell.next_to) for cell in (*home.cells, *gaia.cells)}
    assert next_to["C6"] == {"C4", "C5"}
    assert next_to["C2"] == {"C1", "C3", "C4", "C5"}
    assert next_to["ATL"] == {f"G{n}" for n in range(1, 7)}
    assert next_to["G1"] == {"G2", "G6", "ATL"}
    assert (home.layout, set(home.corners)) == ("pointy", {("C4", "C5", "C6"), ("C1", "C2", "C4"), ("C2", "C3", "C5")})
    # Every culture marker lies where three areas meet.
    for panel in (home, gaia):
        for one, two, three in panel.corners:
            assert {two, three} <= next_to[one]
            assert three in next_to[two]


def test_a_planet_of_another_shape_is_drawn_without_neighbours() -> None:
    state: State = GAME.start(GAME.read_options({}), GAME.default_pack)
    table = Sit(state, {"enter.planet": [("planet", 7, 7, 8, 2), ("planet", 7, 7, 7, 2), ("planet", 7, 7, 5, 2)]})
    table.do(ask_once.home(state, table, "his", "ellenys"))
    assert table.all(WrongPlanet) == [WrongPlanet(7)] * 2
    (panel,) = (one for one in draw(state) if isinstance(one, Areas))
    assert (panel.layout, {cell.next_to for cell in panel.cells}) == ("", {()})
    assert len({(cell.row, cell.column) for cell in panel.cells}) == 7


@clause("AN-1.4", "AN-1.9", "AN-17.4")
def test_what_was_read_in_is_shown_and_nothing_else() -> None:
    state = position(**homes(settlements="C6 C5", cubes=4))
    cards = {panel.id: panel.cards for panel in draw(state) if isinstance(panel, CardRow)}
    assert cards["fate_order"] == ("wood", "gold", "metal", "food")
    assert (cards["fate_seen"], cards["fate_covered"]) == (("followers_2",), ("vp_2", "followers_2", "vp_4"))
    (track,) = (panel for panel in draw(state) if isinstance(panel, Track) and panel.id == "domination")
    assert (track.least, track.most, track.markers) == (-8, 8, (("cosmobot", -8), ("you", -8)))
    # Nobody has read in what the spaces of a printed track are worth: it is drawn by its steps.
    state.tracks = replace(state.tracks, values=(*state.tracks.values[:3], (-8, *(-99,) * 16)))
    (track,) = (panel for panel in draw(state) if isinstance(panel, Track) and panel.id == "domination")
    assert (track.least, track.most, track.markers) == (0, 16, (("cosmobot", 0), ("you", 0)))


# Words


LEXICON = {
    "de": {
        "Anhänger": "Anhänger", "Einheit": "Einheiten", "Gebiet": "Gebiete", "Karte": "Karten", "Schritt": "Schritte",
        "Feld": "Felder", "Symbol": "Symbole", "Schrein": "Schreine", "Siedlung": "Siedlungen", "Quader": "Quader",
        "Spielstück": "Spielstücke", "Kreatur": "Kreaturen", "Marker": "Marker",
    },
    "en": {
        "follower": "followers", "unit": "units", "area": "areas", "card": "cards", "step": "steps", "space": "spaces",
        "icon": "icons", "shrine": "shrines", "settlement": "settlements", "cube": "cubes", "piece": "pieces",
        "point": "points", "marker": "markers",
    },
}  # fmt: skip
"""The nouns that are counted, with their plurals."""
CHECKED = ("count", "points", "steps", "cards", "cubes", "followers", "tokens", "value", "number")
EXAMPLES = {"area": "C3", "source": "C6", "track": "war", "strategy": "brave", "creature": "war-4", "card": "M01"}


def patterns(language: str) -> Iterator[tuple[str, ftl.Message]]:
    """All texts of the game, the short ones too, with the names of their variables."""
    text = (GAME.folder / "words" / f"{language}.ftl").read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message):
            yield entry.id.name, entry


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_numbers_and_nouns_agree(language: str, number: int) -> None:
    bundle: FluentBundle = bundle_of(language, GAME.package)
    nouns = LEXICON[language]
    wrong = set(nouns.values()) - set(nouns) if number == 1 else set(nouns) - set(nouns.values())
    counted = re.compile(rf"\b{number} (?:neue[rn]? |new )?({'|'.join(sorted(wrong, key=len, reverse=True))})\b")
    found = []
    for key, entry in patterns(language):
        variables = sorted(Names.of(entry))
        values: dict[str, Any] = {name: EXAMPLES.get(name, "x") for name in variables}
        values |= dict.fromkeys((name for name in CHECKED if name in variables), number)
        message = bundle.get_message(key)
        for pattern in (message.value, *message.attributes.values()):
            text = str(bundle.format_pattern(pattern, values)[0]) if pattern else ""
            text = re.sub("[\u2068\u2069]", "", text)
            found += [(key, text)] if counted.search(text) else []
    assert found == []


class Names(visitor.Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)

    @classmethod
    def of(cls, entry: ftl.Message) -> set[str]:
        names = cls()
        names.visit(entry)
        return names.found


def test_the_check_of_the_nouns_sees_a_wrong_one() -> None:
    assert re.search(r"\b1 (?:Schritte|Felder)\b", "Es sind 1 Schritte.")


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_instruction_has_a_short_form(language: str) -> None:
    bundle: FluentBundle = bundle_of(language, GAME.package)
    tags = [str(effect.__struct_config__.tag) for effect in GAME.effects if effect.kind == "instruction"]
    assert tags
    assert [tag for tag in tags if "short" not in bundle.get_message(f"do-{tag}").attributes] == []


def test_short_forms_fit_a_phone() -> None:
    session = Session.new(GAME, {**PACK, "creatures": True, "distant": True}, seed=3, seats={"you": "rival"})
    seen = set()
    for line in session.lines:
        if isinstance(line, Effect) and line.kind == "instruction":
            key = f"do-{line.__struct_config__.tag}"
            text = GERMAN.part(line, "short")
            assert text, key
            seen.add(key)
            assert len(re.sub("[\u2068\u2069]", "", text)) <= 36, text
    assert len(seen) > 12
