"""The procedures of Alien Artifacts, in the order of the book.

What is still to be done lies on a stack in the state. A step carries out the first task, so every
question is the first thing of its own step and a search can start at each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from visavis.core import Forms, One, Pack, Pile, Several, Table
from visavis.games.alien_artifacts.actions import AFTER, FREE, TURN, act, action_forms, closed, free_forms, only
from visavis.games.alien_artifacts.calls import call, called
from visavis.games.alien_artifacts.cards import COMPLETES, tables_of
from visavis.games.alien_artifacts.deals import (
    draw_cards,
    look_at_artifacts,
    offer,
    produce,
    reveal_for,
    trigger,
    tuck,
    visible,
)
from visavis.games.alien_artifacts.effects import (
    ActionOver,
    Checked,
    Complete,
    DealCard,
    DealFaction,
    Discard,
    EndActions,
    FinalScore,
    GameOver,
    Go,
    KeepArtifact,
    NewProject,
    NextTurn,
    Place,
    PutUnder,
    Spend,
    StartPlayer,
    TurnUp,
    Unblock,
)
from visavis.games.alien_artifacts.fights import block, defend, next_ship, number, target
from visavis.games.alien_artifacts.options import Options
from visavis.games.alien_artifacts.paid import pay, pick
from visavis.games.alien_artifacts.preparing import prepare
from visavis.games.alien_artifacts.scoring import AT_END, empire_size, faction_points, tech_points
from visavis.games.alien_artifacts.state import (
    DECK,
    FIRST_CREDITS,
    PLACE,
    SEATS,
    SIDES,
    Seat,
    State,
    Task,
)
from visavis.games.alien_artifacts.vocabulary import KINDS

FIRST_HAND = 3
HALF_DONE = ("side", "tuck", "number", "keep", "artifact")
"""Tasks with cards in somebody's hands, that no automatic construction interrupts."""


def start(options: Options, pack: Pack) -> State:
    """All cards in their decks, nobody has anything (AA-1.1, AA-1.2)."""
    tables, players = tables_of(pack, options.ship_types == "paired"), options.players
    none: tuple[Any, ...] = ((),) * players
    return State(
        pack=pack,
        tables=tables,
        seats=SEATS[:players],
        choose=options.factions == "choose",
        # AA-1.8
        marker=players,
        resources=Pile.of("resources", tables.resources),
        ship_deck=Pile.of("ships", tables.cards["ship"]),
        tech_deck=Pile.of("techs", tables.cards["tech"]),
        planet_deck=Pile.of("planets", tables.cards["planet"]),
        systems=Pile.of("systems", tables.systems),
        artifact_deck=Pile.of("artifacts", tables.artifacts),
        defense_deck=Pile.of("defense", tables.plans),
        factions=("",) * players,
        hands=none,
        artifacts=none,
        plans=none,
        projects=none,
        attached=none,
        logistics=none,
        operational=none,
        stored=none,
        blocked=none,
        # AA-1.9
        credits=(FIRST_CREDITS,) * players,
        points=(0,) * players,
        extra=(0,) * players,
    )


def step(state: State, table: Table[State]) -> None:
    """One step: the next task, after projects that are complete."""
    task = state.pending[0]
    if state.check and task[0] not in HALF_DONE and construct(state, table, state.turn):
        return
    if len(task) == 2:
        # Most tasks are like this, and a plain call is much faster.
        TASKS[task[0]](state, table, task[1])
    else:
        TASKS[task[0]](state, table, *task[1:])


# 1 Set-up


def set_up(state: State, table: Table[State], seat: Seat) -> None:
    """Everything up to the factions' own set-up."""
    # AA-1.3, AA-1.4
    for kind in (*KINDS, "system"):
        pile: Pile = getattr(state, DECK.get(kind, "systems"))
        table.do(TurnUp(kind, str(table.draw(pile))))

    # AA-1.7
    factions = Pile.of("factions", state.tables.factions)
    if not state.choose:
        for one in state.seats:
            faction = str(table.draw(factions))
            factions = factions.without(faction)
            table.do(DealFaction(one, faction))

    # AA-1.10
    for one in state.seats:
        for _ in range(FIRST_HAND):
            table.do(DealCard(one, str(table.draw(state.resources))))

    # AA-1.11
    first = PLACE[str(table.draw(Pile.of("start", state.seats)))]
    table.do(StartPlayer(state.seats[first]))
    order = state.seats[first:] + state.seats[:first]
    tasks: tuple[Task, ...] = tuple(("faction", one) for one in order if state.choose)
    table.do(Go((*tasks, *(("start", one, 0) for one in order))))


def choose_faction(state: State, table: Table[State], seat: Seat) -> None:
    """Everybody chooses a faction that is left (AA-1.7)."""
    left = tuple(one for one in state.tables.factions if one not in state.factions)
    table.do(DealFaction(seat, table.ask(One("faction", seat, "AA-1.7", left))))
    table.do(Go(()))


def start_faction(state: State, table: Table[State], seat: Seat, at: int) -> None:
    """The next line of a faction's own set-up (AA-1.12); after the last one of all the first turn begins."""
    lines = state.tables.setup[state.factions[PLACE[seat]]]
    if at == len(lines):
        if len(state.pending) > 1:
            return table.do(Go(()))
        return table.do(NextTurn(state.start, 1, False))
    kind, look, zone = lines[at]
    offer(state, table, seat, kind, look)
    tasks: tuple[Task, ...] = (("keep", seat, zone),) if len(state.offer) > 1 else ()
    if not tasks:
        put(state, table, seat, zone, state.offer[0])
    table.do(Go((*tasks, ("start", seat, at + 1))))


def put(state: State, table: Table[State], seat: Seat, zone: str, card: str) -> None:
    """A drawn card becomes a project, or (in the set-up) a part of the empire that triggers nothing (AA-1.13)."""
    table.do(NewProject(seat, card) if zone == "project" else Place(seat, card, zone))  # type: ignore[arg-type]


def keep(state: State, table: Table[State], seat: Seat, zone: str) -> None:
    """Keep one of the cards that were drawn; the others go under the deck (AA-5.3)."""
    cards = state.offer
    card = table.ask(One("keep", seat, "AA-5.3", cards))
    put(state, table, seat, zone, card)
    if rest := tuple(one for one in cards if one != card):
        table.do(PutUnder(state.tables.kind[card], rest))
    table.do(Go(()))


# 3 The turn


def turn(state: State, table: Table[State], seat: Seat) -> None:
    """One action, and whatever is free before and after it (AA-3.1, AA-3.2)."""
    if state.acting and state.lifted:
        table.do(ActionOver())
    at = PLACE[seat]
    powers = state.powers(at)
    free = free_forms(state, at, powers)
    if state.acts:
        forms = action_forms(state, at, powers)
        question = Forms(TURN, seat, "AA-3.2", (*forms, *free), powers.words, True, partial(closed, state, at))
    elif free:
        question = Forms(AFTER, seat, "AA-4.10", (*free, FREE), powers.words, True)
    else:
        table.do(EndActions(seat))
        return draw(state, table, seat)
    act(state, table, seat, table.ask(question))


# 4 Automatic construction


def construct(state: State, table: Table[State], seat: Seat) -> bool:
    """Projects that are paid for are completed at once, one after another (AA-4.8, AA-4.9)."""
    at = PLACE[seat]
    projects = state.projects[at]
    if projects and state.phase != "setup":
        powers = state.powers(at)
        if state.attached[at] or not all(powers.kinds.values()):
            ready = tuple([card for card, left in state.left_to_pay(at, powers).items() if left <= 0])
            if ready:
                card = ready[0] if len(ready) == 1 else table.ask(One("auto", seat, "AA-4.9", ready))
                table.do(Go((("side", seat, card), state.pending[0])))
                return True
    table.do(Checked())
    return False


# 6 to 8 Completing a card

CLAUSES: Mapping[tuple[str, str], str] = {
    ("planet", "logistics"): "AA-6.4",
    ("planet", "operational"): "AA-6.5",
    ("tech", "logistics"): "AA-7.3",
    ("tech", "operational"): "AA-7.4",
    ("ship", "logistics"): "AA-8.3",
    ("ship", "operational"): "AA-8.5",
}


def side(state: State, table: Table[State], seat: Seat, card: str) -> None:
    """A completed card enters the empire on the side that its owner chooses, and its effects happen."""
    tables, at = state.tables, PLACE[seat]
    kind = tables.kind[card]
    chosen = table.ask(One("side", seat, CLAUSES[kind, "logistics"], SIDES, args={"card": card}))
    empire = state.logistics[at] + state.operational[at]
    first = all(tables.type[card] != tables.type[other] for other in empire if tables.kind[other] == kind)
    table.do(Complete(CLAUSES[kind, chosen], seat, card, chosen))
    trigger(state, table, at, f"on_{COMPLETES[kind]}")
    if first:
        trigger(state, table, at, "on_first_type")
    tasks: tuple[Task, ...] = ()
    if kind == "tech" and chosen == "operational":
        reveal_for(state, table, seat, card, "AA-7.4")
    if kind != "tech":
        for its in tables.events[card][f"{chosen}/complete"]:
            if its[0] == "PROD":
                more = state.powers(at).more_produced
                tasks += produce(state, table, seat, card, int(its[1]) + more)
            else:
                tasks += call(state, table, seat, its, card)
    if kind == "ship" and chosen == "operational" and card not in state.attacked:
        # AA-8.5; AA-9.13: a ship attacks once in a turn.
        tasks += (("target", seat, card),)
    table.do(Go(tasks))


def produce_on(state: State, table: Table[State], seat: Seat, planet: str, count: int) -> None:
    """Produce cards on a planet (AA-6.6)."""
    table.do(Go(produce(state, table, seat, planet, count)))


def tuck_chosen(state: State, table: Table[State], seat: Seat, planet: str, left: int) -> None:
    """The owner chooses which section of a produced card is visible; then the rest is produced."""
    sections = visible(state, planet, state.shown[-1])
    section = table.ask(One("tuck", seat, "AA-6.8", sections, args={"planet": planet}))
    tuck(state, table, seat, planet, section)
    table.do(Go(produce(state, table, seat, planet, left)))


# 11 Artifacts


def keep_artifact(state: State, table: Table[State], seat: Seat, look: int) -> None:
    """Look at artifacts, keep one, put the others under the deck (AA-19.7)."""
    if not state.looked:
        look_at_artifacts(state, table, seat, look)
        return table.do(Go((("artifact", seat, look),) if state.looked else ()))
    cards = state.looked
    card = table.ask(One("artifact", seat, "AA-19.7", cards)) if len(cards) > 1 else cards[0]
    table.do(KeepArtifact(seat, card, tuple(one for one in cards if one != card)))
    trigger(state, table, PLACE[seat], "on_artifact")
    table.do(Go(()))


# 13 Blockades


def clear(state: State, table: Table[State], seat: Seat, kind: str, count: int) -> None:
    """Remove tokens from own cards, one after another (AA-13.2)."""
    of = state.tables.kind
    cards = tuple(dict.fromkeys(card for card in state.blocked[PLACE[seat]] if kind in ("any", of[card])))
    if not cards:
        return table.do(Go(()))
    card = cards[0] if len(cards) == 1 else table.ask(One("clear", seat, "AA-13.2", cards, args={"count": count}))
    table.do(Unblock(seat, card))
    table.do(Go((("clear", seat, kind, count - 1),) if count > 1 else ()))


# 15 The draw phase


def draw(state: State, table: Table[State], seat: Seat) -> None:
    """Discard any number of cards, then draw up to the hand size (AA-15.1, AA-15.2)."""
    at = PLACE[seat]
    hand, size = state.hands[at], state.powers(at).hand
    if hand:
        # AA-15.5
        least = max(0, len(hand) - size)
        cards = table.ask(Several("discard", seat, "AA-15.1", hand, least, len(hand)))
        if cards:
            table.do(Discard(seat, cards))
    draw_cards(state, table, seat, size - len(state.hands[at]))
    next_turn(state, table, seat)


def next_turn(state: State, table: Table[State], seat: Seat) -> None:
    """The next seat's turn, an additional one at the end, or the scoring (AA-3.1, AA-16.2)."""
    if state.phase == "play":
        following = state.seats[(PLACE[seat] + 1) % len(state.seats)]
        if not state.triggered or following != state.start:
            return table.do(NextTurn(following, state.turns + 1, False))
    first = PLACE[state.start]
    order = state.seats[first:] + state.seats[:first]
    for one in order:
        # AA-19.5
        if state.extra[PLACE[one]]:
            return table.do(NextTurn(one, state.turns + 1, True))
    table.do(Go(tuple(("score", one) for one in order)))


# 17 Scoring


def score(state: State, table: Table[State], seat: Seat, *decided: str) -> None:
    """What a seat scores at the end; for a blocked technology it has to pay (AA-17.6)."""
    at = PLACE[seat]
    blocked = state.blocked[at]
    for tech in state.operational[at]:
        tokens = blocked.count(tech)
        if tokens and state.tables.kind[tech] == "tech" and not {f"{tech}+", f"{tech}-"} & {*decided}:
            if tokens > state.credits[at] or not tech_points(state, at, tech, AT_END):
                continue
            args = {"tech": tech, "credits": tokens, "points": tech_points(state, at, tech, AT_END)}
            pays = table.ask(One("score.pay", seat, "AA-17.6", (True, False), args=args))
            if pays:
                table.do(Spend("AA-17.6", seat, tokens))
            return table.do(Go((("score", seat, *decided, f"{tech}{'+' if pays else '-'}"),)))
    techs = sum(
        tech_points(state, at, tech, AT_END)
        for tech in state.operational[at]
        if state.tables.kind[tech] == "tech" and (tech not in blocked or f"{tech}+" in decided)
    )
    table.do(FinalScore(seat, empire_size(state, at), techs, faction_points(state, at)))
    table.do(GameOver() if len(state.pending) == 1 else Go(()))


def over(state: State) -> bool:
    """Whether the game is over."""
    return state.phase == "over"


TASKS: Mapping[str | int, Callable[..., None]] = {
    "setup": set_up,
    "faction": choose_faction,
    "start": start_faction,
    "keep": keep,
    "turn": turn,
    "only": only,
    "pay": pay,
    "pick": pick,
    "prepare": prepare,
    "side": side,
    "target": target,
    "defend": defend,
    "ships": next_ship,
    "number": number,
    "block": block,
    "produce": produce_on,
    "tuck": tuck_chosen,
    "clear": clear,
    "call": called,
    "artifact": keep_artifact,
    "draw": draw,
    "score": score,
}
