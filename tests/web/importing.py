"""Imports modules by their names and prints those that are not there; run in the Python of the offline site."""

from __future__ import annotations

import sys
from importlib import import_module

if __name__ == "__main__":
    for name in sys.argv[1:]:
        try:
            import_module(name)
        except ImportError as wrong:
            print(f"{name}: {wrong}")
