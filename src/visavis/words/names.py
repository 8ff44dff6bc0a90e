"""What things are called: seats, fields, panels, pieces, options of a game."""

from __future__ import annotations

import re
from collections.abc import Mapping

from visavis.core.players import is_own
from visavis.core.question.forms import ON_SPACE
from visavis.words.messages import YOU, Saying
from visavis.words.text import key_of, printable


class Names(Saying):
    """The names of things, in one language and for one game."""

    def game_name(self) -> str:
        """What the game is called."""
        return self.say("game-name")

    def field(self, name: str) -> str:
        """The name of a form's field; one that is about a space is called like it."""
        if name.startswith(ON_SPACE):
            return self.option(name.removeprefix(ON_SPACE))
        return self.say(key_of("field", name))

    def term(self, name: str) -> str:
        """A term of a computer player's evaluation."""
        return self.say(key_of("term", name))

    def state_field(self, name: str) -> str:
        """The name of a state field, for corrections."""
        return self.say(key_of("state", name))

    def state_value(self, field: str, value: object) -> str:
        """What a value of a state field is called: by a name of its own, or like an option."""
        return self._first((key_of("state", f"{field}-{value}"),), self.option(value))

    def seat(self, id: str) -> str:
        """Who sits on a seat, or a side that scores."""
        return self.called.get(id) or self.say(self._seat_key(id))

    def short_seat(self, id: str) -> str:
        """Who sits on a seat, in short."""
        return self.called.get(id) or self.short(self._seat_key(id))

    def _seat_key(self, id: str) -> str:
        return key_of("seat", YOU if self._is_you(id) else id)

    def policy(self, name: str) -> str:
        """A person or a computer player, with its budget if it has one."""
        if is_own(name):
            return self.say("policy-own", name=printable(name[1:]))
        base, _, budget = name.partition(":")
        said = self.say(key_of("policy", base))
        return f"{said} ({printable(budget)})" if budget else said

    def policy_about(self, name: str) -> str:
        """What sort of opponent a computer player is, in a line; nothing where the game says nothing."""
        key = f"{key_of('policy', name.partition(':')[0])}-about"
        return self.say(key) if not is_own(name) and self.has(key) else ""

    def sitting(self, seats: Mapping[str, str]) -> list[tuple[str, str]]:
        """Each seat and who plays it; of a player whose seat is called by its own name what it is (`.role`)."""
        return [
            (self.seat(seat), self._role(who) if seat in self.called else self.policy(who))
            for seat, who in seats.items()
        ]

    def _role(self, who: str) -> str:
        if is_own(who):
            return self.policy(who)
        return self._attribute(key_of("policy", who), "role", {}) or self.policy(who)

    def stream(self, id: str) -> str:
        """A chance stream."""
        return self.say(key_of("stream", id))

    def game_option(self, name: str) -> str:
        """An option of the game."""
        return self.say(key_of("option", name))

    def game_option_value(self, name: str, value: object) -> str:
        """A value of an option of the game."""
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        return self.say(key_of("option", f"{name}-{text}"))

    def panel(self, id: str) -> str:
        """The title of a panel; of one's own ones, where the game has another for them."""
        zone, _, seat = id.rpartition(".")
        yours, theirs = key_of("panel", f"{zone}.{YOU}"), key_of("panel", f"{zone}.of")
        if self._is_you(seat) and self.has(yours):
            return self.say(yours)
        return self.say(theirs, seat=seat) if zone and self.has(theirs) else self.say(key_of("panel", id))

    def row(self, id: str) -> str:
        """A row of a table of values; a seat's row may be called after the seat."""
        return self._required((key_of("row", id), self._seat_key(id)), {})

    def marker(self, id: str) -> str:
        """A marker on a track."""
        return self._required((key_of("piece", id), key_of("row", id), self._seat_key(id)), {})

    def short_marker(self, id: str) -> str:
        """A marker on a track, in short."""
        keys = (key_of("piece", id), key_of("row", id), self._seat_key(id))
        return self.short(next((key for key in keys if self.has(key)), keys[0]))

    def ground(self, id: str) -> str:
        """The ground of a space."""
        return self.say(key_of("ground", id))

    def piece(self, id: str) -> str:
        """A piece on a space."""
        return self.say(key_of("piece", id))

    def sign(self, id: str) -> str:
        """The one or two letters that stand for a ground or a piece on a drawn map: given, or taken from its name."""
        name = self._first((key_of("piece", id), key_of("ground", id)), id)
        parts = [part for part in re.split(r"[\W_]+", name) if part]
        short = "".join(part[0] for part in parts[:2]) if len(parts) > 1 else name[:2]
        return self._first((key_of("sign", id),), short)

    def fault(self, id: str) -> str:
        """What is wrong with a state."""
        return self.say(key_of("fault", id))

    def reason(self, id: str) -> str:
        """Why something is barred."""
        return self.say(key_of("because", id))
