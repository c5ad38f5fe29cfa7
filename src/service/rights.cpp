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
  people_.identify_person(
      request, reply, [this, key = hash_of(request.secret), reply](const store::Person& person) {
        const auto read = [id = person.id](store::Store& store) { return store.accounts().of(id); };
        requests_.read(reply, read, [this, person, key, reply](const store::Account& account) {
          protocol::AccountView out;
          out.person = person_view(person);
          for (const store::Key& device : account.devices) {
            out.devices.push_back(device_view(device, key));
          }
          for (const store::Passkey& one : account.passkeys) {
            out.passkeys.push_back(passkey_view(one));
          }
          if (account.recovery_made != 0) out.recovery = account.recovery_made;
          out.can_push = settings_.can_push;
          out.push = std::any_of(account.subscriptions.begin(), account.subscriptions.end(),
                                 [&](const auto& one) { return one.device == key; });
          out.can_mail = settings_.can_mail;
          out.mail = mail_view(account.mail);
          reply(api_answer(out));
        });
      });
}

// Devices.

void Rights::end_device(const ApiRequest& request, const ApiReply& reply) {
  const std::string wanted = request.path.substr(device_path.size());
  people_.identify_person(request, reply, [this, wanted, reply](const store::Person& person) {
    const auto read = [id = person.id](store::Store& store) { return store.accounts().of(id); };
    requests_.read(reply, read, [this, wanted, reply](const store::Account& account) {
      const auto found =
          std::find_if(account.devices.begin(), account.devices.end(),
                       [&](const store::Key& key) { return device_id(key) == wanted; });
      if (found == account.devices.end()) {
        return reply(refusal(404, Reason::unknown_name, say("townsmith", "device-unknown")));
      }
      const std::string hash = found->hash;
      journal_.write({store::KeyWrite{*found, true},
                      store::Order{.kind = "end_device", .argument = hash, .at = clock_.date()}},
                     [this, hash, reply](bool well) {
                       if (!well) return reply(not_kept());
                       sessions_.end_of_key(hash, CloseReason::forgotten);
                       reply(api_answer(protocol::Nothing()));
                     });
    });
  });
}

void Rights::end_other_devices(const ApiRequest& request, const ApiReply& reply) {
  people_.identify_person(
      request, reply, [this, keep = hash_of(request.secret), reply](const store::Person& person) {
        const auto read = [id = person.id](store::Store& store) { return store.accounts().of(id); };
        requests_.read(reply, read, [this, person, keep, reply](const store::Account& account) {
          std::vector<store::Write> writes = {
              store::AccountWrite{store::EndDevicesWrite{person.id, keep}}};
          std::vector<std::string> keys;
          for (const store::Key& key : account.devices) {
            if (key.hash == keep) continue;
            keys.push_back(key.hash);
            writes.emplace_back(
                store::Order{.kind = "end_device", .argument = key.hash, .at = clock_.date()});
          }
          journal_.write(std::move(writes), [this, keys, reply](bool well) {
            if (!well) return reply(not_kept());
            for (const std::string& key : keys) sessions_.end_of_key(key, CloseReason::forgotten);
            reply(api_answer(protocol::Nothing()));
          });
        });
      });
}

// A code for whoever has lost all devices.

void Rights::make_code(const ApiRequest& request, const ApiReply& reply) {
  people_.identify_person(request, reply, [this, reply](const store::Person& person) {
    const std::string code = new_code();
    journal_.write({store::KeyWrite{code_key(person.id, code, clock_.date()), false}},
                   [code, reply](bool well) {
                     reply(well ? api_answer(protocol::RecoveryCode{in_groups(code)}) : not_kept());
                   });
  });
}

void Rights::use_code(const ApiRequest& request, const ApiReply& reply) {
  const Result<protocol::RecoveryCode> body = read_body<protocol::RecoveryCode>(request.body);
  if (!body) return reply(refusal(400, body.error()));
  if (!attempts_.allow(request.address, clock_())) {
    return reply(refusal(429, Reason::too_much, say("townsmith", "codes-too-many")));
  }
  const auto find = [hash = code_hash(body->code)](store::Store& store) -> Result<People::Owner> {
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
                     ApiAnswer out =
                         api_answer(protocol::Recovered{person_view(person), in_groups(next)});
                     out.secret = device.secret;
                     reply(std::move(out));
                   });
  });
}

// Everything about a person, in one file.

struct Rights::Download {
  std::string person;
  protocol::PersonData data;
  std::vector<store::TableRow> rows;  ///< of tables that are not in it yet
  ApiReply reply;
};

void Rights::download(const ApiRequest& request, const ApiReply& reply) {
  people_.identify_person(request, reply, [this, request, reply](const store::Person& person) {
    if (!downloads_.allow(person.id, clock_())) {
      return reply(refusal(429, Reason::too_much, say("townsmith", "data-too-often")));
    }
    struct Found {
      store::Account account;
      std::vector<store::Rating> ratings;
      std::vector<std::string> muted;
      std::vector<store::ChatLine> said;
      std::vector<store::Report> reports;
      std::vector<store::Sanction> sanctions;
      bool moderator = false;
      std::vector<store::DailyRow> puzzles;
      std::vector<store::PackRow> packs;
      std::vector<store::TableRow> rows;
    };
    const auto read = [id = person.id](store::Store& store) -> Result<Found> {
      Found out;
      TRY(out.account, store.accounts().of(id));
      TRY(out.ratings, store.ratings_of(id));
      TRY(out.muted, store.muted_by(id));
      TRY(out.said, store.said_by(id));
      TRY(out.reports, store.reports_by(id));
      TRY(out.sanctions, store.sanctions(id, "", max_sanctions));
      TRY(const std::vector<std::string> moderators, store.moderators());
      out.moderator = std::find(moderators.begin(), moderators.end(), id) != moderators.end();
      TRY(out.puzzles, store.accounts().dailies_of(id));
      store::PackQuery brought;
      brought.maker = id;
      brought.limit = max_packs;
      TRY(out.packs, store.packs().list(brought));
      store::TableQuery query;
      query.stages = {store::Stage::waiting, store::Stage::playing, store::Stage::over};
      query.person = id;
      query.limit = max_tables_of_page;
      for (bool more = true; more;) {
        TRY(auto page, store.tables(query));
        more = page.size() >= static_cast<std::size_t>(query.limit);
        if (more) query.before = page.back().changed;
        for (store::TableRow& row : page) out.rows.push_back(std::move(row));
      }
      return out;
    };
    requests_.read(reply, read,
                   [this, person, key = hash_of(request.secret), reply](const Found& found) {
                     const auto download = std::make_shared<Download>();
                     download->person = person.id;
                     download->reply = reply;
                     protocol::PersonData& data = download->data;
                     data.person = person_view(person);
                     data.since = person.created;
                     data.made = clock_.date();
                     for (const auto& one : found.ratings) data.ratings.push_back(rating_view(one));
                     for (const auto& one : found.account.devices)
                       data.devices.push_back(device_view(one, key));
                     for (const auto& one : found.account.passkeys)
                       data.passkeys.push_back(passkey_view(one));
                     for (const auto& one : found.account.subscriptions)
                       data.push.push_back(one.endpoint);
                     data.mail = mail_view(found.account.mail);
                     data.muted = found.muted;
                     for (const auto& one : found.said)
                       data.chat.push_back({one.table, one.text, one.at});
                     if (found.moderator) data.person.moderator = true;
                     for (const auto& one : found.reports) data.reports.push_back(made_report(one));
                     for (const auto& one : found.sanctions)
                       data.sanctions.push_back(held_sanction(one));
                     for (const auto& one : found.puzzles) data.puzzles.push_back(puzzle_view(one));
                     for (const auto& one : found.packs) {
                       const bool listed = one.state == store::PackState::listed;
                       data.packs.push_back({one.id, one.name, one.made, listed});
                     }
                     download->rows.assign(found.rows.rbegin(), found.rows.rend());
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
    journal_.write({order}, [forgetting](bool) {
      ApiAnswer out = api_answer(protocol::PersonAnswer());
      out.secret = std::make_shared<const std::string>();
      forgetting->reply(std::move(out));
    });
  });
}

}  // namespace townsmith::service
