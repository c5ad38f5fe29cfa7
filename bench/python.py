#!/usr/bin/python3
"""python.py [SECONDS]: how fast games go from Python, a table for docs/python.md. One thread; each number is the best of three
measurements of SECONDS of processor time (1 if not said), as other programs only ever slow it down.

engine   random games in C++, no Python (`townsmith.match`): moves a second
bare     BatchEnv without masks and observations: decisions a second
bits     with masks as bits
all      with masks as bytes and observations
plain    the usual loop of OpenSpiel's users: one state, lists of legal actions, `apply_action`
"""
import random
import sys
import time

import townsmith

seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0


def best_rate(work):
    """work() does some of it and says how much."""
    rates = []
    for _ in range(3):
        count, began = 0, time.process_time()
        while (took := time.process_time() - began) < seconds:
            count += work()
        rates.append(count / took)
    return max(rates)


def engine(game):
    bots = ["random"] * game.num_players()
    return lambda: townsmith.match(game, bots, 2000)["plies"]


def bulk(game, **what):
    env = townsmith.BatchEnv(game, 1024, **what)

    def work():
        for _ in range(10):
            env.step(env.sample())
        return 10 * env.num_envs

    return work


def plain(game):
    rng = random.Random(1)

    def work():
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.legal_actions()))
                continue
            if state.is_simultaneous_node():
                players = range(state.num_players())
                state.apply_actions([rng.choice(state.legal_actions(p)) for p in players])
                steps += len(players)
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return work


def text(rate):
    return f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate / 1e3:.0f} k"


print("| game | engine | bare | bits | all | plain |\n|---|---:|---:|---:|---:|---:|")
for one in townsmith.games():
    game = townsmith.load_game(one["name"])
    rates = [
        best_rate(engine(game)),
        best_rate(bulk(game, observations=False, masks="none")),
        best_rate(bulk(game, observations=False, masks="bits")),
        best_rate(bulk(game)),
        best_rate(plain(game)),
    ]
    print(f"| {one['title']}, {game.num_players()} players | " + " | ".join(map(text, rates)) + " |", flush=True)
