"""Saved games of a bot carry its text, open after every edit, and go on with a newer text if that fits."""

from __future__ import annotations

import gc
import pickle
import weakref

import pytest

from tests.textbot.broken import SOUND
from tests.textbot.play import answered, game_from
from visavis.core import NotAllowed, Refusal, Session, State
from visavis.core.game import find_game
from visavis.core.options import option_fields
from visavis.core.refusal import BadLog
from visavis.simulation import make_plan, simulate
from visavis.textbot.compiler import read_bot
from visavis.textbot.game import game_of
from visavis.words import Words

EDITS: dict[str, tuple[str, str]] = {
    "another text": ('text = "Do you have a gem?"', 'text = "Have you got a gem?"'),
    "another number": ('"gain points 3"', '"gain points 4"'),
    "one card more": ('  { id = "fog"', '  { id = "new", does = ["tax 2"], side = "left" },\n  { id = "fog"'),
    "one counter more": ("depth = { most = 5 }", "depth = { most = 5 }\nwidth = {}"),
    "one step more": ('"set depth 0", ', '"set depth 0", "gain points 1", '),
    "an action renamed": ("dig", "burrow"),
    "another order of sections": (
        '[levels]\neasy.name = "easy"\nhard.name = "hard"\n',
        '[levels]\nhard.name = "hard"\neasy.name = "easy"\n',
    ),
    "a card taken out": ('  { id = "grab", does = ["steal", "tax 2"], side = "right", worth = 1 },\n', ""),
    "a counter renamed": ("depth", "hole"),
    "a counter with less room": ("depth = { most = 5 }", "depth = { most = 1 }"),
    "fewer rounds": ("rounds = 3", "rounds = 1"),
    "no board": ("[pieces]\nmoles = {}", '[pieces]\nmoles = { sign = "M" }'),
    "a broken text": ("[turn]", "[trun]"),
}
FITS = ("another text", "another number", "one counter more", "one step more", "no board")


def edited(name: str) -> str:
    before, after = EDITS[name]
    assert before in SOUND, name
    return SOUND.replace(before, after)


def begun(text: str = SOUND, answers: int = 9) -> Session[State]:
    return answered(Session.new(game_from(text), seed=3), answers)


def test_a_saved_game_carries_the_text_and_opens_from_it() -> None:
    session = begun()
    assert session.header.text == SOUND
    game_from.cache_clear()
    again = Session.load(session.save())
    assert again.save() == session.save()
    assert again.game is not session.game
    assert answered(again).over


@pytest.mark.parametrize("name", EDITS)
def test_no_edit_of_the_file_hurts_a_saved_game(name: str) -> None:
    saved = begun().save()
    text = edited(name)
    if name != "a broken text":
        game_from(text)
    again = Session.load(saved)
    assert again.save() == saved
    assert answered(again).over


@pytest.mark.parametrize("name", EDITS)
def test_a_newer_text_is_taken_where_it_fits_and_refused_whole_where_not(name: str) -> None:
    session, text = begun(), edited(name)
    before = session.save()
    try:
        session.set_options(text=text)
    except Refusal:
        assert name not in FITS
        assert session.save() == before
    else:
        assert session.game.text == text
        again = Session.load(session.save())
        assert again.save() == session.save()
        assert answered(again).over
        session.undo()
        assert session.game.text == SOUND
    assert answered(Session.load(before)).over


@pytest.mark.parametrize("name", FITS)
def test_these_fit(name: str) -> None:
    session = begun()
    session.set_options(text=edited(name))
    assert session.game.text == edited(name)


def test_a_text_of_another_bot_is_refused() -> None:
    session = begun()
    with pytest.raises(Refusal) as refused:
        session.set_options(text=SOUND.replace('id = "mole"', 'id = "other"'))
    assert refused.value.id == "log.game"


def test_a_header_with_a_broken_text_is_refused_with_words() -> None:
    saved = begun().save()
    with pytest.raises(BadLog) as refused:
        Session.load(saved.replace("[turn]", "[trun]", 1))
    assert refused.value.id == "bot.key"
    assert "trun" in Words("en").refusal(refused.value)


def test_two_texts_of_one_id_are_two_games() -> None:
    one, other = game_from(SOUND), game_from(edited("another number"))
    assert one is not other
    assert find_game("bot.mole", SOUND) is one


def test_a_game_is_pickled_as_its_text_and_simulated_by_it() -> None:
    game = game_from(SOUND)
    assert pickle.loads(pickle.dumps(game)) is game
    plan = make_plan(game, {}, seed=1, games=3, seats={})
    assert plan.text == SOUND
    assert [result.over for result in simulate(plan)] == [True] * 3


def test_a_game_that_nobody_needs_any_more_is_forgotten() -> None:
    """An editor makes a game for every edit: neither its words nor its types stay."""
    game = game_of(read_bot(SOUND))
    assert Words("de", game).game_name() == "Baron Maulwurf"
    answered(Session.new(game, seed=1), 3)
    gone, kind = weakref.ref(game), weakref.ref(game.state)
    del game
    option_fields.cache_clear()
    for _ in range(3):
        if gone() is not None or kind() is not None:
            gc.collect()
    assert gone() is None
    assert kind() is None


def test_what_cannot_change_is_refused() -> None:
    with pytest.raises(NotAllowed):
        begun().set_options({"level": "hard"})
