// How people are forgotten, and what nobody wants to keep goes.
#include <fmt/format.h>

#include "store/sql_accounts.h"
#include "store/sql_packs.h"
#include "store/sql_rows.h"

namespace townsmith::store {
namespace {

constexpr int max_guests_at_once = 500;
constexpr Time one_day = 86'400'000;
constexpr Time orders_last = one_day;
constexpr Time settled_reports_last = 30 * one_day;
constexpr Time reports_last = 365 * one_day;
constexpr Time log_lasts = 365 * one_day;

/// Everything that belongs to a person and to nobody else.
void drop_belongings(Sql& sql, const std::string& person) {
  for (const char* from : {"subscriptions", "passkeys", "mails", "notices", "challenges", "keys",
                           "moderators", "sanctions", "reports"}) {
    change(sql, fmt::format("DELETE FROM {} WHERE person = $1", from), {person});
  }
  change(sql, "DELETE FROM mutes WHERE person = $1 OR muted = $1", {person});
  change(sql, "DELETE FROM ratings WHERE who = $1", {person});
  // What they did to others stays, as somebody's deed.
  const std::string nobody(forgotten_person);
  change(sql, "UPDATE reports SET by_whom = $1, why = '' WHERE by_whom = $2", {nobody, person});
  change(sql, "UPDATE sanctions SET by_whom = $1 WHERE by_whom = $2", {nobody, person});
  change(sql, "UPDATE moderation_log SET by_whom = $1 WHERE by_whom = $2", {nobody, person});
  change(sql, "UPDATE moderation_log SET about = $1 WHERE about = $2", {nobody, person});
  change(sql, "DELETE FROM daily WHERE who = $1", {person});
  forget_maker(sql, person);
}

/// False: it is not as it was read.
bool rewrite_table(Sql& sql, const std::string& person, const Trace& table) {
  if (!gives_rows(sql,
                  "UPDATE tables SET creator = $1, summary = $2, revision = revision + 1 "
                  "WHERE id = $3 AND revision = $4 RETURNING id",
                  {table.creator, table.summary, table.table, table.revision})) {
    return false;
  }
  change(sql, "UPDATE seats SET person = $1 WHERE table_id = $2 AND person = $3",
         {std::string(forgotten_person), table.table, person});
  for (const Trace::Seated& deed : table.seated) {
    change(sql, "UPDATE deeds SET text = $1 WHERE table_id = $2 AND number = $3",
           {deed.text, table.table, deed.number});
  }
  // That it was they who did what else they did there is nobody's business any more either.
  change(sql,
         "UPDATE deeds SET text = replace(text, CAST($1 AS TEXT), CAST($2 AS TEXT)) "
         "WHERE table_id = $3",
         {fmt::format("\"who\":\"{}\"", person), fmt::format("\"who\":\"{}\"", forgotten_person),
          table.table});
  return true;
}

void drop_guests(Sql& sql, Time before) {
  std::vector<std::string> guests;
  sql.query(
      "SELECT id FROM people AS p WHERE created < $1 AND id NOT LIKE 'bot-%' "
      "AND NOT EXISTS (SELECT 1 FROM sanctions WHERE person = p.id AND person <> '') "
      "AND NOT EXISTS (SELECT 1 FROM moderators WHERE person = p.id) "
      "AND NOT EXISTS (SELECT 1 FROM keys WHERE person = p.id AND seen >= $1) "
      "AND NOT EXISTS (SELECT 1 FROM seats WHERE person = p.id AND person <> '') "
      "AND NOT EXISTS (SELECT 1 FROM chat WHERE person = p.id AND person <> '') "
      "AND NOT EXISTS (SELECT 1 FROM tables WHERE creator = p.id) "
      "AND NOT EXISTS (SELECT 1 FROM ratings WHERE who = p.id) LIMIT $2",
      {before, std::int64_t{max_guests_at_once}},
      [&guests](const SqlRow& row) { guests.push_back(row.text(0)); });
  for (const std::string& guest : guests) {
    drop_belongings(sql, guest);
    change(sql, "DELETE FROM people WHERE id = $1", {guest});
  }
}

void drop_chat(Sql& sql, Time before) {
  // The last line of a table stays, blank: what is said there later has the next number.
  constexpr const char* old =
      "at < $1 AND table_id IN (SELECT id FROM tables WHERE stage >= 2 AND changed < $1)";
  change(sql,
         fmt::format("DELETE FROM chat WHERE {} AND number < (SELECT max(number) FROM chat AS c "
                     "WHERE c.table_id = chat.table_id)",
                     old),
         {before});
  change(sql,
         fmt::format("UPDATE chat SET person = '', name = '', text = '' WHERE person <> '' AND {}",
                     old),
         {before});
}

void drop_closed(Sql& sql, Time before) {
  constexpr const char* closed = "SELECT id FROM tables WHERE stage = 3 AND changed < $1";
  for (const char* from : {"chat", "seats", "deeds", "notices"}) {
    change(sql, fmt::format("DELETE FROM {} WHERE table_id IN ({})", from, closed), {before});
  }
  change(sql, "DELETE FROM tables WHERE stage = 3 AND changed < $1", {before});
}

/// What moderators need no more. Addresses are in bans and in orders only, and go with them.
void drop_old_moderation(Sql& sql, Time now) {
  change(sql, "DELETE FROM sanctions WHERE until <> 0 AND until < $1", {now});
  change(sql, "DELETE FROM reports WHERE at < $1 OR (settled <> 0 AND settled < $2)",
         {now - reports_last, now - settled_reports_last});
  change(sql, "DELETE FROM moderation_log WHERE at < $1", {now - log_lasts});
  // Every server has read them. The last stays: those that come have the next numbers.
  change(sql, "DELETE FROM orders WHERE at < $1 AND number < (SELECT max(number) FROM orders)",
         {now - orders_last});
}

}  // namespace

bool forget_person(Sql& sql, const ForgetWrite& write) {
  sql.run("SAVEPOINT forget");
  for (const Trace& table : write.tables) {
    if (rewrite_table(sql, write.person, table)) continue;
    sql.run("ROLLBACK TO SAVEPOINT forget");
    sql.run("RELEASE SAVEPOINT forget");
    return false;
  }
  // The lines keep their numbers, so that those who look on miss none that come.
  change(sql,
         "UPDATE chat SET person = '', name = '', text = '' WHERE person = $1 AND person <> ''",
         {write.person});
  drop_belongings(sql, write.person);
  change(sql, "DELETE FROM people WHERE id = $1", {write.person});
  sql.run("RELEASE SAVEPOINT forget");
  return true;
}

void drop_old(Sql& sql, const RetentionWrite& write) {
  change(sql, "DELETE FROM challenges WHERE expires < $1", {write.now});
  constexpr Time unconfirmed_lasts = 2 * one_day;
  change(sql, "DELETE FROM mails WHERE confirm <> '' AND made < $1",
         {write.now - unconfirmed_lasts});
  change(sql, "DELETE FROM daily WHERE at < $1", {write.now - daily_days * one_day});
  // Keys from before it was noted when they were seen begin to count now.
  change(sql, "UPDATE keys SET seen = $1 WHERE seen = 0", {write.now});
  drop_old_moderation(sql, write.now);
  if (write.guests_before > 0) drop_guests(sql, write.guests_before);
  if (write.chat_before > 0) drop_chat(sql, write.chat_before);
  if (write.closed_before > 0) drop_closed(sql, write.closed_before);
  if (write.packs_before > 0) drop_packs(sql, write.packs_before);
  change(sql,
         "DELETE FROM notices WHERE due = 0 AND table_id IN (SELECT id FROM tables WHERE "
         "stage >= 2)",
         {});
}

}  // namespace townsmith::store
