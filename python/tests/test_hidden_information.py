"""An information state is equal for all worlds that a player cannot tell apart."""
import random

import numpy as np

import townsmith
from conftest import GAMES, act, load, random_states


def same_for(player, one, other):
    assert one.information_state_string(player) == other.information_state_string(player)
    assert one.observation_string(player) == other.observation_string(player)
    assert np.array_equal(one.observation_array(player), other.observation_array(player))
    assert one.legal_actions(player) == other.legal_actions(player) or player not in one.actors()


def test_resampling_keeps_the_information_state(setup):
    game = load(setup, turn_based=True)
    rng = random.Random(1)
    changed = False
    for state in random_states(game, 1, share=0.2):
        if state.is_chance_node():
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            same_for(player, state, other)
            changed = changed or any(
                other.observation_string(p) != state.observation_string(p) for p in range(game.num_players())
            )
            for _ in range(4):
                if not other.is_terminal():
                    act(other, rng)
    hides = next(one["hidden"] for one in townsmith.games() if one["name"] == game.name())
    if hides:
        assert changed


def test_a_seed_names_the_world():
    for name in GAMES:
        game = townsmith.load_game(name)
        state = list(random_states(game, 2))[len(list(random_states(game, 2))) // 2]
        while state.is_chance_node():
            act(state, random.Random(3))
        if not state.is_terminal():
            assert state.resample_from_infostate(0, 5) == state.resample_from_infostate(0, 5)


def test_nobody_learns_what_others_do_in_an_open_round(name):
    game = townsmith.load_game(name, turn_based=True)
    if not townsmith.load_game(name).is_simultaneous():
        return
    rng = random.Random(4)
    pairs = 0
    for state in random_states(game, 4):
        if len(state.actors()) < 2:
            continue
        watcher = max(state.actors())
        worlds = []
        for _ in range(2):
            world = state.clone()
            while not world.is_terminal() and world.current_player() not in (watcher, -1):
                act(world, rng)
            worlds.append(world)
        pairs += worlds[0] != worlds[1]
        same_for(watcher, *worlds)
    assert pairs > 5


def test_private_draws_are_seen_by_their_player_alone():
    """Two deals that differ in one player's cards only are the same to all others."""
    private = 0
    for name in GAMES:
        game = townsmith.load_game(name, turn_based=True)
        state = game.new_initial_state()
        rng = random.Random(5)
        while state.is_chance_node():
            for action in state.legal_actions()[1:]:
                if state.action_to_string(action) == state.action_to_string(0):
                    continue  # two cards of a kind
                one, other = state.child(0), state.child(action)
                knowing = [
                    p
                    for p in range(game.num_players())
                    if one.information_state_string(p) != other.information_state_string(p)
                ]
                assert knowing, "somebody must notice a draw"
                assert len(knowing) in (1, game.num_players())
                private += len(knowing) == 1
                break
            act(state, rng)
    assert private > 0


def test_information_states_of_two_players_are_never_equal(name):
    game = townsmith.load_game(name)
    for state in random_states(game, 6, share=0.1):
        texts = [state.information_state_string(p) for p in range(game.num_players())]
        assert len(set(texts)) == len(texts)
