"""A cluster of Ray is large: in `make cluster` and in the proof only."""

import os

WANTED = "VISAVIS_CLUSTER" in os.environ or os.environ.get("VISAVIS_PROOF") == "1"
collect_ignore = [] if WANTED else ["test_league_on_cluster.py"]
