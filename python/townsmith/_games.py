"""Making games, and what OpenSpiel's games and states have besides what the engine gives them."""
from __future__ import annotations

import copyreg
import dataclasses
import enum
import random
import re
from typing import Any, Callable, Mapping, Union

import numpy as np
import numpy.typing as npt

from ._townsmith import Game, Refused, State, games, make_game


class PlayerId(enum.IntEnum):
    """Who acts, where it is no player."""

    CHANCE = -1
    SIMULTANEOUS = -2
    INVALID = -3
    TERMINAL = -4
    DEFAULT_PLAYER_ID = 0


class Dynamics(enum.Enum):
    SEQUENTIAL = "sequential"
    SIMULTANEOUS = "simultaneous"


@dataclasses.dataclass(frozen=True)
class GameType:
    """What kind of game it is, in OpenSpiel's words."""

    short_name: str
    long_name: str
    dynamics: Dynamics
    chance_mode: str
    information: str
    utility: str
    reward_model: str
    min_num_players: int
    max_num_players: int
    provides_information_state_string: bool = True
    provides_information_state_tensor: bool = False
    provides_observation_string: bool = True
    provides_observation_tensor: bool = True


def load_game(
    name: str, parameters: Mapping[str, Any] | None = None, *, content: Mapping[str, str] | None = None, **options: Any
) -> Game:
    """A game with its options: ``load_game("cities", players=2, level=3)``, or ``load_game("cities(players=2,level=3)")``.

    Besides the game's own options there are ``players``; ``handicap`` (points by seat, as in ``"0,5"``); ``utility``, what
    a finished game is worth to a player: ``"score"``, ``"win"`` or ``"margin"``; and ``turn_based=True``, where players
    who would decide at once are asked one after the other and still do not see what the others do.

    ``content`` replaces data files of the game by their names, see ``read_content()``.
    """
    found = re.fullmatch(r"\s*([\w-]+)\s*(?:\((.*)\))?\s*", name, re.DOTALL)
    if not found:
        raise _refused("bad_syntax", f"{name!r} is no game")
    chosen: dict[str, Any] = {}
    last = ""
    for part in filter(None, (found[2] or "").split(",")):
        option, equals, value = part.partition("=")
        if equals:
            last = option.strip()
            chosen[last] = value.strip()
        elif last:
            chosen[last] += "," + part.strip()  # a list: handicap=0,5
        else:
            raise _refused("bad_syntax", f"{part!r} is not an option: write option=value")
    chosen.update(parameters or {})
    chosen.update(options)
    players = chosen.pop("players", 0)
    turn_based = chosen.pop("turn_based", False)
    utility = str(chosen.pop("utility", "score"))
    try:
        seats = int(players)
    except (TypeError, ValueError):
        raise _refused("bad_value", f"{players!r} is not a number of players") from None
    return make_game(
        found[1],
        seats,
        [(option, _option_text(found[1], option, value)) for option, value in chosen.items()],
        turn_based in (True, "True", "true", "1"),
        utility,
        dict(content or {}),
    )


def load_game_as_turn_based(name: str, parameters: Mapping[str, Any] | None = None, **options: Any) -> Game:
    return load_game(name, parameters, turn_based=True, **options)


def _refused(reason: str, sentence: str) -> Refused:
    refused = Refused(sentence)
    refused.reason = reason
    return refused


def _option_text(name: str, option: str, value: Any) -> str:
    """On and off are written as Python has them too."""
    text = str(value)
    if text in ("True", "False"):
        for game in games():
            for one in game["options"]:
                if game["name"] == name and one["name"] == option and "on" in one["choices"]:
                    return "on" if text == "True" else "off"
    if isinstance(value, (list, tuple)):
        return ",".join(map(str, value))
    return text


def _get_type(self: Game) -> GameType:
    title, least, most = self.info()
    utility = "CONSTANT_SUM" if self.utility_sum() is not None else "GENERAL_SUM"
    return GameType(
        short_name=self.name(),
        long_name=title,
        dynamics=Dynamics.SIMULTANEOUS if self.is_simultaneous() else Dynamics.SEQUENTIAL,
        chance_mode="EXPLICIT_STOCHASTIC",
        information="IMPERFECT_INFORMATION" if self.hides() else "PERFECT_INFORMATION",
        utility=utility,
        reward_model="TERMINAL",
        min_num_players=least,
        max_num_players=most,
    )


Sampler = Union[int, random.Random, np.random.Generator, Callable[[], float], None]


def _seed_from(sampler: Sampler) -> int:
    if sampler is None:
        return random.getrandbits(64)
    if isinstance(sampler, (int, np.integer)):
        return int(sampler) & (2**64 - 1)
    if isinstance(sampler, random.Random):
        return sampler.getrandbits(64)
    if isinstance(sampler, np.random.Generator):
        return int(sampler.integers(0, 2**64, dtype=np.uint64))
    return int(sampler() * 2**53)


def _resample(self: State, player: int, sampler: Sampler = None) -> State:
    """Another state that the player cannot tell from this one. ``sampler`` is a seed, a generator, or a function that gives
    numbers from 0 to before 1."""
    return self.resample(player, _seed_from(sampler))


def observation_planes(state: State, player: int | None = None) -> dict[str, npt.NDArray[np.float32]]:
    """The parts of an observation by their names: views of one array."""
    flat = state.observation_array(player)
    return {
        name: flat[offset : offset + int(np.prod(shape))].reshape(shape)
        for name, offset, shape in state.get_game().planes()
    }


def serialize_game_and_state(game: Game, state: State) -> str:
    return f"# Townsmith\n[Meta]\nVersion: {game.numbering_version()}\n\n[Game]\n{game}\n\n[State]\n{state.serialize()}"


def deserialize_game_and_state(text: str) -> tuple[Game, State]:
    try:
        _, rest = text.split("[Game]\n", 1)
        name, saved = rest.split("\n\n[State]\n", 1)
    except ValueError:
        raise _refused("bad_syntax", "this is no game and state: [Game] and [State] are missing") from None
    game = load_game(name)
    return game, game.deserialize_state(saved)


def _restore_game(name: str, content: dict[str, str]) -> Game:
    return load_game(name, content=content)


def _restore_state(game: Game, saved: str) -> State:
    return game.deserialize_state(saved)


copyreg.pickle(Game, lambda game: (_restore_game, (str(game), game.content())))
copyreg.pickle(State, lambda state: (_restore_state, (state.get_game(), state.serialize())))
setattr(Game, "get_type", _get_type)
setattr(State, "resample_from_infostate", _resample)
setattr(State, "observation_planes", observation_planes)
# Every action is checked; these are the names that OpenSpiel has for that.
setattr(State, "apply_action_with_legality_check", State.apply_action)
setattr(State, "apply_actions_with_legality_checks", State.apply_actions)
