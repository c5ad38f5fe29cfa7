#!/usr/bin/python3
"""Makes one figure of the lab's report anew, from the games themselves: by how much games are won ("How close it is").

    study.py [--game townbuilder] [--bot medium] [--games 2000] [--seed 9] [--out margins.svg]

The lab plays the games of a match with the same seed, so the two counts are equal to the last game; this says so.
"""
import argparse
import pathlib

import numpy as np

import townsmith


def margins(game, bots, games, seed, threads):
    """By how many points each game was won: its records become arrays, and the rest is NumPy."""
    played = townsmith.match(game, bots, games, seed=seed, threads=threads, records=True)
    records = townsmith.data.split_records(played["records"])
    scores = np.sort(townsmith.records_to_arrays(records, game, observations=False)["returns"], axis=1)
    return (scores[:, -1] - scores[:, -2]).astype(int)


def svg(counts, title, width=720, height=320):
    """A histogram, with no library but this page."""
    pad, top = 40, 50
    step = (width - 2 * pad) / len(counts)
    tall = (height - top - pad) / max(counts)
    bars = "".join(
        f'<rect x="{pad + i * step:.1f}" y="{height - pad - n * tall:.1f}" width="{step * 0.9:.1f}" height="{n * tall:.1f}"/>'
        f"<title>{i} points: {n} games</title>"
        for i, n in enumerate(counts)
    )
    marks = "".join(
        f'<text x="{pad + (i + 0.45) * step:.1f}" y="{height - pad + 18}" text-anchor="middle">{i}</text>'
        for i in range(0, len(counts), max(1, len(counts) // 12))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">'
        f'<text x="{pad}" y="28" font-size="16">{title}</text><g fill="#2a6f97">{bars}</g>{marks}</svg>\n'
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="townbuilder")
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("margins.svg"))
    args = parser.parse_args()
    game = townsmith.load_game(args.game, players=2)
    bots = [args.bot] * game.num_players()
    won_by = margins(game, bots, args.games, args.seed, args.threads)
    counts = np.bincount(won_by)
    args.out.write_text(svg(counts.tolist(), f"{game}: won by {won_by.mean():.2f} points on average"), encoding="utf-8")

    lab = townsmith.lab_run(game, [args.bot], args.games, seed=args.seed, threads=args.threads, results_only=True)["margins"]
    theirs = np.zeros(lab["from"] + len(lab["counts"]), int)
    theirs[lab["from"] :] = lab["counts"]
    same = np.array_equal(np.trim_zeros(counts, "b"), np.trim_zeros(theirs, "b"))
    print(f"{args.out}: {len(won_by)} games, {won_by.mean():.3f} points; the lab counts {'the same' if same else 'OTHERWISE'}")
    return 0 if same else 1


if __name__ == "__main__":
    raise SystemExit(main())
