"""Options that may change during a game, such as how much state the app tracks: list and set them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from visavis.core.play.session import Session
from visavis.core.refusal import NotAllowed


class LiveOption(msgspec.Struct, frozen=True):
    """A live option: its settings, each with the options that it stands for, and the current one ("": none of them)."""

    name: str
    settings: Mapping[str, Mapping[str, object]]
    now: str


def dials_of(session: Session) -> tuple[LiveOption, ...]:
    """Return the live options of a session; empty if it is over, read-only or has hidden cards."""
    if session.over or session.read_only or session.secret:
        return ()
    options = session.game.read_options(session.options)
    return tuple(
        LiveOption(name, settings, _now(options, settings)) for name, settings in options.live_settings().items()
    )


def _now(options: object, settings: Mapping[str, Mapping[str, object]]) -> str:
    """Return the current setting; "" if none matches the options."""
    holds = (
        id for id, means in settings.items() if all(getattr(options, name) == value for name, value in means.items())
    )
    return next(holds, "")


def set_live_option(session: Session, name: str, setting: str) -> None:
    """Change a live option. Raises NotAllowed, and nothing has changed."""
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
