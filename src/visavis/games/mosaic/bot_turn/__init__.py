"""The turn of HeroBotus, in the order of the book; his_turn is where it begins."""

from visavis.games.mosaic.bot_turn.his_turn import his_turn
from visavis.games.mosaic.bot_turn.locations import moved, turn_region
from visavis.games.mosaic.bot_turn.offers import deal, start_technologies
from visavis.games.mosaic.bot_turn.sites import start_tiles, take_tile

__all__ = ["deal", "his_turn", "moved", "start_technologies", "start_tiles", "take_tile", "turn_region"]
