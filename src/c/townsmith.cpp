// The C interface over numbers::Play. Nothing is thrown out of it: every function goes through
// guarded().
#include "c/townsmith/townsmith.h"

#include <algorithm>
#include <cstring>
#include <exception>
#include <string>

#include "games/content_files.h"
#include "games/word_files.h"
#include "numbers/player.h"

using namespace townsmith;

struct townsmith_game {
  std::shared_ptr<const numbers::NumberedGame> numbered;
};
struct townsmith_state {
  numbers::Play play;
};
struct townsmith_bot {
  numbers::Player player;
};

namespace {

thread_local std::string last_error;

const bots::Catalogue& all_bots() {
  static const bots::Catalogue catalogue = bots::all_games();
  return catalogue;
}

townsmith_status refused(const Problem& problem) {
  last_error = built_in_english().say(problem.text);
  return TOWNSMITH_REFUSED;
}
townsmith_status bad_argument(const char* what) {
  last_error = what;
  return TOWNSMITH_BAD_ARGUMENT;
}

/// Runs f(); what it throws becomes `failed`.
template <class T, class F>
T guarded(T failed, F&& f) noexcept {
  try {
    return f();
  } catch (const std::exception& thrown) {
    try {
      last_error = thrown.what();
    } catch (...) {
      last_error.clear();
    }
  } catch (...) {
    last_error.clear();
  }
  return failed;
}

std::size_t copy_text(const std::string& from, char* text, std::size_t size) {
  if (text != nullptr && size > 0) {
    const std::size_t count = std::min(from.size(), size - 1);
    std::memcpy(text, from.data(), count);
    text[count] = '\0';
  }
  return from.size();
}

bool is_player(const townsmith_state* state, std::int32_t player) {
  return state != nullptr && player >= 0 && player < state->play.rules().setup().players;
}

std::uint32_t as_bits(SeatSet seats) {
  std::uint32_t bits = 0;
  for (const Seat seat : seats) bits |= 1U << index(seat);
  return bits;
}

Result<OptionValues> split_options(const char* options) {
  OptionValues values;
  std::string_view rest = options == nullptr ? "" : options;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    if (end > 0) {
      TRY(auto value, parse_option(rest.substr(0, end)));
      values.push_back(std::move(value));
    }
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return values;
}

Result<std::unique_ptr<numbers::NumberedGame>> make_game(const char* name, std::int32_t players,
                                                         const char* options) {
  TRY(const bots::Entry* entry, all_bots().find(name));
  const GameInfo& info = entry->type().info();
  TRY(const OptionValues values, split_options(options));
  TRY(const Setup setup, make_setup(info, players == 0 ? info.usual_players : players, values));
  return numbers::make_numbered(name, setup, built_in_content());
}

}  // namespace

std::int32_t townsmith_interface(void) { return TOWNSMITH_INTERFACE; }
const char* townsmith_version(void) { return TOWNSMITH_VERSION; }
std::size_t townsmith_error(char* text, std::size_t size) {
  return copy_text(last_error, text, size);
}

std::int32_t townsmith_game_count(void) {
  return guarded(0, [] { return static_cast<int>(all_bots().entries().size()); });
}
std::size_t townsmith_game_name(std::int32_t number, char* text, std::size_t size) {
  return guarded(std::size_t{0}, [&] {
    const auto& entries = all_bots().entries();
    if (number < 0 || static_cast<std::size_t>(number) >= entries.size()) {
      return copy_text({}, text, size);
    }
    const GameInfo& info = entries[static_cast<std::size_t>(number)]->type().info();
    return copy_text(std::string(info.name), text, size);
  });
}

townsmith_status townsmith_game_new(const char* name, std::int32_t players, const char* options,
                                    townsmith_game** game) {
  if (name == nullptr || game == nullptr) return bad_argument("a null pointer");
  return guarded(TOWNSMITH_FAILED, [&] {
    auto made = make_game(name, players, options);
    if (!made) return refused(made.error());
    *game = new townsmith_game{std::move(*made)};
    return TOWNSMITH_OK;
  });
}
void townsmith_game_free(townsmith_game* game) { delete game; }
std::int32_t townsmith_game_players(const townsmith_game* game) {
  return game == nullptr ? 0 : game->numbered->rules().setup().players;
}
std::int32_t townsmith_game_actions(const townsmith_game* game) {
  return game == nullptr ? 0 : game->numbered->action_count();
}
std::int32_t townsmith_game_numbering(const townsmith_game* game) {
  return game == nullptr ? 0 : game->numbered->numbering_version();
}
std::size_t townsmith_game_action_name(const townsmith_game* game, std::int32_t action, char* text,
                                       std::size_t size) {
  return guarded(std::size_t{0}, [&] {
    const bool known = game != nullptr && action >= 0 && action < game->numbered->action_count();
    return copy_text(known ? game->numbered->action_name(action) : std::string(), text, size);
  });
}
std::int32_t townsmith_game_observation_size(const townsmith_game* game) {
  return game == nullptr ? 0 : game->numbered->layout().size();
}
std::int32_t townsmith_game_planes(const townsmith_game* game) {
  return game == nullptr ? 0 : static_cast<std::int32_t>(game->numbered->layout().planes().size());
}
townsmith_status townsmith_game_plane(const townsmith_game* game, std::int32_t number,
                                      townsmith_plane* plane) {
  if (plane == nullptr || number < 0 || number >= townsmith_game_planes(game)) {
    return bad_argument("there is no such plane");
  }
  const numbers::Plane& one = game->numbered->layout().planes()[static_cast<std::size_t>(number)];
  *plane = {};
  (void)copy_text(one.name, plane->name, sizeof(plane->name));
  plane->offset = one.offset;
  plane->size = one.size;
  plane->dimensions = static_cast<std::int32_t>(one.shape.size());
  for (std::size_t i = 0; i < one.shape.size() && i < std::size(plane->shape); ++i) {
    plane->shape[i] = one.shape[i];
  }
  return TOWNSMITH_OK;
}

townsmith_status townsmith_state_new(const townsmith_game* game, townsmith_state** state) {
  if (game == nullptr || state == nullptr) return bad_argument("a null pointer");
  return guarded(TOWNSMITH_FAILED, [&] {
    *state = new townsmith_state{numbers::Play(game->numbered)};
    return TOWNSMITH_OK;
  });
}
townsmith_status townsmith_state_clone(const townsmith_state* state, townsmith_state** copy) {
  if (state == nullptr || copy == nullptr) return bad_argument("a null pointer");
  return guarded(TOWNSMITH_FAILED, [&] {
    *copy = new townsmith_state(*state);
    return TOWNSMITH_OK;
  });
}
void townsmith_state_free(townsmith_state* state) { delete state; }

std::int32_t townsmith_state_player(const townsmith_state* state) {
  if (state == nullptr) return TOWNSMITH_TERMINAL;
  if (state->play.is_chance()) return TOWNSMITH_CHANCE;
  const SeatSet actors = state->play.actors();
  if (actors.empty()) return TOWNSMITH_TERMINAL;
  return actors.size() > 1 ? int{TOWNSMITH_SIMULTANEOUS} : index(actors.front());
}
std::uint32_t townsmith_state_actors(const townsmith_state* state) {
  return state == nullptr ? 0 : as_bits(state->play.actors());
}
std::int32_t townsmith_state_outcomes(const townsmith_state* state) {
  return state == nullptr ? 0 : state->play.outcomes();
}
std::int32_t townsmith_state_legal(const townsmith_state* state, std::int32_t player,
                                   std::int32_t* actions, std::size_t size) {
  if (!is_player(state, player)) return 0;
  return guarded(0, [&] {
    std::size_t count = 0;
    state->play.legal(seat_at(player)).for_each([&](int action) {
      if (actions != nullptr && count < size) actions[count] = action;
      ++count;
    });
    return static_cast<int>(count);
  });
}
std::size_t townsmith_state_action_text(const townsmith_state* state, std::int32_t player,
                                        std::int32_t action, char* text, std::size_t size) {
  return guarded(std::size_t{0}, [&] {
    std::string found;
    if (state != nullptr && player == TOWNSMITH_CHANCE && action >= 0 &&
        action < state->play.outcomes()) {
      found = state->play.outcome_text(action);
    } else if (is_player(state, player) && action >= 0 &&
               action < state->play.game().action_count()) {
      found = state->play.action_text(seat_at(player), action);
    }
    return copy_text(found, text, size);
  });
}
townsmith_status townsmith_state_apply(townsmith_state* state, std::int32_t player,
                                       std::int32_t action) {
  if (state == nullptr || (player != TOWNSMITH_CHANCE && !is_player(state, player))) {
    return bad_argument("there is no such state or player");
  }
  return guarded(TOWNSMITH_FAILED, [&] {
    const auto done = player == TOWNSMITH_CHANCE ? state->play.draw(action)
                                                 : state->play.take(seat_at(player), action);
    return done ? TOWNSMITH_OK : refused(done.error());
  });
}
townsmith_status townsmith_state_settle(townsmith_state* state, std::uint64_t* luck) {
  if (state == nullptr || luck == nullptr) return bad_argument("a null pointer");
  return guarded(TOWNSMITH_FAILED, [&] {
    Random random(*luck);
    state->play.draw_all(random);
    *luck = random.next64();
    return TOWNSMITH_OK;
  });
}
townsmith_status townsmith_state_observe(const townsmith_state* state, std::int32_t player,
                                         float* tensor, std::size_t size) {
  if (!is_player(state, player) || tensor == nullptr ||
      size < static_cast<std::size_t>(state->play.game().layout().size())) {
    return bad_argument("there is no such player, or too little memory for the tensor");
  }
  return guarded(TOWNSMITH_FAILED, [&] {
    const Seat seat = seat_at(player);
    state->play.game().write(state->play.seen(seat), state->play.begun(seat), tensor);
    return TOWNSMITH_OK;
  });
}
std::size_t townsmith_state_observation(const townsmith_state* state, std::int32_t player,
                                        char* text, std::size_t size) {
  if (!is_player(state, player)) return copy_text({}, text, size);
  return guarded(std::size_t{0},
                 [&] { return copy_text(state->play.observation(seat_at(player)), text, size); });
}
std::size_t townsmith_state_information(const townsmith_state* state, std::int32_t player,
                                        char* text, std::size_t size) {
  if (!is_player(state, player)) return copy_text({}, text, size);
  return guarded(std::size_t{0},
                 [&] { return copy_text(state->play.information(seat_at(player)), text, size); });
}
townsmith_status townsmith_state_resample(townsmith_state* state, std::int32_t player,
                                          std::uint64_t seed) {
  if (!is_player(state, player)) return bad_argument("there is no such state or player");
  return guarded(TOWNSMITH_FAILED, [&] {
    const auto done = state->play.resample(seat_at(player), seed);
    return done ? TOWNSMITH_OK : refused(done.error());
  });
}
townsmith_status townsmith_state_score(const townsmith_state* state, std::int32_t player,
                                       std::int32_t* score) {
  if (!is_player(state, player) || score == nullptr) {
    return bad_argument("there is no such state or player");
  }
  return guarded(TOWNSMITH_FAILED, [&] {
    const Seat seat = seat_at(player);
    *score = state->play.rules().score(state->play.seen(seat).state(), seat);
    return TOWNSMITH_OK;
  });
}
std::uint32_t townsmith_state_winners(const townsmith_state* state) {
  if (state == nullptr || !state->play.over()) return 0;
  return as_bits(state->play.rules().leaders(state->play.state()));
}
std::size_t townsmith_state_save(const townsmith_state* state, char* text, std::size_t size) {
  if (state == nullptr) return copy_text({}, text, size);
  return guarded(std::size_t{0}, [&] { return copy_text(state->play.save(), text, size); });
}
townsmith_status townsmith_state_load(const townsmith_game* game, const char* text,
                                      townsmith_state** state) {
  if (game == nullptr || text == nullptr || state == nullptr) return bad_argument("a null pointer");
  return guarded(TOWNSMITH_FAILED, [&] {
    auto play = numbers::Play::load(game->numbered, text);
    if (!play) return refused(play.error());
    *state = new townsmith_state{std::move(*play)};
    return TOWNSMITH_OK;
  });
}

townsmith_status townsmith_bot_new(const townsmith_game* game, const char* name, std::uint64_t seed,
                                   townsmith_bot** bot) {
  if (game == nullptr || name == nullptr || bot == nullptr) return bad_argument("a null pointer");
  return guarded(TOWNSMITH_FAILED, [&] {
    const auto entry = all_bots().find(game->numbered->rules().info().name);
    if (!entry) return refused(entry.error());
    auto player = numbers::Player::make(**entry, game->numbered, name, seed);
    if (!player) return refused(player.error());
    *bot = new townsmith_bot{std::move(*player)};
    return TOWNSMITH_OK;
  });
}
void townsmith_bot_free(townsmith_bot* bot) { delete bot; }
townsmith_status townsmith_bot_step(townsmith_bot* bot, const townsmith_state* state,
                                    std::int32_t player, std::int32_t* action) {
  if (bot == nullptr || action == nullptr || !is_player(state, player)) {
    return bad_argument("there is no such bot, state or player");
  }
  return guarded(TOWNSMITH_FAILED, [&] {
    const auto chosen = bot->player.step(state->play, seat_at(player));
    if (!chosen) return refused(chosen.error());
    *action = *chosen;
    return TOWNSMITH_OK;
  });
}
