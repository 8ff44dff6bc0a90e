"""`python -m visavis` is `visavis`, where the command itself is not on the path."""

from visavis.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
