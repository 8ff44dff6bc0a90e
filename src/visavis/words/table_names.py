"""Names of persons at a table that several devices share: what they typed, instead of "the second person".

Texts of games address the seat "you". Where another seat reads, that seat is written about in the variant of a text
that the reading seat has otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from visavis.words.messages import Messages
from visavis.words.text import key_of

YOU = "you"
"""Key of the seat that reads, in games that have `opt-you`; some games call a seat so."""
NO_NAMES: Mapping[str, str] = MappingProxyType({})


class TableNames:
    """The names at a table as one seat reads them."""

    def __init__(self, seats: Mapping[str, str], reader: str | None, given: Mapping[str, str]) -> None:
        self.given = {seat: name for seat, name in given.items() if seat != reader}
        others = [seat for seat in seats if seat != YOU]
        addressed = reader is None or reader == YOU or YOU not in seats or not others
        self._variants = {} if addressed else {YOU: reader or others[0]}

    def variant(self, seat: str) -> str:
        """Return the id that selects the variant of a text about a seat."""
        return self._variants.get(seat, seat)

    def put_into(self, text: str, args: Mapping[str, object], messages: Messages) -> str:
        """Return a text in which the seats that its arguments name have their typed names."""
        for seat in args.values():
            if isinstance(seat, str) and seat in self.given and self.variant(seat) != YOU:
                for key in (key_of("seat", self.variant(seat)), key_of("opt", self.variant(seat))):
                    if messages.has(key):
                        text = text.replace(messages.format(key, {}), self.given[seat])
        return text
