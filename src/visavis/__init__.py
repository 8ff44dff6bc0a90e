"""Visavis: an engine for the solo opponents of tabletop games."""

__version__ = "0.4.0"
