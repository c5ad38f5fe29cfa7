"""Games as data: records, self-play, content."""
from __future__ import annotations

import concurrent.futures
import json
import pathlib
import re
from typing import Any, Iterable, Iterator, Union

import numpy as np
import numpy.typing as npt

from . import _townsmith
from ._games import load_game
from ._townsmith import Game, State

Path = Union[str, pathlib.Path]


def read_record(text: str, game: Game | None = None) -> State:
    """The state that a record leads to; every move and every draw is checked. A record that carries a pack brings its content
    along; one of other content than the built-in one needs its ``game``."""
    return _townsmith.read_record(text, game)


def split_records(text: str) -> list[str]:
    """The records of a text that holds several, one after another."""
    return [part for part in re.split(r"(?<=\n)(?=\{\"townsmith\":)", text) if part.strip()]


def records_to_arrays(
    records: Path | Iterable[str], game: Game | None = None, *, observations: bool = True, masks: bool = False
) -> dict[str, npt.NDArray[Any]]:
    """All actions of recorded games of one setup: a row for each in ``observations``, ``actions``, ``players``, ``games``
    (which record) and, if wanted, ``masks`` (as bits); and ``returns`` for each game and player.

    ``records`` is a file, or texts."""
    if isinstance(records, (str, pathlib.Path)):
        records = split_records(pathlib.Path(records).read_text(encoding="utf-8"))
    return _townsmith.records_to_arrays(list(records), game, observations, masks)


def play_games(
    game: Game | str,
    bots: Iterable[str],
    games: int,
    *,
    seed: int = 1,
    first: int = 0,
    observations: bool = True,
    masks: bool = False,
) -> dict[str, npt.NDArray[Any]]:
    """What bots do in the games from number ``first`` on, as arrays: see ``records_to_arrays()``. The same numbers and the same
    seed are the same games; other threads may run meanwhile."""
    made = load_game(game) if isinstance(game, str) else game
    return _townsmith.play_games(made, list(bots), games, seed, first, observations, masks)


def write_selfplay(
    folder: Path,
    game: Game | str,
    bots: Iterable[str],
    games: int,
    *,
    seed: int = 1,
    threads: int = 1,
    shard: int = 1000,
    observations: bool = True,
    masks: bool = True,
) -> None:
    """Lets bots play and writes what they did into NumPy files: ``00000-actions.npy`` and so on, ``shard`` games in each, and
    ``dataset.json``, which says what they are about. The same seed writes the same files."""
    made = load_game(game) if isinstance(game, str) else game
    into = pathlib.Path(folder)
    into.mkdir(parents=True, exist_ok=True)
    if any(into.iterdir()):
        raise FileExistsError(f"{into} is not empty")
    seats = list(bots)

    def write(number: int) -> None:
        first = number * shard
        count = min(shard, games - first)
        arrays = play_games(made, seats, count, seed=seed, first=first, observations=observations, masks=masks)
        for name, array in arrays.items():
            np.save(into / f"{number:05}-{name}.npy", array)

    shards = (games + shard - 1) // shard
    with concurrent.futures.ThreadPoolExecutor(threads) as pool:
        for _ in pool.map(write, range(shards)):
            pass
    about = {
        "game": str(made),
        "content": made.content_hash(),
        "numbering": made.numbering_version(),
        "actions": made.num_distinct_actions(),
        "bots": seats,
        "games": games,
        "seed": seed,
        "shards": shards,
        "planes": [[name, offset, list(shape)] for name, offset, shape in made.planes()],
    }
    (into / "dataset.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


def open_selfplay(folder: Path) -> Iterator[dict[str, npt.NDArray[Any]]]:
    """The arrays of each file of a data set, mapped into memory."""
    folder = pathlib.Path(folder)
    about = json.loads((folder / "dataset.json").read_text(encoding="utf-8"))
    for number in range(about["shards"]):
        start = f"{number:05}-"
        yield {
            path.name[len(start) : -len(".npy")]: np.load(path, mmap_mode="r")
            for path in sorted(folder.glob(f"{start}*.npy"))
        }


def read_content(path: Path) -> dict[str, str]:
    """Content for ``load_game(content=...)``: that of a folder, as ``townsmith content export`` writes it, or of a pack, which is
    a file or a folder with a ``pack.json``."""
    path = pathlib.Path(path)
    if not path.is_dir():
        return _townsmith.read_pack(path.read_text(encoding="utf-8"))
    files = {found.relative_to(path).as_posix(): found.read_text(encoding="utf-8") for found in sorted(path.rglob("*.json"))}
    if "pack.json" in files:
        return _townsmith.read_pack(files)
    return {name: text for name, text in files.items() if name in _townsmith.content_files()}
