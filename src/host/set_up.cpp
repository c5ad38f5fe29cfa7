// hello, create, open, close: what comes before and after a game.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/replay.h"
#include "host/host.h"

namespace townsmith::host {
namespace {

/// A number stands for a value, a text for the name of one.
std::string value_text(const GameInfo& info, std::string_view name, const json::value& value) {
  if (value.is_string()) return std::string(std::string_view(value.get_string()));
  if (!value.is_int64()) return {};
  const std::int64_t number = value.get_int64();
  for (const OptionInfo& option : info.options) {
    if (option.name != name || number < option.least || number > option.most) continue;
    return option_text(option, static_cast<int>(number));
  }
  return std::to_string(number);
}

OptionValues read_options(Fields& fields, const GameInfo& info) {
  OptionValues values;
  if (fields.has("options")) {
    const json::object& options = fields.object("options");
    if (options.size() > max_options) fields.refuse(Reason::too_much, "there are too many options");
    for (const auto& [name, value] : options) {
      std::string text = value_text(info, name, value);
      if (text.empty() || text.size() > name_bytes || name == "handicap") {
        fields.refuse(Reason::bad_value, fmt::format("the option {} has no value it could have",
                                                     quoted(std::string_view(name))));
      }
      values.emplace_back(std::string(std::string_view(name)), std::move(text));
    }
  }
  if (fields.has("handicap")) {
    std::vector<std::int64_t> points;
    for (const json::value& value : fields.list("handicap")) {
      if (!value.is_int64() || points.size() >= max_seats) {
        fields.refuse(Reason::bad_value, "\"handicap\" should be a list of a number for each seat");
        break;
      }
      points.push_back(value.get_int64());
    }
    if (!points.empty()) values.emplace_back("handicap", fmt::format("{}", fmt::join(points, ",")));
  }
  return values;
}

}  // namespace

Host::Answer Host::hello(Request& request) {
  const std::int64_t protocol = request.fields.number("protocol", 0, INT32_MAX);
  if (const auto read = request.fields.outcome(); !read) return tl::unexpected(read.error());
  if (protocol != protocol_number) {
    return refuse(Reason::other_version,
                  fmt::format("this host speaks protocol {}, not {}", protocol_number, protocol));
  }
  if (hello_.empty()) hello_ = hello_view(catalogue_, content_, version_);
  return hello_;
}

Result<std::uint64_t> Host::seed_of(Fields& fields) {
  if (!fields.has("seed")) return chance_.next64();
  if (!policy_.own_page) return refuse(Reason::not_allowed, "here nobody chooses the seed");
  const std::int64_t seed = fields.number("seed", 0, most_seed);
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  return static_cast<std::uint64_t>(seed);
}

Result<> Host::seat_everybody(LiveTable& live, const json::array& seats, const Request& request,
                              std::vector<Deed>& deeds) {
  int number = 0;
  int people = 0;
  for (const json::value& value : seats) {
    if (!value.is_object()) return refuse(Reason::bad_value, "a seat should be an object");
    Fields fields(value.get_object());
    const std::string occupant = fields.text("occupant", 16);
    Deed deed{{table::Command::Kind::sit, seat_at(number++), ""}, request.who, "", "", {}};
    table::Command& command = deed.command;
    if (occupant == "human") {
      command.text = policy_.own_page ? read_name(fields) : request.name;
      if (!policy_.own_page && ++people > 1) {
        fields.refuse(Reason::not_allowed, "others take their seats themselves");
      }
    } else if (occupant == "bot") {
      command.kind = table::Command::Kind::seat_bot;
      command.text = fields.text("bot", name_bytes);
      if (fields.has("name")) command.name = read_name(fields);
    } else if (occupant != "open") {
      fields.refuse(Reason::bad_value, "\"occupant\" should be human, bot or open");
    }
    if (occupant == "bot" && !is_level(command.text)) {
      fields.refuse(Reason::unknown_name, fmt::format("there is no bot {}", quoted(command.text)));
    }
    if (const auto read = fields.outcome(); !read) return read;
    if (occupant == "open") continue;
    Result<Deed> done = live.handle(std::move(deed));
    if (!done) return tl::unexpected(done.error());
    deeds.push_back(std::move(*done));
  }
  return {};
}

Result<std::shared_ptr<const AnyGame>> Host::share_game(const bots::Entry& entry,
                                                        const Setup& setup) {
  const GameInfo& info = entry.type().info();
  std::string key = fmt::format("{} {}", info.name, int{setup.players});
  for (const auto& [name, value] : option_values(info, setup, true)) {
    key += fmt::format(" {}={}", name, value);
  }
  std::weak_ptr<const AnyGame>& known = games_[key];
  if (std::shared_ptr<const AnyGame> game = known.lock()) return game;
  Result<std::unique_ptr<AnyGame>> made = entry.type().create(setup, content_);
  if (!made) {
    games_.erase(key);
    return tl::unexpected(made.error());
  }
  std::shared_ptr<const AnyGame> game = std::move(*made);
  std::erase_if(games_, [](const auto& one) { return one.second.expired(); });
  games_[key] = game;
  return game;
}

Result<Host::Rules> Host::rules_of(const Record& header) {
  const Result<const bots::Entry*> entry = catalogue_.find(header.game);
  if (!entry) return tl::unexpected(entry.error());
  const Result<Setup> setup = setup_of(header, (*entry)->type().info());
  if (!setup) return tl::unexpected(setup.error());
  Result<std::shared_ptr<const AnyGame>> game = share_game(**entry, *setup);
  if (!game) return tl::unexpected(game.error());
  if (const auto fits = check_header(header, **game); !fits) return tl::unexpected(fits.error());
  return Rules{**entry, std::move(*game)};
}

Host::Answer Host::create(Request& request) {
  Fields& fields = request.fields;
  const std::string name = fields.text("game", name_bytes);
  const json::array& seats = fields.list("seats");
  const bool start = fields.flag("start", false);
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  if (tables_.size() >= policy_.most_tables) {
    return refuse(Reason::too_much, "there are too many tables already");
  }
  if (const auto may = may_play(request); !may) return tl::unexpected(may.error());
  if (!policy_.own_page && fields.has("share")) {
    // Nobody has seen a commitment yet: the seed could still be chosen to go with the share.
    return refuse(Reason::not_allowed, "a share comes with \"sit\", when the commitment is known");
  }
  const Result<const bots::Entry*> entry = catalogue_.find(name);
  if (!entry) return tl::unexpected(entry.error());
  const GameType& type = (*entry)->type();
  const OptionValues options = read_options(fields, type.info());
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  if (seats.size() > max_seats) return refuse(Reason::bad_value, "there are too many seats");
  const Result<Setup> setup = make_setup(type.info(), static_cast<int>(seats.size()), options);
  if (!setup) return tl::unexpected(setup.error());
  const Result<std::uint64_t> seed = seed_of(fields);
  if (!seed) return tl::unexpected(seed.error());
  Result<std::shared_ptr<const AnyGame>> game = share_game(**entry, *setup);
  if (!game) return tl::unexpected(game.error());

  auto live = std::make_unique<LiveTable>(**entry, std::move(*game), Random(*seed, 0),
                                          Random(*seed, 1), request.who);
  if (surroundings_.new_luck) live->commit_to(surroundings_.new_luck());
  std::vector<Deed> deeds;
  if (const auto seated = seat_everybody(*live, seats, request, deeds); !seated) {
    return tl::unexpected(seated.error());
  }
  if (start) {
    Result<Deed> started =
        live->handle({{table::Command::Kind::start, seat_at(0), ""}, request.who, "", "", {}});
    if (!started) return tl::unexpected(started.error());
    deeds.push_back(std::move(*started));
  }
  const std::string table = add_table(std::move(live));
  if (surroundings_.done) {
    for (const Deed& deed : deeds) surroundings_.done(table, deed);
  }
  return json::object{{"table", table}};
}

Host::Answer Host::open(Request& request) {
  if (!policy_.own_page) return refuse(Reason::not_allowed, "a page opens records itself");
  const std::string text = request.fields.text("record", policy_.most_message_bytes);
  if (const auto read = request.fields.outcome(); !read) return tl::unexpected(read.error());
  if (tables_.size() >= policy_.most_tables) {
    return refuse(Reason::too_much, "there are too many tables already");
  }
  const Result<Record> record = parse_record(text);
  if (!record) return tl::unexpected(record.error());
  const Result<Rules> rules = rules_of(*record);
  if (!rules) return tl::unexpected(rules.error());
  const Result<std::uint64_t> seed = seed_of(request.fields);
  if (!seed) return tl::unexpected(seed.error());
  auto live = LiveTable::from_record(rules->entry, rules->game, *record, Random(*seed, 0),
                                     Random(*seed, record->steps.size() + 1), request.who);
  if (!live) return tl::unexpected(live.error());
  if (request.fields.has("seed")) {
    if (const auto fits = (*live)->rewind_luck(*record); !fits) return tl::unexpected(fits.error());
  }
  json::object out;
  out["over"] = (*live)->table().over();
  out["table"] = add_table(std::move(*live));
  return out;
}

Host::Answer Host::close(Request& request) {
  if (!policy_.own_page) return refuse(Reason::not_allowed, "a server keeps its tables");
  const Result<LiveTable*> live = find_table(request.fields);
  if (!live) return tl::unexpected(live.error());
  forget(request.fields.text("table", name_bytes));
  return json::object();
}

}  // namespace townsmith::host
