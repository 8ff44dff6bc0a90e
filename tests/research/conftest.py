"""OpenSpiel is large: in `make openspiel` and in the proof only."""

import os

WANTED = "1" in (os.environ.get("VISAVIS_OPENSPIEL"), os.environ.get("VISAVIS_PROOF"))
collect_ignore = [] if WANTED else ["test_openspiel.py"]
