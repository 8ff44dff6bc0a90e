"""Piles of cards: decks as layers from the top, in which the order of unknown cards is not represented."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar

import msgspec

Card = str | int


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards, numbers before names."""
    cards = tuple(cards)
    try:
        return tuple(sorted(cards))
    except TypeError:
        return tuple(sorted(cards, key=lambda card: (isinstance(card, str), card)))


def in_counting_order(card: Card) -> tuple[object, ...]:
    """Return a sort key by which numbers in names count as numbers: 2 comes before 10.

    >>> sorted(["10", "2a", "2", "die-12", 7], key=in_counting_order)
    ['2', '2a', 7, '10', 'die-12']
    """
    parts = re.split(r"(\d+)", str(card))
    return tuple((0, int(part), "") if part.isdigit() else (1, 0, part) for part in parts if part)


class Layer(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """`size` cards in an unknown order: the `known` ones, the others from the pile's pool.

    `part` names the part of the pile it belongs to: "" is the pile itself, a reserve is another.
    """

    size: int
    known: tuple[Card, ...] = ()
    part: str = ""

    def certain(self, pool: tuple[Card, ...]) -> Card | None:
        """Return the next card of this layer if it is certain; otherwise None."""
        known = self.known
        if known:
            return known[0] if self.size == 1 else None
        return pool[0] if len(pool) == 1 else None

    def pick(self, number: int, pool: tuple[Card, ...]) -> Card:
        """Return the card that a 64-bit random number selects."""
        known = self.known
        if not known:
            return pool[number * len(pool) >> 64]
        place = number * self.size >> 64
        if place < len(known):
            return known[place]
        # The positions beyond the known cards share the pool; the remainder of the number selects there.
        return pool[((number * self.size) & ((1 << 64) - 1)) * len(pool) >> 64]


class Pile(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A pile of cards with exactly the information that the table has about it; immutable.

    The cards of `pool` are spread evenly over the positions that no layer knows. So "mix this card with the last two"
    is a layer of three with one known card, a face-up card on top is a layer of one, and a card moved unseen from a
    reserve into the pile just changes two sizes. Drawing does not change the pile (a die is a pile that is never
    changed): the effect that takes the card does, with `without`.
    """

    stream: str
    layers: tuple[Layer, ...] = ()
    pool: tuple[Card, ...] = ()
    FAULTS: ClassVar[tuple[str, ...]] = ("pile.layer", "pile.count")
    """Ids of all faults that `faults` can return."""

    @classmethod
    def of(cls, stream: str, cards: Iterable[Card]) -> Pile:
        """Return a shuffled pile of these cards.

        >>> Pile.of("deck", [3, 1, 2])
        Pile(stream='deck', layers=(Layer(size=3, known=(), part=''),), pool=(1, 2, 3))
        """
        pool = _sorted(cards)
        return cls(stream, (Layer(len(pool)),) if pool else (), pool)

    def size(self, part: str = "") -> int:
        """Return the number of cards in this part."""
        size = 0
        for layer in self.layers:
            if layer.part == part:
                size += layer.size
        return size

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the cards of all parts, sorted."""
        return _sorted([*self.pool, *(card for layer in self.layers for card in layer.known)])

    def _at(self, part: str) -> int:
        """Return the index of the uppermost layer of a part. Raises ValueError if it is empty."""
        for index, layer in enumerate(self.layers):
            if layer.part == part:
                return index
        raise ValueError(f"{self.stream} {part} is empty")

    def top(self, part: str = "") -> Layer:
        """Return the uppermost layer of a part. Raises ValueError if it is empty."""
        for layer in self.layers:
            if layer.part == part:
                return layer
        raise ValueError(f"{self.stream} {part} is empty")

    def options(self, part: str = "") -> tuple[Card, ...]:
        """Return the distinct cards that the next draw from this part can give, sorted."""
        top = self.top(part)
        pool = self.pool if top.size > len(top.known) else ()
        return _sorted({*top.known, *pool})

    def certain(self, part: str = "") -> Card | None:
        """Return the next card of this part if it is certain; otherwise None."""
        return self.top(part).certain(self.pool)

    def pick(self, number: int, part: str = "") -> Card:
        """Return the card that a 64-bit random number selects."""
        return self.top(part).pick(number, self.pool)

    def without(self, card: Card, part: str = "") -> Pile:
        """Return the pile after this card was drawn from this part. Raises ValueError if it cannot be there.

        >>> Pile.of("deck", [1, 2]).without(2).without(1)
        Pile(stream='deck', layers=(), pool=())
        """
        layers, pool = self.layers, self.pool
        index = 0 if layers and layers[0].part == part else self._at(part)
        top = layers[index]
        size, known = top.size, top.known
        if known and card in known:
            remaining = [*known]
            remaining.remove(card)
            known = tuple(remaining)
        else:
            try:
                # Testing for membership first would take half as long again.
                place = (pool if size > len(known) else ()).index(card)
            except ValueError:
                raise ValueError(f"{card!r} cannot be the next card of {self.stream} {part}") from None
            pool = pool[:place] + pool[place + 1 :]
        rest = (Layer(size - 1, known, part),) if size > 1 else ()
        return Pile(self.stream, layers[:index] + rest + layers[index + 1 :] if len(layers) > 1 else rest, pool)

    def with_on_top(self, *cards: Card) -> Pile:
        """Return the pile with these cards on top, face up, the first one uppermost."""
        return Pile(self.stream, tuple([Layer(1, (card,)) for card in cards]) + self.layers, self.pool)

    def with_below(self, *cards: Card) -> Pile:
        """Return the pile with these cards underneath, in this order, known to all."""
        return Pile(self.stream, self.layers + tuple([Layer(1, (card,)) for card in cards]), self.pool)

    def with_reserve(self, part: str, cards: Iterable[Card]) -> Pile:
        """Return the pile with other cards as a shuffled separate part; the cards of the pile itself become known."""
        size, own, others = self.size(), self.cards, _sorted(cards)
        top = (Layer(size, own),) if size else ()
        return Pile(self.stream, (*top, Layer(len(others), part=part)), others)

    def split(self, named: Iterable[object]) -> Pile | None:
        """Return the pile with these of its cards in the pile itself, all others in its separate part.

        While cards of the pile itself are unknown, fewer may be named. What is known of the separate part stays known.
        None if the pile has no single separate part, or lacks a card.

        >>> deck = Pile.of("deck", [1, 2]).with_reserve("reserve", [7, 8])
        >>> deck.split(["2", "8"]).layers
        (Layer(size=2, known=(2, 8), part=''), Layer(size=2, known=(), part='reserve'))
        """
        found, rest = {str(card): card for card in self.cards}, [layer for layer in self.layers if layer.part]
        names, size = [str(name) for name in named], self.size()
        if len({layer.part for layer in rest}) != 1 or len({*names}) != len(names) or not {*names} <= {*found}:
            return None
        own = _sorted(found[name] for name in names)
        others = _sorted(card for name, card in found.items() if name not in names)
        known = [card for layer in rest for card in layer.known]
        unknown = size - sum(len(layer.known) for layer in self.layers if not layer.part)
        if not {*known} <= {*others} or not size - unknown * (len(own) < size) <= len(own) <= size:
            return Pile.of(self.stream, own).with_reserve(rest[0].part, others)
        top = (Layer(size, own),) if size else ()
        return Pile(self.stream, (*top, *rest), tuple(card for card in others if card not in known))

    def gathered(self, *cards: Card, unseen: int = 0, part: str = "") -> Pile:
        """Return the pile reshuffled with these cards and with `unseen` cards from the top of another part.

        >>> deck = Pile.of("deck", [1, 2]).with_reserve("reserve", [7, 8, 9])
        >>> deck.gathered(5, unseen=1, part="reserve").layers[0]
        Layer(size=4, known=(1, 2, 5), part='')
        """
        known, size, rest = list(cards), len(cards) + unseen, []
        for layer in self.layers:
            if layer.part == "":
                known += layer.known
                size += layer.size
            else:
                rest.append(layer)
        if unseen:
            index = next(index for index, layer in enumerate(rest) if layer.part == part)
            if rest[index].known or rest[index].size < unseen:
                raise ValueError(f"{unseen} unseen cards cannot be taken from {part}")
            remaining = rest[index].size - unseen
            rest[index : index + 1] = [Layer(remaining, (), part)] if remaining else []
        own = (Layer(size, _sorted(known)),) if size else ()
        return Pile(self.stream, (*own, *rest), self.pool)

    def mixed_at_bottom(self, count: int, *cards: Card) -> Pile:
        """Return the pile with these cards mixed into the last `count` cards; it must be a single shuffled layer.

        >>> Pile.of("deck", [1, 2, 3]).mixed_at_bottom(1, 9).layers
        (Layer(size=2, known=(), part=''), Layer(size=2, known=(9,), part=''))
        """
        (only,) = self.layers
        if only.known or not 0 <= count <= only.size:
            raise ValueError(f"{count} cards cannot be taken from the bottom of {self}")
        rest = (Layer(only.size - count),) if only.size > count else ()
        return Pile(self.stream, (*rest, Layer(count + len(cards), _sorted(cards))), self.pool)

    def faults(self) -> tuple[str, ...]:
        """Return the ids of the inconsistencies in this pile."""
        ids = []
        if any(layer.size < 1 or len(layer.known) > layer.size for layer in self.layers):
            ids.append("pile.layer")
        if sum(layer.size - len(layer.known) for layer in self.layers) != len(self.pool):
            ids.append("pile.count")
        return tuple(ids)
