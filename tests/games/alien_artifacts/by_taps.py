"""Somebody who plays by taps on the pages and counts them: every link, tick and button is one.

What to do is decided by a policy; which cards pay for it, or are prepared, is taken as it is proposed, as long as a
payment has no more cards than that of the policy.
"""

from __future__ import annotations

from collections import Counter
from typing import Any
from urllib.parse import parse_qs, urlsplit

from tests.web.client import Client
from visavis.core import Forms, Session, Several, Stream
from visavis.games.alien_artifacts import GAME
from visavis.web.view.form_input import plain, read_plain


class Tapper:
    """Plays one game; `taps` are counted by the number of the turn, `prepared` by the cards of each preparation."""

    def __init__(self, client: Client, id: str, policy: str = "greedy", seed: int = 5) -> None:
        self.client, self.id = client, id
        self.policy, self.stream = GAME.policy(policy), Stream(seed)
        self.taps: Counter[int] = Counter()
        self.prepared: list[tuple[int, int]] = []
        self._count = 0

    def play(self, most: int = 10_000) -> None:
        """Play on until the game is over or so many answers are given."""
        self.client.get(f"/game/{self.id}")
        while (question := self.session.pending) is not None and most > 0:
            turn, self._count = len(self.session.turns), 0
            if self.session.in_setup:
                turn = 0
            if f"/game/{self.id}?now=you" in self.client.page.links and 'data-screen="news"' in self.html:
                self.follow(f"/game/{self.id}?now=you")
            self.answer(self.decided(self.session))
            assert self.session.pending is not question, (question, self.html)
            self.taps[turn] += self._count
            most -= 1

    @property
    def session(self) -> Session[Any]:
        return self.client.session(self.id)

    @property
    def html(self) -> str:
        return self.client.last.body.decode()

    def decided(self, session: Session[Any]) -> Any:
        """What the policy answers."""
        question = session.pending
        assert question is not None
        return self.policy.answer(lambda: session.seen_by(question.seat).view, question, self.stream.split())

    def fork(self, *answers: Any) -> Session[Any]:
        """The game as it would go on."""
        forked = Session.load(self.session.save())
        forked.go_on()
        for answer in answers:
            forked.answer(answer)
        return forked

    # Taps

    def follow(self, link: str) -> None:
        assert link in self.client.page.links, link
        self._count += 1
        self.client.get(link)

    def press(self, **given: Any) -> None:
        """The button of a form; every field that is sent stands on the page."""
        self._count += 1
        forms = [form for form in self.client.page.forms if form["action"] == f"/game/{self.id}/answer"]
        names = {(field.get("name"), field.get("value")) for form in forms for field in form["fields"]}
        for name, value in given.items():
            for one in value if isinstance(value, tuple) else (value,):
                assert (name, one) in names, (name, one, sorted(map(str, names)))
        self.client.post(f"/game/{self.id}/answer", at=self.client.stamp(self.id), **given)

    def answer(self, answer: Any) -> None:
        question = self.session.pending
        if isinstance(question, Forms) and question.id != "prepare":
            return self.form(answer)
        if isinstance(question, Several):
            self._count += len(answer)
            return self.press(several=tuple(map(plain, answer)))
        if self.payment() is not None:
            return self.tick((), str(answer).split("+"))
        self.press(answer=plain(list(answer) if isinstance(answer, tuple) else answer))

    def payment(self, *chosen: Any) -> Any:
        question = self.session.pending
        assert question is not None
        return GAME.ui.card_payment(self.session.seen_by(question.seat).view, question, chosen)

    def tick(self, chosen: tuple[Any, ...], parts: list[str]) -> None:
        """Tick the cards of these sections instead of those that are proposed, and confirm."""
        payment = self.payment(*chosen)
        wanted = {card for card in payment.cards if any(card in (part, part[:-1]) for part in parts)}
        prepares = chosen[:1] == ("prepare",)
        proposed = payment.proposed and (prepares or len(payment.proposed) <= max(len(wanted), 2))
        if proposed or not payment.answers(tuple(wanted)):
            wanted = {*payment.proposed}
        self._count += len(wanted ^ {*payment.proposed})
        taken = {"taken": plain(list(chosen))} if chosen else {}
        self.press(tapping="1", tapped=tuple(wanted), **taken)

    def form(self, answer: Any) -> None:
        """A verb with its values, and what is paid for it."""
        if answer == ("end",) and self.payment() is not None:
            forked = self.fork(answer)
            discarded = self.decided(forked) if forked.pending is not None and forked.pending.id == "discard" else ()
            return self.tick((), list(discarded))
        if answer[0] == "prepare":
            return self.prepare(answer)
        if self.payment(*answer) is not None:
            self.lead(answer)
            forked = self.fork(answer)
            asked = forked.pending is not None and forked.pending.id == "pay"
            return self.tick(answer, str(self.decided(forked)).split("+") if asked else [])
        self.lead(answer)
        self.press(answer=plain(list(answer)))

    def prepare(self, answer: Any) -> None:
        """Lay cards under the first project that the policy thinks of."""
        forked, sections, project = self.fork(answer), list[str](), ""
        while forked.pending is not None and forked.pending.id == "prepare":
            laid = self.decided(forked)
            forked.answer(laid)
            if laid[0] == "attach" and project in ("", laid[2]):
                sections, project = [*sections, laid[1]], laid[2]
        before, attached = self._count, len(self.session.timeline.now.attached[0])
        self.lead(answer, project)
        self.tick((*answer, project), sections)
        now = self.session.timeline.now
        laid_now = len(now.attached[0]) - attached if project in now.projects[0] else len(sections)
        self.prepared.append((laid_now, self._count - before))

    def lead(self, answer: Any, under: str = "") -> None:
        """Follow links until nothing but the last value is to be chosen: the shortest way that the page has."""
        here = ""
        for _ in range(4):
            if plain(list(answer)) in self.html_answers() and not under and self.payment(*answer) is None:
                return
            fitting = [link for link in self.client.page.links if self._leads(link, answer, under)]
            if not fitting:
                return
            best = max(fitting, key=lambda link: len(parse_qs(urlsplit(link).query)))
            if parse_qs(urlsplit(best).query) == parse_qs(urlsplit(here).query):
                return
            here = best
            self.follow(best)

    def html_answers(self) -> set[str]:
        return {
            field["value"]
            for form in self.client.page.forms
            for field in form["fields"]
            if field.get("name") == "answer" and "value" in field
        }

    def _leads(self, link: str, answer: Any, under: str) -> bool:
        query = parse_qs(urlsplit(link).query)
        if not link.startswith(f"/game/{self.id}?") or "v" not in query or "what" in query:
            return False
        values = [read_plain(value[0]) for name, value in query.items() if name.startswith("x.")]
        if query.get("under", [under])[0] != under:
            return False
        return [read_plain(query["v"][0]), *values] == list(answer)[: 1 + len(values)]
