"""Opening a game: nobody thinks, foreign things are bounded, newer rules are only looked at."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

import msgspec
import pytest

from tests.core.toy import TOY
from visavis.core import (
    BadLog,
    BadPack,
    BadPosition,
    Effect,
    Game,
    GameUI,
    NotAllowed,
    Number,
    Options,
    Pack,
    PackCard,
    PackSpec,
    Refusal,
    Session,
    State,
    Stream,
    Table,
    decide,
    get_game,
    read_position,
)
from visavis.core import game as game_module
from visavis.core.budget import own
from visavis.core.play.live_options import dials_of, set_live_option
from visavis.core.play.log import Header, Setting, too_deep, write_line
from visavis.core.play.session import from_inputs, from_lines
from visavis.testing import expect_type


class Thinking(Exception):
    """A computer player was asked."""


class Forbidden:
    def answer(self, look: Any, question: Any, stream: Any) -> Any:
        raise Thinking


@pytest.fixture
def nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("visavis.core.game.RandomPolicy.answer", Forbidden.answer)


def header(game: str, seats: dict[str, str], **more: Any) -> str:
    found = get_game(game)
    return write_line(Header(1, game, found.rules_version, {}, 0, seats, **more)) + "\n"


class TestNobodyThinks:
    def test_a_header_alone_opens_at_once_and_waits(self, nobody_thinks: None) -> None:
        session = Session.load(header("sparks", {"p1": "random", "p2": "random"}))
        assert (session.pending, session.paused_seat, session.over) == (None, "p1", False)
        seen = session.seen_by("table")
        assert (seen.resting, seen.waiting_for) == (True, "p1")
        with pytest.raises(NotAllowed) as refused:
            session.answer("anything")
        assert refused.value.id == "game.resting"
        with pytest.raises(NotAllowed) as asked:
            session.go_on()
        assert isinstance(asked.value.__cause__, Thinking)

    def test_the_largest_budget_is_bounded(self) -> None:
        with pytest.raises(BadLog):
            Session.load(header("sparks", {"p1": "mcts:9999999", "p2": "mcts:9999999"}))

    def test_a_game_cut_where_a_computer_thought_waits_and_goes_on_as_it_would_have(self) -> None:
        whole = Session.new(get_game("sparks"), seed=4, seats={"p1": "person", "p2": "random"})
        whole.answer(whole.pending.some(Stream(1).below))
        text = whole.save()
        last = max(at for at, line in enumerate(whole.lines) if getattr(line, "by", "") == "p2")
        cut = "".join(line + "\n" for line in text.splitlines()[: last + 1])
        session = Session.load(cut)
        assert session.paused_seat == "p2"
        session.go_on()
        assert session.save() == text

    def test_a_branch_goes_on_by_itself(self) -> None:
        whole = Session.new(get_game("sparks"), seed=4, seats={"p1": "random", "p2": "random"})
        branch = whole.branch(whole.steps[3])
        assert branch.over
        assert branch.paused_seat is None

    def test_looking_back_asks_no_computer_either(self, nobody_thinks: None) -> None:
        session = Session.load(header("sparks", {"p1": "random", "p2": "random"}))
        assert session.check() is None
        assert session.why() == ()


class TestBounds:
    @pytest.mark.parametrize(
        ("text", "id"),
        [
            ('{"visavis":1,"game":"hamlets","options":' + '{"a":' * 600 + "1" + "}" * 601 + "\n", "log.deep"),
            ("x" * 33_000_000, "budget.bytes"),
            (header("hamlets", {"you": "person"}) + "\n" * 200_001, "budget.lines"),
        ],
    )
    def test_size_and_nesting(self, text: str, id: str) -> None:
        with pytest.raises(Refusal) as refused:
            Session.load(text)
        assert refused.value.id == id

    def test_a_quoted_bracket_is_no_nesting(self) -> None:
        assert not too_deep('{"a": "' + "[" * 500 + '\\"' + "[" * 500 + '"}')
        assert too_deep('{"a": "x"' + ', "b": [' * 70 + "]" * 70 + "}")

    def test_a_game_that_never_asks_is_not_played_for_ever(self) -> None:
        endless = replace(TOY, step=lambda state, table: None, over=lambda state: False)
        with pytest.raises(Refusal) as refused:
            from_lines(endless, Header(1, "toy", "1", {}, 0, {"p1": "person"}), [])
        assert refused.value.id == "budget.steps"
        with pytest.raises(BadLog) as stuck, own():
            from_lines(endless, Header(1, "toy", "1", {}, 0, {"p1": "person"}), [])
        assert stuck.value.id == "log.steps"

    def test_steps_that_are_run_are_checked_for_faults_as_loaded_ones_are(self) -> None:
        played = Session.new(TOY, seed=1)
        for answer in (3, 2, 4):
            played.answer(answer)
        faulty = replace(TOY, faults=lambda state: ("toy.turn",) if state.turn else ())
        inputs = [line for line in played.lines if hasattr(line, "to") or hasattr(line, "of")]
        with pytest.raises(BadLog) as refused:
            from_inputs(faulty, played.header, inputs)
        assert refused.value.id == "log.faults"

    def test_a_rule_that_cannot_cope_is_a_refusal_that_names_its_place(self) -> None:
        def step(state: Any, table: Any) -> None:
            raise KeyError("nothing")

        with pytest.raises(BadLog) as refused:
            from_lines(replace(TOY, step=step), Header(1, "toy", "1", {}, 0, {"p1": "person"}), [])
        assert refused.value.id == "log.broken"
        assert str(refused.value.details["where"]).startswith("core/test_opening.py:")

    def test_what_cannot_be_drawn_is_not_opened(self) -> None:
        class BrokenUI(GameUI):
            def panels(self, view: Any) -> Any:
                raise IndexError

        with pytest.raises(BadLog) as refused:
            from_lines(replace(TOY, ui=BrokenUI()), Header(1, "toy", "1", {}, 0, {"p1": "person"}), [])
        assert refused.value.id == "log.broken"

    def test_positions_too(self) -> None:
        with pytest.raises(BadPosition):
            read_position('{"game":"hamlets","state":' + '{"a":' * 600 + "1" + "}" * 601)
        with pytest.raises(Refusal) as refused:
            read_position(" " * 2_000_001)
        assert refused.value.id == "budget.bytes"

        def step(state: Any, table: Any) -> None:
            [][0]

        with pytest.raises(BadPosition) as broken:
            decide(read_position('{"game":"toy"}'), replace(TOY, step=step))
        assert broken.value.id == "position.broken"


class TestNewerRules:
    def test_a_save_of_newer_rules_is_looked_at_only(self) -> None:
        newer = replace(TOY, rules_version="9")
        played = Session.new(newer, seed=1)
        for answer in (3, 2, 4):
            played.answer(answer)
        session = Session.load(played.save())
        seen = session.seen_by("p1")
        assert (session.read_only, session.pending, seen.looking, seen.can_undo) == (True, None, True, False)
        assert seen.view == played.seen_by("p1").view
        assert [notice.id for notice in seen.notices] == ["rules.newer"]
        for change in (
            lambda: session.answer(1),
            session.undo,
            session.redo,
            session.go_on,
            lambda: session.correct({"total": 3}),
            lambda: session.branch(1),
        ):
            with pytest.raises(NotAllowed) as refused:
                change()
            assert refused.value.id == "game.looking"
        assert session.save() == played.save()

    def test_older_rules_go_on_under_todays(self) -> None:
        older = replace(TOY, rules_version="0")
        played = Session.new(older, seed=1)
        played.answer(3)
        assert not Session.load(played.save()).read_only


class TestSettings:
    def test_what_may_change_is_a_line_of_the_log(self) -> None:
        session = Session.new(SHOP, seed=1)
        session.answer(2)
        before = session.save()
        session.set_options({"rich": True})
        assert session.options == {"rich": True}
        assert [line for line in session.lines if isinstance(line, Setting)] == [Setting({"rich": True}, 0)]
        assert session.seen_by("you").view.most == 9
        changed = session.save()
        assert Session.load(changed, SHOP).save() == changed
        assert session.check() is None
        session.answer(9)
        session.undo()
        assert session.save() == changed
        session.undo()
        assert session.save() == before
        session.redo()
        assert session.save() == changed

    def test_in_the_middle_of_a_step_what_does_not_fit_is_asked_again(self) -> None:
        session = Session.new(SHOP, {"rich": True}, seed=1)
        session.answer(8)
        session.answer(9)
        middle = session.save()
        session.set_options({"rich": False})
        assert expect_type(session.pending, Number).most == 3
        session.undo()
        assert session.save() == middle

    def test_a_dial_is_named_with_its_settings_and_turned(self) -> None:
        session = Session.new(SHOP, seed=1)
        (dial,) = dials_of(session)
        assert (dial.name, dial.settings, dial.now) == ("rich", {"yes": {"rich": True}, "no": {"rich": False}}, "no")
        for name, setting, refused in (("rich", "no", "same"), ("rich", "much", "setting"), ("poor", "no", "name")):
            before = session.save()
            with pytest.raises(NotAllowed) as wrong:
                set_live_option(session, name, setting)
            assert (wrong.value.id, session.save()) == (f"dial.{refused}", before)
        set_live_option(session, "rich", "yes")
        assert session.seen_by("you").view.most == 9

    def test_the_game_has_a_say_in_what_is_known_after_a_change(self) -> None:
        def turned(before: ShopState, state: ShopState) -> None:
            state.paid = before.paid + 100

        session = Session.new(with_pack(replace(SHOP, on_options_changed=turned)), seed=1)
        session.answer(2)
        session.set_options({"rich": True})
        assert session.timeline.now.paid == 102

    def test_a_printed_value_is_typed_in(self) -> None:
        session = Session.new(SHOP, seed=1)
        row = {"id": "one", "names": {"en": "One"}, "provenance": "official", "worth": 5}
        session.set_options(pack={"coin": [row]})
        assert session.pack.table("coin", Coin)["one"].worth == 5
        assert session.pack.provenances["official"] == 1
        assert Session.load(session.save(), SHOP).pack.table("coin", Coin)["one"].worth == 5
        with pytest.raises(BadPack):
            session.set_options(pack={"coin": [{**row, "worth": "much"}]})
        session.undo()
        assert session.pack.table("coin", Coin)["one"].worth == 1

    def test_what_may_not_change_is_refused(self) -> None:
        session = Session.new(SHOP, seed=1)
        before = session.save()
        with pytest.raises(NotAllowed) as refused:
            session.set_options({"seats": 3})
        assert refused.value.id == "setting.fixed"
        assert session.save() == before


class TestGamesFromText:
    def test_a_header_carries_the_text_of_a_game(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(game_module, "TEXT_MAKERS", [from_text])
        session = Session.new(from_text("shop goal 2"), seed=1, text="shop goal 2")
        session.answer(1)
        opened = Session.load(session.save())
        assert opened.header.text == "shop goal 2"
        # A newer text is a line of the log; undo goes back to the older one.
        opened.set_options(text="shop goal 4")
        assert opened.game.rules_version == "4"
        again = Session.load(opened.save())
        assert (again.game.rules_version, again.save()) == ("4", opened.save())
        again.undo()
        assert again.game.rules_version == "2"

    def test_where_nobody_makes_games_from_texts_it_is_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(game_module, "TEXT_MAKERS", [])
        session = Session.new(from_text("shop goal 2"), seed=1, text="shop goal 2")
        with pytest.raises(BadLog) as refused:
            Session.load(session.save())
        assert refused.value.id == "game.text"


class Coin(PackCard, frozen=True, kw_only=True):
    worth: int


class ShopOptions(Options, frozen=True):
    rich: bool = False
    LIVE: ClassVar[tuple[str, ...]] = ("rich",)


class ShopState(State, kw_only=True):
    pack: Pack
    most: int
    paid: int = 0
    round: int = 1
    FIXED: ClassVar[tuple[str, ...]] = ("pack", "most")


class Paid(Effect, frozen=True):
    coins: int

    def apply(self, state: ShopState) -> None:
        state.paid += self.coins
        state.round += 1


def shop_step(state: ShopState, table: Table[ShopState]) -> None:
    first = table.ask(Number("first", "you", "", 0, state.most))
    table.do(Paid(first + table.ask(Number("second", "you", "", 0, state.most)) if state.most > 3 else first))


def shop(goal: int) -> Game[ShopState]:
    return Game(
        id="shop",
        rules_version=str(goal),
        package="tests.core",
        state=ShopState,
        effects=(Paid,),
        options=ShopOptions,
        start=lambda options, pack: ShopState(pack=pack, most=9 if options.rich else 3),
        step=shop_step,
        over=lambda state: state.round > goal,
        score=lambda state: {"you": state.paid},
        seats=lambda options: ("you",),
        pack=PackSpec({"coin": Coin}, {"coin": ("one",)}),
    )


def from_text(text: str) -> Game[Any]:
    return with_pack(shop(int(text.split()[-1])))


def with_pack(game: Game[Any]) -> Game[Any]:
    row = {"id": "one", "names": {"en": "One"}, "provenance": "reconstructed", "worth": 1}
    object.__setattr__(game, "default_pack", game.pack.build({"id": "standard", "schema": 2, "coin": [row]}))
    return game


SHOP = with_pack(shop(4))


def test_settings_are_frozen_values() -> None:
    assert msgspec.json.decode(write_line(Setting({"a": 1}, 2))) == {"setting": {"a": 1}, "after": 2}
