"""Speed, measured on one core. `make bench` prints it; no test asserts it.

Every other file here measures one game and has a `main()`; `python bench/run.py mosaic` runs one of them alone.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from tools import ROUNDS


def main() -> None:
    """Run the measurements that were named, or all."""
    apart = ("run", "tools", "compare", "strength", "strength_people", "load")
    there = sorted(file.stem for file in Path(__file__).parent.glob("*.py") if file.stem not in apart)
    print(f"One core, processor time, the fastest of {ROUNDS} rounds. Turns and games on the log-less table.\n")
    for name in sys.argv[1:] or there:
        import_module(name).main()


if __name__ == "__main__":
    main()
