"""The texts of a file: several languages, with placeholders, escaped as Fluent messages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec

from visavis.core.clause import DEFAULT_LANGUAGE
from visavis.core.question import NO_ARGS
from visavis.textbot.expressions import Expr, Fn, Scope
from visavis.textbot.problems import Path
from visavis.words.languages import LANGUAGES

if TYPE_CHECKING:
    from visavis.textbot.expressions import Compiler
    from visavis.textbot.runtime import Run

BLANK = re.compile(r"\{([^{}]*)\}")
_MOSTBLANKS = 12


class Text(msgspec.Struct, frozen=True):
    """A text by its key, with what its blanks are filled with."""

    key: str
    blanks: tuple[tuple[str, Fn], ...] = ()

    def args(self, run: Run) -> Any:
        """The variables of the words, now."""
        return {name: fn(run) for name, fn in self.blanks} if self.blanks else NO_ARGS


class Texts:
    """Collects the messages of a file, by language."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.messages: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
        self.languages: dict[str, int] = {}
        """Number of texts by language; texts without a language are not counted."""
        self.plain: dict[str, dict[str, str]] = {}
        """Each text for the rules, its blanks as they stand in the file."""

    def name(self, key: str, raw: object, path: Path, usual: str) -> None:
        """A name: a text without blanks. Without one the id is the name."""
        found = None if raw is None else self.compiler.world.shapes.text(raw, path)
        by_language = found or {"": usual.replace("_", " ")}
        self._count(by_language)
        for language in LANGUAGES:
            self.messages[language][key] = quoted(_in(by_language, language))
        self.plain[key] = by_language

    def text(self, key: str, raw: object, path: Path, scope: Scope, *more: str) -> Text:
        """A text with blanks; `more` are further keys under which it is said."""
        found = self.compiler.world.shapes.text(raw, path)
        if found is None:
            return Text(key)
        self._count(found)
        self.plain[key] = found
        blanks: dict[str, tuple[str, Expr]] = {}
        made = {language: self._pattern(text, path, scope, blanks) for language, text in found.items()}
        for language in LANGUAGES:
            for one in (key, *more):
                self.messages[language][one] = _in(made, language)
        return Text(key, tuple((name, expr.fn) for name, expr in blanks.values()))

    def _count(self, texts: dict[str, str]) -> None:
        for language in texts:
            self.languages[language] = self.languages.get(language, 0) + 1

    def _pattern(self, text: str, path: Path, scope: Scope, blanks: dict[str, tuple[str, Expr]]) -> str:
        """A text as a Fluent pattern. What is no blank is a quoted literal."""
        problems = self.compiler.world.problems
        if text.count("{") != text.count("}") or len(BLANK.findall(text)) != text.count("{"):
            problems.add("blank.open", path, text[:30], text=text)
            return quoted(text)
        parts, at = [], 0
        for blank in BLANK.finditer(text):
            parts.append(quoted(text[at : blank.start()]) if text[at : blank.start()] else "")
            at = blank.end()
            inside, _, forms = blank[1].partition(":")
            name = self._blank(inside.strip(), path, scope, blanks)
            one, _, many = forms.partition("|")
            if not forms:
                parts.append(f"{{ ${name} }}")
            elif one.strip() and many.strip():
                # Fluent wants every form of a word on a line of its own.
                forms = f"\n   [one] {quoted(one.strip())}\n   *[other] {quoted(many.strip())}\n    "
                parts.append(f"{{ ${name} ->{forms}}}")
            else:
                problems.add("blank.forms", path, text[:30], text=text)
        parts.append(quoted(text[at:]) if text[at:] else "")
        if len(blanks) > _MOSTBLANKS:
            problems.add("blank.many", path, text[:30], most=_MOSTBLANKS)
        return "".join(parts)

    def _blank(self, inside: str, path: Path, scope: Scope, blanks: dict[str, tuple[str, Expr]]) -> str:
        if inside not in blanks:
            kinds = ("number", "word", "yes", "card", "counter", "pile", "words")
            known = self.compiler.expr(inside, path, msgspec.structs.replace(scope, asks=False, board=False), *kinds)
            if known is None:
                return "missing"
            name = inside if inside in ("count", "round") else f"blank_{len(blanks)}"
            blanks[inside] = (name, known)
        return blanks[inside][0]

    def fluent(self) -> dict[str, str]:
        """All messages as Fluent files, by language."""
        return {
            language: "".join(f"{key} = {pattern}\n" for key, pattern in sorted(its.items()))
            for language, its in self.messages.items()
        }


def _in(texts: dict[str, str], language: str) -> str:
    """Return the text in this language; otherwise the default one, English, or any."""
    return texts.get(language) or texts.get("") or texts.get(DEFAULT_LANGUAGE) or next(iter(texts.values()))


in_language = _in


def quoted(text: str) -> str:
    """A text as a literal of Fluent: nothing in it means anything.

    >>> quoted('a { $b } "c"')
    '{ "a { $b } \\\\"c\\\\"" }'
    """
    shown = " ".join(text.split("\n")).replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{shown}" }}'
