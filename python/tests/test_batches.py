import numpy as np
import pytest

import townsmith
from conftest import load


def run(env, steps):
    seen = []
    for _ in range(steps):
        env.step(env.sample())
        seen.append((env.players.copy(), env.rewards.copy(), env.ends.copy(), env.masks.copy(), env.observations.copy()))
    return seen


def test_sampled_actions_are_legal_and_games_end(setup):
    env = townsmith.BatchEnv(load(setup), 50, seed=3)
    ends = 0
    for _ in range(500):
        actions = env.sample()
        assert (env.masks[np.arange(50), actions] == 1).all()
        observations, rewards, ended, truncated, infos = env.step(actions)
        assert observations is env.observations and rewards is env.rewards and not truncated.any()
        assert (rewards[~ended] == 0).all() and np.isfinite(observations).all()
        assert infos["players"] is env.players
        ends += ended.sum()
    assert ends > 0


def test_results_depend_on_the_seed_alone(name):
    one = run(townsmith.BatchEnv(name, 30, threads=1, seed=5), 100)
    two = run(townsmith.BatchEnv(name, 30, threads=3, seed=5), 100)
    other = run(townsmith.BatchEnv(name, 30, threads=3, seed=6), 100)
    same = [all(np.array_equal(a, b) for a, b in zip(x, y)) for x, y in zip(one, two)]
    assert all(same)
    assert not all(np.array_equal(x[4], y[4]) for x, y in zip(one, other))


def test_masks_as_bits_are_the_masks_as_bytes(name):
    as_bytes = townsmith.BatchEnv(name, 20, seed=7)
    as_bits = townsmith.BatchEnv(name, 20, seed=7, masks="bits", observations=False)
    assert as_bits.observations is None
    actions = as_bytes.game.num_distinct_actions()
    for _ in range(50):
        as_bytes.step(as_bytes.sample())
        as_bits.step(as_bits.sample())
        assert np.array_equal(np.unpackbits(as_bits.masks, axis=1, bitorder="little")[:, :actions], as_bytes.masks)


def test_an_illegal_action_steps_no_game(name):
    env = townsmith.BatchEnv(name, 10, seed=8)
    for _ in range(20):
        env.step(env.sample())
    before = env.observations.copy()
    for wrong in (0, -1, 10**6, int(np.flatnonzero(env.masks[4] == 0)[-1])):
        actions = env.masks.argmax(axis=1)  # int64
        actions[4] = wrong
        with pytest.raises(townsmith.Refused, match="game 4"):
            env.step(actions)
        assert np.array_equal(env.observations, before)
    for wrong in (np.zeros(9, np.int32), np.zeros((10, 1), np.int32)):
        with pytest.raises(townsmith.Refused):
            env.step(wrong)
    env.step(env.masks.argmax(axis=1))
    env.step(env.masks.argmax(axis=1).astype(np.int32))


def test_arrays_belong_to_the_batch():
    env = townsmith.BatchEnv(townsmith.games()[0]["name"], 4)
    observations = env.observations
    env.step(env.sample())
    assert env.observations is observations
    with pytest.raises(ValueError):
        observations[0] = 1
    masks = env.masks
    del env
    assert masks.sum() > 0  # they outlive it


def test_without_autoreset_a_game_waits(name):
    env = townsmith.BatchEnv(name, 5, seed=9, autoreset=False)
    while (env.players >= 0).any():
        env.step(env.sample())
    assert (env.masks[:, 0] == 1).all() and (env.masks[:, 1:] == 0).all()
    env.step(np.full(5, 17, np.int32))  # whatever it is
    env.reset(options={"reset_mask": np.arange(5) == 2})
    assert list(env.players >= 0) == [False, False, True, False, False]


def test_bad_sizes_are_refused():
    name = townsmith.games()[0]["name"]
    for wrong in ({"n": 0}, {"n": 2, "threads": 0}, {"n": 2, "masks": "stars"}):
        with pytest.raises(townsmith.Refused):
            townsmith.BatchEnv(name, **wrong)
