"""Terra Mystica against the Automa."""

from visavis.core import Game, Players, RecordFormat, StatisticsFields
from visavis.games.terra_mystica.bot_turn.printed_points import pack_from_play
from visavis.games.terra_mystica.cards import PACK
from visavis.games.terra_mystica.effects import EFFECTS
from visavis.games.terra_mystica.effects.rounds import NextRound, NextTurn
from visavis.games.terra_mystica.effects.whole_rounds import Up
from visavis.games.terra_mystica.effects.yours import TurnEnds
from visavis.games.terra_mystica.faults import FAULTS, cards
from visavis.games.terra_mystica.human.side import COMPUTERS
from visavis.games.terra_mystica.options import Options, seats
from visavis.games.terra_mystica.players import Anything, Apprentice, Journeyman, LeagueCoach, Master, Planner, Rival
from visavis.games.terra_mystica.positions import complete, turned
from visavis.games.terra_mystica.records.opening import opened_record, rows_of
from visavis.games.terra_mystica.records.replay import played_again
from visavis.games.terra_mystica.records.script import typed
from visavis.games.terra_mystica.records.writing import write_record
from visavis.games.terra_mystica.scoring import counted, score, winners
from visavis.games.terra_mystica.setup import start
from visavis.games.terra_mystica.state import STREAMS, State
from visavis.games.terra_mystica.turns import over, step, whose_turn
from visavis.games.terra_mystica.ui import TerraMysticaUI

GAME = Game(
    id="terra_mystica",
    rules_version="4",
    package=__name__,
    options=Options,
    state=State,
    effects=EFFECTS,
    start=start,
    step=step,
    over=over,
    score=score,
    scored_sides=counted,
    winner_rule=winners,
    points_questions=("end.points",),
    seats=seats,
    faults=FAULTS,
    ui=TerraMysticaUI(),
    complete_position=complete,
    on_options_changed=turned,
    piece_counts=cards,
    streams=STREAMS,
    players=Players(
        policies={
            "rival": Rival,
            "random": Anything,
            "planner": Planner,
            "apprentice": Apprentice,
            "journeyman": Journeyman,
            "master": Master,
        },
        stand_in="rival",
        substitutes=dict.fromkeys(COMPUTERS, "planner"),
        tryout_policy="planner",
        tryout_options={"keeps": "everything"},
        tryout_first_answer=(
            "start.letters",
            "card.youth",
            "card.fallow",
            "card.blighted",
            "pass.points",
            "pass.printed",
            "end.card",
        ),
        coach=LeagueCoach,
    ),
    statistics=StatisticsFields(
        factions=("faction", "your_faction", "friends_faction"),
        turn=whose_turn,
        turn_effects=(NextTurn, TurnEnds, NextRound, Up),
    ),
    pack=PACK,
    pack_from_play=pack_from_play,
    records=RecordFormat(
        replay=played_again, parse_command=typed, write=write_record, open=opened_record, rows=rows_of
    ),
)
