"""What is not installed is not looked at for examples."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["visavis/openspiel.py"]
