#include "bots/catalogue.h"

#include <array>

#include "core/words.h"
#include "games/all.h"
#include "games/content_files.h"

namespace townsmith::bots {

// Each game's is compiled on its own, by entries.h.
template <Game G>
std::unique_ptr<Entry> make_entry();

namespace {

constexpr std::array<BotInfo, 7> bot_infos = {{
    {"random", "Any legal move, each as likely as the others."},
    {"greedy", "Takes the most points it sees, one step ahead."},
    {"easy", "Knows what is good, but is not too exact about it."},
    {"medium", "Plays sound moves without looking far ahead."},
    {"hard", "Looks ahead."},
    {"master", "Looks ahead as far as patience allows."},
    {"perfect", "No better play exists: for a game that is solved."},
}};

}  // namespace

std::span<const BotInfo> known_bots() { return bot_infos; }

Result<> check_bot(std::string_view name) {
  if (name == search_prefix || name.starts_with("search:")) return {};
  std::vector<Text> names;
  for (const BotInfo& bot : bot_infos) {
    if (bot.name == name) return {};
    names.push_back(literal(std::string(bot.name)));
  }
  return refuse(Reason::unknown_name,
                say("townsmith", "bot-unknown", {{"bot", printable(name)}, {"bots", names}}));
}

Result<AnyMove> Entry::choose(const AnyGame& game, const AnyObserved& seen, const AnyMemory& memory,
                              std::string_view bot, std::uint64_t seed,
                              const Parallel& parallel) const {
  TRY(const auto made, make_bot(game, bot, parallel));
  Random random(seed);
  return made->choose(seen, memory, random);
}

Result<const Entry*> Catalogue::find(std::string_view name) const {
  std::vector<Text> names;
  for (const auto& entry : entries_) {
    if (entry->type().info().name == name) return entry.get();
    names.push_back(literal(std::string(entry->type().info().name)));
  }
  return refuse(Reason::unknown_name,
                say("townsmith", "game-unknown", {{"game", printable(name)}, {"games", names}}));
}

Result<> Catalogue::read_bots(const ContentFiles& files) {
  ContentReader reader(files);
  for (const auto& entry : entries_) entry->read_bots(reader);
  return reader.outcome();
}

Catalogue all_games() {
  Catalogue catalogue;
  for_each_game(
      [&catalogue](auto game) { catalogue.add(make_entry<typename decltype(game)::type>()); });
  // What is compiled in is known to be good: a test says so.
  (void)catalogue.read_bots(built_in_content());
  return catalogue;
}

}  // namespace townsmith::bots
