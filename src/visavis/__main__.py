"""Entry point of `python -m visavis`, for systems on which the command `visavis` is not on the path."""

from visavis.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
