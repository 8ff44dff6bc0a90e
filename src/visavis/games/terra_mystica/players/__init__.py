"""Stand-ins and computer players."""

from visavis.games.terra_mystica.players.coach import LeagueCoach
from visavis.games.terra_mystica.players.league import Apprentice, Journeyman, Master
from visavis.games.terra_mystica.players.planner import Planner
from visavis.games.terra_mystica.players.stand_ins import Anything, Rival

__all__ = ["Anything", "Apprentice", "Journeyman", "LeagueCoach", "Master", "Planner", "Rival"]
