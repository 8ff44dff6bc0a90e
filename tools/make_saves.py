"""Write the saved games of a release into `tests/saves`; they open for ever (tests/test_saves.py).

Only contents that no earlier release has become files; the manifest `<version>.json` names all of them.

For each game: one that is over, one cut in the middle of a step, one with a correction, one with printed cards shown by
a person, one guided, and one with an owner's pack.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.corpus import add_release  # noqa: E402
from visavis import __version__  # noqa: E402
from visavis.core import Refusal, Session, Stream, find_games, get_game  # noqa: E402
from visavis.core.question import PERSON  # noqa: E402

MOST = 4000


def played(session: Session, answers: int, seed: int) -> Session:
    """Return the session after this many answers, or at its end."""
    stream = Stream(seed)
    for _ in range(answers):
        if session.pending is None:
            break
        session.answer(session.pending.some(stream.below))
    return session


def corrected(session: Session) -> Session | None:
    """Return the session with a correction: the first number of its state that can be increased by one."""
    for field, value in session.seen_by("table").view.to_plain().items():
        if type(value) is int:
            try:
                session.correct({field: value + 1})
            except Refusal:
                continue
            return session
    return None


def saves(id: str) -> Iterator[tuple[str, Session]]:
    """Yield the games of a release, each with its name."""
    game = get_game(id)
    for seed in (1, 2):
        yield f"over_{seed}", played(Session.new(game, seed=seed), MOST, seed)
    whole = len([line for line in played(Session.new(game, seed=3), MOST, 3).lines if hasattr(line, "to")])
    for part in (1, 2, 3):
        yield f"cut_{part}", played(Session.new(game, seed=3), whole * part // 4, 3)
    if not game.hidden:
        session = corrected(played(Session.new(game, seed=4), max(whole // 3, 3), 4))
        if session is not None:
            yield "corrected", played(session, 5, 5)
    if game.streams:
        yield "shown", played(Session.new(game, seed=5, shown=game.streams), max(whole // 2, 5), 6)
    if "tracked" in game.options.__struct_fields__:
        yield "guided", played(Session.new(game, {"tracked": False}, seed=6), max(whole // 2, 5), 7)
    if game.pack is not None:
        own = game.pack.build({**game.default_pack.raw, "id": "mine"})
        yield "own_pack", played(Session.new(game, seed=7, own_pack=own), max(whole // 2, 5), 8)
    others = [name for name in game.policy_names if name != PERSON][:1]
    if len(game.seats(game.options())) > 1:
        seats = dict.fromkeys(game.seats(game.options())[1:], others[0])
        yield "computers", played(Session.new(game, seed=8, seats=seats), whole // 4, 9)


def main() -> None:
    """Write the saves of all games."""
    root = Path(sys.argv[1]) if sys.argv[1:] else ROOT
    release = {f"{id}/{name}": session.save() for id in find_games() for name, session in saves(id)}
    new = add_release(__version__, release, root / "tests" / "saves")
    print(f"{__version__}: {len(release)} saved games, {new} of them new")


if __name__ == "__main__":
    main()
