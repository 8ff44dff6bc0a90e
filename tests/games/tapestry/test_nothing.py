"""What came to nothing, to less or to something else is said; no action of a bot ends in silence."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from tests.games.tapestry.play import (
    LANDMARKS,
    all_of,
    bots,
    deck,
    income,
    kinds,
    nothing,
    one,
    set_up,
    turn,
    you,
)
from visavis.core import TABLE, BareTable, Effect, NotAllowed, Nothing, RandomPolicy, Session, Stream, option_fields
from visavis.games.tapestry import GAME
from visavis.games.tapestry.effects.bots import ChangeFavourite, IncomeStep, ScoreMarker
from visavis.games.tapestry.effects.setup import Level, Remind
from visavis.games.tapestry.effects.yours import MoveBlockades, SwapBlockade, YouAdvance
from visavis.testing import clause, count
from visavis.testing.helpers import combination
from visavis.testing.listen import Listener
from visavis.words import Words

DONE = [12, 12, 12, 12, 0]
WORDS = Words("de", GAME, strict=True)


def said(decided: Any, case: str) -> str:
    """The German sentence of a case, the only one of it."""
    (found,) = [one for one in all_of(decided, Nothing) if one.case == case]
    return WORDS.effect(found)


class TestTheBots:
    @clause("TA-8.1")
    def test_a_space_without_reward(self) -> None:
        decided = bots("6", "12", automa=[4, 2, 5, 3, 0], shadow=DONE, draws={"die": ["military"]}, ends=["automa"])
        assert ("reward.none", "TA-8.1") in nothing(decided) or ("reward.without", "TA-8.4") in nothing(decided)
        alone = bots("6", "7", automa=[12, 12, 0, 12, 0], shadow=DONE, landmarks=[], ends=["automa"])
        assert nothing(alone) == [("reward.none", "TA-8.1"), ("tracks.finished", "TA-7.1")]
        assert said(alone, "reward.none").startswith("Entdeckung 1: Der Automa erhält hier nichts.")

    @clause("TA-8.4")
    def test_the_die_on_a_finished_track(self) -> None:
        fields: dict[str, Any] = {
            "automa": [9, 11, 12, 12, 0],
            "shadow": DONE,
            "ends": ["automa"],
            "favourite": "military",
        }
        decided = bots("6", "12", draws={"die": ["exploration"]}, **fields)
        assert ("die.finished", "TA-8.4") in nothing(decided) or ("die.finished", "TA-8.8") in nothing(decided)
        assert "verfällt" in said(decided, "die.finished")

    @clause("TA-7.7")
    def test_going_back_on_the_start(self) -> None:
        fields: dict[str, Any] = {"automa": [0, 9, 0, 0, 0], "shadow": DONE, "landmarks": []}
        decided = bots("6", "3", draws={"die": ["military"]}, **fields)
        assert ("back.start", "TA-7.7") in nothing(decided)

    @clause("TA-28.6")
    def test_going_back_in_the_fall(self) -> None:
        fields: dict[str, Any] = {"automa": [5, 11, 5, 5, 12], "shadow": [1] * 5, "you": [11, 12, 12, 12, 12]}
        decided = bots("6", "3", options={"scenario": "fall"}, **fields)
        assert ("back.ignored", "TA-28.6") in nothing(decided)

    FULL: dict[str, Any] = {  # noqa: RUF012 - read only
        "automas": "-2:2 -3:3", "yours": "2:0 -2:1 -1:2", "automa_fallen": "-2:1 -1:2", "shadow_fallen": "-3:3",
        "automa": [2, 12, 12, 12, 0], "shadow": DONE, "ends": ["automa"], "landmarks": [],
    }  # fmt: skip

    @clause("TA-13.1")
    def test_no_legal_hex(self) -> None:
        decided = bots("9", "18", **self.FULL)
        assert nothing(decided)[:2] == [("conquer.none_of_yours", "TA-12.1"), ("conquer.no_hex", "TA-13.1")]
        assert "neben deinen Gebieten" in said(decided, "conquer.no_hex")

    @clause("TA-12.1")
    def test_no_outpost_left(self) -> None:
        decided = bots("9", "18", automa=[2, 12, 12, 12, 0], shadow=DONE, outposts=0, landmarks=[])
        assert nothing(decided)[0] == ("conquer.no_outpost", "TA-12.1")
        assert "PlaceOutpost" not in kinds(decided.effects)

    @clause("TA-7.1")
    def test_all_tracks_finished(self) -> None:
        decided = bots("9", "18", automa=DONE, shadow=DONE, ends=["automa"])
        assert nothing(decided) == [("tracks.finished", "TA-7.1")] * 2

    @clause("TA-22.2", "TA-22.5")
    def test_the_double_strike_at_the_end(self) -> None:
        fields: dict[str, Any] = {"options": {"double_strike": True}, "automa": DONE, "shadow": [0, 12, 12, 12, 0]}
        assert ("double.finished", "TA-22.2") in nothing(bots("6", "7", double=[0, 12, 0, 0, 0], **fields))
        assert ("double.no_achievement", "TA-22.5") in nothing(bots("6", "7", double=[0, 11, 0, 0, 0], **fields))

    @clause("TA-13.9")
    def test_no_outpost_of_the_shadow_empire_left(self) -> None:
        # Card 3 shows the toppled outpost.
        decided = bots("6", "3", automa=[0, 12, 12, 12, 0], shadow=DONE, shadow_outposts=0, landmarks=[])
        assert ("topple.none_left", "TA-13.9") in nothing(decided)

    @clause("TA-26.6")
    def test_the_world_war_conquers_instead(self) -> None:
        fields: dict[str, Any] = {
            "options": {"scenario": "war"},
            "automa": [12, 12, 1, 12, 0],
            "shadow": DONE,
            "landmarks": [],
        }
        assert nothing(bots("6", "18", **fields))[0] == ("explore.war", "TA-26.6")

    @clause("TA-12.1")
    def test_a_supply_that_does_not_fit_the_map_does_not_hide_your_territories(self) -> None:
        fields: dict[str, Any] = {"yours": "2:0 -2:1", "your_outposts": 8, "automa": [0, 12, 12, 12, 0], "shadow": DONE}
        decided = bots("6", "18", answers={"reaction.yours": ["no"]}, landmarks=[], **fields)
        assert [one.id for one in decided.decisions if one.id.startswith("conquer")] == ["conquer.yours"]


class TestIncome:
    AHEAD: dict[str, Any] = {"automa": [0, 0, 0, 5, 0], "shadow": [0, 5, 0, 0, 0]}  # noqa: RUF012 - read only

    @clause("TA-18.3")
    def test_an_unchanged_favourite_does_not_move_and_the_reason_is_said(self) -> None:
        decided = income(
            3, pair=("6", "7"), favourite="exploration", shadow_favourite="military", automa=[1, 0, 2, 2, 0],
            shadow=[5, 0, 0, 0, 0], you=[0, 0, 3, 0, 0], civilizations=["engineers"],
        )  # fmt: skip
        assert "ChooseFavourite" not in kinds(decided.effects)
        if all_of(decided, ChangeFavourite):
            assert one(decided, ChangeFavourite).why == "you"
        else:
            assert said(decided, "favourite.same").startswith("Du liegst auf Entdeckung vor dem Automa")

    @clause("TA-18.2")
    def test_a_change_says_why(self) -> None:
        fields: dict[str, Any] = {**self.AHEAD, "automa": [3, 0, 0, 5, 0], "you": [0, 0, 0, 6, 0]}
        decided = income(2, pair=("6", "16"), **fields)
        changed = one(decided, ChangeFavourite)
        assert changed == ChangeFavourite("automa", "technology", "military", "you")
        assert "von Technologie zu Militär: Du liegst dort weiter vorn." in WORDS.effect(changed)

    @clause("TA-18.1", "TA-18.4", "TA-18.5", "TA-18.6")
    def test_each_step_has_a_heading(self) -> None:
        decided = income(2, level=3, civilizations=["engineers"], **self.AHEAD)
        assert [step.step for step in all_of(decided, IncomeStep)] == ["favourites", "pair", "civilization", "score"]

    @clause("TA-18.6")
    def test_the_sum_and_the_new_total(self) -> None:
        decided = income(3, points=20, automa=[3, 4, 2, 5, 0], civilizations=[], box=[], shadow=[0, 9, 0, 0, 0])
        assert one(decided, ScoreMarker) == ScoreMarker(2 + 7 + 7, 36)

    @clause("TA-18.9", "TA-18.7")
    def test_what_gives_no_points(self) -> None:
        found = nothing(income(2, civilizations=[], **self.AHEAD))
        assert ("score.zero", "TA-18.7") in found
        assert ("score.not_first", "TA-18.9") in found

    @clause("TA-19.1")
    @pytest.mark.parametrize(("your_era", "goes_on"), [(4, True), (5, False)])
    def test_the_last_turn_of_the_bots_is_announced(self, your_era: int, goes_on: bool) -> None:
        decided = income(5, your_era=your_era, civilizations=[], **self.AHEAD)
        assert Nothing("bots.finished", "TA-19.1", {"goes_on": goes_on}) in decided.effects

    @clause("TA-18.10")
    def test_fewer_cards_than_shown(self) -> None:
        everything = [str(card) for card in range(1, 23)]
        left = tuple(card for card in everything if card not in ("6", "18"))
        decided = turn(era=1, your_era=2, **deck(pair=("6", "18"), discard=left), **self.AHEAD)
        assert Nothing("cards.fewer", "TA-18.10", {"shown": 2, "unseen": 0}) in decided.effects
        assert said(decided, "cards.fewer").endswith("Es kommt keine dazu.")


class TestYou:
    FOCUS = {"options": {"scenario": "focus"}}  # noqa: RUF012 - read only

    @clause("TA-25.7")
    def test_the_blockades_follow_each_step(self) -> None:
        fields = {"your_favourite": "exploration", "you": [0, 0, 5, 0, 0], **self.FOCUS}
        assert one(you(("advance", "exploration"), **fields), MoveBlockades) == MoveBlockades("exploration", 2)
        fields["you"] = [0, 0, 2, 0, 0]
        assert all_of(you(("advance", "exploration"), **fields), MoveBlockades) == []
        moved = you(("marker", "exploration", 9), **fields)
        assert one(moved, MoveBlockades) == MoveBlockades("exploration", 5)

    @clause("TA-25.11")
    def test_a_marker_and_a_blockade_change_places(self) -> None:
        fields = {"your_favourite": "science", "you": [8, 11, 6, 3, 0], **self.FOCUS}
        assert one(you(("advance", "science"), **fields), SwapBlockade) == SwapBlockade("science", "military", 4)

    @clause("TA-20.4", "TA-25.8")
    def test_the_gift_of_level_1_and_what_is_blocked(self) -> None:
        fields: dict[str, Any] = {"your_favourite": "exploration", "you": [0, 0, 4, 0, 0], "your_era": 0, "era": 0}
        decided = turn(
            options={"scenario": "focus", "level": 1}, turn="you", answers={"your.turn": [("income",)]}, **fields
        )
        assert [remind.rule for remind in all_of(decided, Remind)][-1] == "level_one"
        names = kinds(decided.effects)
        assert names.index("Remind") < names.index("YouAdvance")
        assert Nothing("free.blocked", "TA-25.8", {"track": "military"}) in decided.effects
        assert "military" not in [one.track for one in all_of(decided, YouAdvance)]

    @clause("TA-19.1")
    def test_that_you_play_on_alone_is_in_the_question(self) -> None:
        question = turn(turn="you", era=5, your_era=4).question
        assert "Die Bots sind fertig." in WORDS.question(question)

    @clause("TA-15.1", "TA-15.7")
    def test_when_you_attack(self) -> None:
        fields = {"automas": "-2:2 1:1", "landmarks": LANDMARKS}
        assert nothing(you(("conquer", "1:1"), **fields)) == [("reaction.none", "TA-15.1")]
        answers = {"reaction.card": ["other", "retreat"], "reaction.meets": [False]}
        decided = you(("conquer", "1:1"), tapestries=2, options={"plans": True}, answers=answers, **fields)
        assert nothing(decided) == [("reaction.no_trap", "TA-15.3"), ("reaction.not_met", "TA-15.7")]

    @clause("TA-1.8")
    @pytest.mark.parametrize("verb", ["conquer", "explore"])
    def test_a_hex_far_from_all_of_yours_has_to_be_insisted_on(self, verb: str) -> None:
        hex_ = {"conquer": "0:-3", "explore": "-1:-2"}[verb]
        near = {"conquer": "1:1", "explore": "1:0"}[verb]
        answers: dict[str, list[Any]] = {"your.more": [(verb, hex_)]}
        asked = turn(turn="you", moved=True, answers=answers).question
        assert asked.id == f"{verb}.far"
        assert WORDS.question(asked).startswith(f"{WORDS.name(hex_)} liegt neben keinem deiner Gebiete.")
        insisted = turn(turn="you", moved=True, answers={**answers, f"{verb}.far": [True]})
        assert getattr(insisted.effects[0], "space", None) == hex_
        other = {**answers, f"{verb}.far": [False], f"{verb}.where": [near]}
        assert getattr(turn(turn="you", moved=True, answers=other).effects[0], "space", None) == near
        assert turn(turn="you", moved=True, answers={"your.more": [(verb, near)]}).question is None

    @pytest.mark.parametrize(
        ("raw", "fields", "reason"),
        [
            ("conquer 0:-1", {}, "hex.no_territory"),
            ("conquer 2:0", {}, "hex.two_tokens"),
            ("conquer 1:1", {"yours": "2:0 1:1"}, "hex.yours"),
            ("conquer 1:1", {"options": {"scenario": "kaiju_two"}, "kaijus": "1:1", "automas": ""}, "hex.kaiju"),
            ("explore 1:1", {}, "hex.explored"),
            ("advance arts", {}, "track.not_played"),
        ],
    )
    def test_a_refusal_says_why(self, raw: str, fields: dict[str, Any], reason: str) -> None:
        with pytest.raises(NotAllowed) as refused:
            you(**fields).question.read(raw)
        assert refused.value.details["reason"] == reason


class TestSetUp:
    def rules(self, **options: Any) -> list[tuple[str, str]]:
        return [(effect.clause, effect.rule) for effect in all_of(set_up(**options), Remind)]

    @clause("TA-1.3", "TA-26.1", "TA-27.1")
    def test_traps_are_not_kept_and_removed_at_once(self) -> None:
        assert not [rule for _, rule in self.rules(scenario="utopia") if rule.startswith("traps")]
        assert [rule for _, rule in self.rules(scenario="war") if rule.startswith("traps")] == ["traps_war"]

    @clause("TA-2.1", "TA-2.5", "TA-2.9")
    def test_what_the_book_sets_up(self) -> None:
        rules = self.rules()
        assert rules[0] == ("TA-2.1", "for_three")
        assert {("TA-2.5", "automa_zero"), ("TA-2.9", "shadow_pieces")} <= {*rules}

    @clause("TA-20.1")
    @pytest.mark.parametrize("level", range(1, 7))
    def test_the_level_has_a_name(self, level: int) -> None:
        session = set_up(level=level)
        assert WORDS.effect(one(session, Level)).startswith(f"Level {level}: Automa, der ")
        assert WORDS.name(f"level_{level}").startswith(f"{level}, der ")

    @clause("TA-32.9", "TA-32.3")
    def test_kaiju_hexes_are_out_of_bounds(self) -> None:
        assert ("TA-32.9", "kaiju_two_ban") in self.rules(scenario="kaiju_two")

    @clause("TA-2.13")
    def test_only_the_other_landmark_card_is_discarded(self) -> None:
        session = set_up(plans=True, landmark_cards=True)
        lines = [WORDS.effect(line) for line in session.lines if isinstance(line, Effect) and line.kind != "silent"]
        assert sum("behalte 1" in line for line in lines) == 1
        assert sum("wirf nur diese Karte ab" in line for line in lines) == 1

    @clause("TA-1.6", "TA-2.12", "TA-18.13")
    @pytest.mark.parametrize("shown", [(), ("deck", "die")])
    def test_printed_cards_are_handled_only_where_they_are_used(self, shown: tuple[str, ...]) -> None:
        session = Session.new(GAME, {"arts": "track", "level": 5}, seed=2, shown=shown, seats={"you": "rival"})
        stream = Stream(1)
        while session.pending is not None:
            session.answer(session.pending.some(stream.below))
        names = {type(line).__name__ for line in session.lines}
        printed = {"MakeDecks", "ShuffleDeck", "AddCards", "DrawPair", "RollDie"}
        drawn = {"DecksMade", "DeckShuffled", "CardsAdded"}
        assert (names & (printed | drawn)) == (printed if shown else drawn)


def test_the_stand_in_invents_no_points_in_kaiju_2() -> None:
    for seed in range(4):
        options = GAME.read_options({"scenario": "kaiju_two"})
        state = GAME.start(options, GAME.default_pack)
        table = BareTable(GAME, state, seed, {"you": GAME.policy("rival"), TABLE: RandomPolicy()})
        while not GAME.over(state):
            GAME.step(state, table)
        assert (state.your_points, state.winner) == (0, "kaiju")


# No action of a bot without a word

advancing, civilizations, incomes, pairs = (
    import_module(f"visavis.games.tapestry.bot_turn.{room}") for room in ("advance", "civilizations", "income", "pair")
)
ACTIONS: tuple[tuple[Any, str], ...] = (
    (advancing, "take"),
    (advancing, "take_all"),
    (advancing, "conquer"),
    (advancing, "explore"),
    (advancing, "research"),
    (advancing, "one_of"),
    (civilizations, "advance"),
    (civilizations, "conquer"),
    (civilizations, "guard"),
    (incomes, "advance"),
    (incomes, "change_favourite"),
    (incomes, "score"),
    (incomes, "add_cards"),
    (incomes, "take_effect"),
    (incomes, "advance_with_pair"),
    (pairs, "advance"),
)


class Counting(Listener[Any]):
    """Counts what a person is told, and remembers what came to nothing."""

    __slots__ = ("_cases", "told")

    def __init__(self, table: Any, cases: set[str]) -> None:
        super().__init__(table)
        self.told = 0
        self._cases = cases

    def do(self, effect: Effect) -> None:
        self.told += effect.kind != "silent"
        if isinstance(effect, Nothing):
            self._cases.add(effect.case)
        super().do(effect)


def heard(name: str, action: Callable[..., Any], ended: list[str]) -> Callable[..., Any]:
    """The same action; its name, if it ends in silence."""

    def listened(*args: Any, **kwargs: Any) -> Any:
        (table,) = [one for one in args if isinstance(one, Counting)]
        before, asked = table.told, len(ended)
        found = action(*args, **kwargs)
        if table.told == before and len(ended) == asked:
            ended.append(name)
        return found

    return listened


def walk(monkeypatch: pytest.MonkeyPatch, games: int) -> tuple[list[str], set[str]]:
    """So many games of all kinds: what ended in silence, and the cases that came to nothing."""
    ended: list[str] = []
    cases: set[str] = set()
    for room, name in ACTIONS:
        monkeypatch.setattr(room, name, heard(name, getattr(room, name), ended))
    fields = option_fields(GAME.options)
    for n in range(games):
        options = GAME.read_options(combination(fields, n))
        seats = {"you": GAME.policy(("random", "rival")[n % 2]), TABLE: RandomPolicy()}
        table = BareTable(GAME, GAME.start(options, GAME.default_pack), n, seats)
        while not GAME.over(table.state):
            GAME.step(table.state, Counting(table, cases))
    return ended, cases


def test_no_action_of_a_bot_ends_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    ended, cases = walk(monkeypatch, count(1000, usual=60))
    assert ended == []
    assert len(cases) > 25


def test_an_action_that_says_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advancing, "explore", lambda state, table, anywhere: None)
    ended, _ = walk(monkeypatch, 4)
    assert "explore" in ended
