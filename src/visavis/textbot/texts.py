"""The texts of a file: several languages, with placeholders, escaped as Fluent messages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec

from visavis.core.clause import DEFAULT_LANGUAGE
from visavis.core.question import NO_ARGS
from visavis.textbot.expr import Expr, Fn, Scope
from visavis.textbot.source.source_map import Path
from visavis.words.languages import LANGUAGES

if TYPE_CHECKING:
    from visavis.textbot.expressions import Compiler
    from visavis.textbot.runtime import Run

BLANK = re.compile(r"\{([^{}]*)\}")
_MOSTBLANKS = 12
_SENTENCE = re.compile(r"[^\W\d]{2,} +[^\W\d]{2,}")


class Text(msgspec.Struct, frozen=True):
    """A compiled text: its Fluent key, and the functions that evaluate its blanks."""

    key: str
    blanks: tuple[tuple[str, Fn], ...] = ()

    def args(self, run: Run) -> Any:
        """Evaluate the variables of the message."""
        return {name: fn(run) for name, fn in self.blanks} if self.blanks else NO_ARGS


class Texts:
    """Collects the messages of a file, by language."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.messages: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
        self.languages: dict[str, int] = {}
        """Number of texts by language; texts without a language are not counted."""
        self.plain: dict[str, dict[str, str]] = {}
        """Each text by language for the rules page, with the source of its blanks."""
        self.one_language: set[str] = set()
        """Sentences that are written without a language."""
        self.paths: dict[str, Path] = {}
        """Where each text stands."""

    def name(self, key: str, raw: object, path: Path, usual: str) -> None:
        """Add a name: a text without blanks. The default is derived from `usual`."""
        texts = None if raw is None else self.compiler.world.shapes.text(raw, path)
        by_language = texts or {"": usual.replace("_", " ")}
        self._count(key, by_language if texts else {})
        for language in LANGUAGES:
            self.messages[language][key] = quoted(_in(by_language, language))
        self.plain[key], self.paths[key] = by_language, path

    def text(self, key: str, raw: object, path: Path, scope: Scope, *more: str) -> Text:
        """Compile a text with blanks; `more` are further keys of the message."""
        texts = self.compiler.world.shapes.text(raw, path)
        if texts is None:
            return Text(key)
        self._count(key, texts)
        self.plain[key], self.paths[key] = texts, path
        blanks: dict[str, tuple[str, Expr]] = {}
        made = {
            language: self._pattern(text, (*path, language) if language else path, scope, blanks)
            for language, text in texts.items()
        }
        for language in LANGUAGES:
            for message_key in (key, *more):
                self.messages[language][message_key] = _in(made, language)
        return Text(key, tuple((name, expr.fn) for name, expr in blanks.values()))

    def _count(self, key: str, texts: dict[str, str]) -> None:
        if set(texts) == {""} and _SENTENCE.search(BLANK.sub("", texts[""])):
            self.one_language.add(key)
        for language in texts:
            self.languages[language] = self.languages.get(language, 0) + 1

    def _pattern(self, text: str, path: Path, scope: Scope, blanks: dict[str, tuple[str, Expr]]) -> str:
        """Compile a text to a Fluent pattern; everything but blanks is a quoted literal."""
        problems = self.compiler.world.problems
        if text.count("{") != text.count("}") or len(BLANK.findall(text)) != text.count("{"):
            problems.add("blank.open", path, text[:30], text=text)
            return quoted(text)
        parts, end = [], 0
        for blank in BLANK.finditer(text):
            parts.append(quoted(text[end : blank.start()]) if text[end : blank.start()] else "")
            end = blank.end()
            inside, _, forms = blank[1].partition(":")
            name = self._blank(inside.strip(), path, scope, blanks)
            singular, _, plural = forms.partition("|")
            if not forms:
                parts.append(f"{{ ${name} }}")
            elif singular.strip() and plural.strip():
                # Fluent requires a line per plural form.
                forms = f"\n   [one] {quoted(singular.strip())}\n   *[other] {quoted(plural.strip())}\n    "
                parts.append(f"{{ ${name} ->{forms}}}")
            else:
                problems.add("blank.forms", path, text[:30], text=text)
        parts.append(quoted(text[end:]) if text[end:] else "")
        if len(blanks) > _MOSTBLANKS:
            problems.add("blank.many", path, text[:30], most=_MOSTBLANKS)
        return "".join(parts)

    def _blank(self, inside: str, path: Path, scope: Scope, blanks: dict[str, tuple[str, Expr]]) -> str:
        if inside not in blanks:
            kinds = ("number", "word", "yes", "card", "counter", "pile", "words", "text")
            known = self.compiler.expr(inside, path, msgspec.structs.replace(scope, asks=False, board=False), *kinds)
            if known is None:
                return "missing"
            name = inside if inside in ("count", "round") else f"blank_{len(blanks)}"
            blanks[inside] = (name, known)
        return blanks[inside][0]

    def fluent(self) -> dict[str, str]:
        """Return all messages as Fluent files, by language."""
        return {
            language: "".join(f"{key} = {pattern}\n" for key, pattern in sorted(messages.items()))
            for language, messages in self.messages.items()
        }


def _in(texts: dict[str, str], language: str) -> str:
    """Return the text in this language; otherwise the default one, English, or any."""
    return texts.get(language) or texts.get("") or texts.get(DEFAULT_LANGUAGE) or next(iter(texts.values()))


in_language = _in


def quoted(text: str) -> str:
    """Return a text as a Fluent string literal, in which no character is special.

    >>> quoted('a { $b } "c"')
    '{ "a { $b } \\\\"c\\\\"" }'
    """
    shown = " ".join(text.split("\n")).replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{shown}" }}'
