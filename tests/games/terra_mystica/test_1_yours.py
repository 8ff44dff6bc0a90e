"""Section 1 and your own turn: what can be entered, and what is refused with its reason."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terra_mystica.play import all_of, board, changes, deck, effects_of, facts, kinds, turn
from visavis.core import Ambiguous, Effect, Forms, NotAllowed, Refusal, Session, Unreadable
from visavis.games.terra_mystica import GAME
from visavis.games.terra_mystica.effects.bot import Score
from visavis.games.terra_mystica.effects.yours import (
    Entered,
    TurnEnds,
    YouAdvance,
    YouBridge,
    YouBuild,
    YouPass,
    YouTakeFavour,
    YouTransform,
    YouUpgrade,
    YouUsePower,
)
from visavis.testing import clause
from visavis.words import Words

STATE: dict[str, Any] = {"home": "lakes", "your_home": "swamp", "yours": "E5 E10", "plain": "D5", "marked": "G6"}


def session(options: dict[str, Any] | None = None, **fields: Any) -> Session[Any]:
    """A game in which it is your turn; nothing of hers is drawn by chance."""
    return Session.new(GAME, options or {}, position=facts({"turn": "you", **STATE, **fields}), shown=["deck"])


def enter(line: str, language: str = "en", **fields: Any) -> tuple[Effect, ...]:
    """What an entry does, up to her turn."""
    game = session(**fields)
    words = Words(language, GAME)
    game.answer(line, words=words.typed(game.pending))
    return changes(effects_of(game))


@clause("TM-1.1")
class TestEntries:
    @pytest.mark.parametrize(
        ("english", "german", "effects"),
        [
            ("build E6", "baue E6", (YouBuild("you", "E6", "swamp"), TurnEnds("you", "her"))),
            ("build e6", "baue e6", (YouBuild("you", "E6", "swamp"), TurnEnds("you", "her"))),
            (
                "upgrade E5 trading house",
                "werte E5 zu Handelshaus",
                (YouUpgrade("you", "E5", "house"), TurnEnds("you", "her")),
            ),
            ("upgrade E5 house", "werte E5 Handelshaus", (YouUpgrade("you", "E5", "house"), TurnEnds("you", "her"))),
            ("transform D4 forest", "wandle D4 in Wald", (YouTransform("D4", "forest"), Entered("transform"))),
            ("cult fire 3", "kult Feuer 3", (YouAdvance("you", "fire", 3, 3), TurnEnds("you", "her"))),
            ("cult air 1", "kult Luft 1", (YouAdvance("you", "air", 1, 0), TurnEnds("you", "her"))),
            ("power 4", "macht 4", (YouUsePower(4), TurnEnds("you", "her"))),
            ("power 5", "macht 5", (YouUsePower(5), Entered("power"))),
            (
                "favour water 2",
                "gunst Wasser 2",
                (YouTakeFavour("you", "water", 2), YouAdvance("you", "water", 2, 0), Entered("favour")),
            ),
            ("step earth 1", "stufe Erde 1", (YouAdvance("you", "earth", 1, 0), Entered("step"))),
            ("done", "fertig", (TurnEnds("you", "her"),)),
            ("pass bonus 3", "passe Bonus 3", (YouPass("you", "bonus 3", 0), TurnEnds("you", "her"))),
        ],
    )
    def test_one_short_line(self, english: str, german: str, effects: tuple[Effect, ...]) -> None:
        assert enter(english) == effects
        assert enter(german, "de") == effects

    @pytest.mark.parametrize(
        ("language", "power", "bridge"), [("en", "power 1", "bridge E5 C2"), ("de", "macht 1", "brücke E5 C2")]
    )
    def test_a_bridge_comes_with_its_power_action(self, language: str, power: str, bridge: str) -> None:
        game, words = session(), Words(language, GAME)
        for line in (power, bridge):
            game.answer(line, words=words.typed(game.pending))
        assert effects_of(game)[-2:] == (YouBridge("you", "C2-E5"), Entered("bridge"))
        assert game.timeline.now.bridges == ("C2-E5",)

    def test_a_bridge_entered_first_is_that_power_action(self) -> None:
        assert enter("bridge E5 C2") == (YouUsePower(1), YouBridge("you", "C2-E5"), Entered("bridge"))
        with pytest.raises(NotAllowed):
            enter("bridge E5 C2", covered=[1])

    def test_engineers_build_bridges_by_themselves(self) -> None:
        effects = enter("bridge C2 E5", your_faction="engineers", your_home="mountains")
        assert effects[0] == YouBridge("you", "C2-E5")
        assert enter("bridge C2 E5", your_faction="engineers", your_home="mountains", covered=[1]) == effects

    def test_steps_on_all_tracks(self) -> None:
        assert len(all_of(enter("steps 2"), YouAdvance)) == 4

    def test_a_temple_brings_a_favour_tile(self) -> None:
        game = session(houses="E5")
        game.answer("upgrade E5 temple")
        assert game.pending is not None
        assert game.pending.id == "your.favour"
        game.answer("favour fire 3")
        assert YouTakeFavour("you", "fire", 3) in effects_of(game)
        assert game.timeline.marks[1].state.favours == ("fire",)

    def test_chaos_magicians_get_two(self) -> None:
        game = session(houses="E5", your_faction="chaosmagicians", your_home="wasteland")
        game.answer("upgrade E5 temple")
        game.answer("favour fire 3")
        assert game.pending is not None
        assert game.pending.id == "your.favour"

    def test_and_two_actions_with_the_stronghold(self) -> None:
        game = session(strongholds="E5", your_faction="chaosmagicians", your_home="wasteland")
        game.answer("double")
        game.answer("build E6")
        assert game.pending is not None
        assert game.pending.id == "your.turn"
        game.answer("build E7")
        assert TurnEnds("you", "her") in effects_of(game)

    @pytest.mark.parametrize(
        ("people", "ground"),
        [("yetis", "ice"), ("dragonlords", "volcano"), ("riverwalkers", ""), ("giants", "wasteland")],
    )
    def test_what_a_space_becomes(self, people: str, ground: str) -> None:
        assert enter("build E6", your_faction=people, your_home="wasteland")[0] == YouBuild("you", "E6", ground)

    @pytest.mark.parametrize(("key", "steps"), [("yes", 3), ("no", 2)])
    def test_the_top_needs_a_key(self, key: str, steps: int) -> None:
        game = session(your_cults=[7, 0, 0, 0])
        game.answer("cult fire 3")
        game.answer({"yes": True, "no": False}[key])
        assert all_of(effects_of(game), YouAdvance) == [YouAdvance("you", "fire", steps, 3)]

    def test_the_top_has_room_for_one(self) -> None:
        effects = enter("cult fire 3", your_cults=[8, 0, 0, 0], cults=[10, 0, 0, 0])
        assert effects[0] == YouAdvance("you", "fire", 1, 3)

    def test_only_six_additional_entries(self) -> None:
        game = session()
        for _ in range(6):
            game.answer("step fire 1")
        with pytest.raises(NotAllowed):
            game.answer("step fire 1")
        game.answer("done")

    def test_the_whole_way_of_two_spades(self) -> None:
        game = session()
        for line in ("power 6", "transform F3 swamp", "build F3"):
            game.answer(line)
        state = game.timeline.marks[3].state
        assert state.covered == (6,)
        assert list(state.world.map.region(state.yours)) == ["E5", "E10", "F3"]
        assert state.turn == "her"


@clause("TM-1.1")
class TestRefusals:
    @pytest.mark.parametrize(
        ("line", "id", "reason"),
        [
            ("build r1", "option.barred", "space.river"),
            ("build D5", "option.barred", "space.hers"),
            ("build E5", "option.barred", "space.yours"),
            ("build Z9", "option.not", None),
            ("build", "form.missing", None),
            ("build E6 E7", "form.more", None),
            ("upgrade D5 house", "option.barred", "space.hers"),
            ("upgrade A1 house", "option.barred", "upgrade.not_yours"),
            ("upgrade E5 temple", "option.not", None),
            ("cult fire 4", "number.range", None),
            ("cult fire 0", "number.range", None),
            ("step fire 11", "number.range", None),
            ("power 3", "option.barred", "power.covered"),
            ("power 7", "option.not", None),
            ("transform D4 river", "option.not", None),
            ("transform D4 ice", "option.not", None),
            ("transform E9 forest", "option.barred", "space.frozen"),
            ("favour fire 3", "option.barred", "favour.gone"),
            ("bridge E5 E6", "option.barred", "bridge.no_end"),
            ("bridge C2 D3", "option.barred", "bridge.no_end"),
            ("pass bonus 9", "option.barred", "bonus.not_here"),
            ("double", "option.barred", "double.not_now"),
            ("descend fire 3", "option.barred", "descend.not_now"),
            ("fly E7", "option.not", None),
        ],
    )
    def test_what_is_impossible_is_refused_with_the_reason(self, line: str, id: str, reason: str | None) -> None:
        game = session(
            covered=[3], favours=["fire"], became={"ice": "E9"}, your_faction="engineers", your_home="mountains"
        )
        before = game.save()
        with pytest.raises((NotAllowed, Unreadable, Ambiguous)) as refused:
            game.answer(line)
        assert refused.value.id == id
        assert refused.value.details.get("reason") == reason
        assert game.save() == before
        for language in ("de", "en"):
            said = Words(language, GAME, strict=True).refusal(refused.value, game.pending)
            assert said
            assert "{" not in said

    def test_a_card_that_is_not_in_the_row_is_refused_with_those_that_are(self) -> None:
        game, words = session(), Words("de", GAME)
        row = game.seen_by("you").view.bonus
        with pytest.raises(NotAllowed) as refused:
            game.answer("passe Bonus 9", words=words.typed(game.pending))
        said = words.refusal(refused.value, game.pending)
        assert "Diese Karte liegt nicht in der Reihe." in said
        assert all(words.name(card) in said for card in row)

    def test_the_other_persons_space(self) -> None:
        game = session({"humans": 2}, friends="E6", friends_home="plains")
        with pytest.raises(NotAllowed) as refused:
            game.answer("build E6")
        assert refused.value.details["reason"] == "space.theirs"

    def test_a_ninth_dwelling_of_yours(self) -> None:
        game = session(yours="E1 E2 E3 E4 E5 E6 E7 E8")
        assert isinstance(game.pending, Forms)
        assert "build" not in [form.verb for form in game.pending.forms]


@clause("TM-1.1")
class TestCorrections:
    def test_any_fact_can_be_set_right(self) -> None:
        game = session()
        game.correct({"your_cults": [3, 0, 0, 0], "points": 33, "plain": ["D5", "E4"], "houses": ["E4"]})
        state = game.timeline.now
        assert (state.your_cults[0], state.points) == (3, 33)
        assert (state.dwellings_left, state.houses_left) == (4, 3)

    def test_an_impossible_one_changes_nothing(self) -> None:
        game = session()
        before = game.save()
        with pytest.raises(Refusal):
            game.correct({"plain": ["E5"]})
        assert game.save() == before

    def test_the_deck_follows_from_the_cards_face_up(self) -> None:
        state = board(**STATE, turned=["1", "7"])
        assert state.deck.options() == ("2", "3", "4", "5")
        assert "7" not in state.deck.options("reserve")


class TestHerLimits:
    @clause("TM-1.4", "TM-1.6")
    def test_her_state_has_no_resources(self) -> None:
        hers = {name for name in GAME.state.__struct_fields__ if name not in GAME.state.FIXED}
        assert not hers & {"workers", "power", "her_towns", "her_coins", "her_bridges"}
        assert {"priests", "her_bonus", "favours", "dwellings_left"} <= hers

    @clause("TM-1.9")
    def test_she_takes_no_power_when_you_build(self) -> None:
        decided = turn("you", answers={"your.turn": [["build", "D4"]]}, **STATE)
        assert kinds(decided.effects) == ["YouBuild", "TurnEnds"]

    @clause("TM-1.7", "TM-1.3")
    def test_nothing_is_paid_and_the_tile_is_not_scored_for_building(self) -> None:
        # Tile 3 gives people points for dwellings; she gets the one point of card 4 alone.
        tiles = ["tile3", "tile2", "tile4", "tile5", "tile6", "tile7"]
        laid = deck("4", "5", "3", turned=("1",))
        decided = turn("her", draws={"deck": ["4"]}, tiles=tiles, **{**STATE, **laid})
        points = [effect.points for effect in decided.effects if isinstance(effect, Score)]
        assert points == [1]
