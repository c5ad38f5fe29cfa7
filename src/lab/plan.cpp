#include "lab/plan.h"

#include <fmt/format.h>

#include <algorithm>

#include "lab/block.h"
#include "lab/places.h"

namespace townsmith::lab {

Result<> check_bots(const bots::Entry& entry, const AnyGame& game,
                    std::span<const std::string> bots) {
  for (const std::string& name : bots) {
    TRY(entry.make_bot(game, name));
  }
  return {};
}

Plan plan_of(const AnyGame& game) {
  Plan plan;
  plan.game = std::string(game.info().name);
  plan.players = game.setup().players;
  plan.options = option_values(game.info(), game.setup(), true);
  plan.content = hash_text(game.content_hash());
  plan.places = place_names(game);
  plan.place_count = place_count(game);
  plan.by_seat = told_by_seat(game);
  return plan;
}

Result<Plan> make_plan(const bots::Entry& entry, const AnyGame& game,
                       std::vector<std::string> bots) {
  Plan plan = plan_of(game);
  plan.bots = std::move(bots);
  if (plan.bots.size() == 1) plan.bots.resize(game.setup().players, plan.bots.front());
  if (plan.bots.size() != game.setup().players) {
    return refuse(Reason::bad_value,
                  fmt::format("{} play, but {} bots are named: one for all, or one for each seat",
                              plan.players, plan.bots.size()));
  }
  TRY(check_bots(entry, game, plan.bots));
  return plan;
}

void tell_by_seat(Plan& plan) {
  plan.by_seat = true;
  plan.place_count = plan.players;
  plan.places.clear();
  for (int seat = 0; seat < plan.players; ++seat)
    plan.places.push_back(fmt::format("seat {}", seat));
}

json::object to_json(const Plan& plan) {
  json::object options;
  for (const auto& [name, value] : plan.options) options[name] = value;
  return {{"game", plan.game},
          {"players", plan.players},
          {"options", std::move(options)},
          {"content", plan.content},
          {"bots", json::array(plan.bots.begin(), plan.bots.end())},
          {"places", json::array(plan.places.begin(), plan.places.end())},
          {"place_count", plan.place_count},
          {"by_seat", plan.by_seat},
          {"seed", plan.seed},
          {"watch", plan.watch},
          {"offers", plan.offers},
          {"thoughts", plan.thoughts},
          {"simulations", plan.simulations}};
}

Result<Plan> plan_from(const json::value& value) {
  const auto damaged = [] { return refuse(Reason::bad_syntax, "the plan of the run is damaged"); };
  const json::object* object = value.if_object();
  if (object == nullptr) return damaged();
  const auto member = [object](std::string_view name, json::kind kind) {
    const json::value* found = object->if_contains(name);
    return found != nullptr && found->kind() == kind ? found : nullptr;
  };
  const auto whole = [object](std::string_view name) -> std::int64_t {
    const json::value* found = object->if_contains(name);
    if (found == nullptr || !found->is_number()) return -1;
    boost::system::error_code error;
    const auto number = found->to_number<std::int64_t>(error);
    return error ? -1 : number;
  };
  const json::value* game = member("game", json::kind::string);
  const json::value* content = member("content", json::kind::string);
  const json::value* options = member("options", json::kind::object);
  const json::value* bots = member("bots", json::kind::array);
  const json::value* places = member("places", json::kind::array);
  const json::value* by_seat = member("by_seat", json::kind::bool_);
  const json::value* watch = member("watch", json::kind::bool_);
  const json::value* seed = object->if_contains("seed");
  if (game == nullptr || content == nullptr || options == nullptr || bots == nullptr ||
      places == nullptr || whole("place_count") < 1 || whole("place_count") > max_places ||
      whole("offers") < 0 || by_seat == nullptr || watch == nullptr || seed == nullptr ||
      !seed->is_number() || whole("players") < 1 || whole("players") > max_seats ||
      whole("thoughts") < 0 || whole("simulations") < 0) {
    return damaged();
  }
  Plan plan;
  plan.game = std::string(game->as_string());
  plan.content = std::string(content->as_string());
  plan.players = static_cast<int>(whole("players"));
  plan.seed = seed->is_uint64() ? seed->as_uint64() : static_cast<std::uint64_t>(whole("seed"));
  plan.watch = watch->as_bool();
  plan.by_seat = by_seat->as_bool();
  plan.offers = static_cast<std::uint64_t>(whole("offers"));
  plan.place_count = static_cast<int>(whole("place_count"));
  plan.thoughts = static_cast<std::uint64_t>(whole("thoughts"));
  plan.simulations = static_cast<int>(whole("simulations"));
  for (const auto& [name, option] : options->as_object()) {
    if (!option.is_string()) return damaged();
    plan.options.emplace_back(std::string(name), std::string(option.as_string()));
  }
  for (const json::value& bot : bots->as_array()) {
    if (!bot.is_string()) return damaged();
    plan.bots.emplace_back(bot.as_string());
  }
  for (const json::value& place : places->as_array()) {
    if (!place.is_string()) return damaged();
    plan.places.emplace_back(place.as_string());
  }
  if (plan.bots.size() != static_cast<std::size_t>(plan.players)) return damaged();
  return plan;
}

Result<std::unique_ptr<AnyGame>> open_game(const bots::Entry& entry, const Plan& plan,
                                           const ContentFiles& content) {
  TRY(const Setup setup, make_setup(entry.type().info(), plan.players, plan.options));
  auto game = entry.type().create(setup, content);
  if (game && hash_text((*game)->content_hash()) != plan.content) {
    return refuse(Reason::other_content,
                  fmt::format("the run is about other content of {} than is at hand", plan.game));
  }
  return game;
}

std::vector<std::string> distinct_bots(const Plan& plan) {
  std::vector<std::string> names;
  for (const std::string& bot : plan.bots) {
    if (std::find(names.begin(), names.end(), bot) == names.end()) names.push_back(bot);
  }
  return names;
}

std::vector<std::vector<std::string>> seatings(const Plan& plan) {
  std::vector<std::vector<std::string>> list;
  std::vector<std::string> seats = plan.bots;
  do {
    list.push_back(seats);
    std::rotate(seats.rbegin(), seats.rbegin() + 1, seats.rend());
  } while (seats != plan.bots);
  return list;
}

}  // namespace townsmith::lab
