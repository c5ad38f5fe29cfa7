"""Townsmith's games for programs: by the habits of OpenSpiel and PettingZoo, and thousands at a time.

    import townsmith

    game = townsmith.load_game("cities", players=2, level=3)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            action, _ = random.choice(state.chance_outcomes())
            state.apply_action(action)
        elif state.is_simultaneous_node():
            state.apply_actions([random.choice(state.legal_actions(p)) for p in range(game.num_players())])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    print(state.returns())

docs/python.md tells the rest, docs/actions.md what the numbers of actions mean.
"""
from ._townsmith import Bot, Game, Refused, State, bots, check_content, content_files, games, hint
from ._games import (
    Dynamics,
    GameType,
    PlayerId,
    deserialize_game_and_state,
    load_game,
    load_game_as_turn_based,
    observation_planes,
    serialize_game_and_state,
)
from .batch import BatchEnv
from .data import open_selfplay, play_games, read_content, read_record, records_to_arrays, write_selfplay
from .lab import lab_run, match
from .pettingzoo import AECEnv, ParallelEnv, aec_env, parallel_env
from .version import __version__

__all__ = [
    "AECEnv",
    "BatchEnv",
    "Bot",
    "Dynamics",
    "Game",
    "GameType",
    "ParallelEnv",
    "PlayerId",
    "Refused",
    "State",
    "__version__",
    "aec_env",
    "bots",
    "check_content",
    "content_files",
    "deserialize_game_and_state",
    "games",
    "hint",
    "lab_run",
    "load_game",
    "load_game_as_turn_based",
    "match",
    "observation_planes",
    "open_selfplay",
    "parallel_env",
    "play_games",
    "read_content",
    "read_record",
    "records_to_arrays",
    "serialize_game_and_state",
    "write_selfplay",
]
