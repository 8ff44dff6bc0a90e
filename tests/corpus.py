"""The saved games of all releases in `tests/saves`, stored by content.

`objects/<digest>.jsonl` holds each distinct save once. `<version>.json` is the manifest of a release: it maps
`game/name` to the digest of the save.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

SAVES = Path(__file__).parent / "saves"


def digest_of(text: str) -> str:
    """Return the name under which a save is stored."""
    return sha256(text.encode()).hexdigest()[:16]


def object_file(digest: str, folder: Path = SAVES) -> Path:
    """Return the file of a save."""
    return folder / "objects" / f"{digest}.jsonl"


def manifests(folder: Path = SAVES) -> dict[str, dict[str, str]]:
    """Return the manifest of each release, the oldest release first."""
    files = sorted(folder.glob("*.json"), key=lambda file: [int(part) for part in file.stem.split(".")])
    return {file.stem: json.loads(file.read_text("utf-8")) for file in files}


def add_release(version: str, saves: Mapping[str, str], folder: Path = SAVES) -> int:
    """Write the manifest of a release and the saves that no earlier release has; return the number of these."""
    (folder / "objects").mkdir(parents=True, exist_ok=True)
    manifest = {name: digest_of(text) for name, text in saves.items()}
    new = {manifest[name]: text for name, text in saves.items() if not object_file(manifest[name], folder).exists()}
    for digest, text in new.items():
        object_file(digest, folder).write_text(text, "utf-8", newline="\n")
    written = json.dumps(manifest, indent=1, sort_keys=True) + "\n"
    (folder / f"{version}.json").write_text(written, "utf-8", newline="\n")
    return len(new)
