"""Games for research: one adapter over the core for every game (`docs/research.md`).

`visavis.gymnasium`, `visavis.pettingzoo` and `visavis.openspiel` are built on it.

>>> from visavis.research import Environment
>>> env = Environment("hamlets", {"level": "hard"})
>>> env.reset(seed=1)
>>> env.agent, [env.tokens[token] for token in env.legal()][:3]
('you', ['A1', 'A10', 'A11'])
>>> env.step(env.tokens.index("E5"))
True
"""

from visavis.research.alphabet import Alphabet
from visavis.research.alphabet_search import alphabet_of
from visavis.research.environment import AGENT, Environment
from visavis.research.match import Saved

__all__ = ["AGENT", "Alphabet", "Environment", "Saved", "alphabet_of"]
