"""A turn of the bots: the pair, the tracks, the rewards, landmarks, achievements, ties without a card."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from tests.games.tapestry.play import (
    LANDMARKS,
    after,
    all_of,
    best,
    board,
    bots,
    deciding,
    decision,
    deck,
    guide,
    kinds,
    one,
    turn,
)
from visavis.core import CardRow, Decision, HexMap, Session, Shown, Track
from visavis.games.tapestry import GAME
from visavis.games.tapestry.board import BOARD, TRACK, TRACKS
from visavis.games.tapestry.criteria import track_to_advance, unfinished
from visavis.games.tapestry.effects.bots import (
    Achieve,
    Advance,
    GainLandmark,
    GainTapestry,
    GoBack,
    LayPair,
    ReplaceCards,
    Roll,
    TakeIncome,
    TieCard,
)
from visavis.games.tapestry.effects.map import LayTile, PlaceOutpost
from visavis.games.tapestry.ui import draw
from visavis.testing import clause, expect_type
from visavis.words import Words


def choose(bot: Literal["automa", "shadow"], symbol: Any, card: str, **fields: Any) -> Decision:
    """The track on which a bot advances with this symbol and this tiebreaker card."""
    state = board(**fields)
    return best(track_to_advance(state, bot, symbol, guide(card), unfinished(state, bot)))


class TestSection6ATurn:
    @clause("TA-6.3")
    def test_an_empty_deck_means_income(self) -> None:
        decided = turn(**deck(pair=("6", "7"), discard=("1",)), era=1)
        assert one(decided, TakeIncome) == TakeIncome("TA-6.3", 2)
        assert all_of(decided, LayPair) == []

    @clause("TA-6.2")
    def test_the_first_turn_is_income(self) -> None:
        decided = turn(era=0)
        assert one(decided, TakeIncome) == TakeIncome("TA-6.2", 1)
        assert kinds(decided.effects) == ["TakeIncome", "GainTapestry", "NextTurn"]

    @clause("TA-6.4", "TA-6.5", "TA-5.2", "TA-6.8")
    def test_the_last_pair_is_discarded_and_two_cards_are_laid_out(self) -> None:
        fields = deck("1", "5", "2", "3", pair=("6", "7"), discard=("4",))
        decided = turn(**fields, draws={"deck": ["5", "2"]})
        assert one(decided, LayPair) == LayPair("5", "2")
        state = after(decided, **fields)
        assert (state.pair, state.discard) == (("5", "2"), ("4", "6", "7"))
        assert set(state.deck.layers[0].known) == {"1", "3"}

    @clause("TA-6.6")
    @pytest.mark.parametrize(
        ("left", "more", "taken"),
        [("1", ("3", "4"), False), ("1", (), True), ("3", (), False)],
    )
    def test_income_in_time_needs_the_symbol_and_an_empty_deck(
        self, left: str, more: tuple[str, ...], taken: bool
    ) -> None:
        decided = turn(**deck(left, "7", *more), draws={"deck": [left, "7"]})
        assert all_of(decided, TakeIncome) == ([TakeIncome("TA-6.6", 2)] if taken else [])
        # Level 2 does not advance in income turns.
        assert bool([one for one in all_of(decided, Advance) if one.clause == "TA-6.7"]) is not taken

    @clause("TA-6.6")
    def test_the_symbol_on_the_right_card_does_not_count(self) -> None:
        decided = turn(**deck("3", "1"), draws={"deck": ["3", "1"]})
        assert all_of(decided, TakeIncome) == []

    @clause("TA-6.7", "TA-3.1")
    def test_the_automa_advances_and_then_the_shadow_empire(self) -> None:
        decided = bots("6", "16")
        assert [(one.bot, one.track, one.space, one.both) for one in all_of(decided, Advance)] == [
            ("automa", "technology", 1, True),
            ("shadow", "military", 1, False),
        ]

    @clause("TA-6.1")
    def test_then_it_is_your_turn_unless_you_are_finished(self) -> None:
        assert decided_state(bots("6", "16")).turn == "you"
        assert decided_state(bots("6", "16", your_era=5), your_era=5).turn == "bots"


def decided_state(decided: Any, **fields: Any) -> Any:
    return after(decided, **deck("6", "16", "7"), **fields)


@clause("TA-17.1")
def test_a_printed_card_of_the_progress_deck_is_asked_for_as_such() -> None:
    session = Session.new(GAME, {"level": 5}, seed=3, shown=["deck"])
    words = Words("en", GAME, strict=True)
    while session.pending is not None and not isinstance(session.pending, Shown):
        session.answer("conquerors" if session.pending.id == "civilization.first" else "bots")
    assert words.question(session.pending).startswith("No decision card is open: ")
    session.answer("9")
    session.answer(("income",))
    session.answer(("finish",))
    shown = expect_type(session.pending, Shown)
    assert words.question(shown) == "Which card lies on the left? It is the track card."
    assert list(shown.options) == sorted(shown.options, key=int)
    session.answer("2")
    assert words.question(session.pending) == "Which card lies on the right? It is the tiebreaker card."


class TestTheDrawing:
    """What a person sees at a glance."""

    @clause("TA-2.8")
    def test_a_heart_beside_the_marker_on_the_favourite_track(self) -> None:
        drawn = draw(board(automa=[0, 1, 2, 3, 0], shadow=[3, 2, 1, 0, 0]))
        panels = {panel.id: panel for panel in drawn if isinstance(panel, Track)}
        assert panels["technology"].markers == (("you", 0), ("automa_heart", 3), ("shadow", 0))
        assert panels["science"].markers == (("you", 0), ("automa", 1), ("shadow_heart", 2))

    def test_a_map_that_is_not_tracked_names_its_hexes(self) -> None:
        hexes, *_ = draw(GAME.start(GAME.read_options({"tracked": False}), GAME.default_pack))
        cells = expect_type(hexes, HexMap).cells
        assert {cell.name for cell in cells} == set(BOARD.names)
        assert {cell.ground for cell in cells} == {"middle", "land", "hex"}
        assert all(cell.pieces == () for cell in cells)

    @clause("TA-16.1", "TA-6.8")
    def test_achievements_landmarks_and_discarded_cards(self) -> None:
        state = board(
            ends=["shadow", "you"], middles=["automa"], your_landmarks=["forge"], box=["academy"], landmarks=[],
            **deck("3", discard=("1", "2")),
        )  # fmt: skip
        rows = {panel.id: panel.cards for panel in draw(state) if isinstance(panel, CardRow)}
        assert rows == {
            "landmarks": (), "your_landmarks": ("forge",), "box": ("academy",), "pair": (), "discard": ("1", "2"),
            "ends": ("shadow", "you"), "middles": ("automa",),
        }  # fmt: skip


class TestSection7Tracks:
    @clause("TA-7.1", "TA-7.4")
    def test_open_symbol(self) -> None:
        found = choose("automa", "any", "16", automa=[3, 12, 0, 12, 0])
        assert list(found.options) == ["military", "exploration"]
        assert found.pick == "exploration"

    @clause("TA-7.4", "TA-7.5", "TA-7.6")
    def test_the_printed_example(self) -> None:
        # Military and technology are valid: downwards technology comes first, upwards military.
        spaces = [0, 12, 12, 0, 0]
        down = choose("automa", "any", "16", automa=spaces)
        assert (list(down.options), down.pick) == (["military", "technology"], "technology")
        up = choose("shadow", "any", "16", shadow=spaces, shadow_favourite="science")
        assert (list(up.options), up.pick) == (["military", "technology"], "military")

    @clause("TA-7.4")
    @pytest.mark.parametrize("symbol", ["any", "landmark", "end"])
    def test_downwards_for_the_automa(self, symbol: str) -> None:
        # Card 20: technology, exploration, science, military, heart. All are equally far.
        order = ["technology", "exploration", "science", "military"]
        spaces = [0, 0, 0, 0, 0]
        for track in order:
            found = choose("automa", symbol, "20", automa=spaces, favourite="military")
            assert found.pick == track
            spaces[TRACK[track]] = 12

    @clause("TA-7.5")
    @pytest.mark.parametrize("symbol", ["any", "landmark", "end"])
    def test_upwards_for_the_shadow_empire(self, symbol: str) -> None:
        order = ["military", "science", "exploration", "technology"]
        spaces = [0, 0, 0, 0, 0]
        for track in order:
            found = choose("shadow", symbol, "20", shadow=spaces, shadow_favourite="military")
            assert found.pick == track
            spaces[TRACK[track]] = 12

    @clause("TA-7.6", "TA-7.4", "TA-7.5")
    @pytest.mark.parametrize("track", TRACKS[:4])
    def test_the_heart_is_the_favourite(self, track: str) -> None:
        # Card 18 has the heart on top, card 20 at the bottom.
        assert choose("automa", "any", "18", favourite=track).pick == track
        assert choose("shadow", "any", "20", shadow_favourite=track).pick == track

    @clause("TA-7.6", "TA-7.4")
    def test_a_heart_of_a_finished_track_is_passed_over(self) -> None:
        # Card 18: heart, exploration, military, science, technology.
        found = choose("automa", "any", "18", automa=[0, 0, 0, 12, 0], favourite="technology")
        assert found.pick == "exploration"

    @clause("TA-7.3")
    def test_closest_to_the_end(self) -> None:
        found = choose("automa", "end", "16", automa=[5, 9, 8, 12, 0])
        assert deciding(found) == ["track.end"]
        assert found.pick == "science"
        shadow = choose("shadow", "end", "16", shadow=[5, 9, 8, 12, 0])
        assert shadow.pick == "science"

    @clause("TA-7.3", "TA-7.4")
    def test_the_end_overrules_the_column(self) -> None:
        # Card 16 has technology first, but it is further from the end.
        assert choose("automa", "end", "16", automa=[5, 0, 0, 4, 0]).pick == "military"
        assert choose("automa", "any", "16", automa=[5, 0, 0, 4, 0]).pick == "technology"
        assert choose("shadow", "end", "20", shadow=[4, 0, 0, 5, 0], shadow_favourite="military").pick == "technology"

    @clause("TA-7.2")
    def test_closest_to_a_landmark_or_the_end(self) -> None:
        # Military needs 1 to the tank factory, science 2 to the apothecary, exploration 1 to the end, technology 3.
        found = choose("automa", "landmark", "16", automa=[6, 2, 11, 1, 0])
        assert list(found.steps[0].kept) == ["military", "exploration"]
        assert found.pick == "exploration"
        assert choose("shadow", "landmark", "16", shadow=[6, 2, 11, 1, 0]).pick == "military"

    @clause("TA-7.2")
    def test_a_landmark_that_is_gone_does_not_count(self) -> None:
        left = [one for one in LANDMARKS if one != "tank_factory"]
        # Without the tank factory military needs 4 to the fusion reactor.
        assert choose("automa", "landmark", "19", automa=[6, 1, 0, 0, 0]).pick == "military"
        assert choose("automa", "landmark", "19", automa=[6, 1, 0, 0, 0], landmarks=left).pick == "science"
        assert choose("automa", "landmark", "19", automa=[6, 9, 9, 9, 0], landmarks=[]).pick == "technology"

    @clause("TA-7.2")
    def test_a_landmark_behind_does_not_count(self) -> None:
        # On its space already: the next one is 3 away, science 2.
        assert choose("automa", "landmark", "19", automa=[4, 2, 0, 0, 0]).pick == "science"

    @clause("TA-7.2", "TA-7.4", "TA-7.5")
    def test_the_landmark_overrules_the_column(self) -> None:
        assert choose("automa", "landmark", "16", automa=[3, 0, 0, 0, 0]).pick == "military"
        assert choose("shadow", "landmark", "16", shadow=[0, 0, 0, 3, 0]).pick == "technology"

    @clause("TA-7.1")
    def test_nothing_happens_when_all_are_finished(self) -> None:
        decided = bots("6", "16", automa=[12, 12, 12, 12, 0], shadow=[12, 12, 12, 12, 0])
        assert kinds(decided.effects) == ["LayTrackCard", "LayPair", "NextTurn"]

    @clause("TA-7.7")
    def test_going_back_from_the_start_has_no_effect(self) -> None:
        # Science 10 sends it back on military or technology.
        decided = science(9, {"die": ["military"]})
        assert all_of(decided, GoBack) == []
        assert one(decided, Roll).track == "military"


def science(space: int, draws: dict[str, list[str]] | None = None, **fields: Any) -> Any:
    """The Automa advances on science from this space; all its other tracks but one are where they are said to be."""
    automa = [0, space, 0, 0, 0]
    return bots("6", "3", draws=draws, **{"automa": automa, "shadow": [12, 12, 12, 12, 0], **fields})


def on(track: str, space: int, draws: dict[str, list[Any]] | None = None, **fields: Any) -> Any:
    """The Automa advances from this space of this track: the only one it has not finished."""
    automa = [12, 12, 12, 12, 0]
    automa[TRACK[track]] = space
    return bots("6", "7", draws=draws, **{"automa": automa, "shadow": [12, 12, 12, 12, 0], "landmarks": [], **fields})


class TestSection8Rewards:
    @clause("TA-8.1", "TA-3.4")
    @pytest.mark.parametrize(
        ("track", "space"),
        [("exploration", 1), ("exploration", 5), ("exploration", 11), ("military", 4), ("military", 9),
         ("technology", 5), ("technology", 12), ("science", 7), ("science", 8)],
    )  # fmt: skip
    def test_what_is_not_in_the_table_is_ignored(self, track: str, space: int) -> None:
        decided = on(track, space - 1)
        assert kinds(decided.effects) in (
            ["LayTrackCard", "LayPair", "Advance", "NextTurn"],
            ["LayTrackCard", "LayPair", "Advance", "Achieve", "NextTurn"],
        )

    @clause("TA-8.3")
    def test_the_shadow_empire_takes_no_reward(self) -> None:
        decided = bots("6", "7", automa=[12, 12, 12, 12, 0], shadow=[0, 12, 12, 12, 0])
        assert kinds(decided.effects) == ["LayTrackCard", "LayPair", "Advance", "NextTurn"]

    @clause("TA-8.4")
    def test_research_without_its_reward(self) -> None:
        # Science 1: the die shows technology; tech cards would be replaced, but not here.
        decided = science(0, {"die": ["technology"]})
        assert [(one.track, one.space) for one in all_of(decided, Advance)] == [("science", 1), ("technology", 1)]
        assert all_of(decided, ReplaceCards) == []

    @clause("TA-8.4")
    def test_research_with_its_reward(self) -> None:
        decided = science(4, {"die": ["technology"]})
        assert [(one.track, one.space) for one in all_of(decided, Advance)] == [("science", 5), ("technology", 1)]
        assert len(all_of(decided, ReplaceCards)) == 1

    @clause("TA-8.4")
    def test_a_roll_of_a_finished_track_is_ignored(self) -> None:
        decided = science(4, {"die": ["military"]}, automa=[12, 4, 0, 0, 0])
        assert len(all_of(decided, Advance)) == 1

    @clause("TA-8.1", "TA-8.4")
    def test_advances_inside_advances(self) -> None:
        # Science 5: the die shows science; on science 6 it shows military, where the Automa conquers.
        decided = science(4, {"die": ["science", "military"]})
        assert [(one.track, one.space) for one in all_of(decided, Advance)] == [
            ("science", 5), ("science", 6), ("military", 1),
        ]  # fmt: skip
        assert len(all_of(decided, PlaceOutpost)) == 1

    @clause("TA-8.2")
    def test_once_per_space(self) -> None:
        # Quantum Physics names the advance twice, Alien Biology the die four times.
        decided = science(10, {"die": ["exploration"]})
        assert len(all_of(decided, Roll)) == 1
        decided = science(11, {"die": ["exploration"]})
        assert len(all_of(decided, Roll)) == 1

    @clause("TA-8.5")
    @pytest.mark.parametrize("space", [1, 3, 4, 7])
    def test_tech_cards_are_replaced(self, space: int) -> None:
        assert one(on("technology", space - 1), ReplaceCards) == ReplaceCards("TA-8.5", "technology")

    @clause("TA-8.6")
    @pytest.mark.parametrize("space", [1, 3, 5, 6, 7, 8, 12])
    def test_conquer(self, space: int) -> None:
        decided = on("military", space - 1)
        assert len(all_of(decided, PlaceOutpost)) == 1
        assert decision(decided, "conquer.neutral").args["anywhere"] is (space == 8)

    @clause("TA-8.7")
    @pytest.mark.parametrize("space", [2, 3, 4, 7, 9])
    def test_explore(self, space: int) -> None:
        decided = on("exploration", space - 1)
        assert len(all_of(decided, LayTile)) == 1
        assert decision(decided, "explore.hex").args["anywhere"] is (space == 9)

    @clause("TA-8.8")
    def test_one_of_several_tracks(self) -> None:
        # Science 9: exploration, military or technology; science is rolled again.
        decided = science(8, {"die": ["science", "science", "exploration"]})
        assert [(one.track, one.again) for one in all_of(decided, Roll)] == [
            ("science", True), ("science", True), ("exploration", False),
        ]  # fmt: skip
        assert (all_of(decided, Advance)[1].track, all_of(decided, Advance)[1].space) == ("exploration", 1)

    @clause("TA-8.8")
    def test_going_back_with_the_reward_of_the_space(self) -> None:
        decided = science(9, {"die": ["science", "technology"]}, automa=[0, 9, 0, 5, 0], favourite="technology")
        assert one(decided, GoBack) == GoBack("technology", 4, True)
        assert len(all_of(decided, ReplaceCards)) == 1
        assert all(effect.landmark != "forge" for effect in all_of(decided, GainLandmark))

    @clause("TA-8.9")
    @pytest.mark.parametrize(("track", "space"), [("science", 2), ("science", 4), ("military", 2), ("technology", 2)])
    def test_tapestry_cards(self, track: str, space: int) -> None:
        assert len(all_of(on(track, space - 1), GainTapestry)) == 1

    @clause("TA-8.9", "TA-8.6")
    def test_two_different_rewards_are_both_taken(self) -> None:
        decided = on("military", 5)
        names = kinds(decided.effects)
        assert names.index("PlaceOutpost") < names.index("GainTapestry")

    @clause("TA-8.10", "TA-8.9", "TA-8.8")
    @pytest.mark.parametrize(
        ("space", "kind"),
        [(1, GainTapestry), (3, ReplaceCards), (7, ReplaceCards), (9, Roll), (11, Roll)],
    )
    def test_the_arts_track(self, space: int, kind: type[Any]) -> None:
        options: dict[str, Any] = {"arts": "track"}
        left, right = "6", "7"
        decided = turn(
            options=options,
            **deck(left, right, "3", "12", **options),
            draws={"deck": [left, right], "die": ["arts", "military"]},
            automa=[12, 12, 12, 12, space - 1],
            shadow=[12, 12, 12, 12, 12],
            landmarks=[],
        )
        assert all_of(decided, Advance)[0].track == "arts"
        assert all_of(decided, kind)
        if kind is ReplaceCards:
            assert one(decided, ReplaceCards) == ReplaceCards("TA-8.10", "masterpieces")
        if kind is Roll:
            assert [roll.again for roll in all_of(decided, Roll)] == [True, False]


class TestSection9Landmarks:
    @clause("TA-9.1", "TA-9.2")
    @pytest.mark.parametrize("bot", ["automa", "shadow"])
    def test_either_bots_landmark_goes_into_the_box(self, bot: Literal["automa", "shadow"]) -> None:
        done = [12, 12, 12, 12, 0]
        spaces: dict[str, Any] = {"automa": done, "shadow": done, bot: [3, 12, 12, 12, 0]}
        decided = bots("6", "7", **spaces)
        assert one(decided, GainLandmark) == GainLandmark("TA-9.1", bot, "barracks")
        state = after(decided, **deck("6", "7", "3"), **spaces)
        assert state.box == ("barracks",)
        assert "barracks" not in state.landmarks

    @clause("TA-9.1")
    def test_not_a_second_time(self) -> None:
        left = [one for one in LANDMARKS if one != "barracks"]
        assert all_of(on("military", 3, landmarks=left), GainLandmark) == []

    @clause("TA-9.1", "TA-8.4")
    def test_also_without_the_reward(self) -> None:
        decided = science(0, {"die": ["technology"]}, automa=[0, 0, 0, 3, 0])
        assert one(decided, GainLandmark).landmark == "forge"
        assert all_of(decided, ReplaceCards) == []


class TestSection16Achievements:
    @clause("TA-16.1")
    @pytest.mark.parametrize(("ends", "points"), [([], 10), (["you"], 5), (["you", "shadow"], 0)])
    def test_the_end_of_a_track(self, ends: list[str], points: int) -> None:
        assert one(on("technology", 11, ends=ends), Achieve) == Achieve("TA-16.1", "automa", "end", points)

    @clause("TA-16.1")
    def test_only_once(self) -> None:
        assert all_of(on("technology", 11, ends=["automa"]), Achieve) == []

    @clause("TA-16.3")
    def test_the_shadow_empire_takes_the_place_without_points(self) -> None:
        decided = bots("6", "7", automa=[12, 12, 12, 12, 0], shadow=[12, 12, 12, 11, 0])
        assert one(decided, Achieve) == Achieve("TA-16.3", "shadow", "end", 0)
        assert after(decided, **deck("6", "7", "3")).points == 0


class TestSection17NoOpenCard:
    @clause("TA-17.1")
    def test_a_card_of_the_progress_deck_breaks_the_tie_and_goes_back(self) -> None:
        decided = turn(options={"level": 5}, era=0, favourite="military", draws={"deck": ["13"]})
        assert one(decided, TieCard) == TieCard("13")
        state = after(decided, {"level": 5}, era=0)
        assert (state.deck.size(), state.deck.size("progress")) == (7, 15)
        # It was the middle island that decided; nothing was left for the arrow of card 13.
        assert decision(decided, "conquer.neutral").pick == "-1:1"

    @clause("TA-17.1")
    def test_an_empty_progress_deck_leaves_the_decision_deck(self) -> None:
        everything = [str(card) for card in range(1, 23)]
        decided = turn(
            options={"level": 5},
            era=0,
            favourite="military",
            deck={"stream": "deck", "layers": [{"size": 22}], "pool": everything},
            draws={"deck": ["2"]},
        )
        assert one(decided, TieCard) == TieCard("2")


class TestSection22DoubleStrike:
    OPTIONS = {"double_strike": True}  # noqa: RUF012 - read only

    def strike(self, shadow: list[int], **fields: Any) -> Any:
        """The Shadow Empire advances on the only track it has not finished."""
        fields = {"automa": [12, 12, 12, 12, 0], **fields}
        return bots("6", "7", options=self.OPTIONS, shadow=shadow, **fields)

    @clause("TA-22.2")
    @pytest.mark.parametrize(
        ("track", "following"),
        [
            ("military", "science"),
            ("science", "exploration"),
            ("exploration", "technology"),
            ("technology", "military"),
        ],
    )
    def test_the_next_track_clockwise(self, track: str, following: str) -> None:
        shadow = [12, 12, 12, 12, 0]
        shadow[TRACK[track]] = 0
        first, second = all_of(self.strike(shadow), Advance)
        assert (first.bot, first.track) == ("shadow", track)
        assert second == Advance("TA-22.2", "double", following, 1, False)

    @clause("TA-22.2")
    def test_not_beyond_the_end(self) -> None:
        decided = self.strike([0, 12, 12, 12, 0], double=[0, 12, 0, 0, 0])
        assert [one.bot for one in all_of(decided, Advance)] == ["shadow"]

    @clause("TA-22.4")
    def test_its_landmarks_go_into_the_box(self) -> None:
        decided = self.strike([0, 12, 12, 12, 0], double=[0, 3, 0, 0, 0])
        assert one(decided, GainLandmark) == GainLandmark("TA-22.4", "double", "apothecary")

    @clause("TA-22.5")
    def test_no_achievement(self) -> None:
        decided = self.strike([0, 12, 12, 12, 0], double=[0, 11, 0, 0, 0])
        assert all_of(decided, Achieve) == []
        assert all_of(decided, Advance)[1].space == 12

    @clause("TA-22.3")
    @pytest.mark.parametrize(
        ("beside", "track", "following"),
        [("military", "military", "arts"), ("military", "arts", "science"), ("technology", "technology", "arts"),
         ("technology", "arts", "military"), ("science", "military", "science"), ("exploration", "arts", "technology")],
    )  # fmt: skip
    def test_the_arts_track_follows_the_one_it_lies_beside(self, beside: str, track: str, following: str) -> None:
        options: dict[str, Any] = {"arts": "track", "double_strike": True}
        shadow = [12] * 5
        shadow[TRACK[track]] = 0
        decided = turn(
            options=options, **deck("6", "7", "3", "12", **options), draws={"deck": ["6", "7"]}, automa=[12] * 5,
            shadow=shadow, arts_beside=beside, landmarks=[],
        )  # fmt: skip
        assert all_of(decided, Advance)[1].track == following

    @clause("TA-22.1", "TA-22.2")
    def test_without_the_variant_nothing(self) -> None:
        decided = bots("6", "7", shadow=[0, 12, 12, 12, 0], automa=[12, 12, 12, 12, 0])
        assert len(all_of(decided, Advance)) == 1
