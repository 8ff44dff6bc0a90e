"""Foundation that every game is built on. It has no dependency but msgspec."""

from typing import TYPE_CHECKING, Any

import visavis.core.play.pickling  # noqa: F401  (registers how questions and sessions are pickled)
from visavis.core.card_face import (
    CardFace,
    CardPayment,
    CardSide,
)
from visavis.core.chance import (
    Stream,
)
from visavis.core.choice import (
    Choice,
    Criterion,
    Decision,
    Later,
    Narrowing,
    Nth,
    Only,
    Undecided,
    YouChoose,
    exclusions,
    narrow,
    plain_decision,
)
from visavis.core.clause import (
    Clause,
)
from visavis.core.effect import (
    Effect,
    Note,
    Nothing,
    effects_in,
)
from visavis.core.game import BrokenGame, Game, StatisticsFields, TextSource, find_games, get_game
from visavis.core.options import Options, option_fields
from visavis.core.pack import (
    Pack,
    PackCard,
    PackSpec,
    write_pack,
)
from visavis.core.panel import (
    Areas,
    CardRow,
    Cell,
    HexMap,
    Panel,
    Track,
    Values,
)
from visavis.core.pile import (
    Card,
    Layer,
    Pile,
)
from visavis.core.play.live_table import (
    Shown,
    Waiting,
)
from visavis.core.play.log import (
    Answer,
    Correction,
    Draw,
    Entered,
    Header,
    Line,
    Over,
    Setting,
    Step,
    read_log,
    write_log,
)
from visavis.core.play.observation import (
    Event,
    Seen,
)
from visavis.core.play.position import (
    Decided,
    Position,
    decide,
    position_of,
    read_position,
)
from visavis.core.play.runner import (
    Notice,
)
from visavis.core.play.session import (
    Session,
)
from visavis.core.players import Evaluation, Player, Players, Policy, RandomPolicy
from visavis.core.question import (
    PERSON,
    TABLE,
    Fact,
    Field,
    Form,
    Forms,
    Number,
    Offer,
    One,
    Question,
    Several,
    space_form,
)
from visavis.core.records import OpenedRecord, Recorded, RecordFormat, RecordRow
from visavis.core.refusal import (
    Ambiguous,
    BadLog,
    BadOption,
    BadPack,
    BadPosition,
    NotAllowed,
    Refusal,
    Stale,
    Unreadable,
)
from visavis.core.region import (
    SOMEWHERE,
    UNTRACKED,
    Bits,
    Map,
    Region,
    Untracked,
    absorbing,
    groups,
    nth,
    or_else,
)
from visavis.core.seat_board import (
    BoardRow,
    BoardTrack,
    SeatBoard,
)
from visavis.core.state import (
    Fault,
    Faults,
    Side,
    State,
    pile_faults,
)
from visavis.core.table import (
    BareTable,
    Table,
    play_out,
)
from visavis.core.ui import (
    Chances,
    ChancesRow,
    CompositeAnswer,
    EndInSight,
    Fighter,
    FightReport,
    Figure,
    GameUI,
    Price,
    ScoreLine,
)

__all__ = [
    "PERSON",
    "SOMEWHERE",
    "TABLE",
    "UNTRACKED",
    "Ambiguous",
    "Answer",
    "Areas",
    "BadLog",
    "BadOption",
    "BadPack",
    "BadPosition",
    "BareTable",
    "Bits",
    "BoardRow",
    "BoardTrack",
    "BrokenGame",
    "Card",
    "CardFace",
    "CardPayment",
    "CardRow",
    "CardSide",
    "Cell",
    "Chances",
    "ChancesRow",
    "Choice",
    "Clause",
    "CompositeAnswer",
    "Correction",
    "Criterion",
    "Decided",
    "Decision",
    "Draw",
    "Effect",
    "EndInSight",
    "Entered",
    "Evaluation",
    "Event",
    "Fact",
    "Fault",
    "Faults",
    "Field",
    "FightReport",
    "Fighter",
    "Figure",
    "Form",
    "Forms",
    "Game",
    "GameUI",
    "Header",
    "HexMap",
    "Later",
    "Layer",
    "Line",
    "Map",
    "Narrowing",
    "NotAllowed",
    "Note",
    "Nothing",
    "Notice",
    "Nth",
    "Number",
    "Offer",
    "One",
    "Only",
    "OpenedRecord",
    "Options",
    "Over",
    "Pack",
    "PackCard",
    "PackSpec",
    "Panel",
    "Pile",
    "Player",
    "Players",
    "Policy",
    "Position",
    "Price",
    "Question",
    "RandomPolicy",
    "RecordFormat",
    "RecordRow",
    "Recorded",
    "Refusal",
    "Region",
    "ScoreLine",
    "SeatBoard",
    "Seen",
    "Session",
    "Setting",
    "Several",
    "Shown",
    "Side",
    "Stale",
    "State",
    "StatisticsFields",
    "Step",
    "Stream",
    "Table",
    "TextSource",
    "Track",
    "Undecided",
    "Unreadable",
    "Untracked",
    "Values",
    "Waiting",
    "YouChoose",
    "absorbing",
    "decide",
    "effects_in",
    "exclusions",
    "find_games",
    "get_game",
    "groups",
    "narrow",
    "nth",
    "option_fields",
    "or_else",
    "pile_faults",
    "plain_decision",
    "play_out",
    "position_of",
    "read_log",
    "read_position",
    "space_form",
    "write_log",
    "write_pack",
]  # fmt: skip

_RENAMED = {
    "Face": "CardFace", "FaceSide": "CardSide", "Mat": "SeatBoard", "MatRow": "BoardRow", "MatTrack": "BoardTrack",
    "Tapping": "CardPayment", "Way": "CompositeAnswer", "Weighed": "Evaluation",
    "fallen_out": "exclusions",
}  # fmt: skip
"""Names of 1.0 that were renamed; deprecated in 1.1, removed in 1.3."""


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """Return a deprecated name and emit a DeprecationWarning."""
        if name not in _RENAMED:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        import warnings

        warnings.warn(f"visavis.core.{name} is called {_RENAMED[name]}", DeprecationWarning, stacklevel=2)
        return globals()[_RENAMED[name]]
