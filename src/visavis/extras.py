"""Packages that come with an extra: one that is not installed is reported in one sentence that names the extra."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

EXTRAS: Mapping[str, tuple[str, ...]] = {
    "cli": ("click", "rich", "fluent", "babel"),
    "web": ("starlette", "uvicorn", "h11", "jinja2", "segno"),
    "lab": ("pyarrow", "optuna"),
}
"""What the commands import of each extra, by the first part of the names of its modules."""

SENTENCES = {
    "de": "{what} braucht {missing}, das nicht installiert ist: pip install 'visavis[{extra}]'",
    "en": "{what} needs {missing}, which is not installed: pip install 'visavis[{extra}]'",
}
"""Words themselves come with an extra: what reports that it is missing cannot use them."""


class MissingExtra(ModuleNotFoundError):
    """A package of an extra is not installed."""

    def __init__(self, what: str, missing: str, extra: str) -> None:
        args = {"what": what, "missing": missing, "extra": extra}
        self.sentences = {language: said.format(**args) for language, said in SENTENCES.items()}
        super().__init__(self.sentences["en"], name=missing)


@contextmanager
def needed(extra: str, what: str = "") -> Iterator[None]:
    """Report a package that cannot be imported in here: `what`, by default that module of ours, needs the extra."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if isinstance(missing, MissingExtra) or (missing.name or "").partition(".")[0] == "visavis":
            raise
        raise MissingExtra(what or f"visavis.{extra}", missing.name or "", extra) from None


def missing_extra(wrong: BaseException) -> MissingExtra | None:
    """Return what a command reports of a package that is missing; None if no extra has it."""
    if isinstance(wrong, MissingExtra) or not isinstance(wrong, ModuleNotFoundError):
        return wrong if isinstance(wrong, MissingExtra) else None
    package = (wrong.name or "").partition(".")[0]
    extra = next((extra for extra, its in EXTRAS.items() if package in its), None)
    return None if extra is None else MissingExtra("visavis", package, extra)
