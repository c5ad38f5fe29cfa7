"""The contract that PettingZoo's own tests check, without PettingZoo; and those tests themselves where it is installed."""
import numpy as np
import pytest

import townsmith
from conftest import load


def choose(mask, rng):
    return int(rng.choice(np.flatnonzero(mask)))


def test_aec(setup):
    env = townsmith.aec_env(load(setup))
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    assert env.agents == env.possible_agents == [f"player_{i}" for i in range(env.game.num_players())]
    for agent in env.possible_agents:
        assert env.action_space(agent) is env.action_space(agent)
        assert env.observation_space(agent) is env.observation_space(agent)
    since = dict.fromkeys(env.agents, 0.0)
    left = []
    for agent in env.agent_iter():
        for each in (env.rewards, env.terminations, env.truncations, env.infos, env._cumulative_rewards):
            assert set(each) == set(env.agents)
        observation, reward, termination, truncation, info = env.last()
        assert type(termination) is bool and type(truncation) is bool
        assert env.observation_space(agent).contains(observation)
        assert observation["observation"].dtype == np.float32 and observation["action_mask"].dtype == np.int8
        assert reward == since[agent]
        assert agent not in left
        if termination:
            left.append(agent)
            env.step(None)
            continue
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        action = np.int32(choose(observation["action_mask"], rng))
        assert env.action_space(agent).contains(action)
        since[agent] = 0.0
        env.step(action)
        for one in env.agents:
            since[one] += env.rewards[one]
    assert sorted(left) == env.possible_agents and env.agents == []


def test_parallel(setup):
    env = townsmith.parallel_env(load(setup))
    rng = np.random.default_rng(2)
    observations, infos = env.reset(seed=2)
    while env.agents:
        agents = list(env.agents)
        assert set(observations) == set(infos) == set(agents)
        actions = {agent: choose(observations[agent]["action_mask"], rng) for agent in agents}
        observations, rewards, terminations, truncations, infos = env.step(actions)
        for each in (observations, rewards, terminations, truncations, infos):
            assert set(each) == set(agents)
        for agent in agents:
            assert env.observation_space(agent).contains(observations[agent])
            assert type(terminations[agent]) is bool and type(truncations[agent]) is bool
    assert all(terminations.values())


def trace(make, seed, steps=80):
    env = make()
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    seen = []
    for agent in env.agent_iter(steps):
        observation, reward, termination, _, _ = env.last()
        seen.append((agent, observation["observation"].tobytes(), reward))
        env.step(None if termination else choose(observation["action_mask"], rng))
    return seen


def test_a_seed_makes_a_game_again(name):
    make = lambda: townsmith.aec_env(name)
    assert trace(make, 3) == trace(make, 3) != trace(make, 4)


def test_an_illegal_action_ends_the_game_for_all(name):
    env = townsmith.aec_env(name, illegal_reward=-7)
    env.reset(seed=5)
    agent = env.agent_selection
    env.step(0)
    assert env.rewards[agent] == -7 and all(env.terminations.values())
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []
    env = townsmith.parallel_env(name)
    env.reset(seed=5)
    _, rewards, terminations, _, _ = env.step({agent: 10**6 for agent in env.agents})
    assert min(rewards.values()) == -1 and all(terminations.values()) and env.agents == []


def test_rendering(name):
    env = townsmith.aec_env(name, render_mode="ansi")
    env.reset(seed=6)
    assert len(env.render().splitlines()) > 3
    env.close()


def test_pettingzoos_own_tests():
    test = pytest.importorskip("pettingzoo.test")
    for game in townsmith.games():
        test.api_test(townsmith.aec_env(game["name"]), num_cycles=300)
        test.parallel_api_test(townsmith.parallel_env(game["name"]), num_cycles=300)
        test.seed_test(lambda: townsmith.aec_env(game["name"]), num_cycles=50)
