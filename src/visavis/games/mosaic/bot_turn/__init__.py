"""The turn of HeroBotus, in the order of the book; his_turn is where it begins."""

from visavis.games.mosaic.bot_turn.his_turn import his_turn
from visavis.games.mosaic.bot_turn.locations import turn_region
from visavis.games.mosaic.bot_turn.offers import deal, start_technologies
from visavis.games.mosaic.bot_turn.sites import know_tiles, take_tile

__all__ = ["deal", "his_turn", "know_tiles", "start_technologies", "take_tile", "turn_region"]
