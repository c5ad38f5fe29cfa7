"""Gymnasium's spaces, or stand-ins for the three that are needed where it is not installed."""
from __future__ import annotations

from typing import Any, Iterator

import numpy as np
import numpy.typing as npt

try:
    from gymnasium.spaces import Box, Dict, Discrete  # type: ignore[import]
except ImportError:

    class _Space:
        shape: tuple[int, ...] | None = None
        dtype: Any = None

        def __init__(self) -> None:
            self._random = np.random.default_rng()

        def seed(self, seed: int | None = None) -> None:
            self._random = np.random.default_rng(seed)

    class Discrete(_Space):  # type: ignore[no-redef]
        """The numbers from 0 to before ``n``."""

        def __init__(self, n: int, start: int = 0) -> None:
            super().__init__()
            self.n, self.start, self.shape, self.dtype = int(n), int(start), (), np.dtype(np.int64)

        def sample(self, mask: npt.NDArray[np.int8] | None = None) -> np.int64:
            if mask is None:
                return np.int64(self.start + self._random.integers(self.n))
            choices = np.flatnonzero(mask)
            if len(choices) == 0:
                return np.int64(self.start)
            return np.int64(self.start + self._random.choice(choices))

        def contains(self, x: Any) -> bool:
            return isinstance(x, (int, np.integer)) and self.start <= int(x) < self.start + self.n

        __contains__ = contains

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Discrete) and (self.n, self.start) == (other.n, other.start)

        def __repr__(self) -> str:
            return f"Discrete({self.n})"

    class Box(_Space):  # type: ignore[no-redef]
        """Arrays of one shape with values in a range."""

        def __init__(self, low: float, high: float, shape: tuple[int, ...], dtype: Any = np.float32) -> None:
            super().__init__()
            self.shape, self.dtype = tuple(shape), np.dtype(dtype)
            self.low = np.full(self.shape, low, dtype=self.dtype)
            self.high = np.full(self.shape, high, dtype=self.dtype)

        def sample(self) -> npt.NDArray[Any]:
            if self.dtype.kind in "iu":
                return self._random.integers(self.low, self.high + 1).astype(self.dtype)
            return self._random.normal(size=self.shape or ()).astype(self.dtype)

        def contains(self, x: Any) -> bool:
            return (
                isinstance(x, np.ndarray)
                and x.shape == self.shape
                and np.can_cast(x.dtype, self.dtype)
                and bool(np.all(x >= self.low) and np.all(x <= self.high))
            )

        __contains__ = contains

        def __eq__(self, other: object) -> bool:
            return (
                isinstance(other, Box)
                and (self.shape, self.dtype) == (other.shape, other.dtype)
                and np.array_equal(self.low, other.low)
                and np.array_equal(self.high, other.high)
            )

        def __repr__(self) -> str:
            return f"Box({self.shape}, {self.dtype})"

    class Dict(_Space):  # type: ignore[no-redef]
        """Several spaces by name."""

        def __init__(self, spaces: dict[str, Any]) -> None:
            super().__init__()
            self.spaces = dict(spaces)

        def sample(self) -> dict[str, Any]:
            return {name: space.sample() for name, space in self.spaces.items()}

        def seed(self, seed: int | None = None) -> None:
            for space in self.spaces.values():
                space.seed(seed)

        def contains(self, x: Any) -> bool:
            return (
                isinstance(x, dict)
                and x.keys() == self.spaces.keys()
                and all(space.contains(x[name]) for name, space in self.spaces.items())
            )

        __contains__ = contains

        def __getitem__(self, name: str) -> Any:
            return self.spaces[name]

        def __iter__(self) -> Iterator[str]:
            return iter(self.spaces)

        def keys(self) -> Any:
            return self.spaces.keys()

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Dict) and self.spaces == other.spaces

        def __repr__(self) -> str:
            return f"Dict({self.spaces})"


__all__ = ["Box", "Dict", "Discrete"]
