"""Terra Mystica against the Automa."""

from visavis.core import Game
from visavis.games.terra_mystica.bot_turn.printed_points import read_in
from visavis.games.terra_mystica.cards import PACK
from visavis.games.terra_mystica.effects import EFFECTS
from visavis.games.terra_mystica.faults import FAULTS, cards
from visavis.games.terra_mystica.human.composite_answers import ways
from visavis.games.terra_mystica.options import Options, seats
from visavis.games.terra_mystica.players import Anything, Planner, Rival
from visavis.games.terra_mystica.positions import complete, turned
from visavis.games.terra_mystica.records.replay import played_again, typed
from visavis.games.terra_mystica.records.writing import write_record
from visavis.games.terra_mystica.scoring import counted, score
from visavis.games.terra_mystica.setup import start
from visavis.games.terra_mystica.state import State, in_play_ids
from visavis.games.terra_mystica.turns import over, step
from visavis.games.terra_mystica.ui import draw, mats, named, priced, sensible, symbols

GAME = Game(
    id="terra_mystica",
    rules_version="3",
    package=__name__,
    options=Options,
    state=State,
    effects=EFFECTS,
    start=start,
    step=step,
    over=over,
    score=score,
    counted=counted,
    asks_points=("end.points",),
    seats=seats,
    faults=FAULTS,
    board=draw,
    complete=complete,
    turned=turned,
    named=named,
    sensible=sensible,
    mats=mats,
    priced=priced,
    ways=ways,
    symbols=symbols,
    in_play=in_play_ids,
    cards=cards,
    streams=("deck", "tiles", "bonus"),
    policies={"rival": Rival, "random": Anything, "planner": Planner},
    stand_in="rival",
    tries="planner",
    tried={"keeps": "everything"},
    boxed=("start.letters", "card.youth", "card.fallow", "card.blighted", "pass.points", "end.card"),
    factions=("faction", "your_faction", "friends_faction"),
    pack=PACK,
    read_in=read_in,
    record=played_again,
    notation=typed,
    written=write_record,
)
