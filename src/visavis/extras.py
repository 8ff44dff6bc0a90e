"""Optional dependencies: a package that is not installed is reported in one sentence that names its extra."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

EXTRAS: Mapping[str, tuple[str, ...]] = {
    "cli": ("click", "rich", "fluent", "babel"),
    "web": ("starlette", "uvicorn", "h11", "jinja2", "segno"),
    "lab": ("pyarrow", "optuna"),
}
"""Top-level modules that the commands import from each extra."""

SENTENCES = {
    "de": "{what} braucht {missing}, das nicht installiert ist: pip install 'visavis[{extra}]'",
    "en": "{what} needs {missing}, which is not installed: pip install 'visavis[{extra}]'",
}
"""Messages by language. They cannot be Fluent messages, because Fluent itself comes with an extra."""


class MissingExtra(ModuleNotFoundError):
    """Raised if a package of an extra is not installed."""

    def __init__(self, what: str, missing: str, extra: str) -> None:
        args = {"what": what, "missing": missing, "extra": extra}
        self.sentences = {language: sentence.format(**args) for language, sentence in SENTENCES.items()}
        super().__init__(self.sentences["en"], name=missing)


@contextmanager
def needed(extra: str, what: str = "") -> Iterator[None]:
    """Context manager for imports: raises MissingExtra for a missing package. `what` is the feature that needs it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if isinstance(missing, MissingExtra) or (missing.name or "").partition(".")[0] == "visavis":
            raise
        raise MissingExtra(what or f"visavis.{extra}", missing.name or "", extra) from None


def missing_extra(wrong: BaseException) -> MissingExtra | None:
    """Return the MissingExtra for the missing package of an import error; None if no extra has it."""
    if isinstance(wrong, MissingExtra) or not isinstance(wrong, ModuleNotFoundError):
        return wrong if isinstance(wrong, MissingExtra) else None
    package = (wrong.name or "").partition(".")[0]
    extra = next((extra for extra, packages in EXTRAS.items() if package in packages), None)
    return None if extra is None else MissingExtra("visavis", package, extra)
