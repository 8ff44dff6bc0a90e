"""Tools for authors: what can be completed, and examples made from the last turn of a running game."""

from __future__ import annotations

import pytest

from visavis.core import Refusal, Session, Stream
from visavis.core.chance import key
from visavis.textbot import game_from, read_bot
from visavis.textbot.examples import run_examples
from visavis.textbot.gallery import shipped, shipped_ids
from visavis.textbot.game import game_of
from visavis.textbot.source.document import KEYS
from visavis.textbot.steps import VERBS
from visavis.textbot.studio.completion import completion
from visavis.textbot.studio.example import example_of


def played(id: str, seed: int, answers: int) -> Session:
    """A game of a shipped bot in which a stand-in has answered so many questions."""
    session = Session.new(game_from(shipped(id)), seed=seed)
    policy = session.game.policy("somebody")
    for count in range(answers):
        if session.pending is None:
            break
        stream = Stream(key(seed, str(count)))
        session.answer(policy.answer(lambda: session.game.view(session.timeline.now, "you"), session.pending, stream))
    return session


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_key_and_step_can_be_completed(language: str) -> None:
    known = completion(language)
    assert set(known.steps) == set(VERBS)
    assert "counters" in known.sections
    assert "id" not in known.sections
    for section, keys in KEYS.items():
        missing = set(keys) - set(known.keys[section])
        assert missing <= set(known.sections), section
        assert all(about.about for about in known.keys[section].values()), section


@pytest.mark.parametrize("id", shipped_ids())
def test_a_turn_of_every_bot_becomes_an_example_that_passes(id: str) -> None:
    for seed, answers in ((1, 9), (2, 16), (3, 25)):
        session = played(id, seed, answers)
        example = example_of(session, "a turn")
        text = f"{shipped(id).rstrip()}\n\n{example}"
        bot = read_bot(text)
        wrong, count = run_examples(bot, game_of(bot))
        assert wrong == []
        assert count == shipped(id).count("[[example]]") + 1


def test_an_example_says_what_came_of_the_turn() -> None:
    session = played("lantern_keeper", 1, 9)
    example = example_of(session, "nine answers")
    assert example.startswith('[[example]]\ntext = "nine answers"\nlevel = "calm"\nstate = { turns_you = 4, ')
    after = next(line for line in example.splitlines() if line.startswith("after"))
    bot = read_bot(f"{shipped('lantern_keeper')}\n{example.replace(after, 'after = { points = 999 }')}")
    assert [wrong.id for wrong in run_examples(bot, game_of(bot))[0]] == ["bot.example.after"]


def test_before_the_first_turn_there_is_no_example() -> None:
    with pytest.raises(Refusal) as refused:
        example_of(Session.new(game_from(shipped("lantern_keeper")), seed=1), "none")
    assert refused.value.id == "example.none"
