"""Components and set-up (sections 1, 2 and the set-up of the scenarios)."""

from __future__ import annotations

from visavis.core import UNTRACKED, Number, One, Pack, Pile, Table
from visavis.games.tapestry.board import BACKWARDS, TRACK, TRACKS
from visavis.games.tapestry.bot_turn import civilization_set_up, roll
from visavis.games.tapestry.cards import REPLACED, Removed, data_of, new_deck
from visavis.games.tapestry.effects.bots import CardLandmarks, GainLandmark
from visavis.games.tapestry.effects.setup import (
    AdviseAgainst,
    Begin,
    CampaignSoFar,
    ChooseFavourite,
    DecksMade,
    FillMap,
    LeaveOut,
    Level,
    MakeDecks,
    NotPlayed,
    PlaceKaiju,
    PlaceLandmarks,
    PlaceMarkers,
    PlaceStarts,
    PutArtsTrack,
    Remind,
    TakeCivilization,
    Target,
    YouFavour,
)
from visavis.games.tapestry.effects.two_people import BeginTwo, PlaceTokens
from visavis.games.tapestry.effects.yours import YouGainLandmark
from visavis.games.tapestry.options import Options, setting_of
from visavis.games.tapestry.state import AUTOMA, BOTS, FRIEND, YOU, State, outposts_in_all

RANDOM, DIE, ASK = "random", "die", "ask"
FIXED_CIVILIZATION = {"war": "equalizers", "utopia": "explorers", "fall": "iconoclasts", "premonition": "hucksters"}
NOT_IN_FOCUS = ("iconoclasts", "equalizers", "trailblazers")
"""The Automa civilizations that Focus removes (TA-25.1)."""
Reminders = tuple[tuple[str, str], ...]
REMINDERS: dict[str, Reminders] = {
    "war": (("TA-26.2", "war_outposts"), ("TA-26.1", "war_trap"), ("TA-26.4", "war_leaders")),
    "utopia": (("TA-27.1", "utopia_islanders"), ("TA-27.4", "utopia_tech"), ("TA-27.5", "utopia_explore")),
    "fall": (("TA-28.1", "fall_historians"),),
    "premonition": (("TA-29.1", "premonition_mystics"),),
    "kaiju_one": (("TA-31.2", "kaiju_one_capital"), ("TA-31.8", "kaiju_one_marker")),
    "kaiju_two": (
        ("TA-32.2", "kaiju_two_pieces"),
        ("TA-32.4", "kaiju_two_redraw"),
        ("TA-32.9", "kaiju_two_ban"),
        ("TA-32.10", "kaiju_two_cost"),
    ),
}
"""The rules of the scenarios that the person needs from the set-up on."""
FOR_TWO: Reminders = (
    ("TA-33.1", "two_reconstructed"),
    ("TA-33.2", "two_three"),
    ("TA-33.5", "two_nothing"),
    ("TA-33.14", "two_cards"),
)
"""The rules that two people need from the set-up on."""
AT_INCOME: dict[tuple[str, int], Reminders] = {
    ("focus", 1): (("TA-25.8", "focus_blocked"), ("TA-25.9", "focus_die")),
    ("war", 1): (("TA-26.4", "war_no_tapestry"), ("TA-26.6", "war_conquer")),
    ("fall", 1): (
        ("TA-28.3", "fall_kit"),
        ("TA-28.9", "fall_fire"),
        ("TA-28.4", "fall_way"),
        ("TA-28.5", "fall_landmarks"),
        ("TA-28.7", "fall_costs"),
    ),
    ("premonition", 1): (("TA-29.2", "premonition_tapestries"), ("TA-29.1", "premonition_predict")),
    **{("premonition", turn): (("TA-29.3", "premonition_turn"),) for turn in (2, 3, 4)},
}
"""The rules of the scenarios that the person needs in an income turn of theirs."""


def start(options: Options, pack: Pack) -> State:
    """The table before set-up."""
    setting, data = setting_of(options), data_of(pack)
    state = State(pack=pack, data=data, setting=setting, deck=new_deck(setting, data))
    if not options.tracked or setting.two_people:
        for field in state.REGIONS:
            setattr(state, field, UNTRACKED)
    return state


def remind(table: Table[State], reminders: Reminders) -> None:
    """Rules that the person follows without the app."""
    for clause, rule in reminders:
        table.note(Remind, clause, rule)


def set_up(state: State, table: Table[State]) -> None:
    """Everything before the first turn."""
    setting = state.setting
    if setting.two_people:
        return set_up_two(state, table)
    if table.heard:
        remind(table, (("TA-2.1", "for_three"),))
        leave_out(state, table)
        remind(table, REMINDERS.get(setting.scenario, ()))
    place(state, table)
    if setting.scenario == "kaiju_two":
        if table.printed("deck"):
            remind(table, (("TA-32.1", "kaiju_two_deck"),))
        table.note(Target, setting.target)
        if setting.landmark_cards:
            remind(table, (("TA-32.4", "kaiju_two_landmark"),))
        table.do(Begin("you"))
        return
    civilization(state, table)
    favourites(state, table)
    civilization_set_up(state, table)

    # TA-2.11, TA-2.12
    table.do(MakeDecks(1) if table.printed("deck") else DecksMade(1))

    landmark_cards(state, table)
    if setting.double:
        table.note(Remind, "TA-22.6", "double_neighbours")
        if setting.arts_track:
            table.do(PutArtsTrack(table.ask(One("arts.beside", YOU, "TA-22.3", TRACKS[:4]))))
    if setting.scenario == "focus":
        focus(state, table)
    if setting.scenario == "kaiju_one":
        table.do(PlaceKaiju("r1c3"))
    campaign(state, table)

    # TA-6.1
    first = table.ask(One("first.player", YOU, "TA-6.1", (YOU, BOTS)))
    table.do(Begin("you" if first == YOU else "bots"))


def set_up_two(state: State, table: Table[State]) -> None:
    """Two people and the Shadow Empire (TA-33.1 to TA-33.6)."""
    if table.heard:
        remind(table, FOR_TWO)
        if state.setting.left_out:
            table.note(NotPlayed, state.setting.left_out)
    table.note(PlaceTokens)
    table.do(PlaceLandmarks(tuple(id for id, one in state.data.landmarks.items() if one.track in TRACKS[:4])))
    if table.printed("deck"):
        remind(table, (("TA-33.3", "two_deck"),))
    favourite = TRACKS[roll(state, table, "TA-33.4", "shadow")]
    table.do(ChooseFavourite("TA-33.4", "shadow", favourite))
    table.do(BeginTwo(table.ask(One("first.person", YOU, "TA-33.6", (YOU, FRIEND)))))


# 1 Components


def leave_out(state: State, table: Table[State]) -> None:
    """What is left out or replaced, with each expansion (TA-1.1 to TA-1.7, TA-23.2); for this game alone (TA-24.4)."""
    setting, removed = state.setting, state.data.removed
    if setting.left_out:
        table.note(NotPlayed, setting.left_out)
    expanded = len(setting.parts) > 1
    if expanded and setting.scenario != "utopia":
        # The World War removes one of them, Utopia all.
        table.note(Remind, "TA-1.3", "traps_war" if setting.scenario == "war" else "traps")
    for (scenario, kind), these in removed.items():
        if scenario in ("", setting.scenario) and not (kind == "trap" and expanded):
            leave_out_kind(state, table, scenario, kind, [one for one in these.values() if one.set in setting.parts])
    if setting.arts != "none":
        if table.printed("deck"):
            table.note(LeaveOut, "TA-1.6", "decision", REPLACED)
        if setting.plans:
            table.note(Remind, "TA-1.7", "hucksters")


def leave_out_kind(state: State, table: Table[State], scenario: str, kind: str, here: list[Removed]) -> None:
    """The components of one kind that are left out, and those that may stay (TA-1.5)."""
    cards = tuple([one.id for one in here if not one.may_stay])
    marked = tuple([one.id for one in here if one.may_stay])
    if cards:
        clause = "TA-23.2" if scenario else {"tapestry": "TA-1.1", "trap": "TA-1.2"}.get(kind, "TA-1.4")
        table.note(LeaveOut, "TA-31.2" if kind == "capital" else clause, kind, cards)
    if marked and state.setting.advised:
        table.note(AdviseAgainst, kind, marked)


# 2 Set-up


def place(state: State, table: Table[State]) -> None:
    """Markers, outposts, landmarks and tiles (TA-2.1 to TA-2.5, TA-2.9)."""
    setting, scenario = state.setting, state.setting.scenario
    bots = scenario != "kaiju_two"
    clause = {"fall": "TA-28.2", "utopia": "TA-27.1"}.get(scenario, "TA-2.5")
    if bots:
        mat(state, table)
    table.do(PlaceMarkers(clause, setting.way.first, bots, setting.double, setting.way == BACKWARDS))
    table.do(PlaceStarts(bots, outposts_in_all(setting) - 2))
    if bots:
        remind(table, (("TA-2.5", "automa_zero"), ("TA-2.9", "shadow_pieces")))
    there = tuple(
        id
        for id, one in state.data.landmarks.items()
        if setting.tracks >> TRACK[one.track] & 1 and not (one.space == 7 and not bots)
    )
    table.do(PlaceLandmarks(there))
    if scenario == "war":
        table.do(FillMap())


def mat(state: State, table: Table[State]) -> None:
    """The Automa's income mat: its side, the income card of the level, the cover (TA-2.2, TA-2.3, TA-20.1 ff.)."""
    level, arts = state.setting.level, state.setting.arts_track
    table.note(Level, level)
    if level >= 5:
        table.note(Remind, "TA-20.2", "mat_hard")
    elif arts:
        table.note(Remind, "TA-20.3", "mat_arts_card")
    elif level == 2:
        table.note(Remind, "TA-2.2", "mat_normal")
    else:
        table.note(Remind, "TA-20.1", "mat_card")
    if arts:
        table.note(Remind, "TA-2.3", "arts_cover")


def in_play(state: State) -> tuple[str, ...]:
    """The Automa civilizations of the parts in play."""
    setting = state.setting
    there = (id for id, one in state.data.civilizations.items() if one.set in setting.parts)
    return tuple(id for id in there if setting.scenario != "focus" or id not in NOT_IN_FOCUS)


def civilization(state: State, table: Table[State]) -> None:
    """A random civilization or one of your choice; on level 6 a second one of your choice (TA-2.6, TA-20.8)."""
    scenario = state.setting.scenario
    # TA-31.1
    if scenario == "kaiju_one":
        return
    there = in_play(state)
    if scenario in FIXED_CIVILIZATION:
        table.do(TakeCivilization("TA-23.1", FIXED_CIVILIZATION[scenario]))
    else:
        clause = "TA-25.1" if scenario == "focus" else "TA-2.6"
        chosen = table.ask(One("civilization.first", YOU, clause, (RANDOM, *there)))
        if chosen == RANDOM:
            # Only those whose effect is known: nobody should have to own a card to play.
            known = [id for id in there if state.data.civilizations[id].known]
            chosen = str(table.draw(Pile.of("civilization", known)))
        table.do(TakeCivilization("TA-2.6", chosen))
    if state.setting.level == 6:
        others = tuple(id for id in there if id not in state.civilizations)
        table.do(TakeCivilization("TA-20.8", table.ask(One("civilization.second", YOU, "TA-20.8", others))))


def favourites(state: State, table: Table[State]) -> None:
    """The favourite tracks of both bots (TA-2.7 to TA-2.10)."""
    setting, own = state.setting, DIE
    if state.civilizations:
        own = state.data.civilizations[state.civilizations[0]].favourite
    if setting.scenario == "war":
        # TA-26.4
        own = TRACKS[0]
    if own == ASK:
        tracks = tuple(track for track in TRACKS if setting.tracks >> TRACK[track] & 1)
        args = {"civilization": state.civilizations[0]}
        own = table.ask(One("civilization.favourite", YOU, "TA-2.7", (*tracks, DIE), args=args))
    if own == DIE:
        own = TRACKS[roll(state, table, "TA-31.1" if setting.scenario == "kaiju_one" else "TA-2.7", "automa")]
    table.do(ChooseFavourite("TA-2.8", "automa", own))
    others = tuple(track for track in TRACKS if track != own)
    table.do(ChooseFavourite("TA-2.10", "shadow", TRACKS[roll(state, table, "TA-2.10", "shadow", others)]))


def landmark_cards(state: State, table: Table[State]) -> None:
    """The landmarks of landmark cards that go to the Automa (TA-2.13, TA-2.14)."""
    setting = state.setting
    if setting.landmark_cards:
        table.note(Remind, "TA-2.13", "landmark_cards")
        table.do(CardLandmarks("TA-2.13", 1, False))
        if setting.arts_track and setting.level in (3, 4):
            table.do(CardLandmarks("TA-2.14", 2, True))


# The scenarios


def focus(state: State, table: Table[State]) -> None:
    """Your favourite track and what it gives you (TA-25.2, TA-25.3)."""
    free = tuple(track for track in TRACKS[:4] if track not in (state.favourite, state.shadow_favourite))
    track = table.ask(One("focus.favourite", YOU, "TA-25.2", free))
    table.do(YouFavour(track, 4))
    landmark = state.data.landmark_at[TRACK[track]][4]
    prize = One("focus.prize", YOU, "TA-25.3", ("landmark", "benefit"), args={"landmark": landmark})
    if table.ask(prize) == "landmark":
        table.do(YouGainLandmark("TA-25.3", landmark))
    else:
        table.do(GainLandmark("TA-25.3", "automa", landmark))
    remind(table, (("TA-25.4", "focus_blockers"), ("TA-25.5", "focus_civilizations")))


def campaign(state: State, table: Table[State]) -> None:
    """Whether the scenario is part of the campaign, and the points so far (TA-24.2)."""
    number = state.setting.atlantis
    if not number or not table.ask(One("campaign.played", YOU, "TA-24.1", (True, False))):
        return
    points = [0, 0]
    if number > 1:
        most = 6 * sum(range(number))
        points = [table.ask(Number(f"campaign.{who}", YOU, "TA-24.2", 0, most)) for who in (YOU, AUTOMA)]
    table.do(CampaignSoFar(*points))
