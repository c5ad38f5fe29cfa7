#!/usr/bin/env python3
"""A bot for every game of Townsmith, in a program of its own: docs/bots-of-your-own.md.

    townsmith match cities --seats "external:python3 examples/bots/first_bot.py,random" --games 100
"""
import json
import random
import sys


def choose(ask):
    """One of ask["moves"]; ask["position"] is what the seat sees."""
    return random.Random(ask["seed"]).choice(ask["moves"])


def main():
    for line in sys.stdin:
        ask = json.loads(line)
        if ask["do"] == "hello":
            answer = {"protocol": 1, "name": "first bot", "wants": ["position"]}
        else:
            answer = {"re": ask["id"], "move": choose(ask)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
