"""The directed first game in the terminal: the callouts of the page as text, the same scenes, the same answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from visavis.cli.companion.play import Play
from visavis.cli.terminal import Screen
from visavis.core import Forms, NotAllowed, Refusal, Session
from visavis.core.game import Game
from visavis.core.play.composite_answers import answer_all
from visavis.core.play.log import Answer, frozen
from visavis.core.play.tour import Tour, TourStep, opening
from visavis.words import Words, key_of
from visavis.words.typed import answer


class Coached(Play):
    """One scene of a first game."""

    def say(self, number: int, count: int, step: TourStep) -> None:
        """Print a callout."""
        words = self.words
        self.tell()
        self.screen.print()
        self.screen.print(Text(words.say("tour-step", number=number, count=count), style="dim"))
        self.screen.print(Text.assemble((words.say(f"tour-{step.id}"), "bold"), " ", words.say(f"tour-{step.id}-says")))

    def take(self, step: TourStep) -> None:
        """Read lines until the answer of a step is given; an empty line gives it. Then its payment is asked for."""
        pending = self.session.pending
        assert pending is not None
        self._ask(pending)
        while True:
            line = self.screen.read(self.words.say("tour-prompt")).strip()
            if line in ("q", self.words.say("tour-skip").casefold()):
                raise EOFError
            try:
                if line:
                    self._typed(step, line)
                else:
                    answer_all(self.session, scripted(self.session, step))
                break
            except Refusal as refusal:
                self.screen.print(self.words.refusal(refusal, self.session.pending))
        while self.session.pending is not None and self.session.pending.id in ("pay", "prepare"):
            self._ask(self.session.pending)
            line = self.screen.read(self.words.say("tour-prompt")).strip()
            try:
                view = self.session.seen_by(self.session.pending.seat).view
                if line:
                    answer(self.session, view, self.words, line)
                else:
                    answer_all(self.session, scripted(self.session, step))
            except Refusal as refusal:
                self.screen.print(self.words.refusal(refusal, self.session.pending))

    def _typed(self, step: TourStep, line: str) -> None:
        """Give a typed answer. Raises Refusal if it is not the one of the step, and nothing has changed."""
        session, seat = self.session, self.session.pending.seat if self.session.pending else ""
        tried = Session.load(session.save())
        tried.go_on()
        answer(tried, tried.seen_by(seat).view, self.words, line)
        given = [one.answer for one in tried.lines[len(session.lines) :] if isinstance(one, Answer) and one.by == seat]
        if step.takes and given[:1] != [frozen(step.takes[0])]:
            raise NotAllowed("tour.other")
        answer(session, session.seen_by(seat).view, self.words, line)


def scripted(session: Session, step: TourStep) -> Sequence[Any]:
    """Return the answers of a step with what is proposed to pay for it; where any will do, the first."""
    pending = session.pending
    assert pending is not None
    view, ui = session.seen_by(pending.seat).view, session.game.ui
    chosen = frozen(step.takes[0]) if step.takes and isinstance(pending, Forms) and pending.id != "prepare" else ()
    payment = ui.card_payment(view, pending, chosen if isinstance(chosen, tuple) else ())
    if payment is not None and payment.targets and not payment.cards:
        payment = ui.card_payment(view, pending, (*chosen, payment.targets[0]))
    if payment is not None:
        return payment.answers(payment.proposed)
    if step.takes and pending.id not in ("pay", "prepare"):
        return (frozen(step.takes[0]),)
    return (pending.at(0),)


def first_game(game: Game, tour: Tour, words: Words, screen: Screen) -> Session:
    """Walk through a tour, and return the game that goes on after it. Raises EOFError where it is left out."""
    play, session = None, opening(game, tour, tour.scene_of(1))
    for number, step in enumerate(tour.steps, 1):
        if step.scene and number > 1:
            session, play = opening(game, tour, step.scene), None
        if play is None:
            words.read_by(session.header.seats)
            play = Coached(session, words, screen)
        play.say(number, len(tour.steps), step)
        if step.tap == "answer":
            play.take(step)
        else:
            screen.read(words.say("tour-enter"))
    screen.print(Text(words.say("tour-done"), style="bold"))
    for line in tour.done:
        screen.print(f"  {words.say(key_of('tour-done', line))}")
    return session
