"""How the table is drawn: the map, the tracks, the cards, the numbers; what the civilizations do."""

from __future__ import annotations

from collections.abc import Mapping

from visavis.core import UNTRACKED, Bits, CardRow, Cell, GameUI, HexMap, Pack, Panel, Track, Values
from visavis.core.card_face import Message
from visavis.games.tapestry.board import AT, BOARD, HEX_NAMES, LAND, MIDDLE, TOP, TRACKS
from visavis.games.tapestry.cards import Civilization, cards_in_play
from visavis.games.tapestry.state import LAST, State


def draw(view: object) -> tuple[Panel, ...]:
    """Everything a person wants to see at a glance."""
    assert isinstance(view, State)
    alone = view.setting.scenario == "kaiju_two"
    two = view.setting.two_people
    panels: list[Panel] = [] if two else [map_of(view)]
    panels += [track_of(view, at, alone) for at in range(len(TRACKS)) if view.setting.tracks >> at & 1]
    panels.append(CardRow("landmarks", view.landmarks))
    if view.your_landmarks:
        panels.append(CardRow("your_landmarks", view.your_landmarks))
    if view.friend_landmarks:
        panels.append(CardRow("friend_landmarks", view.friend_landmarks))
    if not alone:
        panels.append(CardRow("shadow_landmarks" if two else "box", view.box))
        panels.append(CardRow("pair", view.pair))
    # TA-6.8
    panels.append(CardRow("discard", view.discard))
    achieved = (("ends", view.ends), ("topples", view.topples), ("middles", view.middles))
    panels += [CardRow(id, who) for id, who in achieved if who]
    numbers = kaiju_rows(view) if alone else rows_for_two(view) if two else rows(view)
    panels.append(Values("state", numbers))
    return tuple(panels)


def map_of(view: State) -> HexMap:
    """The map with all that stands on it; where it is not tracked, the names of its hexes."""
    pieces: tuple[tuple[str, Bits], ...] = (
        ("your_outpost", view.yours),
        ("automa_outpost", view.automas),
        ("your_toppled", view.your_fallen),
        ("automa_toppled", view.automa_fallen),
        ("shadow_toppled", view.shadow_fallen),
        ("token", view.sealed),
        ("kaiju", view.kaijus),
    )
    cells = tuple(
        Cell(name, row, column, ground(view, name), tuple(piece for piece, bits in pieces if on(bits, name)))
        for name, (row, column) in AT.items()
    )
    return HexMap("map", cells, "flat")


def on(bits: Bits, name: str) -> bool:
    """Whether a hex is in a set that is tracked."""
    return isinstance(bits, int) and bool(bits >> BOARD.place[name] & 1)


def ground(view: State, name: str) -> str:
    """What a hex is made of."""
    if on(MIDDLE, name):
        return "middle"
    if on(LAND, name):
        return "land"
    if view.explored is UNTRACKED:
        return "hex"
    return "tile" if on(view.explored, name) else "empty"


def track_of(view: State, at: int, alone: bool) -> Track:
    """One track with the markers on it."""
    markers = [("you", view.you[at])]
    if view.setting.two_people:
        shadow = "shadow_heart" if TRACKS[at] == view.shadow_favourite else "shadow"
        markers += [("friend", view.friend[at]), (shadow, view.shadow[at])]
    elif not alone:
        loved, shadowed = TRACKS[at] == view.favourite, TRACKS[at] == view.shadow_favourite
        markers.append(("automa_heart" if loved else "automa", view.automa[at]))
        markers.append(("shadow_heart" if shadowed else "shadow", view.shadow[at]))
        if view.setting.double:
            markers.append(("double", view.double[at]))
    if view.your_favourite and TRACKS[at] != view.your_favourite:
        markers.append(("blocker", view.blocker))
    trail = (one.partition("-") for one in view.trail)
    markers += [("trail", int(space)) for track, _, space in trail if track == TRACKS[at]]
    return Track(TRACKS[at], view.setting.way.least, TOP, tuple(markers), view.setting.way.step < 0)


def rows(view: State) -> tuple[tuple[str, str | int], ...]:
    """The numbers of both sides."""
    found: list[tuple[str, str | int]] = [
        ("level", f"level_{view.setting.level}"),
        ("your_era", view.your_era),
        ("era", view.era),
        ("points", view.points),
        ("civilization", view.civilizations[0] if view.civilizations else "none"),
        ("favourite", view.favourite or "none"),
        ("shadow_favourite", view.shadow_favourite or "none"),
        ("deck", view.deck.size()),
        ("progress", view.deck.size("progress")),
        ("tapestries", view.tapestries),
        ("outposts", view.outposts),
        ("shadow_outposts", view.shadow_outposts),
        ("your_outposts", view.your_outposts),
    ]
    if len(view.civilizations) > 1:
        found.insert(5, ("second_civilization", view.civilizations[1]))
    if view.your_favourite:
        found.append(("your_favourite", view.your_favourite))
    if view.items:
        found.append(("items", view.items))
    if view.kaiju:
        found.append(("kaiju", view.kaiju))
    if view.campaign:
        found += [("campaign_you", view.campaign_you), ("campaign_automa", view.campaign_automa)]
    return tuple(found)


def kaiju_rows(view: State) -> tuple[tuple[str, str | int], ...]:
    """The numbers of a game without bots."""
    blockers = tuple((f"blocker_{at}", track) for at, track in enumerate(view.blockers, 1))
    return (("your_era", view.your_era), ("target", view.setting.target), ("kaiju_deck", view.deck.size()), *blockers)


def rows_for_two(view: State) -> tuple[tuple[str, str | int], ...]:
    """The numbers of a game of two people."""
    return (
        ("your_era", view.your_era),
        ("friend_era", view.friend_era),
        ("shadow_era", view.era),
        ("shadow_favourite", view.shadow_favourite or "none"),
        ("deck", view.deck.size()),
    )


def named(pack: Pack, id: str) -> tuple[str, Mapping[str, object]] | None:
    """A hex by its column from the left, a letter, and its place in it from the top: "C2".

    >>> from visavis.core import get_game
    >>> named(get_game("tapestry").default_pack, "0:0")
    ('opt-hex', {'at': 'D4'})
    """
    return ("opt-hex", {"at": HEX_NAMES[id]}) if id in HEX_NAMES else None


def described(pack: Pack, id: str) -> tuple[tuple[str, Mapping[str, object]], ...]:
    """What an Automa civilization does; of one whose effect nobody has published, just that."""
    if id == "random":
        return (("about-random", {}),)
    one = pack.table("civilization", Civilization).get(id)
    return () if one is None else ((f"about-{id}" if one.known else "about-unknown", {}),)


def in_play(view: object) -> tuple[str, ...]:
    """The rows of the pack whose values matter in this game."""
    assert isinstance(view, State)
    setting, data, scenario = view.setting, view.data, view.setting.scenario
    amounts = {
        "utopia_stuck": scenario == "utopia",
        "utopia_landmark": scenario == "utopia",
        "iconoclast_landmark": "iconoclasts" in view.civilizations,
        "equalizer_none": "equalizers" in view.civilizations,
        "trailblazer_outpost": "trailblazers" in view.civilizations,
    }
    tracks = [track for at, track in enumerate(TRACKS) if setting.tracks >> at & 1]
    if setting.two_people:
        landmarks = (id for id, one in data.landmarks.items() if one.track in tracks)
        return (*cards_in_play(setting, data), *landmarks, "two_people_deck", "die-12")
    return (
        *cards_in_play(setting, data),
        *(f"{'arts' if setting.arts_track else 'base'}-{setting.level}-{turn}" for turn in range(1, LAST + 1)),
        *(f"{track}-{space}" for track in tracks for space in range(1, TOP + 1)),
        *(id for id, one in data.landmarks.items() if one.track in tracks),
        *view.civilizations,
        *(id for id, one in data.reactions.items() if one.set in setting.parts),
        *(f"compass-{track}" for track in data.compass if scenario == "kaiju_one"),
        *(id for id, used in amounts.items() if used),
        "die-20" if setting.arts_track else "die-12",
        *(("free_advances",) if setting.level in (1, 6) else ()),
    )


class TapestryUI(GameUI[State]):
    """How Tapestry is shown."""

    panels = staticmethod(draw)
    name = staticmethod(named)
    ids_in_play = staticmethod(in_play)

    def describe(self, pack: Pack, id: str, view: State | None = None) -> tuple[Message, ...]:
        """Return what a card does; nothing of it depends on who reads it."""
        return described(pack, id)
