"""The lab: many games as tables, reports of them, comparisons, the search for values (docs/lab.md)."""
