"""Who may import what: the core stands alone, games know the core, interfaces know both, and nobody goes in circles."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import visavis

SOURCE = Path(visavis.__file__).parent
FILES = sorted(file for file in SOURCE.rglob("*.py"))
CORE = sorted((SOURCE / "core").rglob("*.py"))
GAMES = sorted((SOURCE / "games").rglob("*.py"))


def name(file: Path) -> str:
    return str(file.relative_to(SOURCE))


def module_of(file: Path) -> str:
    parts = ("visavis", *file.relative_to(SOURCE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(file): file for file in FILES}


@cache
def imports(file: Path, *, for_types: bool = True) -> frozenset[str]:
    """The modules that a file imports, anywhere in it; ours by their full name, also where a package gives them."""
    found = set(_imports(ast.parse(file.read_text("utf-8")), for_types))
    return frozenset(one for one in found if one in MODULES or not one.startswith("visavis"))


def _imports(node: ast.AST, for_types: bool) -> Iterator[str]:
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING" and not for_types:
        for other in node.orelse:
            yield from _imports(other, for_types)
        return
    if isinstance(node, ast.Import):
        yield from (one.name for one in node.names)
    elif isinstance(node, ast.ImportFrom):
        assert node.level == 0, "imports are by the whole name"
        parts = [f"{node.module}.{one.name}" for one in node.names]
        submodules = [part for part in parts if part in MODULES]
        yield from submodules
        if len(submodules) < len(parts):
            yield node.module or ""
    for child in ast.iter_child_nodes(node):
        yield from _imports(child, for_types)


def ours(file: Path, *, for_types: bool = True) -> set[str]:
    return {one for one in imports(file, for_types=for_types) if one.split(".")[0] == "visavis"}


# Who knows whom. A part may import itself and these.

BELOW = {
    "__main__": {"cli"},
    "registry": set(),
    "extras": set(),
    "core": {"registry"},
    "games": {"core"},
    "library": {"core", "games"},
    "simulation": {"core"},
    "json_form": {"core", "simulation"},
    "words": {"core", "extras"},
    "terrain_colours": {"core"},
    "textbot": {"core", "words"},
    "packs": {"core", "words"},
    "store": {"core"},
    "lab": {"core", "words", "simulation", "packs", "extras"},
    "arena": {"core", "words", "simulation", "lab", "research", "extras"},
    "research": {"core"},
    "gymnasium": {"core", "research", "extras"},
    "gymnasium_vector": {"core", "gymnasium", "extras"},
    "pettingzoo": {"core", "research", "extras"},
    "openspiel": {"core", "research", "extras"},
    "web": {"core", "lab", "library", "words", "json_form", "simulation", "packs", "terrain_colours", "textbot"},
    "cli": {
        "",
        "arena",
        "core",
        "extras",
        "lab",
        "library",
        "simulation",
        "json_form",
        "words",
        "store",
        "web",
        "packs",
        "terrain_colours",
        "textbot",
    },
    "testing": {"core", "library", "simulation", "json_form", "words"},
    "": {"core", "registry", "library", "json_form", "packs", "simulation", "textbot", "words"},
}
"""`""` is `visavis` itself, the front door: it imports each of these when one of its names is first used."""

EXCEPT = {
    ("json_form.answers", "words"),  # for types: words are given to it
    ("json_form.document", "words"),
    ("json_form.plain", "words"),
    ("web.server.devices", "store"),  # a server has files; no browser imports it
}


def part_of(module: str) -> str:
    return (*module.split("."), "")[1]


def wrong(files: list[Path], found: Callable[[Path], Iterable[str]]) -> dict[str, list[str]]:
    """What is wrong by file; hundreds of tests of a millisecond cost more than their work."""
    assert files
    return {name(file): its for file in files if (its := sorted(found(file)))}


def test_a_part_imports_only_what_lies_below() -> None:
    def above(file: Path) -> Iterator[str]:
        module = module_of(file)
        part = part_of(module)
        for other in ours(file):
            known = (module.removeprefix("visavis."), part_of(other)) in EXCEPT
            if part_of(other) not in {part, *BELOW[part]} and not known:
                yield other

    assert wrong(FILES, above) == {}


def test_every_part_has_its_place() -> None:
    assert {part_of(module) for module in MODULES} == set(BELOW)


def test_rules_know_no_game_in_progress_and_no_saves() -> None:
    """`core` itself gathers the names of all three; besides it the flat files are the lowest layer."""
    play, saves = "visavis.core.play.", "visavis.core.saves."
    flat = [
        file for file in CORE if not {"play", "saves"} & set(file.parts) and file != SOURCE / "core" / "__init__.py"
    ]
    assert wrong(flat, lambda file: {one for one in ours(file) if one.startswith((play, saves))}) == {}
    playing = [file for file in CORE if "play" in file.parts]
    assert wrong(playing, lambda file: {one for one in ours(file) if one.startswith(saves)}) == {}


def test_the_parts_themselves_do_not_go_in_circles() -> None:
    """Apart from the front door, whose names are imported late."""
    assert circle({part: below - {""} for part, below in BELOW.items() if part}) == []


def test_no_game_imports_another() -> None:
    def others(file: Path) -> list[str]:
        folder = file.relative_to(SOURCE / "games").parts[0]
        return [one for one in ours(file) if one.startswith("visavis.games.") and one.split(".")[2] != folder]

    assert wrong(GAMES, others) == {}


def test_every_exception_is_needed() -> None:
    for part, of in EXCEPT:
        assert of in {part_of(one) for one in ours(MODULES[f"visavis.{part}"])}, f"{part} does not need {of} any more"


def circle(graph: dict[str, set[str]]) -> list[str]:
    """A way through a graph that comes back to where it began; empty if there is none."""
    done: set[str] = set()
    way: list[str] = []

    def walk(at: str) -> list[str]:
        if at in way:
            return [*way[way.index(at) :], at]
        if at in done:
            return []
        way.append(at)
        for other in sorted(graph.get(at, ())):
            if found := walk(other):
                return found
        done.add(way.pop())
        return []

    for start in sorted(graph):
        if found := walk(start):
            return found
    return []


def test_the_walk_finds_a_circle() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert circle({"a": {"b"}, "b": {"c", "d"}, "c": set(), "d": {"b"}}) == ["b", "d", "b"]


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Not at the start and not in the middle of a function; what only a type checker reads does not count."""
    graph = {module: ours(file, for_types=False) for module, file in MODULES.items()}
    assert circle(graph) == []


# What comes from elsewhere


def tops(file: Path) -> set[str]:
    """The packages that a file imports from at run time."""
    return {one.split(".")[0] for one in imports(file, for_types=False)}


def test_the_core_depends_on_nothing_but_msgspec() -> None:
    assert wrong(CORE, lambda file: tops(file) - {"visavis", "msgspec", *sys.stdlib_module_names}) == {}


def test_the_library_needs_nothing_more() -> None:
    files = [SOURCE / f"{part}.py" for part in ("registry", "library", "simulation", "__init__")]
    files += sorted((SOURCE / "json_form").glob("*.py"))
    assert wrong(files, lambda file: tops(file) - {"visavis", "msgspec", *sys.stdlib_module_names}) == {}


def test_rules_have_no_chance_no_clock_and_no_interface() -> None:
    forbidden = {"random", "secrets", "time", "datetime", "os", "uuid", "click", "rich", "fluent", "sqlite3", "pytest"}
    assert wrong(GAMES, lambda file: tops(file) & forbidden) == {}


def called(text: str) -> set[str]:
    """The names that a text calls."""
    return {
        node.func.id
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }


def test_rules_do_not_use_what_differs_between_processes() -> None:
    differs = {"hash", "id", "print", "input", "open"}
    assert called("x = [id(y)]\nz.open()") & differs == {"id"}
    assert wrong(GAMES, lambda file: called(file.read_text("utf-8")) & differs) == {}


def test_only_the_init_of_a_game_makes_the_game() -> None:
    for file in GAMES:
        makes = "Game(" in file.read_text("utf-8").replace("class Game(", "")
        assert not makes or file.name == "__init__.py", name(file)


WEB = [
    file
    for file in sorted((SOURCE / "web").rglob("*.py"))
    if file.parent.name != "server" and file.relative_to(SOURCE / "web").as_posix() != "offline/worker.py"
]


def test_view_models_know_no_pages_and_no_server() -> None:
    above = ("visavis.web.pages", "visavis.web.server", "visavis.web.offline")
    view = sorted((SOURCE / "web" / "view").rglob("*.py"))
    assert wrong(view, lambda file: {one for one in ours(file) if one.startswith(above)}) == {}


def test_pages_need_nothing_that_a_browser_lacks() -> None:
    """What renders pages runs in Pyodide too: no server, no database, no files of its own."""
    allowed = {"visavis", "msgspec", "jinja2", "markupsafe", "segno", "fluent"}
    lacking = {"fcntl", "sqlite3", "socket", "subprocess", "multiprocessing", "webbrowser", "asyncio"}
    there = allowed | (set(sys.stdlib_module_names) - lacking)
    assert wrong(WEB, lambda file: tops(file) - there) == {}
    assert wrong(WEB, lambda file: {one for one in imports(file) if one.startswith("visavis.web.server")}) == {}
