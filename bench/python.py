#!/usr/bin/python3
"""python.py [SECONDS]: how fast games go from Python, the tables of docs/python.md. One thread; each number is the best of three
measurements of SECONDS of processor time (1 if not said), as other programs only ever slow it down.

    scripts/build release -DTOWNSMITH_BENCH=ON bench_playouts && scripts/python build
    PYTHONPATH=build/python /usr/bin/python3 bench/python.py

engine   random games in C++, no Python (bench_playouts): moves a second
bare     BatchEnv without masks and observations: decisions a second
bits     with masks as bits
all      with masks as bytes and observations
plain    the usual loop of OpenSpiel's users: one state, lists of legal actions, `apply_action`
"""
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time

import townsmith

seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
top = pathlib.Path(__file__).resolve().parent.parent


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
    """Random moves a second without any Python."""
    command = [top / "build/release/bench/bench_playouts", "--benchmark_format=json", "--benchmark_repetitions=3"]
    command += [f"--benchmark_min_time={seconds}", f"--benchmark_filter=^{game.name()} "]
    runs = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)["benchmarks"]
    return max(run["plies/s"] for run in runs if run["run_type"] == "iteration")


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


def played(game, bot):
    """Games of bots, in C++."""
    return lambda: townsmith.match(game, [bot] * game.num_players(), 100)["games"]


def written(game, bot, **what):
    """The same as NumPy files."""

    def work():
        with tempfile.TemporaryDirectory() as folder:
            townsmith.write_selfplay(folder, game, [bot] * game.num_players(), 100, **what)
        return 100

    return work


def text(rate):
    return f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate / 1e3:.0f} k" if rate >= 1e4 else f"{rate:,.0f}"


def table(head, columns):
    print(f"| game | {' | '.join(head)} |\n|---|{'---:|' * len(head)}")
    for one in townsmith.games():
        game = townsmith.load_game(one["name"])
        rates = [text(column(game)) for column in columns]
        print(f"| {one['title']}, {game.num_players()} players | {' | '.join(rates)} |", flush=True)
    print()


table(
    ["engine", "bare", "bits", "all", "plain"],
    [
        engine,
        lambda game: best_rate(bulk(game, observations=False, masks="none")),
        lambda game: best_rate(bulk(game, observations=False, masks="bits")),
        lambda game: best_rate(bulk(game)),
        lambda game: best_rate(plain(game)),
    ],
)
table(
    ["easy played", "easy written", "moves alone"],
    [
        lambda game: best_rate(played(game, "easy")),
        lambda game: best_rate(written(game, "easy")),
        lambda game: best_rate(written(game, "easy", observations=False, masks=False)),
    ],
)
