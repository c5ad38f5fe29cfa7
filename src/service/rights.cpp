#include "service/rights.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/replay.h"
#include "service/api_bodies.h"
#include "service/device_name.h"
#include "service/lists.h"
#include "service/moderation.h"
#include "service/recovery_code.h"
#include "service/secrets.h"

namespace townsmith::service {
namespace {

constexpr std::string_view device_path = "/api/me/devices/";
constexpr std::size_t device_id_digits = 16;
constexpr int max_packs = 1000;
constexpr int max_tables_of_page = 200;
constexpr int forgetting_tries = 6;

ApiAnswer code_is_used() {
  return refusal(403, Reason::not_allowed, say("townsmith", "code-used"));
}

/// Devices are named in addresses; nobody needs the whole hash for that.
std::string device_id(const store::Key& key) { return key.hash.substr(0, device_id_digits); }

protocol::DeviceView device_view(const store::Key& key, const std::string& current) {
  return {device_id(key), browser_of(key.device), system_of(key.device), key.made,
          key.seen,       key.hash == current};
}

protocol::PasskeyView passkey_view(const store::Passkey& passkey) {
  return {passkey.id, browser_of(passkey.device), system_of(passkey.device), passkey.made,
          passkey.seen};
}

std::optional<protocol::MailView> mail_view(const std::optional<store::MailWish>& mail) {
  if (!mail) return {};
  return protocol::MailView{mail->address, mail->confirm.empty()};
}

protocol::MadeReport made_report(const store::Report& one) {
  protocol::MadeReport out{one.at, one.table, one.person, {}, one.text, one.why};
  if (one.line != 0) out.line = one.line;
  return out;
}

protocol::HeldSanction held_sanction(const store::Sanction& one) {
  protocol::HeldSanction out{sanction_kind(one.kind), one.since, {}};
  if (one.until != 0) out.until = one.until;
  return out;
}

protocol::PlayedPuzzle puzzle_view(const store::DailyRow& row) {
  protocol::PlayedPuzzle out{row.day, {row.game}, row.score, row.at, {}};
  if (!row.record.empty()) out.record = row.record;
  return out;
}

/// A table as it is without a person's name.
store::Trace without_person(store::Trace table, const std::string& person) {
  const std::string nobody(store::forgotten_person);
  if (table.creator == person) table.creator = nobody;
  if (auto summary = read_summary(table.summary)) {
    for (protocol::SummarySeat& seat : summary->seats) {
      if (seat.person != person) continue;
      seat.person = nobody;
      seat.name = nobody;
    }
    static const Language no_words;
    table.summary = schema::to_json(*summary, no_words);
  }
  for (store::Trace::Seated& one : table.seated) {
    Result<host::Deed> deed = host::parse_deed(one.text);
    if (!deed || deed->who != person) continue;
    deed->who = nobody;
    deed->command.text = nobody;
    one.text = host::to_text(*deed);
  }
  return table;
}

/// Whether the person still plays there, or is waited for.
bool is_to_be_left(const store::Trace& table, const std::string& person) {
  const auto stage = static_cast<store::Stage>(table.stage);
  if (stage == store::Stage::waiting && table.creator == person) return true;
  if (stage != store::Stage::waiting && stage != store::Stage::playing) return false;
  const auto summary = read_summary(table.summary);
  return summary &&
         std::any_of(summary->seats.begin(), summary->seats.end(), [&](const auto& seat) {
           return seat.person == person && (stage == store::Stage::waiting || !seat.away);
         });
}

}  // namespace

Rights::Rights(host::Host& host, Sessions& sessions, Journal& journal, TableCache& tables,
               Requests& requests, People& people, Clock clock, Settings settings)
    : host_(host),
      sessions_(sessions),
      journal_(journal),
      tables_(tables),
      requests_(requests),
      people_(people),
      clock_(std::move(clock)),
      settings_(settings),
      attempts_(settings.attempts_per_minute) {}

std::vector<Route> Rights::routes() {
  const auto to = [this](auto handler) { return handler_of(this, handler); };
  return {{"GET", "/api/me/account", to(&Rights::show_account)},
          {"DELETE", device_path, to(&Rights::end_device)},
          {"DELETE", "/api/me/devices", to(&Rights::end_other_devices)},
          {"POST", "/api/me/recovery", to(&Rights::make_code)},
          {"POST", "/api/return/code", to(&Rights::use_code)},
          {"GET", "/api/me/data", to(&Rights::download)},
          {"DELETE", "/api/me/everything", to(&Rights::forget)}};
}

void Rights::show_account(const ApiRequest& request, const ApiReply& reply) {
  const auto show = [this, key = hash_of(request.secret), reply](const store::Person& person,
                                                                 const store::Account& account) {
    protocol::AccountView out;
    out.person = person_view(person);
    for (const store::Key& device : account.devices) {
      out.devices.push_back(device_view(device, key));
    }
    for (const store::Passkey& one : account.passkeys) out.passkeys.push_back(passkey_view(one));
    if (account.recovery_made != 0) out.recovery = account.recovery_made;
    out.can_push = settings_.can_push;
    out.push = std::any_of(account.subscriptions.begin(), account.subscriptions.end(),
                           [&](const auto& one) { return one.device == key; });
    out.can_mail = settings_.can_mail;
    out.mail = mail_view(account.mail);
    reply(api_answer(out));
  };
  people_.identify_account(request, reply, show);
}

// Devices.

void Rights::end_device(const ApiRequest& request, const ApiReply& reply) {
  const std::string wanted = request.path.substr(device_path.size());
  const auto end = [this, wanted, reply](const store::Person&, const store::Account& account) {
    const auto found =
        std::find_if(account.devices.begin(), account.devices.end(),
                     [&](const store::Key& key) { return device_id(key) == wanted; });
    if (found == account.devices.end()) {
      return reply(refusal(404, Reason::unknown_name, say("townsmith", "device-unknown")));
    }
    end_devices({store::KeyWrite{*found, true}}, {found->hash}, reply);
  };
  people_.identify_account(request, reply, end);
}

void Rights::end_other_devices(const ApiRequest& request, const ApiReply& reply) {
  const auto end = [this, keep = hash_of(request.secret), reply](const store::Person& person,
                                                                 const store::Account& account) {
    std::vector<std::string> keys;
    for (const store::Key& key : account.devices) {
      if (key.hash != keep) keys.push_back(key.hash);
    }
    end_devices({store::AccountWrite{store::EndDevicesWrite{person.id, keep}}}, keys, reply);
  };
  people_.identify_account(request, reply, end);
}

void Rights::end_devices(std::vector<store::Write> writes, const std::vector<std::string>& keys,
                         const ApiReply& reply) {
  for (const std::string& key : keys) {
    writes.emplace_back(store::Order{.kind = "end_device", .argument = key, .at = clock_.date()});
  }
  journal_.write(std::move(writes), [this, keys, reply](bool well) {
    if (!well) return reply(not_kept());
    for (const std::string& key : keys) sessions_.end_of_key(key, CloseReason::forgotten);
    reply(api_answer(protocol::Nothing()));
  });
}

// A code for whoever has lost all devices.

void Rights::make_code(const ApiRequest& request, const ApiReply& reply) {
  people_.identify_person(request, reply, [this, reply](const store::Person& person) {
    const std::string code = new_code();
    journal_.write({store::KeyWrite{code_key(person.id, code, clock_.date()), false}},
                   answer_when_kept(reply, protocol::RecoveryCode{in_groups(code)}));
  });
}

void Rights::use_code(const ApiRequest& request, const protocol::RecoveryCode& body,
                      const ApiReply& reply) {
  if (!attempts_.allow(request.address, clock_())) {
    return reply(refusal(429, Reason::too_much, say("townsmith", "codes-too-many")));
  }
  const auto find = [hash = code_hash(body.code)](store::Store& store) -> Result<People::Owner> {
    TRY(const auto key, store.key(hash));
    if (!key || key->kind != store::KeyKind::recovery) return People::Owner();
    TRY(const auto person, store.person(key->person));
    return People::Owner{person, *key};
  };
  requests_.read(reply, find, [this, agent = request.agent, reply](const People::Owner& owner) {
    if (!owner.person) return reply(code_is_used());
    const store::Person person = *owner.person;
    const People::NewDevice device = people_.new_device(person.id, agent);
    const std::string next = new_code();
    journal_.write({store::AccountWrite{store::RecoverWrite{
                       owner.key.hash, device.key, code_key(person.id, next, clock_.date())}}},
                   [person, device, next, reply](bool well) {
                     if (!well) return reply(not_kept());
                     const protocol::Recovered out{person_view(person), in_groups(next)};
                     reply(with_secret(api_answer(out), device.secret));
                   });
  });
}

// Everything about a person, in one file.

struct Rights::Download {
  std::string person;
  protocol::PersonData data;
  std::vector<store::TableRow> rows;  ///< of tables that are not in it yet, the oldest first
  ApiReply reply;
};

namespace {

/// All tables where a person sits or sat, the newest first.
Result<std::vector<store::TableRow>> tables_of(store::Store& store, const std::string& person) {
  store::TableQuery query;
  query.stages = {store::Stage::waiting, store::Stage::playing, store::Stage::over};
  query.person = person;
  query.limit = max_tables_of_page;
  std::vector<store::TableRow> rows;
  while (true) {
    TRY(const auto page, store.tables(query));
    rows.insert(rows.end(), page.begin(), page.end());
    if (page.size() < static_cast<std::size_t>(query.limit)) return rows;
    query.before = page.back().changed;
  }
}

/// All but their games; `key` is that of the device that asks.
Result<protocol::PersonData> data_of(store::Store& store, const store::Person& person,
                                     const std::string& key) {
  const std::string& id = person.id;
  TRY(const auto account, store.accounts().of(id));
  TRY(const auto ratings, store.ratings_of(id));
  TRY(const auto said, store.said_by(id));
  TRY(const auto reports, store.reports_by(id));
  TRY(const auto sanctions, store.sanctions(id, "", max_sanctions));
  TRY(const bool moderator, is_moderator(store, id));
  TRY(const auto puzzles, store.accounts().dailies_of(id));
  store::PackQuery brought;
  brought.maker = id;
  brought.limit = max_packs;
  TRY(const auto packs, store.packs().list(brought));

  protocol::PersonData data;
  data.person = person_view(person);
  if (moderator) data.person.moderator = true;
  data.since = person.created;
  for (const auto& one : ratings) data.ratings.push_back(rating_view(one));
  for (const auto& one : account.devices) data.devices.push_back(device_view(one, key));
  for (const auto& one : account.passkeys) data.passkeys.push_back(passkey_view(one));
  for (const auto& one : account.subscriptions) data.push.push_back(one.endpoint);
  data.mail = mail_view(account.mail);
  TRY(data.muted, store.muted_by(id));
  for (const auto& one : said) data.chat.push_back({one.table, one.text, one.at});
  for (const auto& one : reports) data.reports.push_back(made_report(one));
  for (const auto& one : sanctions) data.sanctions.push_back(held_sanction(one));
  for (const auto& one : puzzles) data.puzzles.push_back(puzzle_view(one));
  for (const auto& one : packs) {
    data.packs.push_back({one.id, one.name, one.made, one.state == store::PackState::listed});
  }
  return data;
}

}  // namespace

void Rights::download(const ApiRequest& request, const ApiReply& reply) {
  people_.identify_person(request, reply, [this, request, reply](const store::Person& person) {
    if (!downloads_.allow(person.id, clock_())) {
      return reply(refusal(429, Reason::too_much, say("townsmith", "data-too-often")));
    }
    const auto read = [person, key = hash_of(request.secret),
                       reply](store::Store& store) -> Result<std::shared_ptr<Download>> {
      TRY(auto data, data_of(store, person, key));
      TRY(const auto rows, tables_of(store, person.id));
      return std::make_shared<Download>(
          Download{person.id, std::move(data), {rows.rbegin(), rows.rend()}, reply});
    };
    requests_.read(reply, read, [this](const std::shared_ptr<Download>& download) {
      download->data.made = clock_.date();
      add_next_game(download);
    });
  });
}

void Rights::add_next_game(const std::shared_ptr<Download>& download) {
  if (download->rows.empty()) {
    ApiAnswer out = api_answer(download->data);
    out.file_name = "townsmith-" + download->person + ".json";
    return download->reply(std::move(out));
  }
  const store::TableRow row = std::move(download->rows.back());
  download->rows.pop_back();
  tables_.with_current_table(row.id, [this, row, download](const Result<>& loaded) {
    requests_.attempt(download->reply, [&] {
      protocol::PlayedGame game{row.id,      row.game,    stage_view(row.stage),
                                row.created, row.changed, {}};
      const CachedTable* entry = loaded ? tables_.find(row.id) : nullptr;
      if (entry != nullptr) {
        const Record record = entry->live().record();
        const Viewer viewer = host_.seat_of(download->person, entry->live());
        game.record = record.finished ? to_text(record) : to_text(record, viewer);
      }
      download->data.games.push_back(std::move(game));
      // Others have their turn between two of them.
      journal_.read([](store::Store&) { return Result<>(); },
                    [this, download](const Result<>&) {
                      requests_.attempt(download->reply, [&] { add_next_game(download); });
                    });
    });
  });
}

// A person is forgotten: first they leave the games they are in, then their name goes out of every
// table, and everything that was theirs with it.

struct Rights::Forgetting {
  std::string person;
  ApiReply reply;
  int tries = forgetting_tries;
  std::vector<std::string> to_leave = {};
  std::set<std::string> unreadable = {};  ///< tables of other rules, which nobody can play on at
};

void Rights::forget(const ApiRequest& request, const ApiReply& reply) {
  people_.identify_person(request, reply, [this, request, reply](const store::Person& person) {
    if (!attempts_.allow(request.address, clock_())) {
      return reply(refusal(429, Reason::too_much, say("townsmith", "codes-too-many")));
    }
    try_to_forget(std::make_shared<Forgetting>(Forgetting{.person = person.id, .reply = reply}));
  });
}

void Rights::try_to_forget(const ForgettingPointer& forgetting) {
  if (--forgetting->tries < 0) return forgetting->reply(not_kept());
  const auto read = [id = forgetting->person](store::Store& store) {
    return store.accounts().traces(id);
  };
  requests_.read(forgetting->reply, read,
                 [this, forgetting](const std::vector<store::Trace>& traces) {
                   for (const store::Trace& table : traces) {
                     if (forgetting->unreadable.contains(table.table)) continue;
                     if (is_to_be_left(table, forgetting->person)) {
                       forgetting->to_leave.push_back(table.table);
                     }
                   }
                   if (!forgetting->to_leave.empty()) return leave_next_table(forgetting);
                   rewrite(forgetting, traces);
                 });
}

void Rights::leave_next_table(const ForgettingPointer& forgetting) {
  if (forgetting->to_leave.empty()) return try_to_forget(forgetting);
  const std::string table = std::move(forgetting->to_leave.back());
  forgetting->to_leave.pop_back();
  tables_.with_current_table(table, [this, table, forgetting](const Result<>& loaded) {
    requests_.attempt(forgetting->reply, [&] {
      CachedTable* entry = loaded ? tables_.find(table) : nullptr;
      if (entry == nullptr) {
        forgetting->unreadable.insert(table);
      } else if (!entry->is_closed()) {
        leave(forgetting->person, *entry);
      }
      // Whether it was stored shows when the tables are read again.
      journal_.when_stored(table, [this, forgetting](bool) {
        requests_.attempt(forgetting->reply, [&] { leave_next_table(forgetting); });
      });
    });
  });
}

void Rights::leave(const std::string& person, CachedTable& table) {
  using Kind = table::Command::Kind;
  const std::string id = table.id();
  if (table.row().stage == store::Stage::waiting && table.row().creator == person) {
    return tables_.close(id);
  }
  const host::LiveTable& live = table.live();
  for (const Seat seat : SeatSet::first(live.game().setup().players)) {
    if (live.owner(seat) != person || live.table().over()) continue;
    if (!live.table().started()) {
      (void)host_.act(id, {Kind::leave, seat, ""});
    } else if (live.table().seat(seat).stand_in.empty()) {
      (void)host_.act(id, {Kind::away, seat, std::string(host::stand_in_bot)});
    }
  }
  tables_.publish(id);
}

void Rights::rewrite(const ForgettingPointer& forgetting, const std::vector<store::Trace>& traces) {
  const std::string& person = forgetting->person;
  store::ForgetWrite write{person, {}};
  for (const store::Trace& table : traces) write.tables.push_back(without_person(table, person));
  journal_.write({store::AccountWrite{std::move(write)}}, [this, forgetting](bool well) {
    // Either a table has changed since it was read, or the store has failed.
    if (!well) return try_to_forget(forgetting);
    sessions_.end_of_person(forgetting->person, CloseReason::forgotten);
    tables_.read_again_with(forgetting->person);
    const store::Order order{.kind = "forget", .argument = forgetting->person, .at = clock_.date()};
    journal_.write({order}, [forgetting](bool) { forgetting->reply(without_secret()); });
  });
}

}  // namespace townsmith::service
