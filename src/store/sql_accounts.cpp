#include "store/sql_accounts.h"

#include <fmt/format.h>

#include "store/sql_store.h"

namespace townsmith::store {
namespace {

// Writes, one function each.

bool write_one(Sql& sql, const SeenWrite& write) {
  change(sql, "UPDATE keys SET seen = $1 WHERE hash = $2", {write.at, write.key});
  if (!write.device.empty()) {
    change(sql, "UPDATE keys SET device = $1 WHERE hash = $2", {write.device, write.key});
  }
  return true;
}

bool write_one(Sql& sql, const EndDevicesWrite& write) {
  change(sql, "DELETE FROM keys WHERE person = $1 AND once = 0 AND hash <> $2",
         {write.person, write.keep});
  return true;
}

bool write_one(Sql& sql, const RecoverWrite& write) {
  // If another node is just using it, this waits until that is decided.
  if (!gives_rows(sql, "DELETE FROM keys WHERE hash = $1 AND once = 2 RETURNING hash",
                  {write.code})) {
    return false;
  }
  write_key(sql, write.device);
  write_key(sql, write.next);
  return true;
}

bool write_one(Sql& sql, const ChallengeWrite& write) {
  change(sql, insert_into<Challenge>("challenges"), cells_of(write.challenge));
  return true;
}

bool use_challenge(Sql& sql, const std::string& hash) {
  return gives_rows(sql, "DELETE FROM challenges WHERE hash = $1 RETURNING hash", {hash});
}

bool write_one(Sql& sql, const PasskeyWrite& write) {
  if (!use_challenge(sql, write.challenge)) return false;
  return gives_rows(sql, insert_into<Passkey>("passkeys") + " ON CONFLICT DO NOTHING RETURNING id",
                    cells_of(write.passkey));
}

bool write_one(Sql& sql, const PasskeyEndWrite& write) {
  change(sql, "DELETE FROM passkeys WHERE person = $1 AND id = $2", {write.person, write.id});
  return true;
}

bool write_one(Sql& sql, const SignInWrite& write) {
  if (!use_challenge(sql, write.challenge)) return false;
  const Passkey& one = write.passkey;
  if (!gives_rows(sql,
                  "UPDATE passkeys SET counter = $1, seen = $2 WHERE id = $3 AND counter = $4 "
                  "RETURNING id",
                  {one.counter, one.seen, one.id, write.counter_before})) {
    return false;
  }
  write_key(sql, write.device);
  return true;
}

bool write_one(Sql& sql, const SubscriptionWrite& write) {
  const Subscription& one = write.subscription;
  // A device has one: a browser that subscribes anew has forgotten the one before.
  change(sql, "DELETE FROM subscriptions WHERE device = $1", {one.device});
  change(sql,
         insert_into<Subscription>("subscriptions") +
             " ON CONFLICT (endpoint) DO UPDATE SET "
             "person = excluded.person, device = excluded.device, p256dh = excluded.p256dh, "
             "auth = excluded.auth, language = excluded.language, made = excluded.made",
         cells_of(one));
  return true;
}

bool write_one(Sql& sql, const SubscriptionEndWrite& write) {
  if (!write.endpoint.empty()) {
    change(sql, "DELETE FROM subscriptions WHERE endpoint = $1", {write.endpoint});
  }
  if (!write.device.empty()) {
    change(sql, "DELETE FROM subscriptions WHERE device = $1", {write.device});
  }
  return true;
}

bool write_one(Sql& sql, const MailWrite& write) {
  change(
      sql,
      insert_into<MailWish>("mails") +
          " ON CONFLICT (person) DO UPDATE SET "
          "address = excluded.address, language = excluded.language, confirm = excluded.confirm, "
          "stop = excluded.stop, made = excluded.made",
      cells_of(write.mail));
  return true;
}

bool write_one(Sql& sql, const MailConfirmWrite& write) {
  return gives_rows(
      sql, "UPDATE mails SET confirm = '' WHERE confirm = $1 AND confirm <> '' RETURNING person",
      {write.confirm});
}

bool write_one(Sql& sql, const MailEndWrite& write) {
  if (!write.person.empty()) {
    return gives_rows(sql, "DELETE FROM mails WHERE person = $1 RETURNING person", {write.person});
  }
  return gives_rows(sql, "DELETE FROM mails WHERE stop = $1 RETURNING person", {write.stop});
}

bool write_one(Sql& sql, const HostSecretWrite& write) {
  change(sql, "INSERT INTO host_secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
         {write.name, write.value});
  return true;
}

bool write_one(Sql& sql, const NoticeWrite& write) {
  const TurnNotice& one = write.notice;
  change(sql,
         "INSERT INTO notices (person, table_id, since, due) "
         "SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS BIGINT), CAST($4 AS BIGINT) "
         "WHERE EXISTS (SELECT 1 FROM subscriptions WHERE person = $1) "
         "OR EXISTS (SELECT 1 FROM mails WHERE person = $1 AND confirm = '') "
         "ON CONFLICT (person, table_id) DO UPDATE SET since = excluded.since, "
         "due = excluded.due WHERE notices.since < excluded.since",
         {one.person, one.table, one.since, one.due});
  return true;
}

bool write_one(Sql& sql, const NoticeTakenWrite& write) {
  const TurnNotice& one = write.notice;
  return gives_rows(sql,
                    "UPDATE notices SET due = 0 WHERE person = $1 AND table_id = $2 AND since = $3 "
                    "AND due > 0 RETURNING person",
                    {one.person, one.table, one.since});
}

bool write_one(Sql& sql, const DailyWrite& write) { return write_daily(sql, write.row); }

bool write_one(Sql& sql, const ForgetWrite& write) { return forget_person(sql, write); }

bool write_one(Sql& sql, const RetentionWrite& write) {
  drop_old(sql, write);
  return true;
}

}  // namespace

bool gives_rows(Sql& sql, const std::string& text, const std::vector<Cell>& parameters) {
  bool any = false;
  sql.query(text, parameters, [&any](const SqlRow&) { any = true; });
  return any;
}

void change(Sql& sql, const std::string& text, const std::vector<Cell>& parameters) {
  gives_rows(sql, text, parameters);
}

void write_key(Sql& sql, const Key& key) {
  const auto kind = static_cast<std::int64_t>(key.kind);
  if (key.kind != KeyKind::device) {
    change(sql, "DELETE FROM keys WHERE person = $1 AND once = $2", {key.person, kind});
  }
  change(sql,
         insert_into<Key>("keys") +
             " ON CONFLICT (hash) DO UPDATE SET expires = excluded.expires, once = excluded.once",
         cells_of(key));
  if (key.kind != KeyKind::device) return;
  change(sql,
         "DELETE FROM keys WHERE person = $1 AND once = 0 AND hash NOT IN (SELECT hash FROM keys "
         "WHERE person = $1 AND once = 0 ORDER BY seen DESC, made DESC, hash LIMIT $2)",
         {key.person, std::int64_t{max_devices}});
}

bool write_account(Sql& sql, const AccountWrite& write) {
  return std::visit([&sql](const auto& one) { return write_one(sql, one); }, write.what);
}

void check_no_zero_bytes(std::initializer_list<std::reference_wrapper<const std::string>> texts) {
  for (const std::string& text : texts) {
    if (text.find('\0') != std::string::npos) {
      throw SqlError(Reason::bad_value, "a text with a zero byte in it cannot be stored");
    }
  }
}

void check_account_texts(const AccountWrite& write) {
  // All other texts are made by the server itself.
  if (const auto* mail = std::get_if<MailWrite>(&write.what)) {
    check_no_zero_bytes({mail->mail.address, mail->mail.language});
  } else if (const auto* one = std::get_if<SubscriptionWrite>(&write.what)) {
    const Subscription& s = one->subscription;
    check_no_zero_bytes({s.endpoint, s.p256dh, s.auth, s.language});
  } else if (const auto* passkey = std::get_if<PasskeyEndWrite>(&write.what)) {
    check_no_zero_bytes({passkey->id});
  } else if (const auto* stop = std::get_if<MailEndWrite>(&write.what)) {
    check_no_zero_bytes({stop->person, stop->stop});
  }
}

Result<Account> SqlAccounts::of(std::string_view person) {
  return guarded([&] {
    Sql& sql = sql_();
    const std::vector<Cell> who = {std::string(person)};
    Account out;
    for (Key& key : all_rows<Key>(
             sql, select<Key>("keys", "WHERE person = $1 ORDER BY seen DESC, made DESC, hash"),
             who)) {
      if (key.kind == KeyKind::device) out.devices.push_back(std::move(key));
      if (key.kind == KeyKind::recovery) out.recovery_made = key.made;
    }
    out.passkeys = all_rows<Passkey>(
        sql, select<Passkey>("passkeys", "WHERE person = $1 ORDER BY made, id"), who);
    out.subscriptions = all_rows<Subscription>(
        sql, select<Subscription>("subscriptions", "WHERE person = $1 ORDER BY endpoint"), who);
    out.mail = first_row<MailWish>(sql, select<MailWish>("mails", "WHERE person = $1"), who);
    return out;
  });
}

Result<std::optional<Passkey>> SqlAccounts::passkey(std::string_view id) {
  return read_row<Passkey>(sql_(), "passkeys", "WHERE id = $1", {std::string(id)});
}

Result<std::optional<Challenge>> SqlAccounts::challenge(std::string_view hash) {
  return read_row<Challenge>(sql_(), "challenges", "WHERE hash = $1", {std::string(hash)});
}

Result<std::string> SqlAccounts::host_secret(std::string_view name) {
  TRY(const auto found,
      read_texts(sql_(), "SELECT value FROM host_secrets WHERE name = $1", {std::string(name)}));
  return found.empty() ? std::string() : found.front();
}

Result<std::vector<TurnNotice>> SqlAccounts::notices(int limit) {
  return read_rows<TurnNotice>(sql_(), "notices", "WHERE due > 0 ORDER BY due LIMIT $1",
                               {std::int64_t{limit}});
}

Result<std::optional<TurnNotice>> SqlAccounts::notice(std::string_view person,
                                                      std::string_view table) {
  return read_row<TurnNotice>(sql_(), "notices", "WHERE person = $1 AND table_id = $2",
                              {std::string(person), std::string(table)});
}

Result<std::vector<Trace>> SqlAccounts::traces(std::string_view person) {
  return guarded([&] {
    Sql& sql = sql_();
    std::vector<Trace> out;
    const auto add = [&out](const SqlRow& row) {
      out.push_back({row.text(0), row.number(1), row.number(2), row.text(3), row.text(4), {}});
    };
    const std::string who(person);
    // What the partial index demands stands in the text as it stands there.
    const std::string seated =
        "substr(text, 1, 11) = '{\"do\":\"sit\"' AND text LIKE "
        "CAST($2 AS TEXT)";
    sql.query(
        "SELECT id, revision, stage, creator, summary FROM tables WHERE creator = $1 OR id IN "
        "(SELECT table_id FROM deeds WHERE " +
            seated + ") ORDER BY id",
        {who, "%\"who\":\"" + who + "\"%"}, add);
    for (Trace& table : out) {
      sql.query(
          "SELECT number, text FROM deeds WHERE table_id = $1 AND " + seated + " ORDER BY number",
          {table.table, "%\"who\":\"" + who + "\"%"},
          [&table](const SqlRow& row) { table.seated.push_back({row.number(0), row.text(1)}); });
    }
    return out;
  });
}

}  // namespace townsmith::store
