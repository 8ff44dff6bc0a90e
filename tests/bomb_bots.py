"""Bots as bombs: texts at the limit of what a bot may be, and games of bots that run for ever."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from visavis.core import Session
from visavis.core.play.log import Answer, write_line
from visavis.textbot import game_from


def bot(more: str = "", rounds: int = 3, turns: int = 3, **blocks: str) -> str:
    """A small bot with something more."""
    do = {"turn": '["gain points 1"]', **blocks}
    written = "".join(f"[{name}]\ndo = {steps}\n" for name, steps in do.items())
    top = f'bot = 1\nid = "bomb"\nname = "Bomb"\nrounds = {rounds}\nturns_per_round = {turns}\n'
    return f'{top}\n[counters.points]\nname = "points"\n{more}\n{written}'


def looping() -> str:
    """A bot whose every turn runs as long as a turn may, in every branch."""
    actions = "".join(f"[actions.a{n}]\ndo = [{', '.join([f'{chr(34)}do a{n + 1}{chr(34)}'] * 3)}]\n" for n in range(5))
    last = '[actions.a5]\ndo = ["gain points 1", "gain points 1"]\n'
    return bot(actions + last, rounds=99, turns=99, turn='["do a0"]')


def long_bot() -> str:
    """A bot near the limit of its size: actions that call each other, all with conditions."""
    parts = [
        f'[actions.a{n}]\nif = "points > {n} and points < {n + 7} or points = {n}"\ndo = ["gain points points + {n}"]\n'
        for n in range(390)
    ]
    text = bot("".join(parts))
    return text + "# " + "x" * max(0, 59_000 - len(text)) + "\n"


def _numbers() -> str:
    """Definitions of numbers that are as dear as an expression may be."""
    first, second = (" + ".join([name] * many) for name, many in (("points", 30), ("n0", 12)))
    return f'[numbers]\nn0 = "{first}"\nn1 = "{second}"\n'


def dear() -> str:
    """A bot whose every step evaluates a dear expression."""
    gains = ", ".join(['"gain points n1"'] * 90)
    actions = f'[actions.a]\ndo = ["do b", "do b", "do b"]\n[actions.b]\ndo = [{gains}]\n'
    return bot(_numbers() + actions, rounds=99, turns=99, turn='["do a", "do a"]')


def choosing() -> str:
    """A bot that compares many options by dear criteria, many times in a turn."""
    counters = "".join(f'[counters.c{n}]\nname = "c"\n' for n in range(60))
    among = ", ".join(f'"c{n}"' for n in range(60))
    by = ", ".join(f'{{ text = "{n}", most = "n1 + {n}" }}' for n in range(20))
    choice = f'[choices.x]\ntext = "x"\namong = [{among}]\nby = [{by}, {{ text = "any", random = true }}]\n'
    act = '[actions.a]\nchoose = "x"\ndo = ["gain points 1"]\n'
    turn = "[" + ", ".join(['"do a"'] * 50) + "]"
    return bot(_numbers() + counters + choice + act, rounds=99, turns=99, turn=turn)


def every_point() -> str:
    """A bot with a counter that does something at each of a million points."""
    more = '[counters.x]\nname = "x"\nmost = 999999\nevery = 1\ndo = ["gain points 1"]\n'
    return bot(more, rounds=99, turns=99, turn='["gain x 999999"]')


def turns(text: str, many: int = 6_000) -> list[str]:
    """The lines of a link to a game of a bot in which a person has ended so many turns."""
    session = Session.new(game_from(text), seed=1)
    assert session.pending is not None
    done = write_line(Answer(next(iter(session.pending.answers())), session.pending.id, session.pending.seat))
    return [write_line(session.header), *[done] * many, "0" * 12]


def bot_kinds() -> Iterator[tuple[str, Callable[[], str]]]:
    """Bot texts at the limit of their size."""
    yield "a bot of 390 actions", long_bot
    yield "a bot with huge loops, compiled", looping
    yield "a bot of 400 counters", lambda: bot("".join(f'[counters.c{n}]\nname = "c{n}"\n' for n in range(399)))
    yield "a bot of 1,500 cards", lambda: bot("".join(f'[[card]]\nid = "c{n}"\nname = "C"\n' for n in range(1_500)))
    yield (
        "a bot with misspelt names",
        lambda: bot("".join(f'[actions.a{n}]\ndo = ["gian pionts{n}"]\n' for n in range(390))),
    )
    yield "a bot with misspelt keys", lambda: bot("".join(f"kee{n} = 1\n" for n in range(4_000)))
    yield "a bot with a deep expression", lambda: bot(turn='["gain points ' + "(" * 20_000 + "1" + ")" * 20_000 + '"]')
    yield "a bot with a long expression", lambda: bot(turn='["gain points ' + "1 + " * 12_000 + '1"]')
    yield "a bot with a large map", lambda: bot('[board]\nhexes = """\n' + (". " * 120 + "\n") * 200 + '"""\n')
    yield "a bot with names of names", lambda: bot(turn='["say ' + "{points}" * 6_000 + '"]')
    yield "a bot longer than any", lambda: bot("# " + "x" * 400_000)
