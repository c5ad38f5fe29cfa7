#!/usr/bin/python3
"""Learns to play from nothing, with NumPy alone: proximal policy optimisation on thousands of games at a time. Then it plays
new games against a bot of the program and says how sure it is who is better.

    learner.py [--game cityplanner] [--seconds 300] [--against easy] [--games 1000] [--seed 1]
"""
import argparse
import os
import random
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core is enough

import numpy as np  # noqa: E402

import townsmith  # noqa: E402


class Net:
    """Two layers; the policy and the value come from the same one. Adam learns the weights."""

    def __init__(self, inputs, hidden, actions, rng):
        def layer(rows, columns, gain):
            return (rng.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)

        self.weights = [
            layer(inputs, hidden, 1.4), np.zeros(hidden, np.float32),
            layer(hidden, actions, 0.01), np.zeros(actions, np.float32),
            layer(hidden, 1, 1.0), np.zeros(1, np.float32),
        ]  # fmt: skip
        self.first = [np.zeros_like(w) for w in self.weights]
        self.second = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def forward(self, x, mask):
        w1, b1, wp, bp, wv, bv = self.weights
        h = np.maximum(x @ w1 + b1, 0)
        logits = np.where(mask, h @ wp + bp, np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        p = np.exp(logits)
        p /= p.sum(axis=1, keepdims=True)
        return h, p, (h @ wv + bv)[:, 0]

    def learn(self, x, mask, action, old, advantage, target, rate, clip=0.2, entropy=0.003):
        """One step down the loss of a minibatch."""
        h, p, value = self.forward(x, mask)
        rows = np.arange(len(x))
        ratio = p[rows, action] / old
        inside = np.where(advantage > 0, ratio < 1 + clip, ratio > 1 - clip)
        pull = np.where(inside, ratio * advantage, 0).astype(np.float32)
        d_logits = pull[:, None] * p
        d_logits[rows, action] -= pull
        log_p = np.log(p + 1e-9)
        d_logits += entropy * p * (log_p - (p * log_p).sum(axis=1, keepdims=True))
        d_value = 0.5 * (value - target)[:, None].astype(np.float32)
        d_logits /= len(x)
        d_value /= len(x)
        d_h = (d_logits @ self.weights[2].T + d_value @ self.weights[4].T) * (h > 0)
        slopes = [x.T @ d_h, d_h.sum(0), h.T @ d_logits, d_logits.sum(0), h.T @ d_value, d_value.sum(0)]
        self.steps += 1
        for w, m, v, g in zip(self.weights, self.first, self.second, slopes):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            w -= rate * (m / (1 - 0.9**self.steps)) / (np.sqrt(v / (1 - 0.999**self.steps)) + 1e-8)


def draw(p, rng):
    """A random column of each row."""
    return (p.cumsum(axis=1) > rng.random((len(p), 1), dtype=np.float32)).argmax(axis=1)


def progress(game):
    """Where the tensor says how a player stands: points, and what money is worth at the end."""
    at = {name: offset for name, offset, _ in game.planes()}
    points, money = at.get("own points"), at.get("own money")
    if points is None or money is None:
        return lambda x: np.zeros(len(x), np.float32)
    return lambda x: x[:, points] * 100 + x[:, money] * 20


def train(game, seconds, seed, games=256, steps=96, quiet=False):
    rng = np.random.default_rng(seed)
    env = townsmith.BatchEnv(game, games, seed=seed)
    size, players = env.observations.shape[1], game.num_players()
    net = Net(size, 128, game.num_distinct_actions(), rng)
    stands = progress(game)
    scale = np.float32(0.1)
    x = np.empty((steps, games, size), np.float32)
    mask = np.empty((steps, games, game.num_distinct_actions()), bool)
    action, who = np.empty((steps, games), np.int64), np.empty((steps, games), np.int64)
    old, value = np.empty((steps, games), np.float32), np.empty((steps, games), np.float32)
    ends, result = np.empty((steps, games), bool), np.empty((steps, games, players), np.float32)
    every = np.arange(games)
    began, rounds, results = time.process_time(), 0, []
    while time.process_time() - began < seconds:
        for t in range(steps):
            x[t], mask[t], who[t] = env.observations, env.masks, env.players
            _, p, value[t] = net.forward(x[t], mask[t])
            action[t] = draw(p, rng)
            action[t] = np.where(mask[t, every, action[t]], action[t], p.argmax(axis=1))
            old[t] = p[every, action[t]]
            env.step(action[t])
            ends[t], result[t] = env.ends, env.rewards
        # Backwards: what each player's next decision was worth, and how much better it went than expected.
        known = np.zeros((games, players), bool)
        stood, worth, lead = (np.zeros((games, players), np.float32) for _ in range(3))
        advantage, use = np.zeros((steps, games), np.float32), np.zeros((steps, games), bool)
        for t in reversed(range(steps)):
            over = ends[t]
            known[over], stood[over], worth[over], lead[over] = True, result[t][over], 0, 0
            p, now = who[t], stands(x[t])
            use[t] = known[every, p]
            delta = (stood[every, p] - now) * scale + worth[every, p] - value[t]
            advantage[t] = delta + 0.95 * lead[every, p]
            known[every, p], stood[every, p], worth[every, p], lead[every, p] = True, now, value[t], advantage[t]
        target = (advantage + value)[use]
        rows = np.flatnonzero(use.ravel())
        flat = x.reshape(-1, size), mask.reshape(steps * games, -1), action.ravel(), old.ravel()
        gain = advantage[use]
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        left = max(0.05, 1 - (time.process_time() - began) / seconds)
        for _ in range(2):
            order = rng.permutation(len(rows))
            for part in np.array_split(order, max(1, len(order) // 2048)):
                r = rows[part]
                net.learn(*(one[r] for one in flat), gain[part], target[part], rate=1e-3 * left)
        results += [result[ends].mean()] if ends.any() else []
        rounds += 1
        if not quiet and rounds % 50 == 0:
            print(f"{time.process_time() - began:5.0f} s  {rounds * steps * games:>9,} decisions  "
                  f"{np.mean(results[-20:]):6.2f} points a game", flush=True)  # fmt: skip
    return net


def play(game, net, against, games, seed):
    """New games against a bot, with seats changed every time: how often the net wins; a shared victory is half of one."""
    rng = random.Random(seed)
    bot = townsmith.Bot(game, against, seed)
    won = 0.0
    for number in range(games):
        mine, state = number % game.num_players(), game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.randrange(len(state.legal_actions())))
            elif state.current_player() == mine:
                mask = state.legal_actions_array()[None].astype(bool)
                state.apply_action(int(net.forward(state.observation_array()[None], mask)[1].argmax()))
            else:
                state.apply_action(bot.step(state))
        winners = state.winners()
        won += (mine in winners) / len(winners)
    return won


def interval(won, games, z=1.96):
    """Wilson's, of 95 %."""
    share, square = won / games, z * z / games
    middle, half = share + square / 2, z * np.sqrt(share * (1 - share) / games + square / games / 4)
    return (middle - half) / (1 + square), (middle + half) / (1 + square)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="cityplanner")
    parser.add_argument("--seconds", type=float, default=300, help="of processor time, for learning")
    parser.add_argument("--against", default="easy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = townsmith.load_game(args.game, players=2, turn_based=True)
    net = train(game, args.seconds, args.seed)
    won = play(game, net, args.against, args.games, args.seed + 1000)
    low, high = interval(won, args.games)
    print(f"won {won:g} of {args.games} games against {args.against}: {won / args.games:.1%}, 95 % [{low:.1%}, {high:.1%}]")
    return 0 if low > 0.5 else 1


if __name__ == "__main__":
    raise SystemExit(main())
