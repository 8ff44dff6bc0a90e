"""Section 3: the set-up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terra_mystica.play import all_of, deck, effects_of, kinds, one, started, turn
from visavis.core import Forms, NotAllowed, Refusal, Session, Stream
from visavis.core.question import One
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.effects.bot import ScoreTile
from visavis.games.terra_mystica.effects.rounds import NextRound
from visavis.games.terra_mystica.effects.setup import (
    BonusLaid,
    CardSays,
    CoverEnd,
    DeckMade,
    FirstDwelling,
    HoldBack,
    LayTiles,
    LettersShown,
    PlacePoints,
    PutAway,
    PutHousesAway,
    ShePlays,
    StartFigure,
    TakePieces,
    YouPlay,
    YouTakeBonus,
)
from visavis.games.terra_mystica.effects.yours import YouBuild
from visavis.testing import clause, expect_type
from visavis.words import Words

WITCHES = ("witches", "simpletons", "lakes")


def after_bonus(*answers: str, options: dict[str, Any] | None = None, **more: Any) -> Session[Any]:
    """A game up to the first dwelling: factions and home, and the first bonus card of the row."""
    session = started(options, *(answers or WITCHES), **more)
    while session.pending is not None and session.pending.id == "start.bonus":
        session.answer(expect_type(session.pending, One).options[0])
    return session


def ready(session: Session[Any], *spaces: str) -> Session[Any]:
    """All first dwellings placed, her letters taken."""
    left = list(spaces)
    while session.pending is not None and session.pending.id.startswith("start."):
        session.answer("take" if session.pending.id == "start.letters" else f"build {left.pop(0)}")
    return session


@clause("TM-3.8")
@pytest.mark.parametrize(("faction", "guess"), [("witches", "desert"), ("mermaids", "desert"), ("giants", "swamp")])
def test_who_has_no_wish_for_her_home_gets_one_far_from_the_own(faction: str, guess: str) -> None:
    session = started(None, faction, "simpletons")
    assert session.pending is not None
    assert (session.pending.id, session.pending.guess) == ("start.home", guess)


@clause("TM-3.1")
def test_six_tiles_are_laid_out() -> None:
    tiles = one(effects_of(started()), LayTiles).tiles
    assert len(set(tiles)) == 6


@clause("TM-3.1")
@pytest.mark.parametrize(("round", "points"), [(1, 2), (3, 2), (4, 5), (6, 5)])
def test_the_side_that_fits_the_round_counts(round: int, points: int) -> None:
    tiles = ["tile2", "tile3", "tile4", "tile5", "tile7", "tile8"]
    tiles[round - 1] = "tile6"
    decided = turn("her", round=round, tiles=tiles, yours="A13", your_home="swamp", **deck(turned=("1", "2")))
    assert one(decided.effects, ScoreTile) == ScoreTile("tile6", points)


@clause("TM-3.1")
@pytest.mark.parametrize("language", ["de", "en"])
def test_it_is_said_which_side_lies_up(language: str) -> None:
    said = Words(language, GAME, strict=True).effect(one(effects_of(started()), LayTiles))
    assert {"de": "helle Markierung links", "en": "light mark on the left"}[language] in said


@clause("TM-3.2")
@pytest.mark.parametrize("merchants", [False, True])
def test_the_spade_is_never_in_rounds_5_and_6(merchants: bool) -> None:
    spade = "merchants tile 7" if merchants else "tile1"
    laid = [one(effects_of(started({"merchants": merchants}, seed=seed)), LayTiles).tiles for seed in range(60)]
    assert any(spade in tiles[:4] for tiles in laid)
    assert not any(spade in tiles[4:] for tiles in laid)


@clause("TM-3.2")
def test_with_printed_tiles_it_cannot_be_shown_there() -> None:
    session = Session.new(GAME, shown=["tiles"])
    for tile in ("tile2", "tile3", "tile4", "tile5"):
        session.answer(tile)
    with pytest.raises(NotAllowed):
        session.answer("tile1")


@clause("TM-3.3")
def test_merchants_have_tiles_of_their_own() -> None:
    for seed in range(10):
        assert all(
            tile.startswith("merchants")
            for tile in one(effects_of(started({"merchants": True}, seed=seed)), LayTiles).tiles
        )
        assert not any(tile.startswith("merchants") for tile in one(effects_of(started(seed=seed)), LayTiles).tiles)


@clause("TM-3.1")
@pytest.mark.parametrize("promo", [False, True])
def test_all_nine_tiles_of_the_box_are_used_with_or_without_the_promo_card(promo: bool) -> None:
    laid = [one(effects_of(started({"promo": promo}, seed=seed)), LayTiles).tiles for seed in range(40)]
    assert {tile for tiles in laid for tile in tiles} == {f"tile{n}" for n in range(1, 10)}


@clause("TM-3.4")
def test_the_end_marker_is_part_of_the_instruction() -> None:
    for language, word in (("de", "Spielendemarke"), ("en", "end marker")):
        assert word in Words(language, GAME).effect(one(effects_of(started()), CoverEnd))


@clause("TM-3.4", "TM-3.8", "TM-3.9", "TM-3.10", "TM-3.12", "TM-3.14", "TM-3.23", "TM-3.29")
@pytest.mark.parametrize("merchants", [False, True])
def test_every_step_of_the_set_up_is_an_instruction_of_its_own(merchants: bool) -> None:
    session, stream = Session.new(GAME, {"merchants": merchants}, seed=4), Stream(4)
    while session.pending is not None and session.pending.id != "your.turn":
        session.answer(session.pending.some(stream.below))
    told = tuple(effect for effect in effects_of(session) if effect.kind == "instruction")
    names = [type(effect).__name__ for effect in told]
    assert names[:8] == [
        "LayTiles", "CoverEnd", "StartFigure", "ShePlays", "LayPriority", "PlaceCults", "TakePieces", "PutAway",
    ]  # fmt: skip
    more = ["PutHousesAway", "LayTrade"] * merchants
    assert names[8 : 9 + len(more)] == [*more, "PlacePoints"]
    assert names[-2:] == ["NextRound", "AddCoins"]
    assert one(told, PutAway) == PutAway(2, 0)
    assert one(told, PlacePoints) == PlacePoints(20)
    assert [effect.houses for effect in told if isinstance(effect, PutHousesAway)] == [2] * merchants


@clause("TM-3.18", "TM-3.22", "TM-3.24", "TM-3.29", "TM-3.23")
@pytest.mark.parametrize("merchants", [False, True])
@pytest.mark.parametrize("printed", [False, True])
def test_only_who_has_the_printed_cards_is_told_to_handle_them(merchants: bool, printed: bool) -> None:
    shown = GAME.streams if printed else ()
    session, stream = Session.new(GAME, {"merchants": merchants}, seed=4, shown=shown), Stream(4)
    while session.pending is not None and session.pending.id != "your.turn":
        session.answer(session.pending.some(stream.below))
    session.answer("done")
    names = [type(effect).__name__ for effect in effects_of(session)]
    handled = ["LayOutTiles", "LayOutBonus", "DrawLetters", *["LayExtra"] * merchants, "ShuffleDeck", "TurnSideways"]
    found = [name for name in names if name in {*handled, "LayExtra", "TurnOver"}]
    assert found == ([*handled, "TurnOver"] if printed else [])
    assert ("TilesLaid" in names, "LayTiles" in names) == (printed, not printed)


@clause("TM-3.18", "TM-6.1")
def test_the_instruction_comes_before_the_question() -> None:
    session = Session.new(GAME, shown=GAME.streams)
    assert [type(effect).__name__ for effect in effects_of(session)] == ["LayOutTiles"]
    assert session.pending is not None
    assert session.pending.id == "draw.tiles"
    session = after_bonus(shown=["deck"])
    session.answer("build A3")
    assert type(effects_of(session)[-1]).__name__ == "DrawLetters"
    for answer in ("4", "take", "build A10", "done"):
        session.answer(answer)
    assert session.pending.id == "draw.deck"
    last = effects_of(session)[-1]
    assert (type(last).__name__, last.clause) == ("TurnOver", "TM-6.1")


@clause("TM-3.25")
def test_a_printed_card_3_waits_on_the_reserve() -> None:
    session = ready(after_bonus(options={"level": "automalein"}, shown=["deck"]), "A3")
    session.answer("4")
    session = ready(session, "A10")
    assert one(effects_of(session), HoldBack) == HoldBack("3")


@clause("TM-3.5")
def test_you_begin() -> None:
    session = ready(after_bonus(), "A3", "A10")
    assert NextRound(1, "you", "") in effects_of(session)
    assert one(effects_of(session), StartFigure) == StartFigure("TM-3.5", False)
    assert session.pending is not None
    assert (session.pending.id, session.pending.seat) == ("your.turn", "you")


@clause("TM-3.6")
class TestYourFaction:
    def test_you_choose_it(self) -> None:
        effects = effects_of(started(None, "witches"))
        assert one(effects, YouPlay) == YouPlay("you", "witches", "forest", (0, 0, 0, 2))

    def test_a_home_that_is_free_is_chosen_too(self) -> None:
        session = started(None, "shapeshifters")
        assert session.pending is not None
        assert session.pending.id == "start.your_home"
        session.answer("swamp")
        assert one(effects_of(session), YouPlay).home == "swamp"


@clause("TM-3.7")
def test_her_faction_is_one_of_ten() -> None:
    session = started(None, "witches")
    assert session.pending is not None
    assert len(expect_type(session.pending, One).options) == 10
    session.answer("druids")
    session.answer("lakes")
    assert one(effects_of(session), ShePlays).faction == "druids"


@clause("TM-3.8")
def test_her_home_is_not_yours() -> None:
    session = started(None, "witches", "simpletons")
    assert session.pending is not None
    assert expect_type(session.pending, One).options == ("desert", "plains", "swamp", "lakes", "mountains", "wasteland")
    with pytest.raises(NotAllowed):
        session.answer("forest")


class TestHerPieces:
    @clause("TM-3.9", "TM-3.14", "TM-1.6")
    def test_six_dwellings_four_trading_houses_and_20_points(self) -> None:
        session = after_bonus()
        assert one(effects_of(session), TakePieces) == TakePieces(6, 4, 0, 20)
        state = session.timeline.now
        assert (state.dwellings_left, state.houses_left, state.shipyards_left, state.points) == (6, 4, 0, 20)
        assert (state.temples_left, state.strongholds_left, state.sanctuaries_left) == (3, 1, 1)

    @clause("TM-3.10", "TM-3.15")
    def test_merchants_two_trading_houses_and_the_shipyard(self) -> None:
        session = after_bonus(options={"merchants": True})
        assert one(effects_of(session), TakePieces) == TakePieces(6, 2, 1, 20)

    @clause("TM-3.11", "TM-1.6")
    def test_seven_priests(self) -> None:
        assert after_bonus().timeline.now.priests == 7

    @clause("TM-3.12")
    @pytest.mark.parametrize(
        ("faction", "cults"),
        [
            ("simpletons", (1, 1, 1, 1)),
            ("kuddlers", (1, 1, 0, 0)),
            ("druids", (2, 0, 0, 0)),
            ("racelings", (1, 1, 0, 0)),
            ("wanderers", (1, 0, 1, 0)),
            ("mimics", (0, 1, 1, 0)),
            ("powermongers", (0, 0, 0, 0)),
            ("gognomes", (1, 0, 0, 1)),
        ],
    )
    def test_cult_markers_by_the_symbols_of_the_card(self, faction: str, cults: tuple[int, ...]) -> None:
        assert started(None, "witches", faction, "lakes").timeline.now.cults == cults

    @clause("TM-3.13", "TM-11.8")
    def test_symbionts_the_youth_is_asked(self) -> None:
        session = started(None, "witches", "symbionts", "lakes")
        assert session.pending is not None
        assert session.pending.id == "card.youth"
        assert expect_type(session.pending, One).options == ("desert", "plains", "swamp", "mountains", "wasteland")
        session.answer("swamp")
        assert one(effects_of(session), CardSays) == CardSays("TM-11.8", "youth", "swamp")
        assert session.timeline.now.cults == (1, 0, 1, 0)

    @clause("TM-3.13", "TM-11.9")
    def test_blight_fallow_and_blighted_land_are_asked_our_guess_first(self) -> None:
        # Forest: one step clockwise mountains, three steps desert.
        session = started(None, "witches", "blight", "lakes")
        assert session.pending is not None
        assert expect_type(session.pending, One).options[0] == "mountains"
        session.answer("mountains")
        assert expect_type(session.pending, One).options[0] == "desert"
        session.answer("desert")
        assert (session.timeline.now.fallow, session.timeline.now.blighted) == ("mountains", "desert")

    @clause("TM-11.9")
    def test_the_guess_is_never_her_home(self) -> None:
        session = started(None, "witches", "blight", "mountains")
        assert session.pending is not None
        assert expect_type(session.pending, One).options[0] == "lakes"


@clause("TM-3.16")
class TestBonusCards:
    def test_five_in_a_row_the_leftmost_is_hers_and_you_choose(self) -> None:
        session = started(None, *WITCHES, shown=["bonus"])
        for number in (9, 2, 7, 4, 1):
            session.answer(f"bonus {number}")
        laid = one(effects_of(session), BonusLaid)
        assert laid == BonusLaid("bonus 9", ("bonus 2", "bonus 7", "bonus 4", "bonus 1"))
        session.answer("bonus 7")
        assert one(effects_of(session), YouTakeBonus) == YouTakeBonus("you", "bonus 7")
        state = session.timeline.now
        assert (state.her_bonus, state.your_bonus) == ("bonus 9", "bonus 7")
        assert state.bonus == ("bonus 2", "bonus 4", "bonus 1")

    def test_the_first_round_puts_a_coin_on_each_free_card(self) -> None:
        assert ready(after_bonus(), "A3", "A10").timeline.now.coins == (1, 1, 1)


class TestFirstDwellings:
    @clause("TM-3.17", "TM-3.18", "TM-3.19", "TM-3.20", "TM-4.1")
    def test_yours_then_hers_by_letters_then_yours(self) -> None:
        session = after_bonus(shown=["deck"])
        session.answer("build A3")
        session.answer("4")  # letters D and F
        session.answer("take")
        session.answer("build A10")
        effects = tuple(effect for effect in effects_of(session) if type(effect).__name__ != "DrawLetters")
        at = [type(effect).__name__ for effect in effects].index("YouBuild")
        assert effects[at : at + 5] == (
            YouBuild("you", "A3", ""),
            LettersShown("4", "D", "F"),
            FirstDwelling("E4", "marked"),
            FirstDwelling("D5", "plain"),
            YouBuild("you", "A10", ""),
        )
        assert session.timeline.now.dwellings_left == 4

    @clause("TM-3.17")
    @pytest.mark.parametrize(
        ("people", "spaces"),
        [
            (("witches",), "A3 A10 C3 C4 D1 E9 F2 F4 G3 I6 I11"),
            (("yetis", "forest"), "A3 A10 C3 C4 D1 E9 F2 F4 G3 I6 I11"),
            (("riverwalkers", "forest"), "A3 A10 C3 C4 D1 E9 F2 F4 G3 I6"),
        ],
    )
    def test_on_your_home_terrain_riverwalkers_at_a_river(self, people: tuple[str, ...], spaces: str) -> None:
        session = after_bonus(*people, "simpletons", "lakes")
        assert isinstance(session.pending, Forms)
        offered = " ".join(map(str, session.pending.forms[0].fields[0].options))
        assert offered == spaces
        with pytest.raises(NotAllowed):
            session.answer("build A1")

    @clause("TM-3.18")
    def test_any_automa_card_can_come_and_it_goes_back(self) -> None:
        session = after_bonus(shown=["deck"])
        session.answer("build A3")
        assert session.pending is not None
        assert len(expect_type(session.pending, One).options) == 13
        session.answer("13")
        session.answer("take")
        session.answer("build A10")
        assert "13" in session.timeline.now.deck.options("reserve")

    @clause("TM-3.18")
    def test_merchants_use_their_own_set(self) -> None:
        session = after_bonus(options={"merchants": True}, shown=["deck"])
        session.answer("build A3")
        assert session.pending is not None
        assert set(expect_type(session.pending, One).options) >= {"2m", "4m", "m"}
        assert not set(expect_type(session.pending, One).options) & {"2", "4"}

    @clause("TM-3.19")
    def test_the_owner_of_the_card_names_the_spaces_instead(self) -> None:
        session = after_bonus()
        session.answer("build A3")
        assert isinstance(session.pending, Forms)
        assert session.pending.id == "start.letters"
        session.answer("name E4 G6")
        marked, plain = all_of(effects_of(session), FirstDwelling)
        assert (marked.space, marked.group, plain.space, plain.group) == ("E4", "marked", "G6", "plain")

    @clause("TM-3.19")
    @pytest.mark.parametrize("raw", ["name E4 E4", "name E5 G6", "name r1 G6", "name E4"])
    def test_two_different_spaces_of_her_home(self, raw: str) -> None:
        session = after_bonus()
        session.answer("build A3")
        before = session.save()
        with pytest.raises(Refusal):
            session.answer(raw)
        assert session.save() == before

    @clause("TM-3.19")
    def test_archipelago_has_no_letters_so_they_are_named(self) -> None:
        session = after_bonus(options={"map": "archipelago"})
        session.answer("build A4")
        assert isinstance(session.pending, Forms)
        assert session.pending.id == "start.spaces"
        assert [form.verb for form in session.pending.forms] == ["name"]

    @clause("TM-3.19")
    def test_a_letter_under_your_dwelling_must_be_named(self) -> None:
        session = after_bonus("dragonlords", "swamp", "simpletons", "lakes", shown=["deck"])
        session.answer("build E4")
        session.answer("4")
        assert session.pending is not None
        assert session.pending.id == "start.spaces"

    @clause("TM-3.20")
    def test_nomads_place_three(self) -> None:
        session = ready(after_bonus("nomads", "simpletons", "lakes"), "A5", "B1", "B4")
        assert [effect.space for effect in all_of(effects_of(session), YouBuild)] == ["A5", "B1", "B4"]
        names = kinds(effects_of(session))
        assert [name for name in names if name in ("YouBuild", "FirstDwelling")] == [
            "YouBuild", "FirstDwelling", "FirstDwelling", "YouBuild", "YouBuild",
        ]  # fmt: skip

    @clause("TM-9.3")
    def test_chaos_magicians_place_one_after_hers(self) -> None:
        session = ready(after_bonus("chaosmagicians", "simpletons", "lakes"), "A6")
        names = kinds(effects_of(session))
        assert [name for name in names if name in ("YouBuild", "FirstDwelling")] == [
            "FirstDwelling", "FirstDwelling", "YouBuild",
        ]  # fmt: skip


class TestHerDeck:
    def made(self, **options: Any) -> Session[Any]:
        return ready(after_bonus(options=options), "A3", "A10")

    @clause("TM-3.21", "TM-3.24", "TM-3.26", "TM-3.29")
    def test_cards_1_to_5_the_others_are_the_reserve(self) -> None:
        session = self.made()
        effect = one(effects_of(session), DeckMade)
        assert effect.cards == ("1", "2", "3", "4", "5")
        assert effect.reserve == ("6", "7", "8", "9", "10", "11", "12", "13")
        assert session.timeline.now.deck.options() == ("1", "2", "3", "4", "5")

    @pytest.mark.parametrize(
        ("level", "size", "reserve"),
        [
            pytest.param("automalein", 4, 9, marks=clause("TM-3.25")),
            pytest.param("automa", 5, 8, marks=clause("TM-3.26")),
            pytest.param("automaechtig", 6, 7, marks=clause("TM-3.27")),
            pytest.param("ultoma", 6, 7, marks=clause("TM-3.27")),
            pytest.param("alptrauma", 7, 6, marks=clause("TM-3.28")),
        ],
    )
    @clause("TM-3.25", "TM-3.26", "TM-3.27", "TM-3.28")
    @pytest.mark.parametrize("merchants", [False, True])
    def test_sizes_by_level(self, level: str, size: int, reserve: int, merchants: bool) -> None:
        deck = self.made(level=level, merchants=merchants).timeline.now.deck
        assert (deck.size(), deck.size("reserve")) == (size, reserve)

    @clause("TM-3.25")
    def test_automalein_card_3_waits_on_top_of_the_reserve(self) -> None:
        deck = self.made(level="automalein").timeline.now.deck
        assert deck.options() == ("1", "2", "4", "5")
        assert deck.certain("reserve") == "3"

    @clause("TM-3.27", "TM-3.28")
    def test_added_cards_are_unseen(self) -> None:
        assert len(self.made(level="alptrauma").timeline.now.deck.options()) == 13

    @clause("TM-3.22", "TM-3.23")
    def test_merchants_replace_two_cards_and_keep_one_for_later(self) -> None:
        session = self.made(merchants=True)
        effect = one(effects_of(session), DeckMade)
        assert effect.cards == ("1", "3", "5", "2m", "4m")
        assert "m" not in (*effect.cards, *effect.reserve)
        assert effect.reserve == ("6", "7", "8", "9", "10", "11", "12", "13")
