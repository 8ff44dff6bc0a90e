"""Measure a Python source folder: size, function lengths, typing, coupling, vocabulary.

    python measure.py src/visavis            figures for all of it
    python measure.py src/visavis --words    also the files with the most homely words, and those words in context
    python measure.py src/visavis --json     the same figures as JSON, to compare two commits

Needs nothing but Python 3.11. Vocabulary is counted in docstrings and comments only, and leaves out `games/` (rules
speak the language of their rulebooks) and tests. The two lists below are the measure: extend them only in both
directions and note it. `tests/test_house.py` keeps the figures from growing.
"""

from __future__ import annotations

import ast
import io
import json
import re
import statistics
import sys
import tokenize
from collections import Counter, defaultdict
from pathlib import Path

TECHNICAL = [
    "cache",
    "cached",
    "caching",
    "parse",
    "parsed",
    "parser",
    "parses",
    "validate",
    "validated",
    "validates",
    "validation",
    "serialize",
    "serialized",
    "serialization",
    "callback",
    "garbage",
    "cycle",
    "thread",
    "lock",
    "transaction",
    "index",
    "lookup",
    "encode",
    "encoded",
    "decode",
    "decoded",
    "default",
    "optional",
    "override",
    "overrides",
    "instance",
    "iterate",
    "iterator",
    "generator",
    "raise",
    "raises",
    "exception",
    "error",
    "argument",
    "parameter",
    "attribute",
    "module",
    "class",
    "method",
    "function",
    "return",
    "returns",
    "immutable",
    "mutable",
    "hash",
    "digest",
    "buffer",
    "stream",
    "schema",
    "config",
    "configuration",
    "render",
    "renders",
    "template",
    "request",
    "response",
    "handler",
    "route",
    "session",
    "state",
    "snapshot",
    "rollback",
    "replay",
    "timeout",
    "retry",
    "queue",
    "worker",
    "process",
    "batch",
    "heuristic",
    "evaluation",
    "rollout",
    "simulation",
    "policy",
    "observation",
    "reward",
    "compile",
    "compiles",
    "token",
    "syntax",
    "grammar",
    "reference",
    "dependency",
    "import",
    "deprecated",
    "invalid",
    "valid",
    "legal",
    "illegal",
    "unused",
    "duplicate",
    "normalize",
    "format",
    "escape",
    "quote",
    "offset",
    "range",
    "bound",
    "bounds",
]
HOMELY = [
    "somebody",
    "nobody",
    "whoever",
    "so\\s+many",
    "so\\s+few",
    "so\\s+much",
    "tidied",
    "tidying",
    "gets?\\s+up",
    "lie",
    "lies",
    "lying",
    "goes\\s+its\\s+own\\s+way",
    "by\\s+and\\s+by",
    "set\\s+right",
    "sets\\s+right",
    "anew",
    "once\\s+more",
    "by\\s+itself",
    "told",
    "tells?",
    "said\\s+otherwise",
    "handed",
    "hands?\\s+over",
    "looked\\s+at",
    "whose\\s+turn",
]
TECHNICAL_RE = re.compile(r"\b(" + "|".join(TECHNICAL) + r"|compatib\w+)\b", re.IGNORECASE)
HOMELY_RE = re.compile(r"\b(" + "|".join(HOMELY) + r")\b", re.IGNORECASE)
LOCALS = ("one", "found", "at", "its", "part", "left", "said", "other", "these", "what")


def prose(text: str, tree: ast.Module) -> list[tuple[int, str]]:
    """Docstrings (of attributes too) and comments, each with its line."""
    parts = [
        (node.lineno, node.value.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            parts.append((token.start[0], token.string))
    return parts


def modules_of(root: Path) -> dict[str, Path]:
    """The modules of a package by their dotted name."""
    found = {}
    for file in sorted(root.rglob("*.py")):
        parts = (root.name, *file.relative_to(root).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def imported(tree: ast.Module, module: str, is_package: bool, modules: dict[str, Path]) -> set[str]:
    """The modules of the same package that a module imports."""
    found = set()
    package = module if is_package else module.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                up = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*up, *([node.module] if node.module else [])])
            for alias in node.names:
                name = f"{base}.{alias.name}"
                found.add(name if name in modules else base)
    return {name for name in found if name in modules and name != module}


def measure(root: Path) -> dict[str, object]:
    """All figures of a folder."""
    modules = modules_of(root)
    lengths: list[int] = []
    longest: list[tuple[int, str]] = []
    sizes: list[int] = []
    folders: Counter[str] = Counter()
    importers: dict[str, set[str]] = defaultdict(set)
    names: Counter[str] = Counter()
    technical: Counter[str] = Counter()
    homely: Counter[str] = Counter()
    homely_in: dict[str, list[str]] = defaultdict(list)
    words = any_lines = ignores = casts = lines = hollow = small = 0
    starts: Counter[str] = Counter()
    game_fields: list[str] = []
    for module, file in modules.items():
        text = file.read_text("utf-8")
        tree = ast.parse(text)
        rows = text.splitlines()
        relative = file.relative_to(root)
        lines += len(rows)
        sizes.append(len(rows))
        small += len(rows) <= 30 and file.name not in ("__init__.py", "__main__.py")
        folders[str(relative.parent)] += 1
        any_lines += sum(bool(re.search(r"\bAny\b", row)) for row in rows)
        ignores += len(re.findall(r"type:\s*ignore", text))
        casts += len(re.findall(r"\bcast\(", text))
        for other in imported(tree, module, file.name == "__init__.py", modules):
            importers[other].add(module)
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                length = (node.end_lineno or node.lineno) - node.lineno + 1
                lengths.append(length)
                longest.append((length, f"{relative}:{node.name}"))
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id in LOCALS:
                names[node.id] += 1
            elif isinstance(node, ast.ClassDef) and node.name == "Game" and str(relative) == "core/game.py":
                game_fields = [part.target.id for part in node.body
                               if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)]  # fmt: skip
        if relative.parts[0] in ("games", "testing"):
            continue
        for line, part in prose(text, tree):
            words += len(re.findall(r"[A-Za-z']+", part))
            technical.update(word.lower() for word in TECHNICAL_RE.findall(part))
            for match in HOMELY_RE.finditer(part):
                homely[re.sub(r"\s+", " ", match[0].lower())] += 1
                context = part[max(0, match.start() - 40) : match.end() + 30].replace("\n", " ")
                homely_in[str(relative)].append(f"{line}: …{context}…")
            first = part.split()[0] if part.split() else ""
            starts[first] += not part.startswith("#")
            hollow += bool(re.match(r"See `[\w.]+`\.?$", part.strip()))
    lengths.sort()
    once = [name for name in modules if len(importers[name]) == 1 and modules[name].name != "__init__.py"]
    return {
        "files": len(modules),
        "lines": lines,
        "files_up_to_30_lines_without_init": small,
        "files_up_to_60_lines": sum(size <= 60 for size in sizes),
        "files_over_400_lines": sum(size > 400 for size in sizes),
        "median_file": statistics.median(sizes),
        "largest_folders": folders.most_common(12),
        "functions": len(lengths),
        "function_median_p95_max": [statistics.median(lengths), lengths[int(len(lengths) * 0.95)], lengths[-1]],
        "longest_functions": [f"{length} {where}" for length, where in sorted(longest, reverse=True)[:5]],
        "any_lines": any_lines,
        "any_per_1000_lines": round(1000 * any_lines / lines, 1),
        "type_ignores": ignores,
        "casts": casts,
        "modules_imported_by_one_other": len(once),
        "game_fields": len(game_fields),
        "local_names": dict(names.most_common()),
        "prose_words_outside_games": words,
        "technical_per_1000": round(1000 * sum(technical.values()) / words, 1) if words else 0,
        "homely_per_1000": round(1000 * sum(homely.values()) / words, 1) if words else 0,
        "technical_most": technical.most_common(12),
        "homely_most": homely.most_common(16),
        "docstrings_that_begin_with": [(word, starts[word]) for word in ("What", "Whether", "Where", "Who", "The")],
        "docstrings_see": hollow,
        "_homely_in": dict(sorted(homely_in.items(), key=lambda item: -len(item[1]))),
        "_once": once,
    }


def main() -> None:
    """Print the figures of the folder that was named."""
    given = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    if len(given) != 1 or not Path(given[0]).is_dir():
        raise SystemExit(__doc__)
    figures = measure(Path(given[0]).resolve())
    shown = {name: value for name, value in figures.items() if not name.startswith("_")}
    if "--json" in sys.argv:
        print(json.dumps(shown, indent=1))
        return
    for name, value in shown.items():
        print(f"{name.replace('_', ' '):34}{value}")
    if "--words" in sys.argv:
        for file, places in list(figures["_homely_in"].items())[:25]:  # type: ignore[attr-defined]
            print(f"\n{file} ({len(places)})")
            for place in places[:8]:
                print(f"  {place}")


if __name__ == "__main__":
    main()
