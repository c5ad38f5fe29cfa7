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

RunPlan plan_of(const AnyGame& game) {
  RunPlan plan;
  plan.game = std::string(game.info().name);
  plan.players = game.setup().players;
  plan.options = option_values(game.info(), game.setup(), true);
  plan.content = hash_text(game.content_hash());
  plan.places = place_names(game);
  plan.place_count = place_count(game);
  plan.by_seat = told_by_seat(game);
  return plan;
}

Result<RunPlan> make_plan(const bots::Entry& entry, const AnyGame& game,
                          std::vector<std::string> bots) {
  RunPlan plan = plan_of(game);
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

void tell_by_seat(RunPlan& plan) {
  plan.by_seat = true;
  plan.place_count = plan.players;
  plan.places.clear();
  for (int seat = 0; seat < plan.players; ++seat)
    plan.places.push_back(fmt::format("seat {}", seat));
}

json::object to_json(const RunPlan& plan) { return kept(plan).get_object(); }

Result<RunPlan> plan_from(const json::value& value) {
  RunPlan plan;
  const auto is_in = [](int number, int min, int max) { return number >= min && number <= max; };
  if (!read_kept(value, plan) || !is_in(plan.players, 1, max_seats) ||
      !is_in(plan.place_count, 1, max_places) || plan.simulations < 0 ||
      plan.bots.size() != static_cast<std::size_t>(plan.players)) {
    return refuse(Reason::bad_syntax, "the plan of the run is damaged");
  }
  return plan;
}

Result<std::unique_ptr<AnyGame>> open_game(const bots::Entry& entry, const RunPlan& plan,
                                           const ContentFiles& content) {
  TRY(const Setup setup, make_setup(entry.type().info(), plan.players, plan.options));
  auto game = entry.type().create(setup, content);
  if (game && hash_text((*game)->content_hash()) != plan.content) {
    return refuse(Reason::other_content,
                  fmt::format("the run is about other content of {} than is at hand", plan.game));
  }
  return game;
}

std::vector<std::string> distinct_bots(const RunPlan& plan) {
  std::vector<std::string> names;
  for (const std::string& bot : plan.bots) {
    if (std::find(names.begin(), names.end(), bot) == names.end()) names.push_back(bot);
  }
  return names;
}

std::vector<std::vector<std::string>> seatings(const RunPlan& plan) {
  std::vector<std::vector<std::string>> list;
  std::vector<std::string> seats = plan.bots;
  do {
    list.push_back(seats);
    std::rotate(seats.rbegin(), seats.rbegin() + 1, seats.rend());
  } while (seats != plan.bots);
  return list;
}

}  // namespace townsmith::lab
