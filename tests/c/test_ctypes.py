"""A random game of each kind through ctypes; see run."""
import ctypes
import random
import sys

c = ctypes.CDLL(sys.argv[1])
c.townsmith_version.restype = ctypes.c_char_p
for name in ("game_name", "error", "state_save", "state_information", "state_action_text", "game_action_name"):
    getattr(c, f"townsmith_{name}").restype = ctypes.c_size_t
CHANCE, TERMINAL = -1, -4


def text(function, *arguments):
    size = function(*arguments, None, 0)
    buffer = ctypes.create_string_buffer(size + 1)
    assert function(*arguments, buffer, size + 1) == size
    return buffer.value.decode()


def made(function, *arguments):
    handle = ctypes.c_void_p()
    status = function(*arguments, ctypes.byref(handle))
    assert status == 0, text(c.townsmith_error)
    return handle


assert c.townsmith_interface() == 1 and c.townsmith_version().count(b".") == 2
for number in range(c.townsmith_game_count()):
    name = text(c.townsmith_game_name, number)
    game = made(c.townsmith_game_new, name.encode(), 0, None)
    state = made(c.townsmith_state_new, game)
    rng = random.Random(number)
    legal = (ctypes.c_int32 * 4096)()
    while c.townsmith_state_player(state) != TERMINAL:
        if c.townsmith_state_player(state) == CHANCE:
            assert c.townsmith_state_apply(state, CHANCE, rng.randrange(c.townsmith_state_outcomes(state))) == 0
            continue
        actors = c.townsmith_state_actors(state)
        player = rng.choice([p for p in range(8) if actors >> p & 1])
        count = c.townsmith_state_legal(state, player, legal, 4096)
        # Whatever the player cannot know makes no difference to it.
        before = text(c.townsmith_state_information, state, player)
        other = made(c.townsmith_state_clone, state)
        assert c.townsmith_state_resample(other, player, ctypes.c_uint64(rng.getrandbits(60))) == 0
        assert text(c.townsmith_state_information, other, player) == before
        c.townsmith_state_free(other)
        assert c.townsmith_state_apply(state, player, rng.choice(legal[:count])) == 0
    assert c.townsmith_state_apply(state, 0, 1) == 2
    assert text(c.townsmith_error)
    again = made(c.townsmith_state_load, game, text(c.townsmith_state_save, state).encode())
    assert c.townsmith_state_winners(again) == c.townsmith_state_winners(state) != 0
    for handle, free in ((again, "state"), (state, "state"), (game, "game")):
        getattr(c, f"townsmith_{free}_free")(handle)
print("  ctypes plays the same games")
