"""The lab's matches and statistics."""
from __future__ import annotations

from typing import Any, Iterable

from . import _townsmith
from ._games import load_game
from ._townsmith import Game


def match(
    game: Game | str, bots: Iterable[str], games: int = 1000, *, seed: int = 1, threads: int = 1, records: bool = False
) -> dict[str, Any]:
    """Many games between the same bots, one for each seat: the mean score of each seat and its share of victories,
    each with its 95 % interval; with ``records=True`` the records of all games too."""
    game = load_game(game) if isinstance(game, str) else game
    return _townsmith.match(game, list(bots), games, seed, threads, records)


def lab_run(
    game: Game | str,
    bots: Iterable[str],
    games: int = 1000,
    *,
    seed: int = 1,
    threads: int = 1,
    results_only: bool = False,
) -> dict[str, Any]:
    """What ``townsmith lab run`` finds out, as its report.json has it. Name one bot, or one for each seat."""
    game = load_game(game) if isinstance(game, str) else game
    return _townsmith.lab_run(game, list(bots), games, seed, threads, results_only)
