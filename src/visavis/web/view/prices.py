"""Add prices to the controls of a question, and offer composite answers: several answers given by one tap.

For games with `GameUI.price`, `GameUI.composite_answers` and `GameUI.icons`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from visavis.core import CompositeAnswer, Forms, Price, Question, Refusal, Seen, Session
from visavis.core.play.composite_answers import composite_answers, matching, with_composites
from visavis.core.question import NONE
from visavis.web.view.board import icon_list, symbols
from visavis.web.view.card_table import price_of, value_of
from visavis.web.view.controls import Button, QuestionView, form_of
from visavis.web.view.form_input import plain
from visavis.web.view.ui_settings import ui_settings
from visavis.words import Words, key_of

WAY = "way"
"""First item of a composite answer; the index of the way, the verb and its values follow."""


_TWO_ROWS = 8
"""Maximum number of verbs shown below the map on a phone."""


class PriceDecorator:
    """Adds prices and composite answers to the view model of a question, in one language."""

    def __init__(self, session: Session, seen: Seen, words: Words) -> None:
        self.session, self.seen, self.words = session, seen, words
        self.settings = ui_settings(session.game)
        self.ways = composite_answers(session.game, seen.view, seen.pending)

    def widened(self) -> Question | None:
        """Return the question with every composite answer as an answer of its own; None if there is no question."""
        question = self.seen.pending
        return None if question is None else with_composites(question, self.ways)

    def price(self, asking: QuestionView) -> None:
        """Add prices and composite answers to all buttons, and disabled verbs in their places."""
        for place in (asking.buttons, asking.small, asking.folded, asking.listed):
            place[:] = [self._button(button) for button in place]
        for place in (asking.verbs, asking.rare):
            place[:] = [self._verb(self._button(button)) for button in place]
        asking.buttons = self._cheapest_first(asking.buttons)
        if asking.confirm is not None:
            self._confirm(asking)
        else:
            at_once = (*asking.verbs, *asking.rare, *asking.buttons, *asking.small)
            asking.others = [other for button in at_once for other in self._others(button)]
        question = self.seen.pending
        if asking.verbs and isinstance(question, Forms) and self.session.game.ui.shows_prices:
            self._closed(question, asking)

    def _button(self, button: Button) -> Button:
        """Return a button with its icons, its price, and the composite answer that it stands for."""
        button = self._agreed(self._shown(button))
        filled = form_of(button)
        # A disabled button shows the reason instead of a price.
        if not filled or button.closed:
            return button
        button = self._priced(button, filled)
        if button.gains and filled[0] in self.settings.tile_action_verbs:
            button = msgspec.structs.replace(button, shows=[])
        ways = self._ways(filled) if button.answer else []
        if ways:
            pays = self._pays(ways[0])
            note = pays or button.note
            return msgspec.structs.replace(button, answer=_answer(0, filled), note=note)
        return button

    def _cheapest_first(self, buttons: list[Button]) -> list[Button]:
        """Return the options of one field by their price, where the game wants it (`cheapest_first`)."""
        question, filled = self.seen.pending, [form_of(button) for button in buttons]
        form = question.form(str(filled[0][0])) if isinstance(question, Forms) and filled and filled[0] else None
        if form is None or not 1 < len(filled[0]) <= len(form.fields) + 1:
            return buttons
        prices = [self._price(values) or Price() for values in filled]
        if form.fields[len(filled[0]) - 2].name not in self.settings.cheapest_first or not any(
            price.costs for price in prices
        ):
            return buttons
        by_price = sorted(
            (sum(number for _, number in price.costs), not price.gains, index)
            for index, price in enumerate(prices)
            if price.costs
        )
        return [buttons[index] for *_, index in by_price]

    def _verb(self, button: Button) -> Button:
        """Return a verb with its price: its effect is drawn, so that its name suffices as a label."""
        if not (button.costs or button.gains or button.shows):
            return button
        value = value_of(button) if button.answer else None
        if isinstance(value, str) and not button.shows and value in self.settings.icons:
            button = msgspec.structs.replace(button, shows=icon_list(((value, 0),), self.words, self.settings))
        return msgspec.structs.replace(button, label=self.words.tap(button.verb), said=button.said or button.label)

    def _agreed(self, button: Button) -> Button:
        """Return a button for yes, no or none with a label for this question, where the game provides one."""
        question, value = self.seen.pending, value_of(button)
        if question is None or not (type(value) is bool or value == NONE):
            return button
        key = key_of("none" if value == NONE else "yes" if value else "no", question.id)
        args: Mapping[str, object] = getattr(question, "args", {})
        return msgspec.structs.replace(button, label=self.words.say(key, **args)) if self.words.has(key) else button

    def _shown(self, button: Button) -> Button:
        """Return the button of a tile with the icons printed on it, and with its short name."""
        value, filled = value_of(button), form_of(button)
        if type(value) is int and len(filled) == 2 and self.session.pack.provenance(f"{filled[0]} {value}"):
            # Actions that are named by numbers are cards of the pack.
            label = self.settings.short_name(self.words.name(f"{filled[0]} {value}"))
            return msgspec.structs.replace(button, label=label)
        shows = symbols(value, self.words, self.settings) if isinstance(value, str) else []
        if not shows:
            return button
        label = self.settings.short_name(button.label)
        return msgspec.structs.replace(button, shows=shows, said=button.label, label=label, icon="")

    def _price(self, filled: Sequence[Any]) -> Price | None:
        return price_of(self.session, self.seen, filled) if self.session.game.ui.shows_prices else None

    def _priced(self, button: Button, filled: Sequence[Any]) -> Button:
        price = self._price(filled)
        return self._with(button, price) if price else button

    def _with(self, button: Button, price: Price) -> Button:
        words = self.words
        drawn = (icon_list(icons, words, self.settings) for icons in (price.costs, price.gains, price.missing))
        costs, gains, missing = drawn
        priced = words.price(price)
        return msgspec.structs.replace(button, costs=costs, gains=gains, missing=missing, priced=priced)

    def _ways(self, filled: Sequence[Any]) -> list[CompositeAnswer]:
        """Return the composite answers for a filled form that is not possible by itself."""
        return matching(self.ways, self.seen.pending, filled)

    def _pays(self, way: CompositeAnswer) -> str:
        return ", ".join(self.words.say(key, **args) for key, args in way.pays)

    def _others(self, button: Button) -> list[Button]:
        """Return buttons for the other ways to pay for a button; the button itself uses the first way."""
        way = form_of(button) if button.answer else []
        if way[:1] != [WAY]:
            return []
        name, filled = button.label, way[2:]
        labels = [self.words.say("web-pay-as", name=name, how=self._pays(other)) for other in self._ways(filled)]
        return [Button(label, answer=_answer(index, filled)) for index, label in enumerate(labels)][1:]

    def _confirm(self, asking: QuestionView) -> None:
        """Add the price of the complete answer, and buttons for other ways to pay for it."""
        assert asking.confirm is not None
        filled = form_of(asking.confirm)
        if not filled:
            return
        button, price, ways = asking.confirm, self._price(filled), self._ways(filled)
        if price:
            # The panel shows the full price; on a phone the button has room for the cost only.
            costs, gains = self.words.things(price.costs), self.words.things(price.gains)
            takes = asking.hints.get(asking.chosen_space) or costs
            facts = [" → ".join(filter(None, (takes, gains))), self._pays(ways[0]) if ways else ""]
            asking.facts = [fact for fact in facts if fact]
            button = msgspec.structs.replace(self._with(button, price), note=costs or gains or button.note)
        answer = _answer(0, filled) if ways else button.answer
        asking.confirm = msgspec.structs.replace(button, answer=answer)
        asking.others = [Button(self._pays(way), answer=_answer(index, filled)) for index, way in enumerate(ways)][1:]

    def _closed(self, question: Forms, asking: QuestionView) -> None:
        """Add disabled verbs in their places, each with the reason."""
        shut = dict(question.closed()) if question.closed else {}
        open_verbs = {button.verb: button for button in asking.verbs}
        if len(set(shut.values())) < 2 or not open_verbs:
            return
        rare = {button.verb for button in asking.rare}
        buttons = []
        for verb in dict.fromkeys((*self.settings.verb_order, *open_verbs)):
            if verb in open_verbs:
                buttons.append(open_verbs[verb])
            elif verb in shut and verb not in rare and verb not in self.settings.advanced_verbs:
                reason = self.words.short(key_of("because", shut[verb]))
                off = Button(self.words.tap(verb), note=reason, icon=self.settings.verb_icons.get(verb, ""), verb=verb)
                buttons.append(self._priced(off, [verb]))
        if len(buttons) > _TWO_ROWS:
            # Disabled verbs take the room of verbs that are rarely needed.
            asking.rare += [button for button in buttons if button.verb in self.settings.advanced_verbs]
            buttons = [button for button in buttons if button.verb not in self.settings.advanced_verbs]
        asking.verbs = buttons


def _answer(index: int, filled: Sequence[Any]) -> str:
    return plain([WAY, index, *filled])


def answers_of(session: Session, raw: object) -> tuple[Any, ...]:
    """Return the answers of a composite answer; empty for any other answer.

    Raises Refusal if that way is not offered any more.
    """
    pending = session.pending
    if not isinstance(raw, tuple) or len(raw) < 3 or raw[0] != WAY or pending is None:
        return ()
    _, index, *filled = raw
    ways = matching(composite_answers(session.game, session.seen_by(pending.seat).view, pending), pending, filled)
    if type(index) is not int or not 0 <= index < len(ways):
        raise Refusal("way.gone")
    return ways[index].answers
