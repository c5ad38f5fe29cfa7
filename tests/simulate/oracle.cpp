#include "oracle.h"

#include <fmt/format.h>

#include <algorithm>

#include "clock_check.h"
#include "core/content.h"
#include "core/pack.h"
#include "core/replay.h"
#include "core/schema.h"
#include "fair/committed_seed.h"
#include "games/content_files.h"
#include "games/word_files.h"
#include "host/deed.h"
#include "host/glimpse.h"
#include "service/cached_table.h"
#include "store/rating_changes.h"

namespace townsmith::simulate {
namespace {

int number_of(Viewer viewer) { return viewer.is_spectator() ? -1 : index(viewer.seat()); }

Viewer viewer_of(int number) { return number < 0 ? Viewer::spectator() : Viewer(seat_at(number)); }

std::uint64_t hash(std::string_view text) { return fnv1a(0, text); }

std::string who(int viewer) {
  return viewer < 0 ? std::string("somebody who looks on") : fmt::format("seat {}", viewer);
}

template <class Value>
Value must(Result<Value> result, const char* what) {
  if (!result)
    throw Failure(fmt::format("{}: {}", what, built_in_english().say(result.error().text)));
  return std::move(*result);
}

}  // namespace

const std::string& Library::pack_of(const std::string& game) {
  const auto [known, is_new] = packs_.try_emplace(game);
  if (!is_new) return known->second;
  const ContentFiles content = built_in_content();
  ContentReader reader(content);
  must(catalogue_.find(game), "a game")->type().check_content(reader);
  Pack pack{game, "Canals", "Ada", "1", "", "", "", {}};
  const std::string& file = reader.files_read().front();
  json::value value = must(parse_json(content.find(file)->second, true), "content");
  value.at("provenance").at("text") = "made up for a simulation";
  pack.files[file.substr(game.size() + 1)] = json::pretty(value);
  return known->second = to_text(pack);
}

const Library::Rules& Library::of(const std::string& header, const std::string& pack) {
  const auto found = known_.find(header + pack);
  if (found != known_.end()) return found->second;
  Record record = must(parse_record(header), "a header");
  if (!pack.empty()) record.pack = pack;
  const bots::Entry* entry = must(catalogue_.find(record.game), "a header");
  const Setup setup = must(setup_of(record, entry->type().info()), "a header");
  std::shared_ptr<const AnyGame> game =
      record.pack.empty()
          ? must(entry->type().create(setup, built_in_content()), "a header")
          : must(create(entry->type(), setup, built_in_content(), record.pack), "a pack");
  const std::uint64_t layout = host::layout_of(*game);
  return known_.emplace(header + pack, Rules{entry, std::move(game), layout}).first->second;
}

std::string glimpse_text(const json::object& glimpse) {
  std::string text;
  for (const char* member :
       {"started", "may_move", "may_undo", "may_commit", "waiting", "committed", "position"}) {
    text += json::serialize(glimpse.at(member));
  }
  for (const json::value& seat : glimpse.at("seats").as_array()) {
    text += json::serialize(seat.at("occupant")) + json::serialize(seat.at("name"));
  }
  return text;
}

// Whether both can be true is found out at the end: a command that is sent once more to a table
// that was removed meanwhile is rightly acknowledged first and refused then.
void Oracle::acknowledged(const std::string& table, const std::string& command) {
  tables_[table].done.insert(command);
}

void Oracle::refused(const std::string& table, const std::string& command) {
  tables_[table].not_done.insert(command);
}

void Oracle::saw(const std::string& table, Viewer viewer, std::uint64_t version,
                 std::string_view glimpse) {
  const std::uint64_t hashed = hash(glimpse);
  const auto [known, is_new] =
      tables_[table].seen[number_of(viewer)].positions.emplace(version, hashed);
  if (!is_new && known->second != hashed) {
    throw Failure(fmt::format("version {} was not the same for {} at two times", version,
                              who(number_of(viewer))),
                  table);
  }
}

void Oracle::saw_event(const std::string& table, Viewer viewer, const json::object& event) {
  Seen& seen = tables_[table].seen[number_of(viewer)];
  const auto number = static_cast<std::uint64_t>(event.at("n").to_number<std::int64_t>());
  const std::uint64_t hashed = hash(json::serialize(event));
  const auto [known, is_new] = seen.events.emplace(number, hashed);
  if (!is_new && known->second != hashed) {
    throw Failure(fmt::format("event {} was not the same for {} at two times", number,
                              who(number_of(viewer))),
                  table);
  }
  if (is_new && event.at("what") == json::value("drawn")) {
    seen.draws.insert(std::string(std::string_view(event.at("draw").as_string())));
  }
}

void Oracle::purged(const std::string& table, const store::TableRow& row) {
  if (row.stage != store::Stage::waiting || row.listed) {
    throw Failure("a table was removed that somebody might still play at", table);
  }
  tables_.erase(table);
}

void Oracle::calm(store::Store& store, store::Time clock) {
  calm_ = clock;
  for (auto& [table, told] : tables_) {
    if (const auto row = must(store.table(table), "a table")) told.deeds_when_calm = row->deeds;
  }
}

int Oracle::check(store::Store& store) const {
  rated_.clear();
  ended_ = 0;
  for (const auto& [table, told] : tables_) {
    try {
      check_table(store, table, told);
    } catch (const Failure& failure) {
      throw Failure(failure.what(), table);
    }
  }
  check_ratings(store);
  return ended_;
}

std::unique_ptr<host::LiveTable> Oracle::empty_table(store::Store& store,
                                                     const store::TableRow& row) const {
  const json::value terms = json::parse(row.terms);
  std::string pack;
  if (!row.pack.empty()) {
    const auto stored = must(store.packs().pack(row.pack), "the store");
    if (!stored) throw Failure("a table is stored without its pack");
    pack = stored->text;
  }
  const Library::Rules& rules =
      library_.of(std::string(std::string_view(terms.at("header").as_string())), pack);
  auto live = std::make_unique<host::LiveTable>(*rules.entry, rules.game, Random(1), Random(2),
                                                row.creator);
  host::CommittedLuck luck;
  luck.seed = row.seed;
  luck.commitment = fair::commitment(must(fair::seed_from_hex(row.seed), "a stored seed"));
  luck.make = [](const std::string& seed,
                 std::span<const std::string> shares) -> Result<std::unique_ptr<ChanceSource>> {
    const Result<fair::Seed> bytes = fair::seed_from_hex(seed);
    if (!bytes) return tl::unexpected(bytes.error());
    const Result<fair::Seed> mixed = fair::mix(*bytes, shares);
    if (!mixed) return tl::unexpected(mixed.error());
    return std::make_unique<fair::FairSource>(*mixed);
  };
  live->commit_to(std::move(luck));
  return live;
}

void Oracle::check_table(store::Store& store, const std::string& table, const Told& told) const {
  const auto row = must(store.table(table), "a table");
  if (!row) throw Failure("a table that somebody was told of is not stored");
  const std::vector<store::Deed> deeds = must(store.deeds(table, 0), "the deeds of a table");
  if (row->deeds != static_cast<std::int64_t>(deeds.size())) {
    throw Failure(
        fmt::format("the row counts {} deeds, and there are {}", row->deeds, deeds.size()));
  }
  check_commands(table, told, deeds);

  const std::unique_ptr<host::LiveTable> live = empty_table(store, *row);
  std::map<int, Seen> left = told.seen;
  const auto compare = [&] {
    for (auto& [viewer, seen] : left) {
      const std::uint64_t version = live->table().version(viewer_of(viewer));
      const auto known = seen.positions.find(version);
      if (known == seen.positions.end()) continue;
      const table::Glimpse glimpse = live->table().glimpse(viewer_of(viewer));
      const protocol::Glimpse wire = host::to_wire(glimpse, {}, live->layout());
      const json::value text = json::parse(schema::to_json(wire, built_in_english()));
      if (hash(glimpse_text(text.as_object())) != known->second) {
        throw Failure(fmt::format("what {} saw as version {} is not what the deeds lead to",
                                  who(viewer), version));
      }
    }
  };
  compare();
  ClockCheck clocks(json::parse(row->terms));
  std::int64_t number = 0;
  for (const store::Deed& stored : deeds) {
    if (stored.number != ++number) throw Failure("the numbers of the deeds have a gap");
    const host::Deed deed = must(host::parse_deed(stored.text), "a deed");
    const bool is_calm = calm_ && number > told.deeds_when_calm;
    clocks.before(deed, stored.at, is_calm ? calm_ : std::nullopt);
    if (const auto done = live->repeat(deed); !done) {
      throw Failure(fmt::format("deed {} cannot be done again: {}", number,
                                built_in_english().say(done.error().text)));
    }
    clocks.after(deed, live->table(), stored.at);
    compare();
  }
  for (const auto& [viewer, seen] : told.seen) {
    const std::uint64_t last = live->table().version(viewer_of(viewer));
    if (!seen.positions.empty() && seen.positions.rbegin()->first > last) {
      throw Failure(fmt::format("{} saw version {}, and the deeds lead to {} only", who(viewer),
                                seen.positions.rbegin()->first, last));
    }
    if (!seen.events.empty() && seen.events.rbegin()->first > last) {
      throw Failure(fmt::format("{} was told of event {}, and there are {} only", who(viewer),
                                seen.events.rbegin()->first, last));
    }
    if (seen.events.empty()) continue;
    for (const table::EventView& event : live->table().events_after(viewer_of(viewer), 0)) {
      const auto known = seen.events.find(event.n);
      if (known == seen.events.end()) continue;
      const json::value text = json::parse(schema::to_json(event, built_in_english()));
      if (hash(json::serialize(text)) != known->second) {
        throw Failure(
            fmt::format("what {} was told as event {} is not what happened", who(viewer), event.n));
      }
    }
  }
  check_draws(table, told, *live);
  if (!live->table().over()) return;
  ++ended_;
  const std::vector<store::Placement> placed = service::placements(*live);
  if (!store::RatingChanges::counts(placed)) return;
  const bool friendly = json::parse(row->terms).as_object().contains("rated") || !row->pack.empty();
  std::set<std::string> people;
  for (const store::Placement& one : placed) people.insert(one.who);
  for (const std::string& person : people) rated_[{person, row->game}] += friendly ? 0 : 1;
}

void Oracle::check_commands(const std::string& table, const Told& told,
                            const std::vector<store::Deed>& deeds) const {
  std::map<std::string, int> times;
  for (const store::Deed& stored : deeds) {
    const host::Deed deed = must(host::parse_deed(stored.text), "a deed");
    if (!deed.id.empty()) ++times[deed.id];
  }
  for (const auto& [command, count] : times) {
    if (count > 1)
      throw Failure(fmt::format("command {} was done {} times", command, count), table);
  }
  for (const std::string& command : told.done) {
    if (!times.contains(command)) {
      throw Failure(fmt::format("command {} was acknowledged and is lost", command), table);
    }
  }
  for (const std::string& command : told.not_done) {
    if (times.contains(command)) {
      throw Failure(fmt::format("command {} was refused and done all the same", command), table);
    }
  }
}

/// By the record alone: what a draw is called there says who may see it.
void Oracle::check_draws(const std::string& table, const Told& told,
                         const host::LiveTable& live) const {
  for (const auto& [viewer, seen] : told.seen) {
    std::multiset<std::string> allowed;
    for (const Step& step : live.table().steps()) {
      for (const Draw& draw : step.draws) {
        if (draw.only.is_spectator() || draw.only == viewer_of(viewer)) allowed.insert(draw.text);
      }
    }
    for (const std::string& draw : seen.draws) {
      const auto found = allowed.find(draw);
      if (found == allowed.end()) {
        throw Failure(fmt::format("{} was told of \"{}\"", who(viewer), draw), table);
      }
      allowed.erase(found);
    }
  }
}

void Oracle::check_ratings(store::Store& store) const {
  for (const auto& [name, games] : rated_) {
    std::int64_t stored = 0;
    for (const store::Rating& rating : must(store.ratings_of(name.first), "ratings")) {
      if (rating.game == name.second) stored = rating.games;
    }
    if (stored != games) {
      throw Failure(fmt::format("{} has played {} rated games of {}, and {} are counted",
                                name.first, games, name.second, stored));
    }
  }
}

}  // namespace townsmith::simulate
