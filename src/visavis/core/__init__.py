"""The core: what every game is built on. It depends on nothing but msgspec."""

from visavis.core.chance import Stream
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
    narrow,
    plain_decision,
)  # fmt: skip
from visavis.core.clause import Clause
from visavis.core.effect import Effect, Note, Nothing, effects_in
from visavis.core.fault import Fault, Faults, pile_faults
from visavis.core.game import Game, Options, Policy, RandomPolicy, Weighed, find_games, get_game, option_fields
from visavis.core.live_table import Shown, Waiting
from visavis.core.log import Header, read_log, write_log
from visavis.core.pack import Pack, PackCard, PackSpec
from visavis.core.panel import Areas, CardRow, Cell, HexMap, Panel, Track, Values
from visavis.core.pile import Card, Layer, Pile
from visavis.core.position import Decided, Position, decide, position_of, read_position
from visavis.core.question import TABLE, Fact, Field, Form, Forms, Number, Offer, One, Question, Several, space_form
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
)  # fmt: skip
from visavis.core.region import SOMEWHERE, UNTRACKED, Bits, Map, Region, Untracked, absorbing, groups, nth
from visavis.core.session import Event, Notice, Seen, Session
from visavis.core.state import State
from visavis.core.table import BareTable, Table, play_out

__all__ = [
    "SOMEWHERE", "TABLE", "UNTRACKED", "Ambiguous", "Areas", "BadLog", "BadOption", "BadPack", "BadPosition",
    "BareTable", "Bits", "Card", "CardRow", "Cell", "Choice", "Clause", "Criterion", "Decided", "Decision", "Effect",
    "Event", "Fact", "Fault", "Faults", "Field", "Form", "Forms", "Game", "Header", "HexMap", "Later", "Layer", "Map",
    "Narrowing", "NotAllowed", "Note", "Nothing", "Notice", "Nth", "Number", "Offer", "One", "Only", "Options", "Pack",
    "PackCard", "PackSpec", "Panel", "Pile", "Policy", "Position", "Question", "RandomPolicy", "Refusal", "Region",
    "Seen", "Session", "Several", "Shown", "Stale", "State", "Stream", "Table", "Track", "Undecided", "Unreadable",
    "Untracked", "Values", "Waiting", "Weighed", "YouChoose", "absorbing", "decide", "effects_in", "find_games",
    "get_game", "groups", "narrow", "nth", "option_fields", "pile_faults", "plain_decision", "play_out",
    "position_of", "read_log", "read_position", "space_form", "write_log",
]  # fmt: skip
