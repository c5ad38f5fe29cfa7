#include "bots/catalogue.h"

#include <algorithm>
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

const OwnBot* Entry::find_own(std::string_view name) const {
  const auto found =
      std::find_if(own_.begin(), own_.end(), [&](const OwnBot& bot) { return bot.name == name; });
  return found == own_.end() ? nullptr : &*found;
}

Result<> Entry::add_bot(OwnBot bot) {
  if (check_bot(bot.name)) {
    return refuse(Reason::bad_value,
                  say("townsmith", "bot-name-taken", {{"bot", printable(bot.name)}}));
  }
  own_.push_back(std::move(bot));
  return {};
}

Result<> Entry::check_bot(std::string_view name) const {
  if (name == search_prefix || name.starts_with("search:")) return {};
  if (find_own(name) != nullptr) return {};
  for (const BotInfo& bot : bot_infos) {
    if (bot.name == name) return {};
  }
  return no_such_bot(name);
}

Refusal Entry::no_such_bot(std::string_view name) const {
  std::vector<Text> names;
  for (const BotInfo& bot : bot_infos) {
    names.push_back(literal(std::string(bot.name)));
  }
  for (const OwnBot& bot : own_) names.push_back(literal(bot.name));
  return refuse(Reason::unknown_name,
                say("townsmith", "bot-unknown", {{"bot", printable(name)}, {"bots", names}}));
}

Result<AnyMove> Entry::choose(const AnyGame& game, const AnyObserved& seen, const AnyMemory& memory,
                              std::string_view bot, std::uint64_t seed, const Parallel& parallel,
                              std::string_view name_of_game) const {
  TRY(const auto made, make_bot(game, bot, parallel));
  Random random(seed);
  made->begin(name_of_game);
  const AnyMove move = made->choose(seen, memory, random);
  if (made->forfeit().empty()) return move;
  return refuse(Reason::bot_forfeits, named("townsmith", "forfeit", made->forfeit()));
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

Result<> Catalogue::add_bot(const OwnBot& bot) {
  for (const auto& entry : entries_) TRY(entry->add_bot(bot));
  return {};
}

void Catalogue::interrupt_bots() const {
  for (const auto& entry : entries_) {
    for (const OwnBot& bot : entry->own_bots()) {
      if (bot.interrupt) bot.interrupt();
    }
  }
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
