"""Two people and the Shadow Empire: the set-up, its turns, theirs, the end. Facts about a sheet that was not seen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tapestry.play import LANDMARKS, all_of, decision, kinds, nothing, one, set_up, turn
from visavis.core import BareTable, NotAllowed, RandomPolicy, Session, Track, option_fields, play_out
from visavis.core.question import Forms
from visavis.games.tapestry import GAME
from visavis.games.tapestry.board import TRACKS
from visavis.games.tapestry.effects.bots import Achieve, Advance, ChangeFavourite, LayPair, NextTurn, ShowCard, TieCard
from visavis.games.tapestry.effects.end import GameOver
from visavis.games.tapestry.effects.setup import ChooseFavourite, LeaveOut, Remind
from visavis.games.tapestry.effects.two_people import (
    BeginTwo,
    PersonAdvances,
    PersonIncome,
    PersonLandmark,
    PersonMoves,
    PlaceTokens,
    ShadowIncome,
    ShadowLandmark,
    ShuffleTwelve,
)
from visavis.testing import clause, count, expect_type
from visavis.words import LANGUAGES, Words

OPTIONS: dict[str, Any] = {"scenario": "two_people"}
TWELVE = [str(card) for card in range(1, 13)]
DONE = [12, 12, 12, 12, 0]


def facts(**fields: Any) -> dict[str, Any]:
    """A position in the first era, without a map."""
    given = {"phase": "play", "turn": "bots", "era": 1, "your_era": 1, "friend_era": 1, "shadow_favourite": "science"}
    return {**given, "landmarks": LANDMARKS, "yours": "untracked", "automas": "untracked", "favourite": "", **fields}


def step(**fields: Any) -> Any:
    """One step of such a game."""
    return turn(options={**OPTIONS, "tracked": False}, **facts(**fields))


def folded(decided: Any, **fields: Any) -> Any:
    """The state after these effects."""
    state = GAME.start(GAME.read_options(OPTIONS), GAME.default_pack)
    for field, value in facts(**fields).items():
        state.write(field, value)
    for effect in decided.effects:
        effect.apply(state)
    assert GAME.faults(state) == ()
    return state


def shadow(left: str, right: str, **fields: Any) -> Any:
    """Its turn with this pair."""
    return step(draws={"deck": [left, right]}, **fields)


def income(pair: tuple[str, str] = ("3", "1"), **fields: Any) -> Any:
    """Its income turn with an empty deck."""
    rest = [card for card in TWELVE if card not in pair]
    return step(deck=[], pair=list(pair), discard=rest, **fields)


def person(*actions: Any, who: str = "you", moved: bool = True, **fields: Any) -> Any:
    """One action of a person."""
    question = "person.more" if moved else "person.turn"
    return step(turn=who, moved=moved, answers={question: list(actions)}, **fields)


class TestTheSetUp:
    @clause("TA-33.1", "TA-33.5")
    def test_it_is_offered_as_reconstructed_and_leaves_nothing_out(self) -> None:
        session = set_up(**OPTIONS)
        assert session.header.seats == {"you": "person", "friend": "person"}
        assert [one.rule for one in all_of(session, Remind)] == [
            "two_reconstructed", "two_three", "two_nothing", "two_cards",
        ]  # fmt: skip
        assert all_of(session, LeaveOut) == []
        (scenario,) = [field for field in option_fields(GAME.options) if field.name == "scenario"]
        assert "two_people" in scenario.choices
        for language, label in {"de": "nachempfunden", "en": "reconstructed"}.items():
            assert label in Words(language, GAME, strict=True).game_option_value("scenario", "two_people")

    @clause("TA-33.1")
    def test_what_nobody_has_described_is_left_out_and_said(self) -> None:
        session = set_up(**OPTIONS, arts="track", double_strike=True, landmark_cards=True)
        setting = session.timeline.now.setting
        assert setting.left_out == ("arts_architecture", "double_strike", "landmark_cards")
        assert (setting.arts_track, setting.double, setting.landmark_cards) == (False, False, False)

    @clause("TA-33.2", "TA-33.3", "TA-33.4")
    def test_four_markers_twelve_cards_and_one_roll(self) -> None:
        session = set_up(**OPTIONS, seed=5)
        assert one(session, PlaceTokens) == PlaceTokens()
        now = session.timeline.now
        assert (now.you, now.friend, now.shadow) == ((0, 0, 0, 0, 0),) * 3
        assert sorted(now.deck.cards, key=int) == TWELVE
        assert now.deck.size("progress") == 0
        assert len(now.landmarks) == 12
        assert one(session, ChooseFavourite) == ChooseFavourite("TA-33.4", "shadow", now.shadow_favourite)
        assert now.shadow_favourite in TRACKS[:4]

    @clause("TA-33.3")
    def test_whoever_shuffles_is_told_which_cards(self) -> None:
        session = set_up({"draw.die": "arts"}, shown=("deck",), **OPTIONS)
        assert "two_deck" in [one.rule for one in all_of(session, Remind)]
        words = Words("de", GAME, strict=True)
        (told,) = [one for one in all_of(session, Remind) if one.rule == "two_deck"]
        assert words.part(told, "short") == "Mischt die Karten 1 bis 12"
        assert words.part(told, "detail") == "Karten 13 bis 22 in die Schachtel"

    @clause("TA-33.6")
    @pytest.mark.parametrize(("first", "second"), [("you", "friend"), ("friend", "you")])
    def test_the_shadow_empire_is_third(self, first: str, second: str) -> None:
        session = set_up({"first.person": first}, **OPTIONS)
        assert one(session, BeginTwo).first == first
        turns = [session.timeline.now.turn]
        while len(turns) < 4:
            question = session.pending
            assert question is not None
            session.answer(("income",) if question.id == "person.turn" else ("finish",))
            turns += [line.side for line in session.lines if isinstance(line, NextTurn)][len(turns) - 1 :]
        assert turns[:4] == [first, second, "bots", first]

    @clause("TA-33.14")
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_for_what_cards_may_choose_it(self, language: str) -> None:
        (told,) = [one for one in all_of(set_up(**OPTIONS), Remind) if one.rule == "two_cards"]
        assert told.clause == "TA-33.14"
        assert Words(language, GAME, strict=True).part(told, "detail")


class TestTheShadowEmpire:
    @clause("TA-33.7")
    def test_its_first_turn_is_an_income_turn(self) -> None:
        decided = step(era=0)
        assert kinds(decided.effects) == ["ShadowIncome", "NextTurn"]
        assert one(decided, ShadowIncome) == ShadowIncome("TA-33.7", 1)
        assert nothing(decided) == [("favourite.kept", "TA-18.2")]

    @clause("TA-33.8", "TA-33.9", "TA-33.12")
    def test_then_a_pair_and_one_advance_upwards_in_the_column(self) -> None:
        # Card 7: any track. Column of card 10: military, exploration, technology, science, heart.
        decided = shadow("7", "10", shadow=[0, 12, 0, 0, 0])
        assert kinds(decided.effects) == ["LayTrackCard", "LayPair", "Advance", "NextTurn"]
        assert one(decided, LayPair) == LayPair("7", "10")
        # The heart is a finished track, and so is science: the next one above is technology.
        assert decision(decided, "shadow.any").pick == "technology"
        assert one(decided, Advance) == Advance("TA-33.9", "shadow", "technology", 1, False)

    @clause("TA-33.9")
    def test_its_symbol_counts_not_the_automas(self) -> None:
        # Card 3: the Automa goes to landmarks, the Shadow Empire to the end.
        decided = shadow("3", "10", shadow=[3, 0, 8, 0, 0])
        assert one(decided, Advance).track == "exploration"

    @clause("TA-33.9")
    def test_a_landmark_is_out_of_the_game(self) -> None:
        decided = shadow("7", "10", shadow=[3, 12, 12, 12, 0])
        assert one(decided, ShadowLandmark).landmark == "barracks"
        state = folded(decided, shadow=[3, 12, 12, 12, 0])
        assert "barracks" not in state.landmarks
        assert state.box == ("barracks",)

    @clause("TA-33.9")
    def test_at_the_end_of_all_tracks_it_stays(self) -> None:
        assert nothing(shadow("7", "10", shadow=DONE, ends=["shadow"])) == [("tracks.finished", "TA-7.1")]

    @clause("TA-33.13")
    def test_the_end_of_a_track_takes_an_achievement_without_points(self) -> None:
        decided = shadow("7", "10", shadow=[11, 12, 12, 12, 0])
        assert one(decided, Achieve) == Achieve("TA-33.13", "shadow", "end", 0)
        advance = person(("advance", "science"), you=[0, 11, 0, 0, 0], ends=["shadow"])
        assert one(advance, Achieve) == Achieve("TA-16.1", "you", "end", 5)
        last = person(("advance", "science"), who="friend", friend=[0, 11, 0, 0, 0], ends=["shadow", "you"])
        assert one(last, Achieve) == Achieve("TA-16.1", "friend", "end", 0)

    @clause("TA-33.10")
    def test_an_empty_deck_is_an_income_turn_without_an_advance(self) -> None:
        decided = income()
        assert kinds(decided.effects) == ["ShadowIncome", "DeckShuffled", "NextTurn"]
        assert one(decided, ShadowIncome) == ShadowIncome("TA-33.10", 2)
        given = {"deck": [], "pair": ["3", "1"], "discard": [card for card in TWELVE if card not in ("1", "3")]}
        state = folded(decided, **given)
        assert sorted(state.deck.cards, key=int) == TWELVE
        assert (state.pair, state.discard) == ((), ())

    @clause("TA-33.10")
    def test_printed_cards_are_shuffled_by_hand(self) -> None:
        session = set_up({"first.person": "you"}, shown=("deck",), **OPTIONS)
        while not all_of(session, ShuffleTwelve):
            question = session.pending
            assert question is not None
            if question.id == "draw.deck":
                session.answer(next(iter(question.answers())))
            elif question.id == "person.more":
                session.answer(("finish",))
            else:
                forms = expect_type(question, Forms).forms
                session.answer(("income",) if len(forms) == 1 else ("advance", "military"))
        assert len(all_of(session, LayPair)) == 6

    @clause("TA-33.10", "TA-33.11")
    @pytest.mark.parametrize(
        ("fields", "why"),
        [
            ({"you": [0, 3, 0, 0, 0], "shadow": [5, 2, 5, 5, 0]}, "you"),
            ({"friend": [0, 3, 0, 0, 0], "shadow": [5, 2, 5, 5, 0]}, "friend"),
            ({"shadow": [5, 12, 5, 5, 0], "ends": ["shadow"]}, "end"),
        ],
    )
    def test_a_new_favourite_where_it_is_behind_or_at_the_end(self, fields: dict[str, Any], why: str) -> None:
        # The other tracks are all seven from the end. Card 1 upwards: science, technology, ...
        decided = income(landmarks=[], **fields)
        assert one(decided, ChangeFavourite) == ChangeFavourite("shadow", "science", "technology", why)  # type: ignore[arg-type]
        column = decision(decided, "shadow.favourite").steps[-1]
        assert column.id == "track.up"
        assert dict(column.args)["card"] == "1"

    @clause("TA-33.10")
    def test_otherwise_it_keeps_its_favourite(self) -> None:
        assert (
            all_of(income(you=[0, 2, 0, 0, 0], friend=[0, 2, 0, 0, 0], shadow=[0, 2, 0, 0, 0]), ChangeFavourite) == []
        )

    @clause("TA-33.11")
    def test_in_its_first_turn_one_of_the_twelve_breaks_the_tie_and_is_put_back(self) -> None:
        decided = step(era=0, you=[0, 1, 0, 0, 0], draws={"deck": ["7"]})
        assert one(decided, TieCard).card == "7"
        assert all_of(decided, ShowCard) == []
        state = folded(decided, era=0, you=[0, 1, 0, 0, 0])
        assert sorted(state.deck.cards, key=int) == TWELVE

    @clause("TA-33.12")
    def test_early_income_is_not_used(self) -> None:
        # Card 1 shows income; it is in the last pair of the deck.
        rest = [card for card in TWELVE if card not in ("1", "2")]
        decided = step(deck=["1", "2"], pair=rest[:2], discard=rest[2:], draws={"deck": ["1"]})
        assert one(decided, LayPair) == LayPair("1", "2")
        assert all_of(decided, ShadowIncome) == []

    @clause("TA-33.15")
    def test_it_plays_on_as_long_as_a_person_does(self) -> None:
        decided = shadow("7", "10", era=7, your_era=5, friend_era=4)
        assert one(decided, NextTurn).side == "friend"
        ended = person(("finish",), your_era=5, friend_era=5)
        assert kinds(ended.effects) == ["Ending"]


class TestThePersons:
    def test_a_turn_is_an_advance_or_income_and_more(self) -> None:
        first = expect_type(step(turn="friend", friend_era=0).question, Forms)
        assert ([form.verb for form in first.forms], first.seat) == (["income"], "friend")
        later = expect_type(step(turn="you").question, Forms)
        assert ([form.verb for form in later.forms], later.seat) == (["income", "advance"], "you")
        more = expect_type(step(turn="you", moved=True).question, Forms)
        assert [form.verb for form in more.forms] == ["finish", "advance", "marker", "landmark", "everyone"]

    def test_the_marker_behind_the_end_of_technology(self) -> None:
        decided = person(("behind",), moved=False, you=[0, 0, 0, 12, 0])
        assert kinds(decided.effects) == ["YouAdvanceBehind"]

    def test_what_is_not_possible_is_said(self) -> None:
        session = set_up({"first.person": "you"}, **OPTIONS)
        with pytest.raises(NotAllowed) as refused:
            session.answer("advance military")
        assert refused.value.details["reason"] == "turn.first_income"

    @clause("TA-33.12")
    def test_the_first_in_an_era_is_a_person(self) -> None:
        first = person(("income",), moved=False, era=4)
        assert one(first, PersonIncome) == PersonIncome("TA-33.12", "you", 2, True)
        second = person(("income",), who="friend", moved=False, your_era=2)
        assert one(second, PersonIncome) == PersonIncome("TA-33.12", "friend", 2, False)
        last = person(("income",), moved=False, your_era=4)
        assert not one(last, PersonIncome).first

    def test_both_gain_landmarks(self) -> None:
        decided = person(("advance", "science"), who="friend", friend=[0, 3, 0, 0, 0])
        assert one(decided, PersonAdvances) == PersonAdvances("TA-1.8", "friend", "science", 4)
        assert one(decided, PersonLandmark).landmark == "apothecary"
        taken = person(("landmark", "forge"))
        assert one(taken, PersonLandmark) == PersonLandmark("TA-1.8", "you", "forge")
        assert one(person(("marker", "science", 2)), PersonMoves) == PersonMoves("you", "science", 2)

    def test_a_card_moves_everyone(self) -> None:
        decided = person(("everyone", "science"), you=[0, 12, 0, 0, 0], ends=["you"])
        assert kinds(decided.effects) == ["PersonAdvances", "Advance"]
        assert nothing(decided) == [("person.at_end", "TA-1.8")]

    @clause("TA-33.15")
    def test_who_is_finished_is_passed_over(self) -> None:
        decided = person(("finish",), your_era=5)
        assert nothing(decided) == [("person.finished", "TA-33.15")]
        assert one(decided, NextTurn).side == "friend"
        assert one(shadow("7", "10", your_era=5), NextTurn).side == "friend"


class TestTheEnd:
    @clause("TA-33.16")
    @pytest.mark.parametrize(
        ("points", "tie", "winner", "winners"),
        [
            ([120, 90], [], "you", ("you",)),
            ([90, 120], [], "friend", ("friend",)),
            ([90, 90], ["friend"], "friend", ("friend",)),
            ([90, 90], ["together"], "together", ("you", "friend")),
        ],
    )
    def test_the_person_with_more_points_wins(
        self, points: list[int], tie: list[str], winner: str, winners: tuple[str, ...]
    ) -> None:
        given = {"phase": "end", "your_era": 5, "friend_era": 5}
        decided = step(answers={"end.person": points, "end.tie": tie}, **given)
        assert one(decided, GameOver) == GameOver("TA-33.16", winner)  # type: ignore[arg-type]
        state = folded(decided, **given)
        assert GAME.winner_rule is not None
        assert GAME.winner_rule(state) == winners
        assert GAME.score(state) == {"you": points[0], "friend": points[1]}

    @clause("TA-33.15")
    def test_random_games_come_to_their_end(self) -> None:
        for seed in range(count(200, usual=3)):
            state = GAME.start(GAME.read_options(OPTIONS), GAME.default_pack)
            seats = {seat: RandomPolicy() for seat in ("you", "friend", "table")}
            play_out(GAME, BareTable(GAME, state, seed, seats))
            assert (state.phase, state.your_era, state.friend_era) == ("over", 5, 5)
            assert GAME.faults(state) == ()

    def test_the_table_shows_three_markers_and_no_map(self) -> None:
        panels = GAME.ui.panels(set_up(**OPTIONS).timeline.now)
        assert {type(panel).__name__ for panel in panels} == {"Track", "CardRow", "Values"}
        for panel in panels:
            if isinstance(panel, Track):
                assert [marker.removesuffix("_heart") for marker, _ in panel.markers] == ["you", "friend", "shadow"]


def test_a_position_names_what_two_people_need() -> None:
    session: Session[Any] = set_up(**OPTIONS)
    used = {*session.timeline.now.to_plain()} - {*session.timeline.now.unused()}
    assert {"friend", "friend_era", "shadow", "deck"} <= used
    assert not {"automa", "yours", "points", "tapestries"} & used
    assert not {"friend", "first"} & ({*set_up().timeline.now.to_plain()} - {*set_up().timeline.now.unused()})
