#include "store/schema.h"

#include <fmt/format.h>

#include <array>

#include "store/sql.h"
#include "store/store.h"

namespace townsmith::store {
namespace {

// {0} is the type of texts, {1} what clusters a table by its key.
constexpr std::string_view first_tables = R"(
CREATE TABLE people (
  id {0} PRIMARY KEY,
  name {0} NOT NULL,
  created BIGINT NOT NULL,
  banned SMALLINT NOT NULL
){1};
CREATE TABLE keys (
  hash {0} PRIMARY KEY,
  person {0} NOT NULL REFERENCES people (id),
  expires BIGINT NOT NULL,
  once SMALLINT NOT NULL
){1};
CREATE TABLE mutes (
  person {0} NOT NULL,
  muted {0} NOT NULL,
  PRIMARY KEY (person, muted)
){1};
CREATE TABLE tables (
  id {0} PRIMARY KEY,
  game {0} NOT NULL,
  stage SMALLINT NOT NULL,
  listed SMALLINT NOT NULL,
  creator {0} NOT NULL,
  terms {0} NOT NULL,
  seed {0} NOT NULL,
  created BIGINT NOT NULL,
  changed BIGINT NOT NULL,
  wake BIGINT NOT NULL,
  deeds BIGINT NOT NULL,
  summary {0} NOT NULL,
  rematch {0} NOT NULL
);
CREATE TABLE deeds (
  table_id {0} NOT NULL REFERENCES tables (id),
  number BIGINT NOT NULL,
  at BIGINT NOT NULL,
  text {0} NOT NULL,
  PRIMARY KEY (table_id, number)
){1};
CREATE TABLE seats (
  table_id {0} NOT NULL REFERENCES tables (id),
  seat SMALLINT NOT NULL,
  person {0} NOT NULL,
  PRIMARY KEY (table_id, seat)
){1};
CREATE TABLE chat (
  table_id {0} NOT NULL REFERENCES tables (id),
  number BIGINT NOT NULL,
  person {0} NOT NULL,
  name {0} NOT NULL,
  text {0} NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (table_id, number)
){1};
CREATE TABLE ratings (
  who {0} NOT NULL,
  game {0} NOT NULL,
  mean DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  games BIGINT NOT NULL,
  PRIMARY KEY (who, game)
){1};
CREATE TABLE orders (
  number BIGINT PRIMARY KEY,
  kind {0} NOT NULL,
  argument {0} NOT NULL,
  at BIGINT NOT NULL
){1};
)";

// One for each way in which lists are asked for. They are partial, so that a move at a table that
// is not listed and has no clock changes none of them.
constexpr std::string_view list_indexes = R"(
CREATE INDEX tables_lobby ON tables (stage, changed) WHERE listed = 1;
CREATE INDEX tables_archive ON tables (game, changed) WHERE listed = 1 AND stage = 2;
CREATE INDEX tables_due ON tables (wake) WHERE wake > 0;
CREATE INDEX seats_person ON seats (person, table_id) WHERE person <> '';
CREATE INDEX ratings_best ON ratings (game, (mean - 3 * deviation));
)";

// A program that changes a row without a deed says which one it was; older programs may still write
// to the table, and do not set this. And in a database that several share, the number of each
// writer's last batch: so a writer whose connection breaks in a commit learns what came of it.
constexpr std::string_view revisions = R"(
ALTER TABLE tables ADD COLUMN revision BIGINT NOT NULL DEFAULT 1;
CREATE TABLE writers (
  name {0} PRIMARY KEY,
  batch BIGINT NOT NULL,
  at BIGINT NOT NULL
){1};
)";

// Tables that wait for players are looked at after a while, and go if nobody has touched them:
// after two weeks those that were made when nobody did that.
constexpr std::string_view untouched_tables = R"(
UPDATE tables SET wake = changed + 1209600000 WHERE stage = 0 AND wake = 0;
)";

// What people may see, take away and end: devices, passkeys, where they want to be told something.
// A subscription ends with its device. Deeds by which somebody sits down have the names of people.
constexpr std::string_view accounts = R"(
ALTER TABLE keys ADD COLUMN device {0} NOT NULL DEFAULT '';
ALTER TABLE keys ADD COLUMN made BIGINT NOT NULL DEFAULT 0;
ALTER TABLE keys ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
CREATE INDEX keys_person ON keys (person);
CREATE TABLE passkeys (
  id {0} PRIMARY KEY,
  person {0} NOT NULL REFERENCES people (id),
  key {0} NOT NULL,
  counter BIGINT NOT NULL,
  device {0} NOT NULL,
  made BIGINT NOT NULL,
  seen BIGINT NOT NULL
){1};
CREATE INDEX passkeys_person ON passkeys (person);
CREATE TABLE challenges (
  hash {0} PRIMARY KEY,
  person {0} NOT NULL,
  expires BIGINT NOT NULL
){1};
CREATE TABLE subscriptions (
  endpoint {0} PRIMARY KEY,
  person {0} NOT NULL REFERENCES people (id),
  device {0} NOT NULL REFERENCES keys (hash) ON DELETE CASCADE,
  p256dh {0} NOT NULL,
  auth {0} NOT NULL,
  language {0} NOT NULL,
  made BIGINT NOT NULL
){1};
CREATE INDEX subscriptions_person ON subscriptions (person);
CREATE INDEX subscriptions_device ON subscriptions (device);
CREATE TABLE mails (
  person {0} PRIMARY KEY REFERENCES people (id),
  address {0} NOT NULL,
  language {0} NOT NULL,
  confirm {0} NOT NULL,
  stop {0} NOT NULL,
  made BIGINT NOT NULL
){1};
CREATE INDEX mails_confirm ON mails (confirm) WHERE confirm <> '';
CREATE INDEX mails_stop ON mails (stop);
CREATE TABLE host_secrets (
  name {0} PRIMARY KEY,
  value {0} NOT NULL
){1};
CREATE TABLE notices (
  person {0} NOT NULL,
  table_id {0} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  since BIGINT NOT NULL,
  due BIGINT NOT NULL,
  PRIMARY KEY (person, table_id)
){1};
CREATE INDEX notices_due ON notices (due) WHERE due > 0;
CREATE INDEX notices_table ON notices (table_id);
CREATE INDEX chat_person ON chat (person) WHERE person <> '';
CREATE INDEX tables_creator ON tables (creator);
CREATE INDEX tables_closed ON tables (changed) WHERE stage = 3;
CREATE INDEX deeds_seated ON deeds (table_id, number) WHERE substr(text, 1, 11) = '{{"do":"sit"';
)";

// Bans were a mark of a person, and for good; now there is a row for each, which says until when it
// holds, and moderators beside the host.
constexpr std::string_view moderation = R"(
CREATE TABLE moderators (
  person {0} PRIMARY KEY
){1};
CREATE TABLE sanctions (
  number BIGINT PRIMARY KEY,
  kind SMALLINT NOT NULL,
  person {0} NOT NULL,
  address {0} NOT NULL,
  since BIGINT NOT NULL,
  until BIGINT NOT NULL,
  by_whom {0} NOT NULL,
  why {0} NOT NULL
){1};
CREATE INDEX sanctions_person ON sanctions (person) WHERE person <> '';
CREATE INDEX sanctions_address ON sanctions (address) WHERE address <> '';
INSERT INTO sanctions (number, kind, person, address, since, until, by_whom, why)
  SELECT row_number() OVER (ORDER BY id), 0, id, '', 0, 0, '', '' FROM people WHERE banned = 1;
CREATE TABLE reports (
  number BIGINT PRIMARY KEY,
  at BIGINT NOT NULL,
  by_whom {0} NOT NULL,
  person {0} NOT NULL,
  name {0} NOT NULL,
  table_id {0} NOT NULL,
  line BIGINT NOT NULL,
  text {0} NOT NULL,
  why {0} NOT NULL,
  settled BIGINT NOT NULL
){1};
CREATE INDEX reports_open ON reports (number) WHERE settled = 0;
CREATE INDEX reports_by_whom ON reports (by_whom);
CREATE INDEX reports_person ON reports (person);
CREATE TABLE moderation_log (
  number BIGINT PRIMARY KEY,
  at BIGINT NOT NULL,
  by_whom {0} NOT NULL,
  what {0} NOT NULL,
  about {0} NOT NULL,
  why {0} NOT NULL
){1};
)";

// What people and bots reached in the puzzles of days.
constexpr std::string_view puzzles = R"(
CREATE TABLE daily (
  day {0} NOT NULL,
  game {0} NOT NULL,
  who {0} NOT NULL,
  score BIGINT NOT NULL,
  at BIGINT NOT NULL,
  record {0} NOT NULL,
  PRIMARY KEY (day, game, who)
){1};
CREATE INDEX daily_who ON daily (who);
CREATE INDEX daily_at ON daily (at);
)";

// Content that people brought: once for all tables that are played with it.
constexpr std::string_view packs = R"(
CREATE TABLE packs (
  id {0} PRIMARY KEY,
  game {0} NOT NULL,
  name {0} NOT NULL,
  author {0} NOT NULL,
  version {0} NOT NULL,
  based_on {0} NOT NULL,
  text {0} NOT NULL,
  maker {0} NOT NULL,
  made BIGINT NOT NULL,
  last_used BIGINT NOT NULL,
  state SMALLINT NOT NULL
);
CREATE INDEX packs_made ON packs (made);
CREATE INDEX packs_listed ON packs (made) WHERE state = 1;
CREATE INDEX packs_maker ON packs (maker) WHERE maker <> '';
CREATE INDEX packs_removed ON packs (id) WHERE state = 3;
ALTER TABLE tables ADD COLUMN pack {0} NOT NULL DEFAULT '';
CREATE INDEX tables_pack ON tables (pack, stage, changed) WHERE pack <> '';
ALTER TABLE reports ADD COLUMN pack {0} NOT NULL DEFAULT '';
)";

constexpr std::string_view pack_names = R"(
ALTER TABLE packs ADD COLUMN names {0} NOT NULL DEFAULT '';
)";

constexpr std::array<std::string_view, 9> all_steps = {first_tables,     list_indexes, revisions,
                                                       untouched_tables, accounts,     moderation,
                                                       puzzles,          packs,        pack_names};

/// The columns of a struct, behind those that it does not have.
template <class Row>
std::vector<Column> shape_of(std::vector<Column> columns = {}) {
  Row::columns().each([&](const auto& column) {
    using T = typename std::decay_t<decltype(column)>::Value;
    const Kind kind = std::same_as<T, std::string> ? Kind::text
                      : std::floating_point<T>     ? Kind::real
                                                   : Kind::number;
    columns.push_back({column.name, kind});
  });
  return columns;
}

}  // namespace

std::span<const std::string_view> schema_steps() { return all_steps; }

std::int64_t version_of(Sql& sql) {
  if (!sql.has_table("schema_version")) return 0;
  std::int64_t version = 0;
  sql.query("SELECT version FROM schema_version", {},
            [&version](const SqlRow& row) { version = row.number(0); });
  return version;
}

void migrate(Sql& sql, std::span<const std::string_view> steps) {
  const auto newest = static_cast<std::int64_t>(steps.size());
  if (version_of(sql) == newest) return;
  SqlTransaction transaction(sql, Access::migrating);
  sql.run("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)");
  const std::int64_t version = version_of(sql);
  if (version > newest) {
    throw SqlError(Reason::other_version,
                   fmt::format("the database was made by a newer program (its schema has version "
                               "{}, this program knows {}): use that program",
                               version, newest));
  }
  for (std::int64_t step = version; step < newest; ++step) {
    const Dialect dialect = sql.dialect();
    sql.run(fmt::format(fmt::runtime(steps[static_cast<std::size_t>(step)]), dialect.text,
                        dialect.clustered));
  }
  if (version < newest) {
    sql.run("DELETE FROM schema_version");
    sql.run(fmt::format("INSERT INTO schema_version (version) VALUES ({})", newest));
  }
  transaction.commit();
}

const std::vector<TableShape>& table_shapes() {
  using enum Kind;
  static const std::vector<TableShape> shapes = {
      {"people", 1, {{"id", text}, {"name", text}, {"created", number}, {"banned", number}}},
      {"keys", 1, shape_of<Key>()},
      {"passkeys", 1, shape_of<Passkey>()},
      {"challenges", 1, shape_of<Challenge>()},
      {"subscriptions", 1, shape_of<Subscription>()},
      {"mails", 1, shape_of<MailWish>()},
      {"host_secrets", 1, {{"name", text}, {"value", text}}},
      {"mutes", 2, {{"person", text}, {"muted", text}}},
      {"tables", 1, shape_of<TableRow>()},
      {"packs", 1, shape_of<PackRow>()},
      {"deeds", 2, shape_of<Deed>({{"table_id", text}})},
      {"seats", 2, {{"table_id", text}, {"seat", number}, {"person", text}}},
      {"chat", 2, shape_of<ChatLine>()},
      {"notices", 2, shape_of<TurnNotice>()},
      {"ratings", 2, shape_of<Rating>()},
      {"daily", 3, shape_of<DailyRow>()},
      {"orders", 1, shape_of<Order>()},
      {"moderators", 1, {{"person", text}}},
      {"sanctions", 1, shape_of<Sanction>()},
      {"reports", 1, shape_of<Report>()},
      {"moderation_log", 1, shape_of<LogEntry>()},
  };
  return shapes;
}

std::string column_names(const TableShape& shape) {
  std::string names;
  for (const Column& column : shape.columns) {
    if (!names.empty()) names += ", ";
    names += column.name;
  }
  return names;
}

}  // namespace townsmith::store
