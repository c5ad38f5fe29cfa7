// create, open, close: what comes before and after a game.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "core/replay.h"
#include "core/words.h"
#include "host/host.h"

namespace townsmith::host {
namespace {

OptionValues option_values_of(const protocol::Create& ask) {
  OptionValues values;
  if (ask.options) values.assign(ask.options->begin(), ask.options->end());
  if (ask.handicap && !ask.handicap->empty()) {
    values.emplace_back("handicap", fmt::format("{}", fmt::join(*ask.handicap, ",")));
  }
  return values;
}

Result<> check_options(const protocol::Create& ask) {
  if (!ask.options) return {};
  if (ask.options->size() > max_options) {
    return refuse(Reason::too_much, say("townsmith", "too-many-options"));
  }
  for (const auto& [name, value] : *ask.options) {
    if (!value.empty() && value.size() <= protocol::max_name_bytes && name != "handicap") continue;
    return refuse(Reason::bad_value,
                  say("townsmith", "option-value", {{"option", printable(name)}}));
  }
  return {};
}

tl::unexpected<Problem> too_many_tables() {
  return refuse(Reason::too_much, say("townsmith", "too-many-tables"));
}

}  // namespace

Result<> check_name(std::string_view name) {
  const bool printable = std::all_of(name.begin(), name.end(), [](char c) {
    return static_cast<unsigned char>(c) >= 0x20 && c != 0x7F;
  });
  if (printable) return {};
  return refuse(Reason::bad_value, say("townsmith", "name-control-characters"));
}

Result<> check_share(std::string_view share) {
  constexpr std::size_t digits = 64;
  if (share.size() == digits && share.find_first_not_of("0123456789abcdef") == share.npos) {
    return {};
  }
  return refuse(Reason::bad_value, say("townsmith", "share-digits"));
}

Result<std::uint64_t> Host::seed_of(const schema::Maybe<std::int64_t>& given) {
  if (!given) return chance_.next64();
  if (policy_.in_browser) return static_cast<std::uint64_t>(*given);
  return refuse(Reason::not_allowed, say("townsmith", "seed-chosen"));
}

Result<> Host::seat_everybody(LiveTable& live, const std::vector<protocol::SeatRequest>& seats,
                              const Person& person, std::vector<Deed>& deeds) const {
  int number = 0;
  int people = 0;
  for (const protocol::SeatRequest& wanted : seats) {
    Deed deed{{table::Command::Kind::sit, seat_at(number++), ""}, person.identity, "", "", {}};
    table::Command& command = deed.command;
    if (std::holds_alternative<protocol::OpenSeat>(wanted)) continue;
    if (const auto* human = std::get_if<protocol::HumanSeat>(&wanted)) {
      command.text = policy_.in_browser ? human->name.value_or("") : person.name;
      if (!policy_.in_browser && ++people > 1) {
        return refuse(Reason::not_allowed, say("townsmith", "one-person-creates"));
      }
      TRY(check_name(command.text));
    } else {
      const auto& bot = std::get<protocol::BotSeat>(wanted);
      command.kind = table::Command::Kind::seat_bot;
      command.text = bot.bot;
      command.name = bot.name.value_or("");
      TRY(check_name(command.name));
    }
    TRY(Deed done, live.handle(std::move(deed)));
    deeds.push_back(std::move(done));
  }
  return {};
}

Result<Host::Wanted> Host::wanted(const protocol::Create& ask) const {
  TRY(const bots::Entry* const entry, games_.catalogue().find(ask.game));
  TRY(check_options(ask));
  TRY(const Setup setup,
      make_setup(entry->type().info(), static_cast<int>(ask.seats.size()), option_values_of(ask)));
  return Wanted{entry, setup};
}

Result<Host::Made> Host::make_table(Client client, const protocol::Create& ask) {
  const Person& person = clients_.at(client);
  if (tables_.size() >= policy_.max_tables) return too_many_tables();
  TRY(may_play(person));
  if (ask.known_pack) return refuse(Reason::not_allowed, say("townsmith", "pack-server-only"));
  TRY(const Wanted rules, wanted(ask));
  TRY(const std::uint64_t seed, seed_of(ask.seed));
  TRY(std::shared_ptr<const AnyGame> game,
      games_.share(*rules.entry, rules.setup, ask.pack.value_or("")));

  auto live = std::make_unique<LiveTable>(*rules.entry, std::move(game), Random(seed, 0),
                                          Random(seed, 1), person.identity);
  if (hooks_.new_luck) live->commit_to(hooks_.new_luck());
  Made made;
  TRY(seat_everybody(*live, ask.seats, person, made.deeds));
  if (ask.start.value_or(false)) {
    TRY(Deed started,
        live->handle({{table::Command::Kind::start, seat_at(0), ""}, person.identity, "", "", {}}));
    made.deeds.push_back(std::move(started));
  }
  made.table = add_table(std::move(live));
  return made;
}

Result<protocol::TableName> Host::answer(Request& request, const protocol::Create& ask) {
  return make_table(request.client, ask).map([](Made made) {
    return protocol::TableName{std::move(made.table)};
  });
}

Result<protocol::Opened> Host::answer(Request& request, const protocol::Open& ask) {
  if (tables_.size() >= policy_.max_tables) return too_many_tables();
  TRY(const Record record, parse_record(ask.record));
  TRY(const Rules rules, games_.rules_of(record));
  TRY(const std::uint64_t seed, seed_of(ask.seed));
  TRY(auto live, LiveTable::from_record(rules.entry, rules.game, record, Random(seed, 0),
                                        Random(seed, record.steps.size() + 1), request.who));
  if (ask.seed) {
    TRY(live->rewind_luck(record));
  }
  const bool over = live->table().over();
  return protocol::Opened{add_table(std::move(live)), over};
}

Result<protocol::Nothing> Host::answer(Request& /*request*/, const protocol::Close& ask) {
  TRY(find_table(ask.table));
  forget(ask.table);
  return protocol::Nothing();
}

}  // namespace townsmith::host
