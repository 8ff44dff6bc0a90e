"""Somebody with a phone at a real table: answers by what the page offers, and counts the taps."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from tests.web.client import Client
from visavis.core.question import Forms, Number, Question, Several

MOST_STEPS = 5
FOLDED = ("listed", "rare", "paying")
"""Parts of a page that a tap opens first."""


class Offered(HTMLParser):
    """What can be tapped on a page: buttons that answer, links that choose, boxes to tick, numbers to type."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.buttons: list[tuple[str, int]] = []
        self.links: list[tuple[str, int]] = []
        self.boxes: dict[str, bool] = {}
        self.typed: tuple[str, str, dict[str, str]] | None = None
        self.blanks: list[str] = []
        self.quick: list[tuple[str, int]] = []
        self.hidden: set[str] = set()
        self.screen = ""
        self._line = False
        self._open: list[str] = []
        self._form: dict[str, str] = {}
        self._hidden: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "details":
            self._open.append(given.get("class", ""))
        folded = sum(one in FOLDED for one in self._open)
        if tag == "main":
            self.screen = given.get("data-screen", "")
        elif tag == "form":
            self._form, self._hidden = given, {}
        elif tag == "a" and "href" in given:
            self.links.append((given["href"], folded))
        elif tag == "button" and given.get("name") == "answer":
            (self.quick if "quick" in self._form.get("class", "") else self.buttons).append((given["value"], folded))
        elif tag == "li":
            self._line = "data-least" in given
        elif tag == "input" and "typed" not in self._open:
            self._input(given)

    def _input(self, given: dict[str, str]) -> None:
        kind, name = given.get("type"), given.get("name", "")
        if kind == "checkbox" and name == "several":
            self.boxes[given["value"]] = "checked" in given
        elif kind == "hidden" and self._line:
            self.blanks.append(name)
            self.typed = (name, self._form.get("method", "get"), dict(self._hidden))
        elif kind == "hidden":
            self._hidden[name] = given["value"]
            self.hidden.add(name)

    def ways_to(self, question: Question, answer: Any) -> Iterator[tuple[int, dict[str, Any]]]:
        """What answers at once: how many taps it takes, and the form that the last of them sends."""
        for value, folded in self.quick if self.screen == "news" else self.buttons:
            if json.loads(value) == list_of(answer):
                yield 1 + folded, {"answer": value, **self.sent}
        if self.screen == "news":
            return
        if isinstance(question, Several) and self.boxes:
            wanted = [value for value in self.boxes if json.loads(value) in answer]
            changed = {*wanted} ^ {value for value, on in self.boxes.items() if on}
            yield len(changed) + 1, {"several": tuple(wanted), **self.sent}
        if (typed := self.number_of(question, answer)) and self.typed and self.typed[1] == "post":
            yield typed[0], {**typed[1], **self.sent}

    def number_of(self, question: Question, answer: Any) -> tuple[int, dict[str, Any]] | None:
        """A number: a tap for each digit, one for OK."""
        if self.typed is None:
            return None
        name, _, hidden = self.typed
        number = answer if isinstance(question, Number) else values_of(question, answer).get(name)
        if number is None:
            return None
        kept = {key: value for key, value in hidden.items() if key not in ("token", "at")}
        return 1 + len(str(number)), {**kept, name: number}

    @property
    def sent(self) -> dict[str, str]:
        """What goes along with every answer."""
        return {name: "1" for name in ("ends", "more") if name in self.hidden}

    def handle_endtag(self, tag: str) -> None:
        if tag == "details":
            self._open.pop()


def plain(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


class Tapper:
    """Counts what a person taps; every answer goes through the forms of the page."""

    def __init__(self, client: Client, id: str) -> None:
        self.client, self.id = client, id
        self.taps = 0
        self.by_question: dict[str, list[int]] = {}

    @property
    def here(self) -> str:
        return f"/game/{self.id}"

    def look(self, url: str) -> Offered:
        return Offered(self.client.get(url).body.decode())

    def answer(self, question: Question, answer: Any) -> int:
        """Give an answer by taps; how many it took."""
        before = self.taps
        taps, form = self._way(self.look(self.here), question, answer)
        self.taps += taps
        self._post(**form)
        took = self.taps - before
        self.by_question.setdefault(question.id, []).append(took)
        return took

    def _post(self, **form: Any) -> None:
        response = self.client.post(f"{self.here}/answer", at=self.client.stamp(self.id), **form)
        assert response.status == 200, response.body.decode()

    def _way(self, page: Offered, question: Question, answer: Any) -> tuple[int, dict[str, Any]]:
        """The shortest way to an answer: how many taps, and the form that is sent with the last one."""
        waiting = [(0, page)]
        seen: set[str] = set()
        best: tuple[int, dict[str, Any]] | None = None
        for _ in range(MOST_STEPS):
            following = []
            for taps, here in waiting:
                for more, form in here.ways_to(question, answer):
                    if best is None or taps + more < best[0]:
                        best = (taps + more, form)
                for link, folded in here.links:
                    if link not in seen and leads_to(link, self.here, question, answer, news=here.screen == "news"):
                        seen.add(link)
                        following.append((taps + folded + 1, self.look(link)))
                if (typed := here.number_of(question, answer)) and here.typed and here.typed[1] == "get":
                    following.append((taps + typed[0], self.look(f"{self.here}?{urlencode(typed[1])}")))
            waiting = [(taps, page) for taps, page in following if best is None or taps + 1 < best[0]]
        assert best is not None, (question.id, answer)
        return best


def list_of(answer: Any) -> Any:
    return list(answer) if isinstance(answer, tuple) else answer


def values_of(question: Question, answer: Any) -> dict[str, Any]:
    """The fields of a form as the page names them, each with its value."""
    if not isinstance(question, Forms):
        return {}
    form = question.form(answer[0])
    assert form is not None
    return {f"x.{field.name}": value for field, value in zip(form.fields, answer[1:], strict=True)}


def leads_to(link: str, here: str, question: Question, answer: Any, *, news: bool) -> bool:
    """Whether a link chooses a part of an answer, and nothing else; or leads from the news to the question."""
    parts = urlsplit(link)
    query = {name: given[-1] for name, given in parse_qs(parts.query).items() if name not in ("now", "as")}
    if parts.path != here or not query:
        return news and parts.path == here and parts.query == "now=you"
    values = values_of(question, answer)
    for name, given in query.items():
        if name == "v":
            fits = json.loads(given) == answer[0]
        elif name == "s":
            fits = json.loads(given) in (list(values.values()) if values else [answer])
        else:
            fits = name in values and json.loads(given) == values[name]
        if not fits:
            return False
    return True
