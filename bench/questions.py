"""How many questions a person answers at the table: before the first own turn, and in each turn of the bot.

Counted in whole games on the log-less table, for the usual game, the guided one, and one with all printed cards.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from tools import seats, show
from visavis.core import BareTable, Fact, Forms, Session, Stream, get_game, option_fields
from visavis.core.play.composite_answers import composite_answers, with_composites
from visavis.games.terra_mystica.whole.forms import ACTIONS
from visavis.testing.listen import Listener
from visavis.web.view.ui_settings import ui_settings

GAMES = 40
OWN = "your."
"""How questions of a person's own turn begin, in all four games."""


class Counting(Listener):
    """Hears what a person would be asked; with printed cards every card that is turned over is read in too."""

    __slots__ = ("asked", "drawn")

    def __init__(self, table, *, printed: bool) -> None:
        super().__init__(table)
        self.asked: list[str] = []
        self.drawn = printed

    def ask(self, question):
        if not (isinstance(question, Fact) and question.known):
            self.asked.append(question.id)
        return super().ask(question)

    def draw(self, pile, part=""):
        if self.drawn and pile.certain(part) is None:
            self.asked.append(f"draw.{pile.stream}")
        return super().draw(pile, part)


def counted(id: str, *, printed: bool = False, **chosen: object) -> tuple[float, float, Counter]:
    """Questions before the first own turn, questions for each turn of the bot, and which those are."""
    game = get_game(id)
    options = game.read_options(chosen)
    before = turns = inside = 0
    which: Counter[str] = Counter()
    for seed in range(GAMES):
        table = BareTable(game, game.start(options, game.default_pack), seed, seats(game, options))
        begun = False
        while not game.over(table.state):
            hearing = Counting(table, printed=printed)
            game.step(table.state, hearing)
            own = any(one.startswith(OWN) for one in hearing.asked)
            if not begun and not own:
                before += len(hearing.asked)
            elif begun and not own:
                turns += 1
                inside += len(hearing.asked)
                which.update(hearing.asked)
            begun = begun or own
    return before / GAMES, inside / max(1, turns), which


def read_in(games: int = 4) -> tuple[float, float, Counter]:
    """The same for somebody who reads in all cards and boards of Anunnaki for the first time, as they are printed."""
    sys.path.append(str(Path(__file__).parent.parent))
    from tests.games.anunnaki.person import Person

    before = turns = inside = 0
    which: Counter[str] = Counter()
    for seed in range(games):
        session, person = Session.new(get_game("anunnaki"), seed=seed), Person(seed)
        steps: dict[int, list[str]] = {}
        while session.pending is not None:
            steps.setdefault(len(session.steps), []).append(session.pending.id)
            session.answer(person.answer(session.pending, session.seen_by("you").view))
        own = {at for at, asked in steps.items() if any(one.startswith(OWN) for one in asked)}
        first, last = min(own), max(steps)
        before += sum(len(asked) for at, asked in steps.items() if at < first)
        for at in range(first, last + 1):
            if at not in own:
                turns += 1
                inside += len(steps.get(at, ()))
                which.update(steps.get(at, ()))
    return before / games, inside / max(1, turns), which


WHOLE = "whole."
"""How questions of a person's own turn begin where the whole game is kept."""


def taps(question, answer, looks, board: frozenset[str]) -> int:
    """The taps of an answer on the page: the verb, each field that has a choice, and a confirmation after a space."""
    if not isinstance(question, Forms):
        return 1 + (answer in board)
    verb, *values = answer
    form = question.form(verb)
    behind = 1 if len(question.forms) > 1 else 0
    behind += verb in looks.advanced_verbs and len(question.forms) > 1
    if form.count() == 1 and not any(value in board for value in values):
        return max(1, behind)
    return behind + len(values) + bool(values and values[-1] in board)


def taps_in_a_turn(games: int = 20) -> tuple[float, float, int]:
    """Taps and answers in a turn of a person over whole games; what takes several answers is tapped as one."""
    game = get_game("terra_mystica")
    looks, counted, answers, turns = ui_settings(game), 0, 0, 0
    for seed in range(games):
        session, stream = Session.new(game, {"keeps": "everything"}, seed=seed), Stream(seed)
        policy = game.policy(game.players.tryout_policy)
        while session.pending is not None:
            question, view = session.pending, session.timeline.now
            ways = composite_answers(game, view, question)
            board = frozenset(view.world.map.place)
            if ways and stream.below(2):
                way = ways[stream.below(len(ways))]
                given, filled = way.answers, (way.verb, *way.values)
            else:
                filled = policy.answer(lambda view=view: view, question, stream)
                given = (filled,)
            if question.id.startswith(WHOLE) and question.id not in ("whole.first", "whole.card"):
                counted += taps(with_composites(question, ways), filled, looks, board)
                answers += len(given)
                turns += question.id == "whole.turn" and view.now.actions > 0 and filled[0] in ACTIONS
            for one in given:
                session.answer(one)
    return counted / turns, answers / turns, turns


def main() -> None:
    each, answers, turns = taps_in_a_turn()
    show("Terra Mystica, everything kept: taps in a turn of a person", f"{each:.2f}")
    print(f"    {answers:.2f} answers in each of {turns} turns, power and tiles with them")
    for id, name in (
        ("terra_mystica", "Terra Mystica"), ("tapestry", "Tapestry"), ("mosaic", "Mosaic"), ("anunnaki", "Anunnaki"),
    ):  # fmt: skip
        tracked = any(one.name == "tracked" for one in option_fields(get_game(id).options))
        ways: dict[str, dict[str, object]] = {"app draws": {}, "printed cards": {"printed": True}}
        if tracked:
            ways["guided"] = {"tracked": False}
        if id == "anunnaki":
            # Its printed cards are an option: nothing of them is known before a person reads it in.
            ways = {"app draws": {"cards": "pack", "board": "pack"}, "all read in": {}}
        for way, chosen in ways.items():
            before, inside, which = read_in() if way == "all read in" else counted(id, **chosen)
            most = ", ".join(f"{one} {n / sum(which.values()):.0%}" for one, n in which.most_common(2))
            show(f"{name}, {way}: questions before the first own turn", f"{before:.1f}")
            show(f"{name}, {way}: questions in a turn of the bot", f"{inside:.2f}")
            if most:
                print(f"    mostly {most}")
