"""Tools for trust: what every game must pass, importable by third parties."""
