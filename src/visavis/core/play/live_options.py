"""What may be turned in the middle of a game, such as how much the app keeps: the dials there are, and turning one."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from visavis.core.play.session import Session
from visavis.core.refusal import NotAllowed


class LiveOption(msgspec.Struct, frozen=True):
    """A dial: its settings, each with the options that it means, and the one that holds ("": none of them)."""

    name: str
    settings: Mapping[str, Mapping[str, object]]
    now: str


def dials_of(session: Session) -> tuple[LiveOption, ...]:
    """The dials of a game that goes on; none where others play with hidden cards."""
    if session.over or session.read_only or session.secret:
        return ()
    options = session.game.read_options(session.options)
    return tuple(
        LiveOption(name, settings, _now(options, settings)) for name, settings in options.live_settings().items()
    )


def _now(options: object, settings: Mapping[str, Mapping[str, object]]) -> str:
    """The setting whose options hold."""
    holds = (id for id, means in settings.items() if all(getattr(options, name) == its for name, its in means.items()))
    return next(holds, "")


def set_live_option(session: Session, name: str, setting: str) -> None:
    """Turn a dial; a refusal says what is possible, and nothing has changed."""
    session.runner.require_writable()
    dials = {dial.name: dial for dial in dials_of(session)}
    if not dials:
        raise NotAllowed("dial.none")
    if name not in dials:
        raise NotAllowed("dial.name", given=name[:40], options=tuple(dials))
    dial = dials[name]
    if setting not in dial.settings:
        raise NotAllowed("dial.setting", given=setting[:40], options=tuple(dial.settings))
    if setting == dial.now:
        raise NotAllowed("dial.same", options=(setting,))
    session.set_options(dial.settings[setting])
