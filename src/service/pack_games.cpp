#include "service/pack_games.h"

#include <algorithm>
#include <utility>

#include "core/pack.h"
#include "service/plain_text.h"
#include "service/secrets.h"

namespace townsmith::service {
namespace {

tl::unexpected<Problem> removed_pack() {
  return refuse(Reason::not_allowed, say("townsmith", "pack-removed"));
}

/// What everybody sees of a pack before they play with it.
Result<> check_shown(const Pack& pack) {
  const auto check = [](std::string_view member, const std::string& text) -> Result<> {
    if (text.empty() || is_plain_text(text)) return {};
    return refuse(Reason::bad_content,
                  say("townsmith", "pack-text", {{"member", std::string(member)}}));
  };
  TRY(check("name", pack.name));
  for (const auto& [language, words] : pack.translations) {
    if (const auto name = words.find(pack.name); name != words.end()) {
      TRY(check("translations", name->second));
    }
  }
  TRY(check("author", pack.author));
  TRY(check("version", pack.version));
  TRY(check("licence", pack.licence));
  return check("based_on", pack.based_on);
}

/// As a store keeps them.
std::string names_of(const Pack& pack) {
  json::object names;
  for (const auto& [language, words] : pack.translations) {
    const auto name = words.find(pack.name);
    if (name != words.end()) names[language] = name->second;
  }
  return names.empty() ? std::string() : json::serialize(names);
}

Result<ReadyPack> make_ready(const GameType& type, const Setup& setup, const ContentFiles& content,
                             const Pack& pack, std::size_t most_bytes) {
  TRY(check_shown(pack));
  ReadyPack out;
  out.row.text = to_text(pack);
  if (out.row.text.size() > most_bytes) {
    return refuse(Reason::too_much, say("townsmith", "pack-large", {{"most", most_bytes >> 10U}}));
  }
  TRY(out.game, create(type, setup, content, out.row.text));
  out.row.id = hash_of(out.row.text);
  out.row.game = pack.game;
  out.row.name = pack.name;
  out.row.author = pack.author;
  out.row.version = pack.version;
  out.row.based_on = pack.based_on;
  out.row.names = names_of(pack);
  return out;
}

}  // namespace

Result<ReadyPack> read_pack(const GameType& type, const Setup& setup, const ContentFiles& content,
                            std::string_view text, std::size_t most_bytes) {
  TRY(const Pack pack, parse_pack(text));
  return make_ready(type, setup, content, pack, most_bytes);
}

Result<ReadyPack> read_pack(const bots::Catalogue& catalogue, const ContentFiles& content,
                            std::string_view text) {
  TRY(const Pack pack, parse_pack(text));
  TRY(const bots::Entry* const entry, catalogue.find(pack.game));
  const GameType& type = entry->type();
  return make_ready(type, standard_setup(type.info(), type.info().usual_players), content, pack,
                    max_pack_bytes);
}

protocol::PackName name_of(const store::PackRow& row) {
  protocol::PackName out{row.id, row.name, row.author, {}, {}};
  if (row.names.empty()) return out;
  const auto names = parse_json(row.names, false);
  if (!names || !names->is_object()) return out;
  std::map<std::string, std::string>& all = out.names.emplace();
  for (const auto& [language, name] : names->as_object()) {
    if (const json::string* text = name.if_string()) all[language] = *text;
  }
  return out;
}

PackGames::PackGames(host::Host& host, BotPool& pool, Journal& journal, TroubleReporter& trouble,
                     Clock clock, Settings settings)
    : host_(host),
      pool_(pool),
      journal_(journal),
      trouble_(trouble),
      clock_(std::move(clock)),
      settings_(std::move(settings)) {}

void PackGames::prepare(Wanted wanted, Then then) {
  if (in_memory() >= settings_.max_games) {
    return then(refuse(Reason::too_much, say("townsmith", "packs-memory")));
  }
  if (jobs_.size() >= settings_.max_waiting) {
    return then(refuse(Reason::too_much, say("townsmith", "pack-check-slow")));
  }
  const std::uint64_t number = ++last_job_;
  jobs_[number] = {clock_(), std::move(then)};
  const auto made = std::make_shared<Result<ReadyPack>>(tl::unexpected(internal_error()));
  Thought thought;
  thought.household = wanted.household;
  thought.person = wanted.person;
  thought.table = "pack";
  const bots::Entry* const entry = wanted.entry;
  thought.think = [made, wanted = std::move(wanted),
                   &content = host_.games().content()](const Breathe&) {
    *made = read_pack(wanted.entry->type(), wanted.setup, content, wanted.text, wanted.most_bytes);
  };
  thought.then = [this, number, made, entry](std::string_view failure) {
    trouble_.safely([&] {
      if (!failure.empty()) {
        trouble_.report({"a pack could not be checked", failure,
                         "whoever brought it is told so; nothing else is concerned"});
        *made = tl::unexpected(internal_error());
      }
      if (*made && jobs_.contains(number)) {
        (*made)->game = host_.games().add(*entry, std::move((*made)->game));
      }
      end(number, std::move(*made));
    });
    journal_.flush();
  };
  pool_.ask(std::move(thought));
}

void PackGames::end(std::uint64_t number, Result<ReadyPack> made) {
  const auto job = jobs_.extract(number);
  if (job) job.mapped().then(std::move(made));
}

void PackGames::tick(Time now) {
  if (!removed_known_) read_removed();
  std::vector<std::uint64_t> late;
  for (const auto& [number, job] : jobs_) {
    if (now - job.since >= settings_.patience) late.push_back(number);
  }
  for (const std::uint64_t number : late) {
    trouble_.safely(
        [&] { end(number, refuse(Reason::too_much, say("townsmith", "pack-check-slow"))); });
  }
}

const store::PackRow* PackGames::find_shipped(std::string_view id) const {
  const auto found = std::find_if(settings_.shipped.begin(), settings_.shipped.end(),
                                  [id](const store::PackRow& row) { return row.id == id; });
  return found == settings_.shipped.end() ? nullptr : &*found;
}

Result<> PackGames::may_be_played(const std::string& id) const {
  if (find_shipped(id) != nullptr) return {};
  if (!settings_.open) return refuse(Reason::not_allowed, say("townsmith", "packs-closed"));
  if (removed_.contains(id)) return removed_pack();
  return {};
}

void PackGames::read_removed() {
  removed_known_ = true;
  journal_.read([](store::Store& store) { return store.packs().removed(); },
                [this](const Result<std::vector<std::string>>& removed) {
                  removed_known_ = removed.has_value();
                  if (removed) removed_ = {removed->begin(), removed->end()};
                });
}

protocol::PackName PackGames::shown(protocol::PackName name) const {
  if (!removed_.contains(name.id)) return name;
  protocol::PackName out;
  out.id = std::move(name.id);
  out.removed = true;
  return out;
}

}  // namespace townsmith::service
