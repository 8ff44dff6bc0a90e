"""`GameUI`: how a game presents itself to people. A game overrides the methods it needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from visavis.core.card_face import CardFace, CardPayment, Icon, Message
from visavis.core.effect import Effect
from visavis.core.pack import Pack
from visavis.core.panel import Panel
from visavis.core.question import Forms, Question
from visavis.core.seat_board import Icons, SeatBoard

if TYPE_CHECKING:
    from typing_extensions import TypeVar as DefaultTypeVar

    View = DefaultTypeVar("View", default=Any)
else:
    View = TypeVar("View")


class Price(msgspec.Struct, frozen=True):
    """Costs and gains of a verb, and what is missing for it: in icons, or as a note in words."""

    costs: Icons = ()
    gains: Icons = ()
    missing: Icons = ()
    note: Message | None = None
    """The same as a message, for a game that shows no icons."""


class CompositeAnswer(msgspec.Struct, frozen=True):
    """Several answers given as one: a form that needs other answers first, such as one paid by converting."""

    verb: str
    fields: tuple[str, ...]
    values: tuple[Any, ...]
    """The values of the form, field by field."""
    answers: tuple[Any, ...]
    """The answers that are given instead, in order."""
    pays: tuple[Message, ...] = ()
    """The payment step by step, as messages; empty if nothing is converted."""


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the final scoring: the side, the reason and the points."""

    side: str
    key: str
    """The Fluent key of the reason."""
    args: Mapping[str, object]
    """Its variables."""
    points: int


class PadLine(msgspec.Struct, frozen=True):
    """One line of the score pad of a person: what is scored (`pad-<id>`), and its points as far as they are known."""

    id: str
    points: int | None = None


class Fighter(msgspec.Struct, frozen=True):
    """One that fights, and what is added to the number that is turned up for it."""

    id: str
    bonus: int


class ChancesRow(msgspec.Struct, frozen=True):
    """A result of a fight: its value, what happens then, and how likely it is for each one that fights."""

    value: str
    says: tuple[Message, ...]
    chances: tuple[float, ...]


class Chances(msgspec.Struct, frozen=True):
    """The exact chances of a fight, from what a seat knows."""

    foe: str
    table: str
    """The card with the results."""
    fighters: tuple[Fighter, ...]
    rows: tuple[ChancesRow, ...]
    stakes: tuple[Message, ...]
    """Stakes on average and at worst."""
    unseen: int
    """Number of cards that the next one can be."""


class FightReport(msgspec.Struct, frozen=True):
    """How the attack of one that fights went."""

    line: int
    """The line of the log with the latest of it."""
    seat: str
    foe: str
    fighter: str
    numbers: tuple[int, ...]
    """The numbers that were turned up."""
    base: int
    bonus: int
    value: int
    table: str
    effects: tuple[Effect, ...] = ()
    """The effects that followed from it."""
    closed: bool = False

    def then(self, line: int, effect: Effect) -> FightReport:
        """Return the report with one effect more, unless the fight is over."""
        return self if self.closed else msgspec.structs.replace(self, line=line, effects=(*self.effects, effect))

    def over(self) -> FightReport:
        """Return the report of a fight that is over."""
        return msgspec.structs.replace(self, closed=True)


class EndInSight(msgspec.Struct, frozen=True):
    """How far the end of a game is: the same words in lists, above the table and on it."""

    text: Message
    more: tuple[Message, ...] = ()
    """Its consequences, sentence by sentence."""
    last: bool = False
    """True once the last turns have begun."""


class Figure(msgspec.Struct, frozen=True):
    """A number that stays in view while a seat plays, such as its money: `figure-<id>` is the text below it."""

    id: str
    value: str
    args: Mapping[str, object] = {}
    """Variables of its text."""
    marked: bool = False
    """True for an unusual value, which is framed."""


class GameUI(Generic[View]):
    """Presentation of a game: panels, names and prices; `View` is the type of the game's views.

    Front ends call these methods with what a seat may see (`Game.view`), never with the state.
    """

    layout: ClassVar[Literal["panels", "cards"]] = "panels"
    """"cards": the table is drawn as cards with faces instead of panels."""

    shows_prices: ClassVar[bool] = False
    """Whether verbs show prices in icons, and those that are not possible keep their places."""

    def panels(self, view: View) -> tuple[Panel, ...]:
        """Render a view as panels."""
        return ()

    def name(self, pack: Pack, id: str) -> Message | None:
        """Return the message that names an option that is no card of the pack; None: Fluent has it."""
        return None

    def describe(self, pack: Pack, id: str, view: View | None = None) -> tuple[Message, ...]:
        """Return what a card does, as messages; with a view, as the seat of that view may read it."""
        return ()

    def hints(self, view: View, seat: str, verb: str) -> Mapping[str, Message]:
        """Return the spaces that are sensible for a verb, each with a short reason or price; empty: unknown."""
        return {}

    def price(self, view: View, seat: str, verb: str, chosen: tuple[object, ...]) -> Price | None:
        """Return what a verb costs and gives with the values chosen so far; None: it has no price."""
        return None

    def composite_answers(self, view: View, question: Forms) -> tuple[CompositeAnswer, ...]:
        """Return sequences of answers that are offered as one, the best first."""
        return ()

    def turn_end(self, view: View, question: Question, answered: object) -> object | None:
        """Return the answer that ends a person's turn once `answered` was given; None if the turn goes on."""
        return None

    def icons(self, pack: Pack, id: str) -> tuple[Icon, ...]:
        """Return the icons printed on a tile."""
        return ()

    def card_face(self, view: View | None, pack: Pack, id: str) -> CardFace | None:
        """Return the face of a card as a view shows it; without a view as it is printed."""
        return None

    def card_payment(self, view: View, question: Question, chosen: tuple[Any, ...] = ()) -> CardPayment | None:
        """Return how a question is answered by selecting cards; None for other questions.

        `chosen` are the verb and the values of a form that were tapped before: its answers then begin with that form.
        """
        return None

    def figures(self, view: View) -> tuple[Figure, ...]:
        """Return the numbers that stay in view above everything else; empty where the panels are enough."""
        return ()

    def chances(self, view: View, question: Question, chosen: tuple[Any, ...] = ()) -> tuple[Chances, ...]:
        """Return the chances of the fights that an answer leads to; `chosen` is as in `card_payment`."""
        return ()

    def fights(self, view: View, events: Iterable[tuple[int, Effect]]) -> tuple[FightReport, ...]:
        """Return how the fights among effects went, each with its line of the log, as a seat saw them."""
        return ()

    def public_reason(self, view: View, effect: Effect) -> Message | None:
        """Return what speaks for an effect of another seat, from what everybody sees: `view` is that of the table."""
        return None

    def end_in_sight(self, view: View) -> EndInSight | None:
        """Return how far the end is; None where rounds or the score say it, or nobody knows."""
        return None

    def seat_boards(self, view: View) -> tuple[SeatBoard, ...]:
        """Render player boards, each in place of the panel with its id."""
        return ()

    def keeps_everything(self, view: View) -> bool:
        """Return True if the app tracks all that the seats own, so that nothing is moved on a table."""
        return False

    def score_sheet(self, effects: Iterable[Effect]) -> tuple[ScoreLine, ...]:
        """Return the final scoring line by line, from all effects of a game."""
        return ()

    def score_pad(self, view: View, question: Question) -> tuple[PadLine, ...]:
        """Return the lines of which a person's points are added up, where a question asks for all of them."""
        return ()

    def ids_in_play(self, view: View) -> tuple[str, ...] | None:
        """Return the cards of the pack whose values matter in this game; None: not known."""
        return None
