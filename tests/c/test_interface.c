/* Plays every game through the C interface, from C. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "townsmith/townsmith.h"

#define CHECK(holds)                                                            \
  do {                                                                          \
    if (!(holds)) {                                                             \
      char why[500];                                                            \
      townsmith_error(why, sizeof why);                                         \
      fprintf(stderr, "%s:%d: %s fails (%s)\n", __FILE__, __LINE__, #holds, why); \
      exit(1);                                                                  \
    }                                                                           \
  } while (0)

static uint64_t next(uint64_t* state) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  return *state >> 33;
}

static void play(const char* name, uint64_t seed) {
  townsmith_game* game = NULL;
  townsmith_state *state = NULL, *copy = NULL, *loaded = NULL;
  townsmith_bot* bot = NULL;
  int32_t legal[4096];
  char text[200];
  int32_t steps = 0;
  CHECK(townsmith_game_new(name, 0, NULL, &game) == TOWNSMITH_OK);
  CHECK(townsmith_state_new(game, &state) == TOWNSMITH_OK);
  CHECK(townsmith_bot_new(game, "greedy", 1, &bot) == TOWNSMITH_OK);
  int32_t size = townsmith_game_observation_size(game);
  float* tensor = malloc(sizeof(float) * (size_t)size);

  int32_t end = 0;
  for (int32_t i = 0; i < townsmith_game_planes(game); ++i) {
    townsmith_plane plane;
    CHECK(townsmith_game_plane(game, i, &plane) == TOWNSMITH_OK);
    CHECK(plane.offset == end && plane.name[0] != '\0');
    int32_t product = 1;
    for (int32_t d = 0; d < plane.dimensions; ++d) product *= plane.shape[d];
    CHECK(product == plane.size);
    end += plane.size;
  }
  CHECK(end == size);
  CHECK(townsmith_game_plane(game, 9999, NULL) == TOWNSMITH_BAD_ARGUMENT);

  while (townsmith_state_player(state) != TOWNSMITH_TERMINAL) {
    if (townsmith_state_player(state) == TOWNSMITH_CHANCE) {
      int32_t outcomes = townsmith_state_outcomes(state);
      CHECK(outcomes > 0);
      CHECK(townsmith_state_apply(state, TOWNSMITH_CHANCE, outcomes) == TOWNSMITH_REFUSED);
      if (steps % 2 == 0) {
        CHECK(townsmith_state_apply(state, TOWNSMITH_CHANCE, (int32_t)(next(&seed) % (uint64_t)outcomes)) ==
              TOWNSMITH_OK);
      } else {
        CHECK(townsmith_state_settle(state, &seed) == TOWNSMITH_OK);
      }
      continue;
    }
    uint32_t actors = townsmith_state_actors(state);
    int32_t player = 0;
    while (((actors >> player) & 1u) == 0) ++player;
    int32_t count = townsmith_state_legal(state, player, legal, 4096);
    CHECK(count > 0 && count < 4096);
    for (int32_t i = 1; i < count; ++i) CHECK(legal[i - 1] < legal[i]);
    CHECK(townsmith_state_observe(state, player, tensor, (size_t)size) == TOWNSMITH_OK);
    CHECK(townsmith_state_observe(state, player, tensor, (size_t)size - 1) == TOWNSMITH_BAD_ARGUMENT);
    int32_t action = legal[next(&seed) % (uint64_t)count];
    CHECK(townsmith_state_action_text(state, player, action, text, sizeof text) > 0);
    CHECK(townsmith_state_apply(state, player, -7) == TOWNSMITH_REFUSED);
    CHECK(townsmith_state_apply(state, 99, 1) == TOWNSMITH_BAD_ARGUMENT);
    if (player == 0) CHECK(townsmith_bot_step(bot, state, 0, &action) == TOWNSMITH_OK);
    CHECK(townsmith_state_apply(state, player, action) == TOWNSMITH_OK);
    ++steps;
  }
  CHECK(steps > 5 && townsmith_state_winners(state) != 0);
  CHECK(townsmith_bot_step(bot, state, 0, legal) == TOWNSMITH_REFUSED);

  CHECK(townsmith_state_clone(state, &copy) == TOWNSMITH_OK);
  size_t length = townsmith_state_save(state, NULL, 0);
  char* saved = malloc(length + 1);
  CHECK(townsmith_state_save(copy, saved, length + 1) == length && strlen(saved) == length);
  CHECK(townsmith_state_load(game, saved, &loaded) == TOWNSMITH_OK);
  CHECK(townsmith_state_winners(loaded) == townsmith_state_winners(state));
  int32_t one = 0, other = 0;
  CHECK(townsmith_state_score(state, 0, &one) == TOWNSMITH_OK && townsmith_state_score(loaded, 0, &other) == TOWNSMITH_OK);
  CHECK(one == other);
  CHECK(townsmith_state_load(game, "nonsense", &copy) == TOWNSMITH_REFUSED);
  CHECK(townsmith_state_information(state, 0, text, 10) > 10 && strlen(text) == 9);
  CHECK(townsmith_state_resample(state, 0, 5) == TOWNSMITH_OK);

  townsmith_game_free(game); /* the rest may outlive it */
  CHECK(townsmith_state_player(state) == TOWNSMITH_TERMINAL);
  townsmith_bot_free(bot);
  townsmith_state_free(copy);
  townsmith_state_free(loaded);
  townsmith_state_free(state);
  free(saved);
  free(tensor);
  printf("  %s: %d actions\n", name, steps);
}

int main(void) {
  townsmith_game* game = NULL;
  char name[64];
  CHECK(townsmith_interface() == TOWNSMITH_INTERFACE);
  CHECK(townsmith_game_new("chess", 2, NULL, &game) == TOWNSMITH_REFUSED && game == NULL);
  CHECK(townsmith_error(name, sizeof name) > 5);
  CHECK(townsmith_game_new(NULL, 2, NULL, &game) == TOWNSMITH_BAD_ARGUMENT);
  CHECK(townsmith_game_count() > 0 && townsmith_game_name(999, name, sizeof name) == 0);
  for (int32_t i = 0; i < townsmith_game_count(); ++i) {
    CHECK(townsmith_game_name(i, name, sizeof name) > 0);
    CHECK(townsmith_game_new(name, 99, NULL, &game) == TOWNSMITH_REFUSED);
    CHECK(townsmith_game_new(name, 0, "taste=good", &game) == TOWNSMITH_REFUSED);
    play(name, (uint64_t)i + 1);
  }
  townsmith_game_free(NULL);
  townsmith_state_free(NULL);
  townsmith_bot_free(NULL);
  return 0;
}
