"""4 Build: a project, a city, a town."""

from __future__ import annotations

from visavis.core import Nothing, Table, or_else
from visavis.games.mosaic.bot_turn.city import city
from visavis.games.mosaic.bot_turn.offers import refill
from visavis.games.mosaic.bot_turn.town import town
from visavis.games.mosaic.cards import INVENTED
from visavis.games.mosaic.cards.invented import BUILD
from visavis.games.mosaic.criteria import build_card, commonest_town, kind_of
from visavis.games.mosaic.effects.bot_turn import Gain, TakeBuildCard
from visavis.games.mosaic.state import State


def build(state: State, table: Table[State], bot: int, first: str) -> None:
    """The first of the card's three lines that is possible (MO-4.1)."""
    side = state.bots[bot]
    lines = ("project", "city") if first == "build_project" else ("city", "project")
    # MO-17.5: with more players only the first line.
    for card in lines if state.solo else lines[:1]:
        # MO-4.2, MO-4.7
        clause = "MO-4.2" if card == "project" else "MO-4.7"
        taken = table.choose(build_card(state, bot, card, clause))
        if taken is None:
            clause = "MO-4.1" if state.solo else "MO-17.5"
            table.note(Nothing, f"build.no_{card}", clause, {"side": side, "solo": state.solo})
            continue
        table.do(TakeBuildCard("MO-4.6" if card == "project" else "MO-4.7", side, card))  # type: ignore[arg-type]
        if card == "city":
            city(state, table, bot)
        town_card(state, table, bot, taken, INVENTED.city_money if card == "city" else 0)
        return

    # MO-4.8
    if state.solo:
        town_card(state, table, bot, None, 0)
        table.do(Gain("MO-4.8", side, "stone", 1))


def town_card(state: State, table: Table[State], bot: int, other: str | int | None, money: int) -> None:
    """A town card of the offer and its town; without a card the kind he has most of (MO-4.5)."""
    card = table.choose(build_card(state, bot, "town", "MO-4.2"))
    if card is None:
        kind = table.choose(commonest_town(state, bot))
        assert kind is not None
        table.note(Nothing, "town.no_card", "MO-4.5", {"side": state.bots[bot], "town": kind})
    else:
        # Whoever looks at the cardboard says the kind itself; of an invented card it is the place.
        kind = str(or_else(kind_of(state.rows, card), card))
        table.do(TakeBuildCard("MO-4.6", state.bots[bot], kind))  # type: ignore[arg-type]
    town(state, table, bot, kind)
    if card is not None or other is not None:
        refill(state, table, BUILD, (card, other), money)
