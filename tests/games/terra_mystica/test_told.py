"""What is told: every action ends in an effect or a line that says why not, and every reason has its numbers."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.games.terra_mystica.play import all_of, deciding, effects_of, facts, her_turn, kinds, one, started, untold
from visavis.core import (
    TABLE,
    BareTable,
    Decided,
    Effect,
    Note,
    Nothing,
    RandomPolicy,
    Region,
    Session,
    Table,
    decide,
    option_fields,
    read_position,
)
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.bot_turn import faction, turn
from visavis.games.terra_mystica.effects.bot import AdvanceCult, PlaceDwelling, Upgrade
from visavis.games.terra_mystica.effects.whole import Books
from visavis.testing import clause, count, expect_type, record
from visavis.testing.helpers import combination
from visavis.testing.listen import Listener
from visavis.words import LANGUAGES, Words
from visavis.words.explanation import explained
from visavis.words.facts import shown
from visavis.words.typed import in_use

POSITIONS = Path(__file__).parent / "positions"


def decided(name: str) -> Decided:
    """One step from a position of the review."""
    return decide(read_position((POSITIONS / f"{name}.json").read_text("utf-8")))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        pytest.param("no_dwelling_left", [("build.no_dwelling", "TM-7.7a")], marks=clause("TM-7.7a")),
        pytest.param("no_space", [("build.no_space", "TM-7.7l")], marks=clause("TM-7.7l")),
        pytest.param("favour_early", [("favour.early", "TM-7.6a")], marks=clause("TM-7.6a")),
        pytest.param("nothing_to_upgrade", [("upgrade.none", "TM-7.5a")], marks=clause("TM-7.5a")),
        pytest.param("no_trade", [("trade.early", "TM-7.8a")], marks=clause("TM-7.8a")),
    ],
)
def test_what_does_not_happen_is_said(name: str, told: list[tuple[str, str]]) -> None:
    assert [one for one in untold(decided(name).effects) if one in told] == told
    for language in LANGUAGES:
        words = Words(language, GAME, strict=True)
        lines = [words.effect(effect) for effect in decided(name).effects if isinstance(effect, Nothing)]
        assert all(lines)
        assert len(lines) == len(set(lines))


APART: dict[str, Any] = {"home": "lakes", "your_home": "swamp", "yours": "A13", "plain": "D5", "marked": "G6"}
MERCHANTS = {"merchants": True}


@pytest.mark.parametrize(
    ("cards", "fields", "told"),
    [
        (("1", "2"), {}, ("points.zero", "TM-7.3b")),
        (("1", "2"), {"covered": [1, 2, 3, 4, 5, 6]}, ("cover.none", "TM-7.2")),
        (("1", "2m"), {"options": MERCHANTS, "covered": [7, 8, 9]}, ("cover.none_merchants", "TM-7.2b")),
        (("2", "3"), {"cults": [10, 10, 10, 10]}, ("cult.none", "TM-7.4a")),
        (("2", "3"), {"priests": 0}, ("cult.no_priest", "TM-7.4g")),
        (("2", "3"), {"threes": [1, 1, 1, 1], "twos": [3, 3, 3, 3]}, ("cult.no_room", "TM-7.4g")),
        (("2", "3"), {"cults": [9, 9, 9, 9]}, ("cult.ten", "TM-1.8")),
        (("2", "1"), {"round": 6, "favours": ["fire", "water", "earth", "air"]}, ("favour.none", "TM-7.6b")),
        (("2", "1"), {"round": 6, "cults": [8, 8, 8, 8]}, ("cult.ten", "TM-1.8")),
        (("1", "2m"), {"options": MERCHANTS, "round": 5, "traded": "E4", "yours": "E4"}, ("trade.none", "TM-7.8b")),
        (("2m", "1"), {"options": MERCHANTS, "plain": "D5 D2", "houses": "D5 D2"}, ("upgrade.shipyard", "TM-7.5f")),
        (("1", "5"), {"faction": "blight", "fallow": "swamp", "blighted": "plains"}, None),
    ],
)
@clause("TM-6.6")
def test_each_case_has_its_own_line(
    cards: tuple[str, str], fields: dict[str, Any], told: tuple[str, str] | None
) -> None:
    found = untold(her_turn(*cards, **{**APART, **fields}).effects)
    assert told in found if told else ("blight.none", "TM-11.9") not in found


@clause("TM-7.4a", "TM-1.8")
@pytest.mark.parametrize(("level", "steps", "lost"), [(9, 1, 2), (8, 2, 1), (7, 3, 0)])
def test_lost_steps_are_counted(level: int, steps: int, lost: int) -> None:
    effects = her_turn("2", "3", **APART, cults=[level] * 4).effects
    assert one(effects, AdvanceCult).steps == steps
    assert one(effects, Nothing).args["lost"] == lost


class Heard(Listener[Any]):
    """Counts what a person would see; notes are made, although nobody reads them."""

    def __init__(self, table: Table[Any]) -> None:
        super().__init__(table)
        self.seen = 0

    def do(self, effect: Effect) -> None:
        self.seen += effect.kind != "silent"
        if not isinstance(effect, Note):
            self.table.do(effect)


@clause("TM-6.5", "TM-6.6", "TM-7.1")
def test_no_action_of_hers_ends_without_an_effect_or_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Heard] = []
    done: Counter[str] = Counter()

    def watched(name: str, action: Any) -> Any:
        def act(state: Any, table: Any, *cards: Any) -> Any:
            before = heard[-1].seen
            result = action(state, table, *cards)
            assert heard[-1].seen > before, f"{name} ends in silence"
            done[name] += 1
            return result

        return act

    for module, listed in ((turn, "ACTIONS"), (faction, "FACTION_ACTIONS")):
        actions = {name: watched(name, action) for name, action in getattr(module, listed).items()}
        monkeypatch.setattr(module, listed, actions)
    games, fields = count(1000, usual=30), option_fields(GAME.options)
    for n in range(games):
        options = GAME.read_options(combination(fields, n))
        seats = {seat: GAME.policy(("rival", "random")[n % 2]) for seat in GAME.seats(options)}
        table = BareTable(GAME, GAME.start(options, GAME.default_pack), n, {TABLE: RandomPolicy(), **seats})
        while not GAME.over(table.state):
            heard.append(Heard(table))
            GAME.step(table.state, heard[-1])
            del heard[:-1]
    assert set(done) >= {"build", "cover", "cult", "faction", "favour", "points", "upgrade"}
    record("terra_mystica actions that say what came of them", sum(done.values()))


# Why


@clause("TM-10.5", "TM-10.6", "TM-10.1")
@pytest.mark.parametrize(
    ("name", "by", "cited"),
    [("two_people_distance", "build.closest", "TM-10.6"), ("two_people_power", "upgrade.power", "TM-10.5")],
)
def test_with_two_people_the_reason_is_about_both(name: str, by: str, cited: str) -> None:
    steps = [step for decision in decided(name).decisions for step in decision.steps if step.id == by]
    assert {step.clause for step in steps} == {cited}
    said = Words("de", GAME, strict=True).criterion(by, steps[0].args)
    assert "euer" in said or "eure" in said or "euch" in said
    assert "dein" not in said


@clause("TM-7.7f", "TM-7.7k", "TM-7.5c", "TM-7.4d")
@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("two_people_distance", "Felder entfernt"),
        ("two_people_power", "Macht)"),
    ],
)
def test_why_has_numbers(name: str, line: str) -> None:
    words = Words("de", GAME, strict=True)
    shown = [explained(decision, words) for decision in decided(name).decisions]
    measured = [text for why in shown for step in why.steps for text in (*step.kept, *step.cut)]
    assert any(line in text for text in measured)


@clause("TM-7.7k", "TM-4.1")
@pytest.mark.parametrize(
    ("plain", "marked", "group", "near", "far"),
    [("E5", "G6", "plain", 1, 4), ("G6", "E5", "marked", 1, 4)],
)
def test_marking_is_explained_and_carried_out(plain: str, marked: str, group: str, near: int, far: int) -> None:
    support = next(card for card in ("1", "3") if GAME.default_pack.tables["card"][card].group == group)
    fields = {"home": "lakes", "your_home": "swamp", "yours": "A13", "plain": plain, "marked": marked}
    found = her_turn(support, "4", **fields)
    placed = one(found.effects, PlaceDwelling)
    assert placed.group == group
    marking = next(decision for decision in found.decisions if decision.id == "build.group")
    assert (marking.clause, marking.pick) == ("TM-7.7k", group)
    assert dict(marking.steps[0].measured)[group] == near


@clause("TM-4.1")
def test_only_a_dwelling_near_the_marked_ones_is_marked() -> None:
    groups = set()
    for support in ("1", "3"):
        session = Session.new(
            GAME,
            position=facts(
                {
                    "turn": "her",
                    "home": "lakes",
                    "your_home": "swamp",
                    "yours": "A13",
                    "plain": "E5",
                    "marked": "F6",
                    "turned": [support],
                }
            ),
            shown=["deck"],
        )
        session.answer("4")
        state = session.timeline.now
        plain, marked = (expect_type(state.world.map.region(bits), Region) for bits in (state.plain, state.marked))
        groups.add((len(plain), len(marked)))
    assert groups == {(2, 1), (1, 2)}


@clause("TM-6.1", "TM-6.2")
def test_each_card_cites_its_own_rule() -> None:
    session = started(None, "witches", "simpletons", "lakes", shown=[])
    while session.pending is not None and session.pending.id != "your.turn":
        session.answer(session.pending.some(lambda n: 0))
    for _ in range(2):
        session.answer("done")
    turned = [effect for effect in effects_of(session) if type(effect).__name__ == "CardTurned"]
    assert [effect.clause for effect in turned] == ["TM-6.1", "TM-6.1", "TM-6.2"]


@clause("TM-5.2")
def test_the_nearest_two_buildings_of_the_groups_make_the_path() -> None:
    """E5 is two steps from the marked E7; the marked I12 is far away, and towards it F3 would shorten more."""
    state = {"home": "lakes", "your_home": "swamp", "yours": "A1", "plain": "E5", "marked": "E7 I12"}
    decision = next(d for d in her_turn("10", "4", **state).decisions if d.id == "build.space")
    support = GAME.default_pack.tables["card"]["10"]
    assert support.together
    assert deciding(decision)[:2] == ["build.in_reach", "build.together"]
    assert decision.pick == "E6"


@clause("TM-2.3")
def test_what_her_faction_card_says_is_hers_alone() -> None:
    """Racelings: whoever passes first has the points a second time, but only if it is she."""
    row = {"bonus": ["bonus 1", "bonus 2", "bonus 3"], "her_bonus": "bonus 4", "your_bonus": "bonus 5"}
    session = Session.new(GAME, position=facts({**APART, **row, "turn": "you", "faction": "racelings"}))
    session.answer("pass bonus 2")
    assert "you" not in {scored.side for scored in session.points()}
    wanderers = Session.new(GAME, position=facts({**APART, **row, "turn": "you", "faction": "wanderers"}))
    wanderers.answer("build E7")
    assert wanderers.pending is not None
    assert wanderers.pending.id == "your.sure", "only she builds anywhere"


@clause("TM-7.5a")
def test_an_upgrade_instead_is_still_an_upgrade() -> None:
    effects = decided("no_dwelling_left").effects
    assert all_of(effects, Upgrade)
    assert "PlaceDwelling" not in kinds(effects)


def test_correct_shows_no_field_of_a_module_that_is_off_and_her_deck_as_cards() -> None:
    """Alone and without the Merchants: no second person, no shipyards; the deck is no row of braces."""
    session = Session.new(GAME, seed=3, seats={"you": GAME.players.stand_in})
    fields = in_use(session)
    assert {"yours", "deck", "houses"} <= set(fields)
    assert not {"friends", "friends_cults", "shipyards", "shipyards_left", "traded", "cubes", "fallow"} & set(fields)
    deck = shown(Words("de", GAME, strict=True), "deck", session.timeline.now.to_plain()["deck"])
    # How many and which, but not which comes next.
    assert deck == "4 Karten: 6, 8, 10, *1"
    both = Session.new(GAME, {"humans": 2, "merchants": True})
    assert {"friends", "friends_cults", "shipyards", "traded"} <= set(in_use(both))


@pytest.mark.parametrize(
    ("language", "said", "undone"),
    [
        ("de", "Du, Macht vom Nachbarn: +3 Macht −2 Punkte.", "Rückgängig: Macht vom Nachbarn +3 Macht −2 Punkte"),
        (
            "en",
            "You, power from a neighbour: +3 power −2 points.",
            "Undo: power from a neighbour +3 power −2 points",
        ),
    ],
)
def test_what_is_gained_and_paid_is_said_with_its_sign_also_when_it_is_taken_back(
    language: str, said: str, undone: str
) -> None:
    words, effect = Words(language, GAME, strict=True), Books("you", "TM-20.25", "neighbour", power=3, points=-2)
    assert words.effect(effect) == said
    assert words.undone(effect) == undone
