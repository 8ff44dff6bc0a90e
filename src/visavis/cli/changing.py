"""What a person changes between two answers: facts that are set right, and dials that are turned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from visavis.core import BadPosition, NotAllowed, Refusal, State
from visavis.core.play.live_options import Dial, dials_of, turn
from visavis.core.question.reading import read_option
from visavis.words import Words, printable
from visavis.words.facts import shown_by_place
from visavis.words.typed_lines import correct_typed, correctable, in_use

if TYPE_CHECKING:
    from visavis.cli.play import Play


# Facts


def correct(play: Play, rest: str) -> None:
    """Set a fact right: a field and its value; alone, the fields there are."""
    if play.session.secret:
        raise NotAllowed("correct.hidden")
    if not rest:
        return _fields(play, in_use(play.session))
    field, value = _field(play.words, rest, correctable(play.session))
    if not value:
        raise Refusal("play.correct", field=field)
    play.changing(lambda: correct_typed(play.session, field, value, play.words.option))
    play.screen.print(play.words.say("play-corrected", name=play.words.state_field(field)))


def _fields(play: Play, fields: tuple[str, ...]) -> None:
    view = play.seen().view
    plain = view.to_plain() if isinstance(view, State) else {}
    play.screen.print(play.words.say("play-correct-how"))
    for field in fields:
        value = ""
        if field in plain:
            value = f": {shown_by_place(play.words, field, plain[field], view.axes(field))}"
        play.screen.print(f"  {play.words.state_field(field)}{printable(value, 200)}")


def _field(words: Words, rest: str, fields: tuple[str, ...]) -> tuple[str, str]:
    """The field that a line begins with, by its id or its name, and what follows it."""
    names = {name.casefold(): field for field in fields for name in (field, words.state_field(field))}
    for name in sorted(names, key=len, reverse=True):
        if rest.casefold() == name or rest.casefold().startswith(f"{name} "):
            return names[name], rest[len(name) :].strip()
    # Those whose name has the word in it, as a person reads it; otherwise all.
    word = rest.split()[0]
    near = tuple(name for name in map(words.state_field, fields) if word.casefold() in name.casefold())
    raise BadPosition("position.field", field=word[:40], options=near or fields)


# Dials


def turn_dial(play: Play, rest: str) -> None:
    """Turn a dial: its name, which may be left out where there is only one, and the setting; alone, what there is."""
    dials = {dial.name: dial for dial in dials_of(play.session)}
    if not dials:
        raise NotAllowed("dial.none")
    if not rest:
        for dial in dials.values():
            play.screen.print(_said(play.words, dial))
        return
    words = play.words
    first, _, setting = rest.partition(" ")
    if len(dials) == 1 and not setting:
        name, setting = next(iter(dials)), first
    else:
        name = str(read_option(first, tuple(dials), words.option))
    options = tuple(dials[name].settings)
    chosen = str(read_option(setting.strip() or "-", options, words.option))
    play.changing(lambda: turn(play.session, name, chosen))
    said = words.game_option_value(name, chosen)
    play.screen.print(words.say("play-turned", name=words.game_option(name), setting=said))


def _said(words: Words, dial: Dial) -> str:
    """A dial: how it is set, and what else is possible."""
    now = words.game_option_value(dial.name, dial.now) if dial.now else ""
    options = ", ".join(words.option(id) for id in dial.settings)
    return words.say("play-dial", name=words.game_option(dial.name), now=now, options=options)
