"""Components and set-up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tapestry.play import LANDMARKS, all_of, board, one, set_up, turn
from visavis.core import BadPack, Session
from visavis.core.question import One
from visavis.games.tapestry import GAME
from visavis.games.tapestry.board import AUTOMA_START, BOARD, LAND, YOUR_START
from visavis.games.tapestry.cards import PACK, REPLACED, Card, Data, cards_in_play
from visavis.games.tapestry.effects.bots import CardLandmarks, Roll
from visavis.games.tapestry.effects.setup import (
    AdviseAgainst,
    ChooseFavourite,
    DecksMade,
    LeaveOut,
    MakeDecks,
    NotPlayed,
    PlaceMarkers,
    PutArtsTrack,
    Remind,
    TakeCivilization,
)
from visavis.testing import clause, expect_type
from visavis.words import Words


def left_out(session: Any, what: str) -> list[str]:
    names = [card for effect in all_of(session, LeaveOut) if effect.what == what for card in effect.cards]
    return [str(GAME.default_pack.name(card, "de")) for card in names]


def advised_against(session: Any, what: str) -> list[str]:
    names = [card for effect in all_of(session, AdviseAgainst) if effect.what == what for card in effect.cards]
    return [str(GAME.default_pack.name(card, "de")) for card in names]


def reminders(session: Any) -> list[str]:
    return [effect.rule for effect in all_of(session, Remind)]


class TestComponents:
    @clause("TA-1.1")
    def test_tapestry_cards_of_the_base_game(self) -> None:
        assert left_out(set_up(), "tapestry") == [
            "Allianz", "Diktatur", "Heiratspolitik", "Ölmagnat", "Olympischer Gastgeber",
        ]  # fmt: skip
        assert advised_against(set_up(), "tapestry") == [
            "Diplomatie", "Eisenbahnmagnat", "Handelswirtschaft", "Kohlebaron", "Spionage",
            "Zeitalter der Segelschiffe",
        ]  # fmt: skip

    @clause("TA-1.1")
    @pytest.mark.parametrize(
        ("options", "more", "marked"),
        [
            ({"arts": "cards"}, ["Bauernhöfe"], []),
            (
                {"fantasies": True},
                ["Hoher Rat", "Superkraft-Regulatoren"],
                ["Roboter-Lockvögel", "Wahrsagerei"],
            ),
            ({"plans": True}, [], []),
        ],
    )
    def test_tapestry_cards_of_the_expansions(
        self, options: dict[str, Any], more: list[str], marked: list[str]
    ) -> None:
        session = set_up({"civilization.first": "engineers"}, **options)
        assert left_out(session, "tapestry")[5:] == more
        assert advised_against(session, "tapestry")[6:] == marked

    @clause("TA-1.2", "TA-1.3")
    @pytest.mark.parametrize("options", [{}, {"plans": True}, {"arts": "track"}, {"fantasies": True}])
    def test_two_traps_are_left_out_without_an_expansion_only(self, options: dict[str, Any]) -> None:
        session = set_up(**options)
        assert left_out(session, "trap") == ([] if options else ["2 Fallen, 5 bleiben"])
        assert ("traps" in reminders(session)) is bool(options)

    @clause("TA-1.4")
    def test_civilizations(self) -> None:
        marked = ["Erfinder", "Futuristen", "Heralde"]
        assert left_out(set_up(), "civilization") == ["Händler"]
        assert advised_against(set_up(), "civilization") == marked
        assert left_out(set_up(plans=True), "civilization") == ["Händler", "Spione"]
        assert advised_against(set_up(plans=True), "civilization") == [*marked, "Ratgeber"]

    @clause("TA-1.5")
    def test_what_is_only_advised_against_may_stay(self) -> None:
        session = set_up({"civilization.first": "engineers"}, plans=True, fantasies=True, advised=False)
        assert all_of(session, AdviseAgainst) == []
        assert left_out(session, "civilization") == ["Händler", "Spione"]
        assert left_out(session, "tapestry") == [
            "Allianz", "Diktatur", "Heiratspolitik", "Ölmagnat", "Olympischer Gastgeber", "Hoher Rat",
            "Superkraft-Regulatoren",
        ]  # fmt: skip

    @clause("TA-1.6")
    @pytest.mark.parametrize("arts", ["cards", "track"])
    def test_ten_decision_cards_are_replaced(self, arts: str) -> None:
        session = set_up({"deck": "1"}, arts=arts, shown=("deck",))
        state = session.timeline.now
        assert REPLACED == ("1", "2", "4", "5", "8", "10", "13", "15", "17", "19")
        assert [effect.cards for effect in all_of(session, LeaveOut) if effect.what == "decision"] == [REPLACED]
        in_play = cards_in_play(state.setting, state.data)
        assert len(in_play) == 22
        assert {card for card in in_play if card.endswith("a")} == {f"{card}a" for card in REPLACED}

    @clause("TA-1.6")
    def test_without_arts_and_architecture_they_are_not(self) -> None:
        assert left_out(set_up(plans=True), "decision") == []
        assert not any(card.endswith("a") for card in set_up().timeline.now.deck.cards)

    @clause("TA-1.6")
    def test_the_reconstructed_ones_equal_the_old_ones_without_the_arts_symbol(self) -> None:
        cards = GAME.default_pack.table("card", Card)
        for id in REPLACED:
            new, old = cards[f"{id}a"], cards[id]
            assert new.provenance == "reconstructed"
            assert tuple(tie for tie in new.ties if tie != "arts") == old.ties
            assert (new.circle, new.income, new.topple, new.automa, new.shadow, new.arrow) == (
                old.circle, old.income, old.topple, old.automa, old.shadow, old.arrow,
            )  # fmt: skip
        assert sum(cards[f"{id}a"].ties[0] == "arts" for id in REPLACED) == 5

    @clause("TA-1.7")
    def test_the_newer_hucksters(self) -> None:
        assert "hucksters" in reminders(set_up(plans=True, arts="cards"))
        assert "hucksters" not in reminders(set_up(plans=True))
        assert "hucksters" not in reminders(set_up(arts="cards"))


class TestTheBots:
    @clause("TA-2.1", "TA-2.4", "TA-2.9", "TA-2.2")
    def test_starts_and_outposts(self) -> None:
        state = set_up(seed=3).timeline.now
        assert (state.yours, state.automas, state.explored) == (YOUR_START, AUTOMA_START, LAND)
        assert (BOARD.name(YOUR_START), BOARD.name(AUTOMA_START)) == ("2:0", "-2:2")
        assert state.full == YOUR_START | AUTOMA_START
        assert (state.your_outposts, state.outposts, state.shadow_outposts) == (8, 8, 10)
        assert state.tapestries == state.points == 0

    @clause("TA-2.5", "TA-2.9")
    def test_markers(self) -> None:
        session = set_up()
        assert one(session, PlaceMarkers) == PlaceMarkers("TA-2.5", (0, 0, 0, 0, 0), True, False, False)
        state = session.timeline.now
        assert state.you == state.automa == state.shadow == (0, 0, 0, 0, 0)

    @clause("TA-2.3")
    def test_the_cover_lies_there_only_with_the_arts_track(self) -> None:
        assert "arts_cover" in reminders(set_up(arts="track"))
        assert "arts_cover" not in reminders(set_up(arts="cards"))

    @clause("TA-2.2", "TA-20.1", "TA-20.2", "TA-20.3")
    @pytest.mark.parametrize("arts", ["none", "cards", "track"])
    @pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
    def test_the_mat_of_each_level(self, level: int, arts: str) -> None:
        session = set_up(level=level, arts=arts)
        found = [effect for effect in all_of(session, Remind) if effect.rule.startswith("mat_")]
        if level >= 5:
            assert found == [Remind("TA-20.2", "mat_hard")]
        elif arts == "track":
            assert found == [Remind("TA-20.3", "mat_arts_card")]
        else:
            assert found == [Remind("TA-2.2", "mat_normal") if level == 2 else Remind("TA-20.1", "mat_card")]

    @clause("TA-2.6")
    def test_a_random_civilization_is_one_of_those_in_play(self) -> None:
        found = {set_up(seed=seed).timeline.now.civilizations for seed in range(40)}
        assert found == {("engineers",), ("scientists",), ("explorers",), ("conquerors",)}
        more = {set_up(seed=seed, plans=True).timeline.now.civilizations for seed in range(80)}
        assert more == found | {("equalizers",), ("iconoclasts",), ("hucksters",), ("trailblazers",)}

    @clause("TA-2.6")
    def test_or_one_of_your_choice(self) -> None:
        session = set_up(
            {"civilization.first": "time_travelers", "civilization.favourite": "arts"}, fantasies=True, arts="track"
        )
        assert session.timeline.now.civilizations == ("time_travelers",)
        assert session.timeline.now.favourite == "arts"

    @clause("TA-2.6")
    def test_only_those_in_play_can_be_chosen(self) -> None:
        question = expect_type(turn(phase="setup", era=0, your_era=0, landmarks=[], yours="", automas="").question, One)
        assert question is not None
        assert question.options == ("random", "engineers", "scientists", "explorers", "conquerors")

    @clause("TA-21.10")
    def test_each_civilization_says_what_it_does_or_that_nobody_knows(self) -> None:
        words = Words("en", GAME, strict=True)
        unknown = "effect not published: you say what your card does"
        said = {id: words.describe(id) for id in GAME.default_pack.tables["civilization"]}
        assert {id for id, text in said.items() if text == unknown} == {
            "arts_one", "arts_two", "charmers", "erratics", "time_travelers",
        }  # fmt: skip
        assert len(set(said.values())) == 9
        assert words.describe("random") == "one with a known effect"
        assert words.describe("forge") == ""

    @clause("TA-2.7", "TA-2.8")
    @pytest.mark.parametrize(
        ("civilization", "track"),
        [
            ("engineers", "technology"),
            ("scientists", "science"),
            ("explorers", "exploration"),
            ("conquerors", "military"),
        ],
    )
    def test_the_favourite_of_its_civilization(self, civilization: str, track: str) -> None:
        session = set_up({"civilization.first": civilization})
        assert session.timeline.now.favourite == track
        assert all_of(session, ChooseFavourite)[0] == ChooseFavourite("TA-2.8", "automa", track)

    @clause("TA-2.7")
    def test_the_die_names_it_where_the_card_shows_the_die(self) -> None:
        found = set()
        for seed in range(30):
            session = set_up({"civilization.first": "iconoclasts"}, seed=seed, plans=True)
            assert all_of(session, Roll)[0].track == session.timeline.now.favourite
            found.add(session.timeline.now.favourite)
        assert found == {"military", "science", "exploration", "technology"}

    @clause("TA-2.10")
    def test_the_shadow_empire_rolls_until_it_is_another_track(self) -> None:
        again = 0
        for seed in range(40):
            session = set_up({"civilization.first": "engineers"}, seed=seed)
            *wasted, last = all_of(session, Roll)
            assert all(roll == Roll("TA-2.10", "technology", True) for roll in wasted)
            assert last == Roll("TA-2.10", session.timeline.now.shadow_favourite, False)
            assert session.timeline.now.shadow_favourite != "technology"
            again += len(wasted)
        assert again > 0

    @clause("TA-2.11", "TA-2.12", "TA-5.1")
    def test_the_decks(self) -> None:
        session = set_up()
        assert one(session, DecksMade) == DecksMade(1)
        assert one(set_up(shown=("deck",)), MakeDecks) == MakeDecks(1)
        deck = session.timeline.now.deck
        assert (deck.size(), deck.size("progress")) == (8, 14)
        assert deck.layers[0].known == ("1", "2", "3", "4", "5", "6", "7")
        assert set(deck.pool) == {str(card) for card in range(8, 23)}

    @clause("TA-2.13", "TA-2.14")
    @pytest.mark.parametrize(
        ("options", "landmarks"),
        [
            ({}, 0),
            ({"plans": True}, 0),
            ({"plans": True, "landmark_cards": True}, 1),
            ({"arts": "cards", "landmark_cards": True, "level": 4}, 1),
            ({"arts": "track", "landmark_cards": True, "level": 2}, 1),
            ({"arts": "track", "landmark_cards": True, "level": 3}, 3),
            ({"arts": "track", "landmark_cards": True, "level": 4}, 3),
            ({"arts": "track", "landmark_cards": True, "level": 5}, 1),
            ({"arts": "track", "landmark_cards": True, "level": 6}, 1),
        ],
    )
    def test_landmark_cards(self, options: dict[str, Any], landmarks: int) -> None:
        session = set_up(**options)
        assert session.timeline.now.box == ("card_landmark",) * landmarks
        found = [(effect.clause, effect.count, effect.further) for effect in all_of(session, CardLandmarks)]
        assert found == [("TA-2.13", 1, False), ("TA-2.14", 2, True)][: (landmarks + 1) // 2]
        assert ("landmark_cards" in reminders(session)) is (landmarks > 0)

    @clause("TA-2.13")
    def test_landmark_cards_need_an_expansion(self) -> None:
        session = set_up(landmark_cards=True)
        assert one(session, NotPlayed).parts == ("landmark_cards",)
        assert session.timeline.now.box == ()

    @clause("TA-2.1")
    def test_landmarks_on_the_board(self) -> None:
        assert set(set_up().timeline.now.landmarks) == set(LANDMARKS)
        arts = set(set_up(arts="track").timeline.now.landmarks)
        assert arts == {*LANDMARKS, "clocktower", "opera_house", "holocenter"}


class TestTheCards:
    """The 22 cards against what is known about them."""

    CARDS = GAME.default_pack.table("card", Card)

    @clause("TA-5.1")
    def test_seven_circles_and_fifteen_rectangles(self) -> None:
        old = [card for id, card in self.CARDS.items() if not id.endswith("a")]
        assert len(old) == 22
        assert [card.id for card in old if card.circle] == ["1", "2", "3", "4", "5", "6", "7"]
        assert all(card.provenance == "official" for card in old)

    @clause("TA-7.4")
    def test_each_column_names_the_four_tracks_and_the_heart(self) -> None:
        for id, card in self.CARDS.items():
            plain = {"military", "science", "exploration", "technology", "favourite"}
            assert set(card.ties) == ({*plain, "arts"} if id.endswith("a") else plain)
            assert len(card.ties) == len(set(card.ties))

    @clause("TA-10.1")
    def test_the_arrows_of_the_22_cards(self) -> None:
        arrows = "abacdaefghijfghieabaca"
        assert "".join(self.CARDS[str(id)].arrow[-1] for id in range(1, 23)) == arrows

    @clause("TA-13.9", "TA-6.6")
    def test_the_symbols_of_the_22_cards(self) -> None:
        def having(symbol: str) -> list[int]:
            return [id for id in range(1, 23) if getattr(self.CARDS[str(id)], symbol)]

        assert having("topple") == [1, 3, 6, 9, 10, 12, 14, 15, 19, 21, 22]
        assert having("income") == [1, 2, 4, 8, 9, 12, 14, 16, 17, 19, 21]

    @clause("TA-7.1", "TA-7.2", "TA-7.3")
    def test_the_track_symbols_of_the_22_cards(self) -> None:
        letters = {"any": "a", "landmark": "l", "end": "e"}
        automa = "".join(letters[self.CARDS[str(id)].automa] for id in range(1, 23))
        shadow = "".join(letters[self.CARDS[str(id)].shadow] for id in range(1, 23))
        assert automa == "eallaaaaalaaallaalaaae"
        assert shadow == "aleal" + "aaaa" + "ala" + "lallaaaaea"

    @pytest.mark.parametrize(
        ("broken", "fault"),
        [
            ('ties = ["favourite", "military", "exploration", "technology", "science"]', "card.column"),
            ("circle = true", "card.shape"),
            ('arrow = "arrow-a"', "card.arrow"),
            ("replaced = true", "card.replaced"),
        ],
    )
    def test_a_pack_that_breaks_a_constraint_is_refused(self, broken: str, fault: str) -> None:
        text = (GAME.folder / "packs" / "standard.toml").read_text("utf-8")
        other = {
            "card.column": 'ties = ["favourite", "military", "military", "technology", "science"]',
            "card.shape": "circle = false",
            "card.arrow": 'arrow = "arrow-z"',
            "card.replaced": "replaced = false",
        }[fault]
        assert broken in text
        with pytest.raises(BadPack) as refused:
            PACK.read(text.replace(broken, other, 1))
        assert [problem.details["broken"] for problem in refused.value.problems] == [fault]

    @clause("TA-8.2")
    def test_a_reward_that_stands_twice_on_a_space_counts_once(self) -> None:
        text = (GAME.folder / "packs" / "standard.toml").read_text("utf-8")
        once = 'rewards = ["conquer", "tapestry"]'
        assert once in text
        pack = PACK.read(text.replace(once, 'rewards = ["conquer", "tapestry", "conquer"]', 1))
        assert Data(pack).rewards == board().data.rewards

    def test_an_arrow_must_name_every_hex(self) -> None:
        text = (GAME.folder / "packs" / "standard.toml").read_text("utf-8")
        with pytest.raises(BadPack) as refused:
            PACK.read(text.replace('order = ["0:-3", "1:-3"', 'order = ["0:-3", "0:-3"', 1))
        assert refused.value.problems[0].details["broken"] == "arrow.order"

    def test_a_landmark_stands_on_its_space(self) -> None:
        text = (GAME.folder / "packs" / "standard.toml").read_text("utf-8")
        with pytest.raises(BadPack) as refused:
            PACK.read(text.replace('track = "technology"\nspace = 4', 'track = "technology"\nspace = 5', 1))
        assert refused.value.problems[0].details["broken"] == "landmark.place"


class TestLevelSixAndVariants:
    @clause("TA-20.8")
    def test_a_second_civilization_of_your_choice_whose_favourite_is_ignored(self) -> None:
        session = set_up({"civilization.first": "engineers", "civilization.second": "conquerors"}, level=6)
        assert session.timeline.now.civilizations == ("engineers", "conquerors")
        assert session.timeline.now.favourite == "technology"
        assert [effect.clause for effect in all_of(session, TakeCivilization)] == ["TA-2.6", "TA-20.8"]

    @clause("TA-20.8")
    def test_the_second_one_is_another_one(self) -> None:
        session = Session.new(GAME, {"level": 6}, seed=1)
        session.answer("engineers")
        assert expect_type(session.pending, One).options == ("scientists", "explorers", "conquerors")

    @clause("TA-20.8")
    def test_not_on_other_levels(self) -> None:
        assert len(set_up(level=5).timeline.now.civilizations) == 1

    @clause("TA-22.1", "TA-22.6")
    def test_double_strike_markers(self) -> None:
        session = set_up(double_strike=True)
        assert one(session, PlaceMarkers).double
        assert "double_neighbours" in reminders(session)
        assert session.timeline.now.double == (0, 0, 0, 0, 0)

    @clause("TA-22.3")
    def test_where_the_arts_track_lies_matters_for_the_double_strike_only(self) -> None:
        session = set_up({"arts.beside": "exploration"}, double_strike=True, arts="track")
        assert one(session, PutArtsTrack).track == session.timeline.now.arts_beside == "exploration"
        assert all_of(set_up(arts="track"), PutArtsTrack) == []

    @clause("TA-6.1")
    @pytest.mark.parametrize(("first", "side"), [("you", "you"), ("bots", "bots")])
    def test_who_begins(self, first: str, side: str) -> None:
        session = set_up({"first.player": first})
        state = session.timeline.now
        # The bots' first turn is over at once, and you are asked.
        assert (state.era, state.turn) == (1 if side == "bots" else 0, "you")
