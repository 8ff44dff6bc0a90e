"""Chapters 16 to 19: fights, final scoring and the modules. Vectors TV-11, TV-12, TD-9, TD-11."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from tests.games.anunnaki.play import Sit, act, areas_in, custom, deciding, his, homes, position, where
from visavis.core.question import Forms
from visavis.games.anunnaki import GAME
from visavis.games.anunnaki.board import Area
from visavis.games.anunnaki.bot_turn.creatures import check_creatures, check_on_board
from visavis.games.anunnaki.bot_turn.culture import culture
from visavis.games.anunnaki.bot_turn.fights import DIE, his_fights
from visavis.games.anunnaki.effects.end import FinalScore, TriggerEnd
from visavis.games.anunnaki.effects.fights import Compare, HeWins, RemoveTile, Retreat, ShowDie, TurnTile
from visavis.games.anunnaki.effects.his_turn import Advance, MoveUnit, PlaceFollower, ScorePoints, TakeCreature
from visavis.games.anunnaki.effects.your_turn import YouDefeat, YouMove
from visavis.games.anunnaki.scoring import final_scoring, winners
from visavis.games.anunnaki.setup import lay_creatures, named_creatures
from visavis.games.anunnaki.state import Creature, State
from visavis.games.anunnaki.your_turn.turn import your_fights
from visavis.testing import clause, expect_type


def fights(state: State, die: int | None = None, tile: str = "", **answers: list[Any]) -> Sit:
    """His fights with this die and this tile; answers by id with an underscore for the dot."""
    given = {id.replace("__", "."): values for id, values in answers.items()}
    table = Sit(state, given, {"die": [die] * 3, "tile": [tile] if tile else []})
    his_fights(state, table)
    return table


class TestAgainstYou:
    @clause("AN-16.1", "AN-16.2")
    @pytest.mark.parametrize(("yours", "die", "won"), [(6, 3, True), (7, 3, False), (5, 3, True)])
    def test_vector_td_11_he_attacks_and_wins_a_tie(self, yours: int, die: int, won: bool) -> None:
        state = position(**homes(units={"C6": "f", "G1": "mf"}, your_units={"Y6": "f", "G1": "ff"}))
        table = fights(state, die, fight__yours=[("strength", yours)])
        assert (table.one(ShowDie).die, table.one(Compare)) == (die, Compare("AN-16.1", 3, die, 3 + die, yours))
        if won:
            assert table.done == [
                HeWins("G1"),
                Advance("AN-16.2", "war", 1),
                Advance("AN-16.2", "war", 2),
            ]
            assert where(state.your_units, state) == {"Y6": "fff"}
        else:
            assert table.done == [Retreat("G1")]

    @clause("AN-16.1", "AN-16.2", "AN-16.3")
    @pytest.mark.parametrize(("yours", "won"), [(5, True), (6, False), (7, False)])
    def test_vector_td_11_you_attack_and_win_a_tie(self, yours: int, won: bool) -> None:
        state = position(**homes(units={"C6": "f", "G1": "mf"}, your_units={"Y6": "f", "G1": "ff"}), turn="you")
        table = Sit(state, {"fight.yours": [("strength", yours)]}, {"die": [3]})
        your_fights(state, table)
        assert bool(table.all(HeWins)) is won
        assert his(state) == ({"C6": "f", "G1": "mf"} if won else {"C6": "mff"})

    @clause("AN-16.7")
    def test_you_choose_the_order_of_your_own_fights(self) -> None:
        units = {"C6": "f", "G1": "f", "G2": "f"}
        state = position(**homes(units=units, your_units={"Y6": "f", "G1": "f", "G2": "f"}, turn="you"))
        table = Sit(state, {"fight.yours": [("strength", 9)] * 2, "your.fight_choose": ["G2"]}, {"die": [1, 1]})
        your_fights(state, table)
        assert [effect.area for effect in table.all(Retreat)] == ["G2", "G1"]

    @clause("AN-16.8", "AN-16.1")
    @pytest.mark.parametrize(
        ("said", "dice", "roll", "won"),
        [
            # War cart: what you pay is decided when the die lies there.
            ([("strength", 7)], [3], Compare("AN-16.1", 3, 3, 6, 7), False),
            # Long spear: his minor god does not count.
            ([("weakened", 4, 1)], [2], Compare("AN-16.1", 1, 2, 3, 4), False),
            ([("weakened", 3, 1)], [2], Compare("AN-16.1", 1, 2, 3, 3), True),
            # Viking helmet: he rolls again, as often as you say so.
            ([("again",), ("strength", 5)], [5, 1], Compare("AN-16.1", 3, 1, 4, 5), False),
            ([("again",), ("again",), ("strength", 5)], [5, 1, 4], Compare("AN-16.1", 3, 4, 7, 5), True),
        ],
    )
    def test_the_effect_of_a_weapon_comes_after_the_die(
        self, said: list[Any], dice: list[int], roll: Compare, won: bool
    ) -> None:
        state = position(**homes(units={"C6": "f", "G1": "mf"}, your_units={"Y6": "f", "G1": "ff"}))
        table = Sit(state, {"fight.yours": [("effect",)], "fight.weapon": said}, {"die": dice})
        his_fights(state, table)
        assert table.one(Compare) == roll
        assert bool(table.all(HeWins)) is won
        # The person sees the die before the weapon is applied.
        asked = [question for question in table.asked if question.id == "fight.weapon"]
        assert [expect_type(question, Forms).args["die"] for question in asked] == dice
        assert expect_type(asked[0], Forms).args["total"] == 3 + dice[0]

    @clause("AN-16.3")
    def test_his_units_go_to_his_capital(self) -> None:
        state = position(**homes(units={"C6": "f", "G1": "gmf"}, your_units={"Y6": "f", "G1": "ff"}))
        fights(state, 1, fight__yours=[("strength", 30)])
        assert his(state) == {"C6": "gmff"}

    @clause("AN-2.2")
    def test_if_he_reaches_the_end_of_a_track_in_your_turn_you_have_that_turn_and_one_more(self) -> None:
        state = position(
            **homes(
                units={"C6": "f", "G1": "g"},
                your_units={"Y6": "f", "G1": "f"},
                progress=(8, 0, 0),
                domination=12,
                turn="you",
            )
        )
        table = Sit(state, {"fight.yours": [("strength", 0)]}, {"die": [3]})
        your_fights(state, table)
        assert table.one(TriggerEnd) == TriggerEnd("AN-2.2", "cosmobot", 3)


class TestAgainstCivilizations:
    @clause("AN-16.4", "AN-16.5")
    def test_vector_tv_11_the_printed_example(self) -> None:
        state = position(**homes(units={"C6": "f", "C2": "mf"}))
        table = fights(state, 2, "AC12")
        assert table.done == [
            TurnTile("C2", "AC12", 5),
            RemoveTile("C2"),
            Advance("AN-16.5", "war", 1),
        ]
        assert table.one(Compare) == Compare("AN-16.4", 3, 2, 5, 5)
        assert state.points == 0
        assert "C2" in areas_in(state, state.controlled)

    @clause("AN-16.3", "AN-16.4")
    def test_he_loses_with_less_and_the_tile_stays_open(self) -> None:
        state = position(**homes(units={"C6": "f", "C2": "mf"}))
        table = fights(state, 1, "AC12")
        assert table.done[-1] == Retreat("C2")
        assert his(state) == {"C6": "mff"}
        assert state.strengths[state.board.at("C2")] == 5
        # The next time it is not turned up again.
        state.units = tuple("mf" if name == "C2" else "f" if name == "C6" else "" for name in state.board.map.names)
        assert "TurnTile" not in fights(state, 3).kinds()

    @clause("AN-16.4", "AN-16.5", "AN-19.4")
    @pytest.mark.parametrize(("die", "won"), [(3, True), (2, False)])
    def test_in_atlantis_three_more_two_war_steps_and_no_artifact(self, die: int, won: bool) -> None:
        state = position(**homes(units={"C6": "f", "ATL": "mf"}))
        table = fights(state, die, "AC01")
        if won:
            steps = [Advance("AN-16.5", "war", 1), Advance("AN-16.5", "war", 2)]
            assert table.done == [TurnTile("ATL", "AC01", 3), RemoveTile("ATL"), *steps]
            assert ("atlantis.no_artifact", "AN-19.4") in table.came_to_nothing
        else:
            assert table.done == [TurnTile("ATL", "AC01", 3), Retreat("ATL")]

    @clause("AN-16.6")
    def test_the_faces_of_the_die(self) -> None:
        assert DIE.cards == (1, 2, 3, 3, 4, 5)

    @clause("AN-16.7")
    def test_you_choose_the_order(self) -> None:
        state = position(**homes(units={"C6": "f", "C2": "mf", "G1": "mf"}, your_units={"G1": "f", "Y6": "f"}))
        table = fights(state, 5, "AC12", fight__you_choose=["G1"], fight__yours=[("strength", 0)])
        assert [
            type(effect).__name__ for effect in table.done if type(effect).__name__ in ("HeWins", "RemoveTile")
        ] == [
            "HeWins",
            "RemoveTile",
        ]
        assert deciding(table.decision("fight.area")) == ["fight.you_choose"]

    @clause("AN-2.1")
    @pytest.mark.parametrize("won", [True, False])
    def test_your_own_fights_against_them_are_yours_to_tell(self, won: bool) -> None:
        state = position(**homes(your_units={"Y6": "f", "Y2": "ff"}, turn="you"))
        table = Sit(state, {"your.civilization": [won]})
        your_fights(state, table)
        assert table.kinds() == ["YouDefeat" if won else "YouRetreat"]
        assert where(state.your_units, state) == ({"Y6": "f", "Y2": "ff"} if won else {"Y6": "fff"})
        assert bool(table.all(YouDefeat)) is won


class TestSection17FinalScoring:
    ANSWERS = {  # noqa: RUF012 - read only
        "end.points": [20],
        "end.place": [4, 6, 2],
        "end.domination": [3],
        "end.gods": [4],
        "end.goods": [7],
    }

    @clause("AN-17.1", "AN-17.2", "AN-17.3", "AN-17.4", "AN-17.5")
    def test_every_part_of_it(self) -> None:
        units = {"C6": "ff", "C5": "f", "C4": "f", "C1": "f", "G1": "f", "G3": "f", "G4": "f"}
        goals = ("territories", "units", "settlements", "shrines")
        state = position(
            phase="end",
            units=units,
            your_units={"Y6": "fff", "Y5": "ff", "Y4": "f"},
            settlements="C6 C5",
            your_settlements="Y6",
            progress=(5, 6, 1),
            domination=11,
            points=30,
            goals=goals,
        )
        table = Sit(state, self.ANSWERS)
        final_scoring(state, table)
        scores = {(effect.side, effect.what): effect.points for effect in table.all(FinalScore)}
        assert scores == {
            ("you", "so_far"): 20,
            ("cosmobot", "rank_war"): 4,
            ("you", "rank_war"): 2,
            ("cosmobot", "goal_war"): 3 * 3,
            ("you", "goal_war"): 1 * 2,
            ("cosmobot", "rank_technology"): 3,
            ("you", "rank_technology"): 3,
            ("cosmobot", "goal_technology"): 2 * 3,
            ("you", "goal_technology"): 2 * 3,
            ("cosmobot", "rank_commerce"): 2,
            ("you", "rank_commerce"): 4,
            ("cosmobot", "goal_commerce"): 2 * 1,
            ("you", "goal_commerce"): 1 * 2,
            ("cosmobot", "domination"): 3,
            ("you", "domination"): 3,
            ("you", "gods"): 4,
            ("you", "goods"): 1,
        }
        assert GAME.score(state) == {"you": 47, "cosmobot": 59}
        assert GAME.over(state)

    @clause("AN-17.5")
    @pytest.mark.parametrize(("goods", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2)])
    def test_five_resources_and_mana_are_a_point(self, goods: int, points: int) -> None:
        table = Sit(position(phase="end", units={"C6": "f"}), {**self.ANSWERS, "end.goods": [goods]})
        final_scoring(table.state, table)
        assert [effect.points for effect in table.all(FinalScore) if effect.what == "goods"] == [points]

    @clause("AN-2.4")
    @pytest.mark.parametrize(("yours", "winner"), [(61, "cosmobot"), (62, "you"), (60, "cosmobot")])
    def test_vector_td_9_you_win_only_with_more(self, yours: int, winner: str) -> None:
        state = position(**homes(points=61, your_points=yours))
        assert winners(state) == (winner,)


class TestSection18DistantPlanets:
    FAR = {"distant": True}  # noqa: RUF012 - read only

    @clause("AN-18.2", "AN-18.3", "AN-13.B2")
    @pytest.mark.parametrize(("arrow", "area"), [("right", "DR"), ("left", "DL")])
    def test_the_arrow_shows_the_planet_and_one_follower_is_enough(self, arrow: str, area: str) -> None:
        state = position(self.FAR, **homes(units={"C6": "ff"}, arrow=arrow))
        table = act(state, "portal_1_brave")
        assert table.one(MoveUnit).area == area

    @clause("AN-18.3")
    def test_if_he_leads_it_the_line_is_passed_over_and_the_other_ignored(self) -> None:
        state = position(self.FAR, **homes(units={"C6": "ff", "DR": "f"}, tiles="C2 DL", arrow="right"))
        options = list(
            act(state, "portal_1_brave", answers={"portal.you_choose": ["G1"]}).decision("portal.target").options
        )
        assert not {"DR", "DL"} & set(options)

    @clause("AN-18.4")
    def test_landing_gives_him_nothing(self) -> None:
        state = position(self.FAR, **homes(units={"C6": "ff"}))
        assert act(state, "portal_1_brave").kinds() == ["MoveUnit"]

    @clause("AN-18.1")
    def test_a_civilization_leads_each_at_the_start(self) -> None:
        state = position(self.FAR, **homes())
        assert {"DL", "DR"} <= set(areas_in(state, state.tiles))

    @clause("AN-18.5", "AN-16.5")
    @pytest.mark.parametrize(("die", "won"), [(5, True), (1, False)])
    def test_he_always_attacks_a_civilization_there(self, die: int, won: bool) -> None:
        state = position(self.FAR, **homes(units={"C6": "ff", "DR": "f"}))
        table = fights(state, die, "AC12")
        assert table.done[0] == TurnTile("DR", "AC12", 5)
        assert bool(table.all(RemoveTile)) is won

    @clause("AN-18.5")
    @pytest.mark.parametrize(("units", "attacks"), [("f", False), ("ff", True), ("m", True), ("g", True)])
    def test_he_attacks_you_there_only_with_your_strength(self, units: str, attacks: bool) -> None:
        state = position(
            self.FAR, **homes(units={"C6": "ff", "DR": units}, your_units={"Y6": "f", "DR": "ff"}, tiles="")
        )
        table = fights(state, 1, fight__yours=[("strength", 0)])
        assert bool(table.all(HeWins)) is attacks

    @clause("AN-18.5")
    def test_you_need_not_attack_him_there_in_your_turn(self) -> None:
        state = position(
            self.FAR,
            **homes(units={"C6": "ff", "DR": "f"}, your_units={"Y6": "f", "DR": "ff"}, tiles="", turn="you"),
        )
        table = Sit(state)
        your_fights(state, table)
        assert table.done == []

    def shared(self, turn: str = "you", **units: str) -> State:
        """He leads DR, and you have landed there."""
        stacks = {"his": "f", "your": "ff", **units}
        state = position(
            self.FAR,
            **homes(units={"C6": "ff", "DR": stacks["his"]}, your_units={"Y6": stacks["your"]}, tiles="DL", turn=turn),
        )
        YouMove(stacks["your"], "Y6", "DR").apply(state)
        return state

    @clause("AN-18.6")
    @pytest.mark.parametrize(("attack", "strength"), [(True, 9), (True, 0), (False, 0)])
    def test_you_may_attack_him_where_he_leads(self, attack: bool, strength: int) -> None:
        state = self.shared()
        table = Sit(state, {"your.attack": [attack], "fight.yours": [("strength", strength)]}, {"die": [1]})
        your_fights(state, table)
        if not attack:
            assert table.done == []
        elif strength:
            assert table.done[-1] == Retreat("DR")
            assert not state.led
        else:
            assert table.all(HeWins) == [HeWins("DR")]
            assert where(state.your_units, state) == {"Y6": "ff"}

    @clause("AN-18.6", "AN-18.3")
    def test_he_stays_the_leader_and_does_not_attack_a_guest(self) -> None:
        state = self.shared("cosmobot", his="gm", your="f")
        assert fights(state, 5).done == []
        # The line of the Distant Planet is passed over, and his last unit there stays.
        table = act(state, "portal_4_brave", answers={"portal.you_choose": ["G1"]})
        assert "DR" not in table.decision("portal.target").options
        assert his(state)["DR"] == "m"

    @clause("AN-18.6")
    def test_where_you_lead_nobody_asks_whether_you_attack(self) -> None:
        state = position(
            self.FAR,
            **homes(units={"C6": "ff", "DR": "f"}, your_units={"Y6": "ff", "DR": "ff"}, tiles="DL", turn="you"),
        )
        YouMove("f", "Y6", "DR").apply(state)
        your_fights(state, Sit(state))
        assert not state.led

    @clause("AN-18.5", "AN-11.7")
    def test_units_too_weak_to_attack_there_may_leave_those_that_will_may_not(self) -> None:
        areas = (
            Area("A", "gaia", "normal", ("wood",), 1, 0, "none"),
            Area("DR", "right", "distant", (), 0, 0, "none"),
            Area("DL", "left", "distant", (), 0, 0, "none"),
        )
        for stack, leaves in (("f", True), ("m", False)):
            state = custom(areas, self.FAR, units={"DR": stack}, your_units={"DR": "m"}, arrow="left", tiles="")
            state.tiles = 0
            table = act(state, "portal_1_cunning")
            assert (len(table.all(MoveUnit)) == 1) is leaves


class TestSection19Creatures:
    @clause("AN-19.1", "AN-19.2", "AN-19.3")
    def test_vector_tv_12_the_printed_example(self) -> None:
        state = position({"creatures": True}, **homes(progress=(3, 0, 0)))
        state.creatures = (Creature("joermungandr", "war", 4),)
        table = act(state, "advance_war")
        assert table.done == [
            Advance("AN-15.2", "war", 4),
            TakeCreature("joermungandr", "C6"),
            ScorePoints("AN-19.3", 5, "creature"),
        ]
        assert his(state)["C6"] == "cff"
        assert state.creatures == ()

    @clause("AN-19.2", "AN-10.2a")
    def test_it_is_placed_like_a_follower(self) -> None:
        state = position(
            {"creatures": True}, **homes(units={"C6": "ff", "C5": "f"}, settlements="C6 C5", progress=(4, 0, 0))
        )
        state.creatures = (Creature("joermungandr", "war", 4),)
        table = Sit(state)
        check_creatures(state, table)
        assert table.one(TakeCreature).area == "C5"

    @clause("AN-19.1")
    @pytest.mark.parametrize("symbol", ["move_1_cunning", "portal_1_brave"])
    def test_one_that_the_board_tells_comes_at_once_after_the_move(self, symbol: str) -> None:
        places: tuple[tuple[str, Literal["his", "gaia"]], ...] = (("A", "his"), ("B", "his"), ("G", "gaia"))
        areas = tuple(Area(name, planet, "normal", ("food",), 1, 0, "none") for name, planet in places)
        state = custom(areas, {"creatures": True}, units={"C9": "ff", "A": "f", "G": "f"})
        state.creatures = (Creature("creature 1", "areas", 4),)
        assert act(state, symbol).kinds() == ["MoveUnit", "TakeCreature", "ScorePoints"]

    @clause("AN-19.1")
    def test_not_before_the_requirement_is_met(self) -> None:
        state = position({"creatures": True}, **homes(progress=(2, 9, 9)))
        state.creatures = (Creature("joermungandr", "war", 4),)
        assert act(state, "advance_war").kinds() == ["Advance"]

    @clause("AN-19.1")
    @pytest.mark.parametrize(
        ("needs", "value", "board", "met"),
        [
            ("technology", 2, False, True),
            ("commerce", 3, False, False),
            ("units", 3, False, True),
            ("units", 4, False, False),
            ("settlements", 1, False, True),
            ("settlements", 2, False, False),
            ("areas", 2, True, True),
            ("areas", 3, True, False),
            ("shrines", 1, True, True),
            ("shrines", 2, True, False),
            ("shrines", 1, False, False),
        ],
    )
    def test_every_kind_of_requirement(self, needs: str, value: int, board: bool, met: bool) -> None:
        state = position({"creatures": True}, **homes(progress=(0, 2, 2)))
        state.creatures = (Creature("creature 1", needs, value),)
        table = Sit(state)
        (check_on_board if board else check_creatures)(state, table)
        assert bool(table.all(TakeCreature)) is met

    @clause("AN-19.1")
    def test_the_creatures_of_the_pack(self) -> None:
        state = position({"creatures": True}, **homes())
        lay_creatures(state, Sit(state))
        found = state.creatures
        assert found[0] == Creature("joermungandr", "war", 4)
        assert len(found) == 4

    @clause("AN-19.1")
    def test_printed_ones_are_named_by_you(self) -> None:
        state = position({"creatures": True, "cards": "printed"}, **homes())
        answers = {"enter.creature": [("creature", "shrines", 3), ("known", "joermungandr"), ("end",)]}
        assert named_creatures(state, Sit(state, answers)) == (
            Creature("shrines-3", "shrines", 3),
            Creature("joermungandr", "war", 4),
        )

    @clause("AN-5.6", "AN-19.2")
    def test_a_creature_counts_as_a_unit(self) -> None:
        state = position({"creatures": True}, **homes(units={"C6": "cf", "C5": "f"}))
        assert state.units_in_play == 3


@clause("AN-19.4")
def test_he_takes_no_artifact_with_atlantis_and_no_culture_bonus() -> None:
    state = position(**homes(units={"C6": "f", "ATL": "g", "G1": "f", "G2": "f"}))
    table = fights(state, 5, "AC01")
    culture(state, table)
    assert set(table.kinds()) == {"TurnTile", "RemoveTile", "Advance", "TakeMarker", "ScorePoints"}
    assert PlaceFollower not in {type(effect) for effect in table.done}
