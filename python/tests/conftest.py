import random

import pytest

import townsmith

#: Every game there is, as its players usually play it, and one setup with everything that can be switched on.
GAMES = [game["name"] for game in townsmith.games()]


def everything(name):
    """All options at their last values, with as many players as can be."""
    info = next(game for game in townsmith.games() if game["name"] == name)
    options = {}
    for option in info["options"]:
        options[option["name"]] = option["choices"][-1] if option["choices"] else option["most"]
    return townsmith.load_game(name, players=info["most_players"], **options)


SETUPS = [name for name in GAMES] + [f"everything in {name}" for name in GAMES]


def load(setup, **more):
    if setup.startswith("everything in "):
        game = everything(setup.removeprefix("everything in "))
        return townsmith.load_game(str(game), **more)
    return townsmith.load_game(setup, **more)


@pytest.fixture(params=SETUPS)
def setup(request):
    return request.param


@pytest.fixture(params=GAMES)
def name(request):
    return request.param


def act(state, rng):
    """One random step at any kind of node."""
    if state.is_chance_node():
        action, _ = rng.choice(state.chance_outcomes())
        state.apply_action(action)
    elif state.is_simultaneous_node():
        state.apply_actions([rng.choice(state.legal_actions(p)) for p in range(state.num_players())])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def random_states(game, seed, share=1.0):
    """The states of one random game, the last one included."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while True:
        if state.is_terminal() or rng.random() < share:
            yield state
        if state.is_terminal():
            return
        act(state, rng)
