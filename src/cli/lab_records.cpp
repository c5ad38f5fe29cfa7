#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <map>

#include "cli/files.h"
#include "cli/lab.h"
#include "cli/lab_files.h"
#include "cli/text.h"
#include "fair/committed_seed.h"
#include "host/deed.h"
#include "host/host.h"
#include "lab/records.h"
#include "service/cached_table.h"
#include "service/luck.h"
#include "store/store.h"

namespace townsmith::cli {
namespace {

/// The games of one setup: game, players, options and content.
struct SetupGames {
  std::unique_ptr<AnyGame> game;
  std::unique_ptr<lab::RecordedGames> games;
};

class RecordedSetups {
 public:
  explicit RecordedSetups(const Context& context) : context_(context) {}

  Result<> add(const Record& record, const std::string& where,
               const std::vector<double>& seconds = {}) {
    if (!record.played_out()) {
      ++unfinished_;
      return {};
    }
    std::string key = fmt::format("{}-{}", record.game, record.players);
    for (const auto& [name, value] : record.options) key += fmt::format(" {}={}", name, value);
    key += " " + record.content;
    auto found = tables_.find(key);
    if (found == tables_.end()) {
      TRY(auto opened, open_game(context_, record));
      SetupGames table{std::move(opened.game), nullptr};
      table.games = std::make_unique<lab::RecordedGames>(*table.game);
      found = tables_.emplace(std::move(key), std::move(table)).first;
    }
    return found->second.games->add(record, where, seconds);
  }

  /// A report for each setup, the first in the folder itself.
  Result<> write(const std::string& out) const {
    if (tables_.empty())
      return refuse(Reason::unknown_name, "no finished game is among the records");
    int number = 0;
    for (const auto& [key, table] : tables_) {
      const std::string folder = tables_.size() == 1 ? out : fmt::format("{}/{}", out, ++number);
      const lab::Findings found = table.games->findings();
      TRY(make_folder_for(folder + "/report.html"));
      TRY(write_report(folder, found));
      fmt::print("{}: {} games\n", key, found.games);
      for (const lab::Remark& remark : found.remarks) {
        fmt::print("{} {}\n", remark.alarming ? "!" : "-", remark.text);
      }
      fmt::print("{}/report.html\n", folder);
    }
    if (unfinished_ > 0) fmt::print("{} unfinished games were left out.\n", unfinished_);
    return {};
  }

 private:
  const Context& context_;
  std::map<std::string, SetupGames> tables_;
  std::size_t unfinished_ = 0;
};

/// How long people took for their moves, from when they could make them. Where all decide at once
/// moves become steps of the record when the round closes.
class Stopwatch {
 public:
  explicit Stopwatch(store::Time began) : opened_(began) { last_.fill(began); }

  void note(const host::Deed& deed, store::Time at, const Record& now) {
    const Seat seat = deed.command.seat;
    if (deed.command.kind == table::Command::Kind::move) {
      const auto took = static_cast<double>(at - std::max(opened_, last_[seat])) / 1000;
      made_[seat].push_back(deed.who.empty() ? unknown : took);
      last_[seat] = at;
    } else if (deed.command.kind == table::Command::Kind::undo) {
      made_[seat].clear();
    }
    if (now.steps.size() == seconds_.size()) return;
    opened_ = at;
    for (std::size_t i = seconds_.size(); i < now.steps.size(); ++i) {
      std::deque<double>& made = made_[now.steps[i].seat];
      const bool known = now.steps[i].kind == Step::Kind::move && !made.empty();
      seconds_.push_back(known ? made.front() : unknown);
      if (known) made.pop_front();
    }
    seconds_.resize(now.steps.size());
  }
  /// By step.
  std::vector<double> seconds() const { return seconds_; }

 private:
  static constexpr double unknown = -1;

  store::Time opened_;  ///< since when the position is as it is
  BySeat<store::Time> last_{};
  BySeat<std::deque<double>> made_;  ///< that are not steps yet
  std::vector<double> seconds_;
};

/// A game that is over, as a server keeps it: its deeds done again, with how long moves took.
struct ArchivedGame {
  Record record;
  std::vector<double> seconds;  ///< by step; less than 0 where nobody knows
};

Result<ArchivedGame> archived_game(host::Host& host, store::Store& store,
                                   const store::TableRow& row) {
  TRY(const service::TableTerms terms, service::read_terms(row.terms));
  if (!fair::seed_from_hex(row.seed)) {
    return refuse(Reason::bad_record, townsmith::say("townsmith", "table-damaged"));
  }
  TRY(const auto deeds, store.deeds(row.id, 0));
  TRY(host.restore(row.id, terms.header, row.creator, service::luck_from(row.seed)));
  host::LiveTable& live = *host.find(row.id);
  ArchivedGame game;
  Stopwatch watch(row.created);
  for (const store::Deed& one : deeds) {
    TRY(const host::Deed deed, host::parse_deed(one.text));
    TRY(live.repeat(deed));
    watch.note(deed, one.at, live.record());
  }
  game.record = live.record();
  game.seconds = watch.seconds();
  // Who played is nobody's business here.
  game.record.names.clear();
  game.record.commitment.clear();
  game.record.shares.clear();
  game.record.seed.clear();
  host.forget(row.id);
  return game;
}

/// All finished games of a server's archive. They are written to a file without names, so that the
/// report can point at them.
Result<> add_archive(const Context& context, const LabRecordsArgs& args, RecordedSetups& tables) {
  TRY(const auto store, store::open_existing_store(args.db));
  host::Host host(context.catalogue, context.content, {}, "lab", Random(1));
  const std::string file = args.out + "/records.jsonl";
  TRY(make_folder_for(file));
  std::string records;
  std::size_t number = 0;
  std::size_t unreadable = 0;
  store::TableQuery query;
  query.stages = {store::Stage::over};
  while (!context.stop) {
    TRY(const auto rows, store->tables(query));
    if (rows.empty()) break;
    for (const store::TableRow& row : rows) {
      query.before = row.changed;
      const Result<ArchivedGame> game = archived_game(host, *store, row);
      // A game of other rules or content than this program has cannot be looked at.
      if (!game ||
          !tables.add(game->record, fmt::format("{} --game {}", file, number + 1), game->seconds)) {
        host.forget(row.id);
        ++unreadable;
        continue;
      }
      records += to_text(game->record);
      ++number;
    }
  }
  TRY(write_file(file, records));
  if (unreadable > 0) {
    fmt::print("{} games of other rules or content were left out.\n", unreadable);
  }
  return {};
}

}  // namespace

Result<> lab_records(const Context& context, const LabRecordsArgs& args) {
  if (args.files.empty() == args.db.empty()) {
    return refuse(Reason::bad_value, "name files with records, or a server's archive with --db");
  }
  if (!args.force) TRY(check_own_folder(args.out, ""));
  RecordedSetups tables(context);
  if (!args.db.empty()) {
    TRY(add_archive(context, args, tables));
  }
  for (const std::string& file : args.files) {
    TRY(const std::string text, read_file(file));
    std::size_t number = 0;
    for (const std::string_view one : split_records(text)) {
      ++number;
      const auto counted = [&]() -> Result<> {
        TRY(const Record record, parse_record(one));
        return tables.add(record, fmt::format("{} --game {}", file, number));
      }();
      if (!counted) {
        return refuse(counted.error().reason,
                      say("game-of-file-problem",
                          {{"number", number}, {"file", file}, {"why", counted.error().text}}));
      }
    }
  }
  return tables.write(args.out);
}

}  // namespace townsmith::cli
