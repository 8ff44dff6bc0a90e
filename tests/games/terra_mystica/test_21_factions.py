"""The factions of people: each ability where it matters, and where it must not (section 21)."""

from __future__ import annotations

from tests.games.terra_mystica.whole import Table, rich
from visavis.games.terra_mystica.human.rounds import people_step
from visavis.testing import clause, expect_type


def beside(faction: str, other: str = "engineers", buildings: str = "E5") -> Table:
    """A game in which the first seat has these buildings, and can pay for everything."""
    table = rich(faction, other)
    if not table.state.sides[0].home:
        table.put(0, home="plains")
    table.builds(0, buildings)
    return table


@clause("TM-21.1")
def test_fakirs_fly_for_a_priest_and_points() -> None:
    table = beside("fakirs")
    table.ground("E7 E8", "desert")
    assert table.refuses("build E8") == "not_possible"
    side = table.play("build E7")
    assert (side.priests, side.points) == (4, 24)
    table = beside("fakirs", buildings="E5 E4:SH")
    table.ground("E8", "desert")
    assert table.play("build E8").priests == 4


@clause("TM-21.1")
def test_a_flight_that_is_not_needed_is_not_paid() -> None:
    table = beside("fakirs")
    table.ground("E6", "desert")
    assert table.play("build E6").priests == 5
    assert beside("fakirs").refuses("advance ship") == "not_possible"


@clause("TM-21.2")
def test_nomads_turn_a_space_into_desert_without_a_spade() -> None:
    table = beside("nomads", buildings="E5:SH")
    table.ground("E6", "lakes")
    table.ground("E7", "ice")
    assert table.refuses("action ACTN. transform E7 to yellow") == "not_possible"
    side = table.play("action ACTN. transform E6 to yellow. build E6")
    assert (side.points, side.workers) == (20, 29)
    assert beside("nomads").refuses("action ACTN. transform E6 to yellow") == "not_possible"


@clause("TM-21.3")
def test_cultists_step_when_somebody_takes_power() -> None:
    for answer, cults, power in (("leech", 2, 0), ("decline", 1, 1)):
        table = beside("cultists")
        table.put(0, bowls=(3, 9, 0))
        table.put(1, bowls=(12, 0, 0))
        table.builds(1, "E6")
        table.play("upgrade E5 to TP")
        table.play(f"{answer} 1 from cultists", 1)
        people_step(table.state, table.script)
        side = table.play("+EARTH") if answer == "leech" else table.state.sides[0]
        assert (side.cults[2], side.bowls) == (cults, (3 - power, 9 + power, 0))


@clause("TM-21.3")
def test_a_neighbour_without_room_does_not_refuse() -> None:
    table = beside("cultists")
    table.put(0, bowls=(3, 9, 0))
    table.builds(1, "E6")
    table.play("upgrade E5 to TP")
    while table.state.todo:
        people_step(table.state, table.script)
    assert table.state.sides[0].bowls == (3, 9, 0)


@clause("TM-21.3")
def test_the_stronghold_of_cultists_gives_points_once() -> None:
    assert beside("cultists", buildings="E5:TP").play("upgrade E5 to SH").points == 20 + 7 + 5


@clause("TM-21.4")
def test_halflings_score_each_spade_and_get_three() -> None:
    table = beside("halflings", buildings="E5:TP")
    table.ground("E6", "swamp")
    table.ground("E4", "lakes")
    side = table.play("upgrade E5 to SH. transform E6 to brown. transform E4 to brown. build E4")
    assert side.points == 20 + 5 + 3
    assert side.built.bit_count() == 2


@clause("TM-21.5")
def test_alchemists_exchange_points_and_gain_power_for_spades() -> None:
    table = beside("alchemists", buildings="E5:TP")
    table.put(0, bowls=(12, 0, 0))
    assert table.play("convert 3VP to 3C. convert 2C to 1VP. upgrade E5 to SH").bowls == (0, 12, 0)
    table.up(0)
    table.ground("E6", "lakes")
    assert table.play("dig 1. build E6").bowls == (0, 10, 2)


@clause("TM-21.6")
def test_darklings_dig_with_priests_and_ordain_once() -> None:
    table = beside("darklings", buildings="E5:TP")
    table.ground("E6", "lakes")
    side = table.play("dig 1. build E6")
    assert (side.priests, side.points, side.workers) == (4, 22, 29)
    table.up(0)
    side = table.play("upgrade E5 to SH. convert 3W to 3P")
    assert (side.priests, side.workers) == (7, 29 - 4 - 3)
    table.up(0)
    assert table.refuses("convert 1W to 1P") == "not_possible"
    assert beside("darklings").refuses("advance dig") == "not_possible"


@clause("TM-21.7")
def test_mermaids_found_a_town_over_a_river() -> None:
    table = beside("mermaids", buildings="B2:SH A3:TP C1")
    table.builds(0, "A2")
    table.ground("D1", "lakes")
    side = table.state.sides[0]
    assert side.ship == 1
    table.put(0, ship=2)
    from visavis.games.terra_mystica.human.towns import rivers

    found = rivers(table.state, 0)
    assert found
    river = table.state.world.map.name(found)
    side = table.play(f"connect {river}. +TW2")
    assert side.towns == ("town 2",)
    other = rich("witches", "engineers")
    other.builds(0, "B2:SH A3:TP C1 A2")
    assert rivers(other.state, 0) == 0


@clause("TM-21.7")
def test_the_stronghold_of_mermaids_is_a_step_of_shipping() -> None:
    side = beside("mermaids", buildings="E5:TP").play("upgrade E5 to SH")
    assert (side.ship, side.points) == (2, 20 + 5 + 2)


@clause("TM-21.8")
def test_swarmlings_upgrade_for_free_once_a_round() -> None:
    table = beside("swarmlings", buildings="E5:SH E4 E3")
    side = table.play("action ACTS. upgrade E4 to TP")
    assert (side.coins, side.workers) == (60, 30)
    table.up(0)
    assert table.refuses("action ACTS. upgrade E3 to TP") == "not_possible"


@clause("TM-21.8", "TM-21.10")
def test_a_town_gives_swarmlings_workers_and_witches_points() -> None:
    for faction, workers, points in (("swarmlings", 3, 0), ("witches", 0, 5), ("auren", 0, 0)):
        table = beside(faction, buildings="E5:SH E4:TP E3 E2")
        price = table.state.pack.tables["board"][faction].prices[1][0]
        side = table.play("upgrade E2 to TP. +TW1")
        assert (side.workers, side.points) == (30 - price + workers, 25 + points)


@clause("TM-21.9")
def test_auren_take_a_favour_tile_and_two_steps() -> None:
    table = beside("auren", buildings="E5:TP")
    assert table.play("upgrade E5 to SH. +FAV3").cults == (0, 1, 3, 1)
    table.up(0)
    assert table.play("action ACTA. +2EARTH").cults[2] == 5
    table.up(0)
    assert table.refuses("action ACTA. +2EARTH") == "not_possible"


@clause("TM-21.10")
def test_witches_ride_to_any_forest() -> None:
    table = beside("witches", buildings="E5:SH")
    table.ground("I1", "forest")
    table.ground("I2", "lakes")
    assert table.refuses("action ACTW. build I2") == "not_possible"
    side = table.play("action ACTW. build I1")
    assert (side.coins, side.workers) == (60, 30)


@clause("TM-21.11")
def test_dwarves_tunnel_for_workers_and_points() -> None:
    for buildings, workers in (("E5", 2), ("E5:SH", 1)):
        table = beside("dwarves", "auren", buildings)
        table.ground("E7", "mountains")
        table.ground("E8", "mountains")
        assert table.refuses("build E8") == "not_possible"
        side = table.play("build E7")
        assert (side.workers, side.points) == (30 - workers - 1, 24)


@clause("TM-21.11")
def test_a_tunnel_must_be_paid() -> None:
    table = beside("dwarves", "auren")
    table.ground("E7", "mountains")
    table.put(0, workers=2)
    assert table.refuses("build E7") == "not_possible"


@clause("TM-21.12")
def test_engineers_build_bridges_and_score_them() -> None:
    table = beside("engineers", "auren", "B2:SH C1")
    assert table.play("action ACTE. bridge B2:C1").workers == 28
    table.up(0)
    assert table.play("action ACTE. bridge A3:C1").workers == 26
    table.up(0)
    assert table.play("pass BON3").points == 23
    assert beside("auren").refuses("action ACTE. bridge E4:G1") == "not_possible"


@clause("TM-21.13")
def test_chaos_magicians_act_twice_once_a_round_and_take_two_tiles() -> None:
    table = beside("chaosmagicians", buildings="E5:SH E4:TP")
    side = table.play("action ACTC. upgrade E4 to TE. +FAV1. +FAV2. action ACT3")
    assert (side.favours, side.workers) == (("favour 1", "favour 2"), 30)
    assert table.state.todo == ()
    table.up(0)
    assert table.refuses("action ACTC. action ACT2") == "not_possible"


@clause("TM-21.14")
def test_giants_need_two_spades_for_one_space() -> None:
    table = beside("giants", buildings="E5:SH")
    table.ground("E6", "mountains")
    assert table.refuses("dig 1. build E6") == "not_possible"
    assert table.refuses("action ACT5. transform E6 to red") == "not_possible"
    table.play("action ACTG. build E6")
    table.up(0)
    table.ground("E4", "swamp")
    assert table.play("dig 2. build E4").workers == 30 - 6 - 2


@clause("TM-21.15")
def test_ice_stays_and_ice_maidens_score_temples() -> None:
    table = beside("icemaidens", buildings="E5:SH E4:TE E3:TE")
    table.put(0, bonus="bonus 3")
    table.ground("E6", "plains")
    table.ground("D4", "ice")
    table.play("dig 1. build E6")
    assert expect_type(table.state.became, tuple)[7] & table.state.world.map.bits(("E6",))
    table.up(0)
    table.state.bonus = ("bonus 1", "bonus 4", "bonus 5")
    assert table.play("pass BON4").points == 26


@clause("TM-21.16")
def test_yetis_pay_less_and_use_what_is_covered() -> None:
    table = beside("yetis", buildings="E5:SH")
    table.state.covered = (4,)
    side = table.play("action ACT4")
    assert (side.coins, side.bowls[2]) == (67, 12 - 3)
    table = beside("yetis")
    table.state.covered = (4,)
    assert table.refuses("action ACT4") == "not_possible"


@clause("TM-21.17")
def test_acolytes_pay_volcanoes_with_steps() -> None:
    table = beside("acolytes")
    table.ground("E6", "lakes")
    side = table.play("dig 1. build E6. -3AIR")
    assert (side.cults, side.workers, side.points) == ((3, 3, 3, 0), 29, 20)
    table = beside("acolytes")
    table.ground("E6", "mountains")
    assert table.refuses("dig 1. build E6. -3AIR") == "not_possible"
    table.put(0, cults=(4, 0, 0, 0))
    assert table.play("dig 1. build E6. -4FIRE").cults == (0, 0, 0, 0)


@clause("TM-21.17")
def test_a_spade_is_a_step_for_acolytes_and_priests_go_farther() -> None:
    table = beside("acolytes", buildings="E5:SH")
    assert table.play("action ACT5. +AIR").cults[3] == 4
    table.up(0)
    assert table.play("send p to FIRE for 1").cults[0] == 5


@clause("TM-21.17")
def test_whoever_leaves_the_top_gets_the_key_back() -> None:
    table = beside("acolytes")
    table.put(0, cults=(10, 0, 0, 0))
    table.ground("E6", "lakes")
    side = table.play("dig 1. transform E6 to volcano. -3FIRE")
    assert (side.cults[0], side.keys) == (7, 1)


@clause("TM-21.18")
def test_dragonlords_pay_volcanoes_with_tokens() -> None:
    table = beside("dragonlords", buildings="E5:TP")
    table.put(0, bowls=(1, 4, 0))
    table.ground("E6", "mountains")
    assert table.play("dig 1. build E6").bowls == (0, 3, 0)
    table.up(0)
    assert table.play("upgrade E5 to SH").bowls == (2, 3, 0)
    table.up(0)
    table.put(0, bonus="bonus 1")
    assert table.play("action BON1").bowls == (3, 3, 0)


@clause("TM-21.19")
def test_riverwalkers_open_terrains_and_build_over_rivers_only() -> None:
    table = beside("riverwalkers", buildings="B2")
    table.put(0, home="plains")
    table.ground("B3", "plains")
    table.ground("C1", "lakes")
    assert table.refuses("build B3") == "not_possible"
    assert table.refuses("build C1") == "not_possible"
    side = table.play("action ACT2. unlock-terrain blue")
    assert (side.opened, side.coins, side.priests) == (("lakes",), 59, 5)
    table.up(0)
    assert table.play("build C1").workers == 29
    table.up(0)
    assert table.refuses("action ACT5. build B3") == "not_possible"
    assert table.refuses("advance ship") == "not_possible"


@clause("TM-21.19")
def test_a_home_colour_costs_riverwalkers_two_and_priests_have_a_limit() -> None:
    table = beside("riverwalkers", buildings="B2:TP")
    table.put(0, priests=0)
    assert table.play("action ACT2. unlock-terrain gray").coins == 58
    table.up(0)
    table.state.covered = ()
    table.put(0, bowls=(0, 0, 12), priests=2)
    assert table.play("action ACT2. unlock-terrain gain-priest").priests == 2
    table.up(0)
    assert len(table.play("upgrade B2 to SH. bridge B2:C1").bridges) == 1


@clause("TM-21.20")
def test_shapeshifters_buy_a_token_and_change_their_home() -> None:
    table = beside("shapeshifters", buildings="E5:SH E4")
    table.builds(1, "E3")
    table.put(1, bowls=(12, 0, 0))
    table.play("upgrade E4 to TP")
    table.play("leech 1 from shapeshifters", 1)
    people_step(table.state, table.script)
    side = table.play("gain P3 for VP")
    assert (side.points, side.bowls[2]) == (19, 13)
    table.up(0)
    assert table.refuses("action ACTH5. pick-color gray") == "not_possible"
    assert table.play("action ACTH5. pick-color red").home == "wasteland"
    table.up(0)
    side = table.play("action ACTH6. pick-color blue")
    assert (side.home, sum(side.bowls)) == ("lakes", 8)
