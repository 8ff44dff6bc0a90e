from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from visavis.core import Layer, Pile
from visavis.core.chance import Stream, key, number


def chances(pile: Pile, draws: int, part: str = "") -> dict[tuple[object, ...], Fraction]:
    """The exact chance of every sequence of draws, worked out from what a layer says."""
    found: defaultdict[tuple[object, ...], Fraction] = defaultdict(Fraction)

    def go(pile: Pile, drawn: tuple[object, ...], chance: Fraction) -> None:
        if len(drawn) == draws:
            found[drawn] += chance
            return
        top = pile.top(part)
        for card in pile.options(part):
            share = (
                Fraction(1, top.size)
                if card in top.known
                else Fraction(top.size - len(top.known), top.size) / len(pile.pool)
            )
            go(pile.without(card, part), (*drawn, card), chance * share)

    go(pile, (), Fraction(1))
    return found


class TestWhatCanBeKnown:
    def test_a_shuffled_pile_is_a_bag(self) -> None:
        pile = Pile.of("deck", ["b", "a", "c"])
        assert pile.options() == ("a", "b", "c")
        assert (pile.size(), pile.cards) == (3, ("a", "b", "c"))

    def test_face_up_cards_on_top_come_first(self) -> None:
        pile = Pile.of("deck", [1, 2]).with_on_top(8, 9)
        assert pile.certain() == 8
        assert pile.without(8).certain() == 9
        assert pile.without(8).without(9).options() == (1, 2)

    def test_cards_underneath_come_last(self) -> None:
        pile = Pile.of("deck", [1]).with_below(8, 9)
        assert [pile.certain(), pile.without(1).certain(), pile.without(1).without(8).certain()] == [1, 8, 9]

    def test_one_card_of_the_wrong_layer_cannot_be_drawn(self) -> None:
        pile = Pile.of("deck", [1, 2, 3]).mixed_at_bottom(1, 9)
        with pytest.raises(ValueError, match="cannot be the next"):
            pile.without(9)

    def test_an_empty_pile_has_nothing_to_draw(self) -> None:
        with pytest.raises(ValueError, match="empty"):
            Pile("deck").options()

    def test_too_many_cards_cannot_be_moved(self) -> None:
        with pytest.raises(ValueError, match="cannot be taken"):
            Pile.of("deck", [1, 2]).mixed_at_bottom(3, 9)
        with pytest.raises(ValueError, match="cannot be taken"):
            Pile.of("deck", [1]).with_reserve("reserve", [2]).gathered(unseen=2, part="reserve")

    def test_faults_are_named(self) -> None:
        assert Pile.of("deck", [1, 2]).faults() == ()
        assert Pile("deck", (Layer(3),), (1, 2)).faults() == ("pile.count",)
        assert Pile("deck", (Layer(0),), ()).faults() == ("pile.layer",)


class TestChancesAreThoseOfTheCardboard:
    """Against all orders of real cards, each equally likely."""

    def test_mixing_a_card_with_the_last_ones(self) -> None:
        real: defaultdict[tuple[object, ...], Fraction] = defaultdict(Fraction)
        orders = list(permutations([1, 2, 3]))
        for order in orders:
            top, last = order[:2], order[2]
            for bottom in permutations([last, 9]):
                real[(*top, *bottom)] += Fraction(1, len(orders) * 2)
        assert chances(Pile.of("deck", [1, 2, 3]).mixed_at_bottom(1, 9), 4) == real

    def test_adding_an_unseen_card_of_a_reserve(self) -> None:
        real: defaultdict[tuple[object, ...], Fraction] = defaultdict(Fraction)
        for added in (7, 8):
            for order in permutations([1, 2, added]):
                real[order[:2]] += Fraction(1, 12)
        pile = Pile.of("deck", [1, 2]).with_reserve("reserve", [7, 8]).gathered(unseen=1, part="reserve")
        assert chances(pile, 2) == real

    def test_the_reserve_knows_nothing_of_what_was_not_seen(self) -> None:
        pile = Pile.of("deck", [1]).with_reserve("reserve", [7, 8]).gathered(unseen=1, part="reserve")
        assert pile.options("reserve") == (7, 8)
        assert pile.without(7).options("reserve") == (8,)

    def test_gathering_again_keeps_the_unseen_card_in(self) -> None:
        pile = Pile.of("deck", [1, 2]).with_reserve("reserve", [7, 8, 9]).gathered(unseen=1, part="reserve")
        pile = pile.without(1).gathered(1, unseen=1, part="reserve")
        assert (pile.size(), pile.size("reserve")) == (4, 1)
        assert pile.layers[0].known == (1, 2)
        assert pile.faults() == ()

    @given(st.integers(1, 4), st.integers(0, 3), st.integers(0, 3))
    def test_picks_are_as_likely_as_the_layer_says(self, pool: int, known: int, unknown: int) -> None:
        unknown = min(unknown, pool)
        size = known + unknown
        if not size:
            return
        rest = (Layer(pool - unknown, part="rest"),) if pool > unknown else ()
        pile = Pile("deck", (Layer(size, tuple(range(100, 100 + known))), *rest), tuple(range(pool)))
        wanted = chances(pile, 1)
        steps = 1 << 12
        seen = Counter(pile.pick((at << 52) | (1 << 51)) for at in range(steps))
        for card, count in seen.items():
            assert abs(Fraction(count, steps) - wanted[(card,)]) < Fraction(1, 100)
        assert set(seen) == {card for (card,) in wanted}


class TestChance:
    def test_the_nth_number_is_a_function_of_seed_stream_and_n(self) -> None:
        assert number(key(1, "deck"), 5) == number(key(1, "deck"), 5)
        assert (
            len({number(key(seed, name), n) for seed in range(3) for name in ("deck", "dice") for n in range(50)})
            == 300
        )

    def test_known_values_never_change(self) -> None:
        """Saved games draw these cards again."""
        assert [number(key(7, "deck"), n) for n in range(3)] == KNOWN

    def test_a_stream_gives_numbers_below_the_bound(self) -> None:
        stream = Stream(5)
        assert {stream.below(6) for _ in range(200)} == set(range(6))
        assert sorted(stream.shuffled(range(9))) == list(range(9))
        assert stream.pick(("only",)) == "only"

    def test_a_split_stream_is_its_own(self) -> None:
        one, other = Stream(5), Stream(5)
        assert [one.split().below(10**9), one.below(10**9)] == [other.split().below(10**9), other.below(10**9)]


KNOWN = [11290424052082821391, 367819020469410138, 14258512095734946292]


def test_cards_named_for_a_pile_leave_the_others_in_its_separate_part() -> None:
    deck = Pile.of("deck", ["1", "2"]).with_reserve("rest", ["7", "8", "9"]).gathered(unseen=1, part="rest")
    assert deck.layers == (Layer(3, ("1", "2")), Layer(2, (), "rest"))
    # Known ones, while one is unknown; all of them; more than there were; what is no card of it.
    assert deck.split(["1", "9"]) == Pile("deck", (Layer(3, ("1", "9")), Layer(2, (), "rest")), ("2", "7", "8"))
    assert deck.split(["1", "2", "9"]) == Pile("deck", (Layer(3, ("1", "2", "9")), Layer(2, (), "rest")), ("7", "8"))
    more = deck.split(["1", "2", "8", "9"])
    assert more is not None
    assert (more.size(), more.size("rest"), more.faults()) == (4, 1, ())
    assert deck.split(["1", "5"]) is deck.split(["1", "1"]) is Pile.of("deck", "ab").split("a") is None


def test_what_is_known_of_the_separate_part_stays_known() -> None:
    deck = Pile("deck", (Layer(2, ("1", "2")), Layer(1, ("3",), "rest"), Layer(2, (), "rest")), ("4", "5"))
    moved = deck.split(["1", "4"])
    assert moved is not None
    assert (moved.layers[1:], moved.pool, moved.faults()) == (deck.layers[1:], ("2", "5"), ())
