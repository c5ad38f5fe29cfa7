#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/moderate.h"
#include "core/json.h"
#include "service/plain_text.h"
#include "service/secrets.h"
#include "service/time.h"
#include "store/store.h"

namespace townsmith::cli {
namespace {

constexpr int max_listed = 1000;

store::Time now() { return service::system_clock().date(); }

std::string_view name_of(store::Stage stage) {
  static constexpr std::array<std::string_view, 4> names = {"waiting", "playing", "over", "closed"};
  return names[static_cast<std::size_t>(stage)];
}

void print_json(const std::vector<store::TableRow>& tables,
                const std::vector<store::Person>& people) {
  json::array table_list;
  for (const store::TableRow& table : tables) {
    table_list.emplace_back(json::object{{"table", table.id},
                                         {"game", table.game},
                                         {"stage", name_of(table.stage)},
                                         {"listed", table.listed},
                                         {"creator", table.creator},
                                         {"created", table.created},
                                         {"changed", table.changed},
                                         {"deeds", table.deeds}});
  }
  json::array people_list;
  for (const store::Person& person : people) {
    people_list.emplace_back(json::object{{"person", person.id},
                                          {"name", person.name},
                                          {"created", person.created},
                                          {"banned", person.is_banned(now())}});
  }
  const json::object all{{"tables", std::move(table_list)}, {"people", std::move(people_list)}};
  fmt::print("{}\n", json::serialize(all));
}

void print_words(const std::vector<store::TableRow>& tables,
                 const std::vector<store::Person>& people) {
  fmt::print("{:<24} {:<12} {:<8} {:<8} {:>6}  {:<16}  {}\n", "table", "game", "stage", "lobby",
             "deeds", "changed (UTC)", "creator");
  for (const store::TableRow& table : tables) {
    fmt::print("{:<24} {:<12} {:<8} {:<8} {:>6}  {:<16}  {}\n", table.id, table.game,
               name_of(table.stage), table.listed ? "listed" : "by link", table.deeds,
               when(table.changed), table.creator);
  }
  fmt::print("\n{:<24} {:<16}  {:<7} {}\n", "person", "since (UTC)", "", "name");
  for (const store::Person& person : people) {
    fmt::print("{:<24} {:<16}  {:<7} {}\n", person.id, when(person.created),
               person.is_banned(now()) ? "banned" : "", person.name);
  }
}

Result<> list(store::Store& store, const std::string& db, const AdminArgs& args) {
  TRY(const auto tables, store.tables({.stages = {store::Stage::waiting, store::Stage::playing},
                                       .limit = max_listed}));
  TRY(const auto people, store::list_people(db, max_listed));
  if (args.json) {
    print_json(tables, people);
  } else {
    print_words(tables, people);
  }
  return {};
}

/// Makes an account for a program, and prints what it proves itself with.
Result<> make_bot_account(store::Store& store, const std::string& wanted) {
  constexpr std::size_t max_bytes = 34;  // with the mark no longer than a person's
  constexpr std::size_t id_characters = 12;
  const std::string name = service::trimmed(wanted);
  if (!service::is_plain_text(name) || name.size() > max_bytes) {
    return refuse(Reason::bad_value,
                  fmt::format("a bot's name has 1 to {} bytes of plain text", max_bytes));
  }
  store::Person person;
  person.id = std::string(store::bot_account_prefix) + service::random_name(id_characters);
  person.name = name + std::string(store::bot_account_mark);
  person.created = now();
  const std::string secret = service::new_secret();
  TRY(store.write(
      {store::PersonWrite{person},
       store::KeyWrite{{.hash = service::hash_of(secret), .person = person.id, .made = now()},
                       false}}));
  fmt::print(stderr, "{} is {}. Its token, which is shown only now:\n", person.name, person.id);
  fmt::print("{}\n", secret);
  return {};
}

}  // namespace

Result<> admin(const Context& /*context*/, const AdminArgs& args) {
  TRY(const std::string db, store_of(args.store));
  TRY(const auto store, store::open_existing_store(db));
  if (args.what == "bot") return make_bot_account(*store, args.argument);
  if (args.what == "list") return list(*store, db, args);
  if (args.what == "reports") return print_reports(*store, args, now());
  if (args.what == "log") return print_log(*store, args);
  if (args.what == "packs") return print_packs(*store, args);
  TRY(const auto writes, writes_for(*store, args, now()));
  TRY(store->write(writes));
  fmt::print("ordered: {} {}\n", args.what, args.argument);
  return {};
}

}  // namespace townsmith::cli
