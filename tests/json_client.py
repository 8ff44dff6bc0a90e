"""A client that knows nothing of Visavis but its JSON documents (docs/json.md): it gets texts and sends texts."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from random import Random
from typing import Any, Protocol

NO_EVENTS = 10**9
LAST_LINES = 60
"""A client has read what happened before: it asks for the events of the last lines."""
MOST_ANSWERS = 6000
"""No game that is played here takes more answers."""


class Remote(Protocol):
    """What a table offers to a client; every document is a JSON text."""

    def look(self, seat: str, events_from: int) -> str: ...

    def send(self, seat: str, text: str) -> str | None: ...

    def reason(self, seat: str, text: str) -> str: ...

    def price(self, seat: str, text: str) -> str: ...


class Client:
    """Plays for every person at a table, with what the documents say alone."""

    def __init__(self, remote: Remote, seed: int) -> None:
        self.remote, self.random = remote, Random(seed)
        self.met: Counter[str] = Counter()
        """What the documents showed so far."""
        self.refused: list[object] = []
        self.seats: dict[str, str] = json.loads(remote.look("table", 0))["seats"]

    def look(self) -> dict[str, Any]:
        """The document of the seat that is asked; once the game is over that of the table."""
        table: dict[str, Any] = json.loads(self.remote.look("table", NO_EVENTS))
        seat = table["waiting_for"] or "table"
        if seat == "table" and not table["over"]:
            # What is asked of the table any person may answer.
            seat = next((one for one, who in self.seats.items() if who == "person"), seat)
        document: dict[str, Any] = json.loads(self.remote.look(seat, max(0, table["lines"] - LAST_LINES)))
        return document

    def send(self, document: dict[str, Any], **what: object) -> bool:
        """Send an action about a document; whether it was taken."""
        text = self.remote.send(document["seen_by"], json.dumps({**what, "at": document["lines"]}))
        if text is not None:
            self.refused.append((document["question"] and document["question"]["id"], what, json.loads(text)))
        return text is None

    def play(self) -> dict[str, Any]:
        """Play the game to its end; the last document."""
        for _ in range(MOST_ANSWERS):
            document = self.look()
            self._note(document)
            if document["over"]:
                return document
            if self.random.random() < 0.05 and document["can_undo"]:
                document = self._undo(document)
            if self.random.random() < 0.2:
                self._ask(document)
            self.act(document)
        raise AssertionError(f"the game of {document['game']} does not end")

    def act(self, document: dict[str, Any]) -> None:
        """Answer the question of a document."""
        question = document["question"]
        composites = question.get("composite_answers", [])
        payment = question.get("card_payment")
        if composites and self.random.random() < 0.3:
            self.met["composite sent"] += self.send(document, answers=self.random.choice(composites)["answers"])
        elif payment and self.random.random() < 0.5:
            self.met["cards sent"] += self.send(document, cards=payment["proposed"])
        elif question["guess"] is not None and self.random.random() < 0.5:
            self.met["guess sent"] += self.send(document, answer=question["guess"])
        else:
            self.send(document, answer=self.some(question))

    def _undo(self, document: dict[str, Any]) -> dict[str, Any]:
        """Take back and do again; or only take back."""
        self.send(document, undo=True)
        before = self.look()
        self._note(before)
        assert before["can_redo"]
        if self.random.random() < 0.5:
            return before
        self.send(before, redo=True)
        again = self.look()
        same = ("lines", "question", "events", "panels", "points")
        assert [again[key] for key in same] == [document[key] for key in same]
        self.met["redo"] += 1
        return again

    def _ask(self, document: dict[str, Any]) -> None:
        """Ask whether what is listed is possible, why other things are not, and what something costs."""
        question, seat = document["question"], document["seen_by"]
        listed = list(islice(answers(question, self.random), 50))
        for answer in self.random.sample(listed, min(4, len(listed))):
            found = json.loads(self.remote.reason(seat, json.dumps({"answer": answer})))
            assert found == {"possible": True, "reason": None}, (question["id"], answer, found)
            self.met["possible"] += 1
        for shut in question.get("unavailable", ()):
            found = json.loads(self.remote.reason(seat, json.dumps({"verb": shut["verb"]})))
            assert (found["possible"], found["reason"]) == (False, shut["reason"]), (question["id"], shut, found)
            self.met["reason of a verb"] += 1
        spaces = [cell["name"] for panel in document["panels"] for cell in panel.get("cells", ())][:30]
        for form in question.get("forms", ()):
            self._ask_form(seat, form, spaces)

    def _ask_form(self, seat: str, form: dict[str, Any], spaces: list[str]) -> None:
        row = self._row(form)
        values = row[: self.random.randint(0, len(row))]
        found = json.loads(self.remote.price(seat, json.dumps({"verb": form["verb"], "values": values})))
        assert set(found) == {"price"}, (form, values, found)
        self.met["price with values"] += bool(values) and found["price"] is not None
        for field in form["fields"]:
            for space in spaces if "options" in field and spaces else ():
                if space not in field["options"]:
                    asked = {"verb": form["verb"], "field": field["name"], "value": space}
                    self.met["reason of a value"] += (
                        json.loads(self.remote.reason(seat, json.dumps(asked)))["reason"] is not None
                    )

    def some(self, question: dict[str, Any]) -> object:
        """Any answer that a question lists."""
        if question["kind"] == "forms":
            form = self.random.choice(question["forms"])
            return [form["verb"], *self._row(form)]
        return next(answers(question, self.random))

    def _row(self, form: dict[str, Any]) -> list[object]:
        if form["rows"] is not None:
            return values_of(form, self.random.choice(form["rows"]))
        return [self.random.choice(list(islice(field_values(field), 400))) for field in form["fields"]]

    def _note(self, document: dict[str, Any]) -> None:
        """Count what a document shows."""
        question = document["question"] or {}
        for key in ("undone", "restored", "notices", "seat_boards", "cards", "manual_sides"):
            self.met[key] += bool(document[key])
        for event in document["events"]:
            self.met[event["kind"]] += 1
        self.met[f"kind {question.get('kind')}"] += 1
        for key in ("guess", "criteria", "unavailable", "composite_answers", "card_payment", "args"):
            self.met[key] += bool(question.get(key))
        self.met["about"] += "about" in question
        for form in question.get("forms", ()):
            self._note_form(form)

    def _note_form(self, form: dict[str, Any]) -> None:
        price = form["price"] or {}
        for key in ("costs", "gains", "missing", "note"):
            self.met[f"price {key}"] += bool(price.get(key))
        self.met["hints"] += bool(form["hints"])
        self.met["rows"] += form["rows"] is not None
        for field in form["fields"]:
            self.met[f"field {field['kind']}"] += 1
            self.met["default"] += "default" in field
            self.met["taken"] += bool(field.get("taken"))


def field_values(field: dict[str, Any]) -> Iterator[object]:
    """Every value of a field; of all texts one."""
    if field["kind"] == "option":
        yield from field["options"]
    elif field["kind"] == "number":
        yield from range(field["min"], field["max"] + 1)
    else:
        taken = {one.casefold() for one in field["taken"]}
        names = (f"n{n}" for n in range(len(taken) + 1))
        yield next(name for name in names if name not in taken and len(name) <= field["max_length"])


def values_of(form: dict[str, Any], row: list[int]) -> list[object]:
    """The values that a row of indexes stands for."""
    found: list[object] = []
    for field, at in zip(form["fields"], row, strict=True):
        found.append(field["min"] + at if field["kind"] == "number" else next(islice(field_values(field), at, None)))
    return found


def answers(question: dict[str, Any], random: Random) -> Iterator[object]:
    """Answers that a question lists: of forms all, in their order; of the other kinds any number, at random."""
    match question["kind"]:
        case "forms":
            for form in question["forms"]:
                rows = product(*map(field_values, form["fields"])) if form["rows"] is None else None
                listed = rows if rows is not None else (values_of(form, row) for row in form["rows"])
                yield from ([form["verb"], *row] for row in listed)
        case "one":
            while True:
                yield random.choice(question["options"])
        case "several":
            while True:
                yield random.sample(question["options"], random.randint(question["min"], question["max"]))
        case "number":
            while True:
                yield random.randint(question["min"], question["max"])
        case other:
            raise AssertionError(f"{other} is no kind of question")
