"""What cannot be true of a state of Tapestry, and what never changes in number."""

from __future__ import annotations

from visavis.core import Bits, Fault, Faults, pile_faults
from visavis.games.tapestry.board import AUTOMA_START, DISTRICTS, LAND, TOP, TRACKS, some
from visavis.games.tapestry.cards import cards_in_play
from visavis.games.tapestry.options import TWO_PEOPLE
from visavis.games.tapestry.state import (
    AUTOMA,
    BOTS,
    CARD_LANDMARK,
    FRIEND,
    LAST,
    OUTPOSTS,
    SHADOW,
    YOU,
    State,
    outposts_in_all,
)


def cards(state: State) -> dict[str, int]:
    """What never becomes more or fewer: decision cards, landmarks, outposts of the Automa."""
    held = (*state.deck.cards, *state.pair, *state.discard)
    counted = {f"card {card}": held.count(card) for card in state.data.guides}
    automas, fallen, shadows = state.automas, state.automa_fallen, state.shadow_fallen
    if isinstance(automas, int) and isinstance(fallen, int) and isinstance(shadows, int):
        second = automas & AUTOMA_START
        counted["outposts"] = automas.bit_count() + second.bit_count() + fallen.bit_count() + state.outposts
        counted["shadow outposts"] = shadows.bit_count() + state.shadow_outposts
    return counted


def other_cards(state: State) -> bool:
    """Whether a decision card is missing, there twice, or not in play."""
    held = sorted(map(str, (*state.deck.cards, *state.pair, *state.discard)))
    return held != sorted(cards_in_play(state.setting, state.data))


def off_the_tracks(state: State) -> bool:
    """Whether a marker stands on a space that no track has."""
    markers = (*state.you, *state.friend, *state.automa, *state.shadow, *state.double)
    return not all(0 <= space <= TOP for space in markers)


def unknown_track(state: State) -> bool:
    """Whether something names a track that there is not."""
    named = (state.favourite, state.shadow_favourite, state.your_favourite, state.arts_beside, *state.blockers)
    return any(track and track not in TRACKS for track in named)


def off_the_trail(state: State) -> bool:
    """Whether an outpost of the Trailblazers is on no space of a track, or two are on one."""
    spaces = {f"{track}-{space}" for track in TRACKS for space in range(1, TOP + 1)}
    return len({*state.trail}) < len(state.trail) or not {*state.trail} <= spaces


def other_landmarks(state: State) -> bool:
    """Whether a landmark of a track is there twice, or of no track."""
    gained = [one for one in (*state.box, *state.your_landmarks, *state.friend_landmarks) if one != CARD_LANDMARK]
    named = (*state.landmarks, *gained)
    return len({*named}) < len(named) or not all(one in state.data.landmarks for one in named)


def finished_turn(state: State) -> bool:
    """Whether it is the turn of bots that have taken their last one (TA-19.1)."""
    bots = state.phase == "play" and state.turn == BOTS and state.setting.scenario not in ("kaiju_two", TWO_PEOPLE)
    return bots and state.era == LAST


def no_era(state: State) -> bool:
    """Whether an income turn has a number that there is not; the Shadow Empire alone has no last one (TA-33.15)."""
    most = state.era if state.setting.two_people else LAST
    return not (0 <= state.era <= most and 0 <= state.your_era <= LAST and 0 <= state.friend_era <= LAST)


def negative(state: State) -> bool:
    """Whether there is less than nothing of what is only counted."""
    points = (state.points, state.your_points, state.friend_points, state.campaign_you, state.campaign_automa)
    pieces = (state.tapestries, state.items, state.toppled, state.you_toppled, state.your_buildings)
    return min(*points, *pieces) < 0


def other_outposts(state: State) -> bool:
    """Whether a side has more outposts than there are, or less than none."""
    most = outposts_in_all(state.setting)
    left = ((state.outposts, most), (state.your_outposts, most), (state.shadow_outposts, OUTPOSTS))
    return not all(0 <= here <= there for here, there in left)


def wrongly_achieved(state: State) -> bool:
    """Whether an achievement was gained twice by a side, or by nobody who plays."""
    return any(
        len({*who}) < len(who) or not {*who} <= {YOU, FRIEND, AUTOMA, SHADOW}
        for who in (state.ends, state.topples, state.middles)
    )


def on_territories(state: State) -> Bits:
    """The hexes with anything that stands on a territory."""
    return state.yours | state.automas | state.full


def three_tokens(state: State) -> Bits:
    """The hexes with two tokens beside the outpost."""
    yours, automas, shadows, sealed = state.your_fallen, state.automa_fallen, state.shadow_fallen, state.sealed
    return yours & (automas | shadows | sealed) | automas & (shadows | sealed) | shadows & sealed


FAULTS: Faults[State] = Faults(
    [
        *pile_faults(lambda state: state.deck),
        Fault("deck.cards", other_cards),
        Fault("deck.pair", lambda state: len(state.pair) > 2),
        Fault("track.space", off_the_tracks),
        Fault("track.name", unknown_track),
        Fault("track.trail", off_the_trail),
        Fault("landmark.twice", other_landmarks),
        Fault("civilization.name", lambda state: not {*state.civilizations} <= {*state.data.civilizations}),
        Fault("era.number", no_era),
        Fault("era.finished", finished_turn),
        Fault("number.negative", negative),
        Fault("outposts.count", other_outposts),
        Fault("achievement.who", wrongly_achieved),
        Fault("kaiju.district", lambda state: not {state.kaiju, state.kaiju_from} <= {"", *DISTRICTS}),
        Fault("hex.two_owners", lambda state: some(state.yours & state.automas)),
        Fault("hex.no_territory", lambda state: some(on_territories(state) & ~state.explored)),
        Fault("hex.three_tokens", lambda state: some(three_tokens(state))),
        Fault("hex.no_land", lambda state: some(LAND & ~state.explored)),
        Fault("hex.kaiju", lambda state: some(state.kaijus & (state.yours | state.automas))),
    ],
)
