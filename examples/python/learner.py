#!/usr/bin/python3
"""Learns to play by watching, with NumPy alone: a small net guesses what a strong bot of the program would do, from ever new games
that this bot plays with itself. Then it plays new games against a weaker bot and says how sure it is who is better.

    learner.py [--game cityplanner] [--teacher master] [--seconds 300] [--against easy] [--games 1000] [--seed 1]
"""
import argparse
import os
import random
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core is enough

import numpy as np  # noqa: E402

import townsmith  # noqa: E402


class Net:
    """Layers of weighted sums, cut off at 0 between them; Adam learns the weights."""

    def __init__(self, sizes, rng):
        self.weights = []
        for inputs, outputs in zip(sizes, sizes[1:]):
            self.weights.append((rng.standard_normal((inputs, outputs)) * np.sqrt(2 / inputs)).astype(np.float32))
            self.weights.append(np.zeros(outputs, np.float32))
        self.mean = [np.zeros_like(w) for w in self.weights]
        self.square = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def forward(self, x):
        """What every layer gives; the last one is how much each action appeals."""
        layers = [x]
        for i in range(0, len(self.weights), 2):
            x = x @ self.weights[i] + self.weights[i + 1]
            layers.append(x if i + 2 == len(self.weights) else np.maximum(x, 0, out=x))
        return layers

    def choose(self, x, legal):
        return np.where(legal, self.forward(x)[-1], -np.inf).argmax(axis=1)

    def learn(self, x, legal, action, rate):
        """One step towards these actions; how often the net would have chosen them."""
        layers = self.forward(x)
        logits = np.where(legal, layers[-1], np.float32(-1e9))
        right = (logits.argmax(axis=1) == action).mean()
        p = np.exp(logits - logits.max(axis=1, keepdims=True))
        p /= p.sum(axis=1, keepdims=True)
        p[np.arange(len(x)), action] -= 1
        slope = p / np.float32(len(x))
        self.steps += 1
        for i in reversed(range(0, len(self.weights), 2)):
            slopes = layers[i // 2].T @ slope, slope.sum(axis=0)
            if i > 0:
                slope = (slope @ self.weights[i].T) * (layers[i // 2] > 0)
            for w, m, v, g in zip(self.weights[i:], self.mean[i:], self.square[i:], slopes):
                m += 0.1 * (g - m)
                v += 0.001 * (g * g - v)
                w -= rate * (m / (1 - 0.9**self.steps)) / (np.sqrt(v / (1 - 0.999**self.steps)) + 1e-8)
        return right


class Lessons:
    """The latest decisions of the teacher."""

    def __init__(self, game, teacher, seed, room=400_000):
        self.game, self.teacher, self.seed, self.room = game, [teacher] * game.num_players(), seed, room
        self.x = np.empty((room, game.observation_tensor_size()), np.float16)
        self.legal = np.empty((room, (game.num_distinct_actions() + 7) // 8), np.uint8)
        self.action = np.empty(room, np.int64)
        self.played = self.rows = 0

    def add(self, games):
        new = townsmith.play_games(self.game, self.teacher, games, seed=self.seed, first=self.played, masks=True)
        self.played += games
        at = np.arange(self.rows, self.rows + len(new["actions"])) % self.room
        self.x[at], self.legal[at], self.action[at] = new["observations"], new["masks"], new["actions"]
        self.rows += len(at)

    def some(self, count, rng):
        rows = rng.integers(min(self.rows, self.room), size=count)
        legal = np.unpackbits(self.legal[rows], axis=1, bitorder="little")[:, : self.game.num_distinct_actions()]
        return self.x[rows].astype(np.float32), legal.astype(bool), self.action[rows]


def train(game, teacher, seconds, seed):
    rng = np.random.default_rng(seed)
    net = Net([game.observation_tensor_size(), 256, 128, game.num_distinct_actions()], rng)
    lessons, began, watching, shown = Lessons(game, teacher, seed), time.process_time(), 0.0, 0.0
    right = 0.0
    while (now := time.process_time() - began) < seconds:
        if watching <= 0.35 * now:  # a third of the time for new games
            lessons.add(100)
            watching += time.process_time() - began - now
        left = 1 - now / seconds
        for _ in range(20):
            right += 0.01 * (net.learn(*lessons.some(512, rng), rate=2e-3 * left) - right)
        if now - shown >= 20:
            shown = now
            print(f"{now:5.0f} s  {lessons.played:>7,} games watched  {right:.1%} guessed right", flush=True)
    return net


def play(game, net, against, games, seed):
    """New games against a bot, with seats changed every time: how often the net wins; a shared victory is half of one."""
    rng, won = random.Random(seed), 0.0
    bot = townsmith.Bot(game, against, seed)
    for number in range(games):
        mine, state = number % game.num_players(), game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.randrange(len(state.legal_actions())))
            elif state.current_player() == mine:
                legal = state.legal_actions_array().astype(bool)
                state.apply_action(int(net.choose(state.observation_array()[None], legal[None])[0]))
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
    parser.add_argument("--teacher", default="master")
    parser.add_argument("--seconds", type=float, default=300, help="of processor time, for watching and learning")
    parser.add_argument("--against", default="easy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = townsmith.load_game(args.game, players=2, turn_based=True)
    net = train(game, args.teacher, args.seconds, args.seed)
    won = play(game, net, args.against, args.games, args.seed + 1000)
    low, high = interval(won, args.games)
    print(f"won {won:g} of {args.games} games against {args.against}: {won / args.games:.1%}, 95 % [{low:.1%}, {high:.1%}]")
    return 0 if low > 0.5 else 1


if __name__ == "__main__":
    raise SystemExit(main())
