"""The procedures of Hamlets, in the order of the book."""

from __future__ import annotations

from visavis.core import (
    SOMEWHERE,
    UNTRACKED,
    Bits,
    Fact,
    Form,
    Forms,
    Pack,
    Pile,
    Table,
    absorbing,
    space_form,
)
from visavis.games.hamlets.board import BOARD, GROUND_OF, LAND, count, largest_group
from visavis.games.hamlets.criteria import best_space, first_house, nearer_to_marked, tower_space
from visavis.games.hamlets.options import Options
from visavis.games.hamlets.state import (
    HOUSES,
    ROUNDS,
    TOWERS,
    YOU,
    Card,
    GameOver,
    LastRoundOver,
    MakeDeck,
    NextRound,
    NextTurn,
    PlaceHouse,
    PlaceTower,
    Score,
    SheRests,
    ShowCard,
    Side,
    State,
    TurnCard,
    YouBuild,
    YouBuildTower,
    YouRest,
)


def start(options: Options, pack: Pack) -> State:
    """The empty table, her deck and her reserve beside it (HA-1.4)."""
    board: Bits = 0 if options.tracked else UNTRACKED
    return State(
        pack=pack,
        cards=pack.table("card", Card),
        level=options.level,
        deck=new_deck(pack),
        yours=board,
        plain=board,
        marked=board,
        towers=board,
    )


def new_deck(pack: Pack) -> Pile:
    """Her starting cards as the deck, the others as the reserve."""
    cards = pack.table("card", Card)
    starters = [id for id, card in cards.items() if card.starter]
    return Pile.of("deck", starters).with_reserve("reserve", [id for id in cards if id not in starters])


def complete(state: State, given: frozenset[str]) -> None:
    """What a position may leave out: the deck is what is not turned over, the supplies what is not on the board."""
    if "deck" not in given and "turned" in given:
        deck = new_deck(state.pack)
        turned = set(state.turned)
        starters, others = ([card for card in part if card not in turned] for part in (deck.layers[0].known, deck.pool))
        state.deck = Pile.of("deck", starters).with_reserve("reserve", others)
    if isinstance(state.plain, int) and isinstance(state.marked, int) and isinstance(state.towers, int):
        hers = state.plain | state.marked
        if "houses_left" not in given and given & {"plain", "marked"}:
            state.houses_left = HOUSES - hers.bit_count()
        if "towers_left" not in given and given & {"plain", "marked", "towers"}:
            state.towers_left = TOWERS - (hers & state.towers).bit_count()


def step(state: State, table: Table[State]) -> None:
    """One step: the set-up, a turn, or the count at the end."""
    if state.phase == "setup":
        set_up(state, table)
    elif state.phase == "end":
        count_up(state, table)
    elif state.turn == YOU:
        your_turn(state, table)
    else:
        her_turn(state, table)


def over(state: State) -> bool:
    """Whether the game is over."""
    return state.phase == "over"


# 1 Set-up


def set_up(state: State, table: Table[State]) -> None:
    """Your first house, her deck, her two houses."""
    # HA-1.1
    match table.ask(Forms("start.yours", YOU, "HA-1.1", (on_board("build", LAND & ~state.hers),))):
        case ("build", str(space)):
            table.do(YouBuild(space))
        case _:
            table.do(YouBuild(SOMEWHERE))

    # HA-1.2, HA-1.3
    card = state.cards[str(table.draw(state.deck, "reserve"))]
    table.note(ShowCard, card.id)
    plain = table.choose(first_house(state, card, backwards=False))
    assert plain is not None
    table.do(PlaceHouse("HA-1.2", plain, "plain"))
    marked = table.choose(first_house(state, card, backwards=True))
    assert marked is not None
    table.do(PlaceHouse("HA-1.3", marked, "marked"))

    # HA-1.4
    table.do(MakeDeck(state.deck.layers[0].known, 1 if state.level == "hard" else 0))
    table.do(NextRound(1, "you"))


# 2 Your turn


def not_land(text: str) -> str | None:
    """Why a space that a person names is no option."""
    ground = GROUND_OF.get(text.upper())
    return None if ground is None else "space.water" if ground == "water" else "space.not_here"


def on_board(verb: str, spaces: Bits) -> Form:
    """A form with a space."""
    return space_form(verb, BOARD, spaces, not_land)


@absorbing
def two_steps(houses: int) -> int:
    """Everything at most two steps away (HA-2.1)."""
    return BOARD.within(houses, 2)


def fewer(pieces: Bits, supply: int) -> bool:
    """Whether you have a piece left (HA-2.4); where the board is not tracked you know it yourself."""
    return pieces is UNTRACKED or pieces.bit_count() < supply


def your_turn(state: State, table: Table[State]) -> None:
    """Build a house, build a tower, or rest."""
    near, plain_houses = two_steps(state.yours), state.yours & ~state.towers
    forms = [
        on_board("build", near & state.empty if fewer(state.yours, HOUSES) else 0),
        on_board("tower", plain_houses if fewer(state.yours & state.towers, TOWERS) else 0),
        Form("rest"),
    ]
    possible = tuple(form for form in forms if all(field.options for field in form.fields))
    match table.ask(Forms("your.turn", YOU, "HA-2.1", possible, args={"round": state.round})):
        case ("build", *where):
            table.do(YouBuild(str(where[0]) if where else SOMEWHERE))
        case ("tower", *where):
            table.do(YouBuildTower(str(where[0]) if where else SOMEWHERE))
        case _:
            table.do(YouRest())
    next_turn(state, table)


def next_turn(state: State, table: Table[State]) -> None:
    """The other side's turn unless it rests; a new round when both do (HA-2.3, HA-7.1)."""
    other: Side = "her" if state.turn == YOU else "you"
    if len(state.resting) < 2:
        if other not in state.resting:
            table.do(NextTurn(other))
    elif state.round < ROUNDS:
        table.do(NextRound(state.round + 1, state.resting[0]))
    else:
        table.do(LastRoundOver())


# 3 Her turn


def her_turn(state: State, table: Table[State]) -> None:
    """Turn over a card, then act or rest."""
    # HA-3.1
    if not state.turned:
        table.do(TurnCard(str(table.draw(state.deck))))

    # HA-3.2
    left = state.deck.size()
    if not left:
        return she_rests(state, table)
    table.do(TurnCard(str(table.draw(state.deck))))
    support, action = (state.cards[id] for id in state.turned[-2:])
    if left <= 2 and action.rest:
        return she_rests(state, table)

    # HA-3.3
    for what in action.actions:
        if what == "build":
            build(state, table, support)
        elif what == "tower":
            build_tower(state, table)
        else:
            table.do(Score("HA-6.1", "her", action.points))
    next_turn(state, table)


def she_rests(state: State, table: Table[State]) -> None:
    """She scores the round and shuffles her cards (HA-3.4)."""
    table.do(Score("HA-3.4", "her", state.round))
    table.do(SheRests(min(1, state.deck.size("reserve"))))
    next_turn(state, table)


# 4 She builds


def build(state: State, table: Table[State], support: Card) -> None:
    """Build a house, or a tower where she cannot."""
    # HA-4.1
    if not state.houses_left:
        return build_tower(state, table)

    # HA-4.2 to HA-4.6
    space = table.choose(best_space(state, support))
    if space is None:
        # HA-4.8
        return build_tower(state, table)

    # HA-4.7
    marked_nearer = nearer_to_marked(BOARD.bit[space], state.marked, state.plain, state.yours)
    marked = table.ask(Fact("build.marked", "HA-4.7", marked_nearer))
    table.do(PlaceHouse("HA-4.7", space, "marked" if marked else "plain"))


# 5 She builds a tower


def build_tower(state: State, table: Table[State]) -> None:
    """Build a tower if she has one left and a house for it."""
    # HA-5.1
    built, towers = HOUSES - state.houses_left, TOWERS - state.towers_left
    if not state.towers_left or built <= towers:
        return

    # HA-5.1 to HA-5.4
    space = table.choose(tower_space(state))
    if space is not None:
        table.do(PlaceTower(space))


# 7 End


def count_up(state: State, table: Table[State]) -> None:
    """Houses, towers and the largest group of each side (HA-7.2)."""
    sides: tuple[tuple[Side, Bits], ...] = (("you", state.yours), ("her", state.hers))
    for side, houses in sides:
        in_all = HOUSES - state.houses_left if side == "her" else count(houses)
        towers_in_all = TOWERS - state.towers_left if side == "her" else count(houses & state.towers)
        built = table.ask(Fact(f"end.houses_{side}", "HA-7.2", in_all, bounds=(0, HOUSES)))
        towers = table.ask(Fact(f"end.towers_{side}", "HA-7.2", towers_in_all, bounds=(0, min(built, TOWERS))))
        group = table.ask(Fact(f"end.group_{side}", "HA-7.2", largest_group(houses), bounds=(0, built)))
        table.do(Score("HA-7.2", side, built + 3 * towers + group))
    table.do(GameOver())


def score(state: State) -> dict[str, int]:
    """The points of each side."""
    return {"you": state.your_points, "her": state.points}
