"""Thousands of games at a time."""
from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ._games import load_game
from ._townsmith import Batch, Game
from .spaces import Box, Discrete


class BatchEnv:
    """``n`` games of one setup, stepped together into arrays that this owns and never copies; they are read-only.

    In every game one player is to decide: ``players[i]``. Players who would decide at once are asked one after the other.
    Nature draws by itself. The results depend on ``seed`` alone, not on ``threads``.

    - ``observations`` (n, size) float32: what the player to decide sees; None with ``observations=False``
    - ``masks`` (n, actions) uint8: 1 where an action is legal; with ``masks="bits"`` (n, (actions + 7) // 8), the lowest bit
      first, as ``numpy.unpackbits(masks, axis=1, bitorder="little")`` reads them; None with ``masks="none"``
    - ``rewards`` (n, players) float32: what the last step brought to each player, which is 0 until a game ends
    - ``ends`` (n,) bool: games that ended with the last step
    - ``resets`` (n,) bool: games that began anew with it. With ``autoreset=False`` a game that ended stays as it is, its
      player is -1 and its actions are ignored, until ``restart()``
    """

    metadata = {"autoreset_mode": "SameStep"}

    def __init__(
        self,
        game: Game | str,
        n: int,
        threads: int = 1,
        seed: int = 1,
        *,
        observations: bool = True,
        masks: str = "bytes",
        autoreset: bool = True,
    ) -> None:
        self.game = load_game(game) if isinstance(game, str) else game
        self.num_envs = n
        self.autoreset = autoreset
        self._seed = seed
        self._batch = Batch(self.game, n, threads, seed, observations, masks, autoreset)
        self.observations: npt.NDArray[np.float32] | None = self._batch.observations
        self.masks: npt.NDArray[np.uint8] | None = self._batch.masks
        self.players: npt.NDArray[np.int8] = self._batch.players
        self.rewards: npt.NDArray[np.float32] = self._batch.rewards
        self.ends: npt.NDArray[np.bool_] = self._batch.ends.view(np.bool_)
        self.truncations: npt.NDArray[np.bool_] = np.zeros(n, dtype=np.bool_)
        self.resets = self.ends if autoreset else np.zeros(n, dtype=np.bool_)
        self.single_action_space = Discrete(self.game.num_distinct_actions())
        self.single_observation_space = Box(-np.inf, np.inf, tuple(self.game.observation_tensor_shape()), np.float32)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32] | None, dict[str, Any]]:
        """Starts all games anew, or those of ``options={"reset_mask": flags}``."""
        which = (options or {}).get("reset_mask")
        if which is not None:
            self.restart(which)
        else:
            self._seed = self._seed + 1 if seed is None else seed
            self._batch.reset(self._seed)
        return self.observations, self._infos()

    def restart(self, which: npt.NDArray[np.bool_]) -> None:
        """Starts these games anew."""
        self._batch.restart(np.asarray(which, dtype=np.bool_))

    def sample(self) -> npt.NDArray[np.int32]:
        """A legal action for each game; every legal move is equally likely. The array is used again by the next call."""
        return self._batch.sample()

    def step(self, actions: npt.NDArray[np.int32] | npt.NDArray[np.int64]) -> tuple[Any, ...]:
        """One action in each game. If any of them is not legal, Refused says which, and no game is stepped."""
        self._batch.step(actions)
        return self.observations, self.rewards, self.ends, self.truncations, self._infos()

    def _infos(self) -> dict[str, Any]:
        return {"players": self.players, "action_mask": self.masks, "resets": self.resets}

    def __len__(self) -> int:
        return self.num_envs
