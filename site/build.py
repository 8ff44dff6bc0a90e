"""Builds the offline site: `python site/build.py [--out FOLDER]`, or `make site`.

The folder can be put on any web host, below any path. It holds Pyodide, one archive with the Python
files of this project and of what its pages need, the pages' own stylesheet and script, and a service
worker that keeps all of it once it has compared every file with its digest. Python files are compiled
by Pyodide itself and what is never imported is left out, so that it starts faster. Nothing is built
again as long as nothing has changed.
"""

from __future__ import annotations

import argparse
import fnmatch
import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Sequence
from importlib import metadata
from pathlib import Path

import jinja2
from markupsafe import Markup

from visavis.words import LANGUAGES, Words

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
SOURCE = ROOT / "src" / "visavis"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")

# What the pages need beside msgspec: the Python files of the versions that are installed here.
NEEDED = (
    "Jinja2",
    "MarkupSafe",
    "fluent.runtime",
    "fluent.syntax",
    "babel",
    "attrs",
    "pytz",
    "typing_extensions",
    "segno",
)
LEFT_OUT = (
    "babel/messages/*",
    "babel/support.py",
    "segno/cli.py",
    "attrs/*",
)
KEPT_DATA = ("babel/global.dat", "babel/locale-data/root.dat")
OURS_LEFT_OUT = (
    "cli/*",
    "store/*",
    "testing/*",
    "arena/*",
    "lab/switches.py",
    "lab/[!_as]*",  # its advice for players is part of the pages, with the statistics it needs
    "research/*",
    "gymnasium*.py",
    "pettingzoo.py",
    "openspiel.py",
    "__main__.py",
    "json_form/*",
    "simulation.py",
    "web/server/*",
    "web/static/*",
    "web/templates/offline.html",
    "web/templates/base.html",
    "*/SOURCES.md",
    "*__pycache__*",
    "*.typed",
)
STDLIB_LEFT_OUT = tuple((HERE / "stdlib-left-out.txt").read_text("utf-8").splitlines()[1:])
# Not every host knows that .mjs is a script.
RENAMED = {"pyodide.mjs": "pyodide.js", "pyodide.asm.mjs": "pyodide.asm.js"}
SCRIPTS = ("site.js", "shelf.js", "image.js", "worker.js", "site.css")
DIGESTS = "digests.txt"
NOT_KEPT = ("sw.js", "licenses.txt")


class CannotBuild(Exception):
    """What is missing, in one sentence."""


def build(out: Path) -> dict[str, int]:
    """Build the site into a folder, unless it is there already; the bytes by part."""
    modules = npm()
    wheel = emscripten_wheel(out.parent / "wheels")
    key = digest(inputs(), *(metadata.version(name) for name in NEEDED), wheel.name)
    mark = out.parent / f"{out.name}.key"
    if not (mark.is_file() and mark.read_text() == key and (out / "sw.js").is_file()):
        mark.unlink(missing_ok=True)
        work = out.parent / f"{out.name}-work"
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        fresh = work / "site"
        assemble(work, fresh, modules, wheel)
        shutil.rmtree(out, ignore_errors=True)
        fresh.replace(out)
        shutil.rmtree(work)
        mark.write_text(key)
    return sizes(out)


# What goes in


def npm() -> Path:
    """The packages of package-lock.json; installed once."""
    if not shutil.which("node") or not shutil.which("npm"):
        raise CannotBuild("The offline site is built with Node.js: install node and npm, then run it again.")
    modules = HERE / "node_modules"
    mark = modules / ".lock.digest"
    wanted = digest([HERE / "package-lock.json"])
    if not (mark.is_file() and mark.read_text() == wanted):
        run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", cwd=HERE)
        mark.write_text(wanted)
    return modules


def emscripten_wheel(folder: Path) -> Path:
    """The wheel of msgspec for Pyodide's Python; downloaded once, checked by its digest."""
    wanted = (HERE / "requirements.txt").read_text("utf-8")
    version = wanted.rpartition("msgspec==")[2].split()[0]
    wheel = next(iter(folder.glob(f"msgspec-{version}-*wasm32.whl")), None)
    if wheel is None or wheel_digest(wheel) not in wanted:
        pip = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check")
        run(*pip, "--no-deps", "--only-binary=:all:", "--require-hashes", "--dest", str(folder), *PLATFORM, "-r",
            str(HERE / "requirements.txt"))  # fmt: skip
        wheel = next(folder.glob(f"msgspec-{version}-*wasm32.whl"))
    return wheel


def wheel_digest(wheel: Path) -> str:
    """The digest as pip writes it."""
    return f"--hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}"


def inputs() -> list[Path]:
    """All files that the site is made of, beside installed packages."""
    ours = [file for file, _ in our_files()]
    pages = sorted((SOURCE / "web" / "static").iterdir())
    own = [file for file in sorted(HERE.rglob("*")) if file.is_file() and "node_modules" not in file.parts]
    return [*ours, SOURCE / "web" / "templates" / "offline.html", *pages, *own]


def our_files() -> Iterator[tuple[Path, str]]:
    """The files of this project that run in the browser."""
    for file in sorted(SOURCE.rglob("*")):
        name = file.relative_to(SOURCE).as_posix()
        if file.is_file() and not fits(name, OURS_LEFT_OUT):
            yield file, f"visavis/{name}"


def needed_files() -> Iterator[tuple[Path, str]]:
    """The Python files of the installed packages, and the data they cannot do without."""
    data = (*KEPT_DATA, *(f"babel/locale-data/{language}.dat" for language in LANGUAGES))
    for package in NEEDED:
        for file in metadata.files(package) or ():
            name = file.as_posix()
            python = name.endswith(".py") and not name.startswith("..")
            if (python and not fits(name, LEFT_OUT)) or fits(name, data):
                yield Path(str(file.locate())), name


def fits(name: str, patterns: Sequence[str]) -> bool:
    """Whether one of the patterns fits."""
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)


# Putting it together


def assemble(work: Path, out: Path, modules: Path, wheel: Path) -> None:
    """The whole folder."""
    pyodide = modules / "pyodide"
    needed, ours, library = work / "needed", work / "ours", work / "stdlib"
    for files, folder in ((needed_files(), needed), (our_files(), ours)):
        for file, name in files:
            copy(file, folder / name)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(needed, [name for name in archive.namelist() if name.endswith((".py", ".so"))])
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as archive:
        archive.extractall(library, [name for name in archive.namelist() if not fits(name, STDLIB_LEFT_OUT)])
    archives = [work / name for name in ("needed.zip", "ours.zip", "stdlib.zip")]
    # Ours keep their asserts: they do exactly the same as on a computer.
    jobs = zip(("2", "0", "2"), (needed, ours, library), archives, strict=True)
    templates = work / "templates.zip"
    run("node", str(HERE / "pack.mjs"), str(pyodide), *(str(part) for job in jobs for part in job), str(templates))
    join((*archives[:2], templates), work / "python.zip")

    out.mkdir()
    run_time = work / "runtime"
    for old, new in RENAMED.items():
        text = (pyodide / old).read_text("utf-8")
        for name in RENAMED:
            text = text.replace(name, RENAMED[name])
        run_time.mkdir(exist_ok=True)
        (run_time / new).write_text(text, "utf-8")
    copy(pyodide / "pyodide.asm.wasm", run_time / "pyodide.asm.wasm")
    join((archives[2],), run_time / "python_stdlib.zip")
    info = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"]
    (run_time / "pyodide-lock.json").write_text(json.dumps({"info": info, "packages": {}}))
    # So that Node takes the renamed files for modules too.
    (run_time / "package.json").write_text('{"type": "module"}')
    version = json.loads((pyodide / "package.json").read_text("utf-8"))["version"]
    static = SOURCE / "web" / "static"
    pages = sorted(file for file in static.iterdir() if file.suffix != ".svg")
    application = [work / "python.zip", *pages, *(HERE / name for name in SCRIPTS)]
    runtime = put(out, f"pyodide-{version}", sorted(run_time.iterdir()))
    app = put(out, "app", application)
    for file in (static / "icon.svg", *sorted((HERE / "icons").iterdir())):
        copy(file, out / "icons" / file.name)
    heavy = [out / runtime / name for name in ("pyodide.asm.wasm", "python_stdlib.zip")] + [out / app / "python.zip"]
    page = {
        "runtime": f"{runtime}/",
        "bundle": f"{app}/python.zip",
        # Not yet: the image waits for its tests on a quiet machine (tests/web/test_site_image.py).
        "image": False,
        "scripts": [f"{app}/{name}" for name in in_order("js")],
        "sizes": {file.name: file.stat().st_size for file in heavy},
        "bytes": sum(file.stat().st_size for file in heavy),
    }
    (out / "index.html").write_text(index(app, page, sum(sizes(out).values())), "utf-8")
    (out / "manifest.webmanifest").write_text(json.dumps(MANIFEST, indent=1), "utf-8")
    (out / "licenses.txt").write_text(licenses(version), "utf-8")
    found = digests(out)
    (out / DIGESTS).write_bytes(found.encode())
    (out / "sw.js").write_text(service_worker(found), "utf-8")


def digests(out: Path) -> str:
    """The digests of all files that the service worker keeps, as `sha256sum --check` reads them."""
    names = (name for name in sizes(out) if name not in NOT_KEPT)
    return "".join(f"{hashlib.sha256((out / name).read_bytes()).hexdigest()}  {name}\n" for name in names)


def service_worker(list_of_digests: str) -> str:
    """The service worker with the digest of that list: it changes with any of the files."""
    found = hashlib.sha256(list_of_digests.encode()).hexdigest()
    return f'const DIGEST = "{found}";\n' + (HERE / "sw.js").read_text("utf-8")


MANIFEST = {
    "name": "Visavis",
    "short_name": "Visavis",
    "id": "./",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#10364d",
    "theme_color": "#10364d",
    "icons": [
        {"src": "icons/icon.svg", "sizes": "any", "type": "image/svg+xml"},
        {"src": "icons/icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "icons/icon-512.png", "sizes": "512x512", "type": "image/png"},
        {"src": "icons/maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ],
}


def index(app: str, page: dict[str, object], total: int) -> str:
    """The one page: all languages are in it, for there is no Python yet that could choose."""
    everybody = {language: Words(language, strict=True) for language in LANGUAGES}

    def say(key: str, **values: object) -> Markup:
        said = (
            (language, words.say(key, **values).replace("\n", " "))  # type: ignore[arg-type]
            for language, words in everybody.items()
        )
        return Markup("").join(Markup('<span lang="{}">{}</span>').format(*one) for one in said)

    templates = jinja2.Environment(
        loader=jinja2.FileSystemLoader(SOURCE / "web" / "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )
    files = json.dumps(page)
    megabytes = round(total / 1_000_000)
    page_of = templates.get_template("offline.html")
    styles = in_order("css")
    return page_of.render(say=say, app=app, styles=styles, files=files, megabytes=megabytes, languages=LANGUAGES)


def in_order(kind: str) -> list[str]:
    """The styles or scripts in the order of the pages: the later style wins, a script may need an earlier one."""
    base = (SOURCE / "web" / "templates" / "base.html").read_text("utf-8")
    return re.findall(rf'"/static/([a-z_]+\.{kind})"', base)


def licenses(pyodide: str) -> str:
    """What the site is made of and under which terms."""
    parts = [
        "Visavis: Apache-2.0\n\n" + (ROOT / "LICENSE").read_text("utf-8"),
        f"Pyodide {pyodide}: MPL-2.0, https://github.com/pyodide/pyodide\n"
        "It holds CPython: PSF-2.0, https://docs.python.org/3/license.html",
    ]
    for package in (*NEEDED, "msgspec"):
        texts = [
            file.read_text()
            for file in metadata.files(package) or ()
            if file.name.upper().startswith(("LICENSE", "COPYING")) and ".dist-info" in str(file)
        ]
        said = metadata.metadata(package)
        classified = [
            row.rpartition(" :: ")[2] for row in said.get_all("Classifier") or () if row.startswith("License ::")
        ]
        terms = (said.get("License-Expression") or said.get("License") or " ".join(classified)).splitlines()[0]
        if not texts and "Apache" in "".join(classified):
            texts = ["The Apache License 2.0, whose text is the one of Visavis above."]
        parts.append(f"{package} {metadata.version(package)}: {terms}\n\n" + "\n".join(texts))
    return ("\n" + "-" * 80 + "\n").join(parts)


def put(out: Path, name: str, files: Sequence[Path]) -> str:
    """Copy files into a folder whose name says what is in it; the name."""
    whole = f"{name}-{digest(files)[:10]}"
    for file in files:
        copy(file, out / whole / file.name)
    return whole


def copy(file: Path, to: Path) -> None:
    """Copy a file, with its folders."""
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)


def join(archives: Sequence[Path], to: Path) -> None:
    """One archive of several, compressed."""
    with zipfile.ZipFile(to, "w") as whole:
        for one in archives:
            with zipfile.ZipFile(one) as archive:
                for name in archive.namelist():
                    whole.writestr(zipfile.ZipInfo(name), archive.read(name), zipfile.ZIP_DEFLATED, 9)


def digest(files: Sequence[Path], *more: str) -> str:
    """A digest of names and contents."""
    found = hashlib.sha256()
    for file in files:
        found.update(f"{file.name}\0{file.stat().st_size}\0".encode())
        found.update(file.read_bytes())
    found.update("\0".join(more).encode())
    return found.hexdigest()


def sizes(out: Path) -> dict[str, int]:
    """The bytes of every file."""
    return {file.relative_to(out).as_posix(): file.stat().st_size for file in sorted(out.rglob("*")) if file.is_file()}


def run(*command: str, cwd: Path | None = None) -> None:
    """Run a program, which says itself why it fails."""
    try:
        subprocess.run(command, cwd=cwd, check=True, env={**os.environ, "NO_UPDATE_NOTIFIER": "1"})
    except subprocess.CalledProcessError as wrong:
        raise CannotBuild(f"{' '.join(command[:3])} failed.") from wrong


def told(out: Path, found: dict[str, int]) -> Iterator[str]:
    """The size, for a person."""
    largest = sorted(found.items(), key=lambda one: -one[1])[:6]
    for name, size in largest:
        yield f"{size / 1e6:8.2f} MB  {name}"
    packed = sum(len(gzip.compress((out / name).read_bytes(), 6)) for name in found)
    total = sum(found.values())
    yield f"{total / 1e6:8.2f} MB  in {len(found)} files; {packed / 1e6:.2f} MB from a host that compresses"


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Build the offline site.")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "site")
    out = parser.parse_args().out.resolve()
    try:
        found = build(out)
    except CannotBuild as wrong:
        print(wrong, file=sys.stderr)
        return 1
    print(f"The offline site is in {os.path.relpath(out)}; put that folder on any web host.")
    print("\n".join(told(out, found)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
