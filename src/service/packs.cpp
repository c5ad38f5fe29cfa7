#include "service/packs.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "core/pack.h"
#include "service/cached_table.h"

namespace townsmith::service {
namespace {

constexpr std::string_view pack_path = "/api/pack/";
constexpr int page = 30;
constexpr int max_results = 100;  ///< games that results are taken from
constexpr std::size_t max_changes = 200;
constexpr std::size_t max_value_bytes = 200;
constexpr int looks_per_minute = 300;

Problem unknown_pack() { return {Reason::unknown_name, say("townsmith", "pack-unknown")}; }

/// What people are called now. Each is looked up once.
class Makers {
 public:
  explicit Makers(store::Store& store) : store_(store) {}

  std::optional<protocol::PersonView> of(const std::string& id) {
    if (id.empty() || id == store::forgotten_person) return {};
    const auto [known, is_new] = names_.try_emplace(id);
    if (is_new) {
      const auto person = store_.person(id);
      if (person && *person) known->second = (*person)->name;
    }
    return protocol::PersonView{id, known->second, {}};
  }

 private:
  store::Store& store_;
  std::map<std::string, std::string> names_;
};

protocol::PackView view_of(const store::PackRow& row, std::optional<protocol::PersonView> maker) {
  protocol::PackView out;
  out.pack = name_of(row);
  out.game = row.game;
  out.version = row.version;
  out.based_on = row.based_on;
  out.maker = std::move(maker);
  out.made = row.made;
  out.games = row.games;
  out.state = static_cast<protocol::PackState>(row.state);
  return out;
}

/// One of the host's own, with what the store has counted of it.
Result<protocol::PackView> view_of_shipped(store::Store& store, const store::PackRow& own) {
  TRY(const auto known, store.packs().pack(own.id));
  protocol::PackView out = view_of(own, {});
  out.state = protocol::PackState::listed;
  if (known) out.games = known->games;
  return out;
}

std::string shortened(const std::string& text) {
  if (text.size() <= max_value_bytes) return text;
  std::size_t end = max_value_bytes;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return text.substr(0, end) + "…";
}

std::optional<protocol::PackResults> results_of(const std::vector<store::TableRow>& tables) {
  protocol::PackResults out;
  double sum = 0;
  for (const store::TableRow& row : tables) {
    const auto shared = read_summary(row.summary);
    // Where somebody gave up, points say little.
    if (!shared || shared->stop) continue;
    ++out.games;
    for (const protocol::SummarySeat& seat : shared->seats) {
      out.lowest = out.seats == 0 ? seat.score : std::min<std::int64_t>(out.lowest, seat.score);
      out.highest = out.seats == 0 ? seat.score : std::max<std::int64_t>(out.highest, seat.score);
      ++out.seats;
      sum += seat.score;
    }
  }
  if (out.seats == 0) return {};
  out.mean = sum / static_cast<double>(out.seats);
  return out;
}

Result<protocol::PackDetails> read_details(store::Store& store, const ContentFiles& content,
                                           const store::PackRow& row, protocol::PackView view,
                                           std::string_view language) {
  TRY(const Pack pack, parse_pack(row.text));
  protocol::PackDetails out;
  out.pack = std::move(view);
  out.licence = pack.licence;
  out.notes = translated(pack.translations, language, pack.notes);
  const std::vector<ContentChange> changes = changes_of(pack, content);
  const std::string folder = pack.game + "/";
  for (const ContentChange& one : changes) {
    if (out.changes.size() == max_changes) break;
    const bool inside = one.file.starts_with(folder);
    out.changes.push_back({inside ? one.file.substr(folder.size()) : one.file, shortened(one.path),
                           shortened(one.before), shortened(one.after)});
  }
  out.more = std::ssize(changes) - std::ssize(out.changes);
  store::TableQuery query;
  query.stages = {store::Stage::over};
  query.pack = row.id;
  query.limit = max_results;
  TRY(const std::vector<store::TableRow> played, store.tables(query));
  out.results = results_of(played);
  return out;
}

}  // namespace

Packs::Packs(host::Host& host, Sessions& sessions, Requests& requests, PackGames& packs,
             Clock clock)
    : host_(host),
      sessions_(sessions),
      requests_(requests),
      packs_(packs),
      clock_(std::move(clock)),
      looks_(looks_per_minute) {}

std::vector<Verb> Packs::verbs() {
  return {Requests::verb(this, &Packs::gallery), Requests::verb(this, &Packs::details)};
}

std::vector<Route> Packs::routes() {
  return {{"GET", pack_path,
           [this](const ApiRequest& request, const ApiReply& reply) { download(request, reply); }}};
}

/// Null, and the request is refused, if its household looks too often.
const Session* Packs::session_looking(const RequestPointer& request) {
  const Session* session = sessions_.find(request->client);
  if (looks_.allow(session->household, clock_())) return session;
  request->refuse(Reason::too_much, say("townsmith", "packs-looks"));
  return nullptr;
}

void Packs::gallery(const RequestPointer& request, const protocol::AskPacks& message) {
  const Session* session = session_looking(request);
  if (session == nullptr) return;
  const bool all = message.all.value_or(false);
  store::PackQuery query;
  query.game = message.game;
  query.listed_only = !all;
  query.before = message.before.value_or(0);
  query.limit = page;
  const auto read = [query, all, person = session->person, &settings = packs_.settings()](
                        store::Store& store) -> Result<protocol::Gallery> {
    if (all) {
      TRY(const std::vector<std::string> moderators, store.moderators());
      if (std::find(moderators.begin(), moderators.end(), person) == moderators.end()) {
        return refuse(Reason::not_allowed, say("townsmith", "moderators-only"));
      }
    }
    protocol::Gallery out;
    out.open = settings.open;
    out.most_bytes = static_cast<std::int64_t>(settings.most_bytes);
    if (query.before == 0) {
      for (const store::PackRow& own : settings.shipped) {
        if (query.game && *query.game != own.game) continue;
        TRY(protocol::PackView view, view_of_shipped(store, own));
        out.shipped.push_back(std::move(view));
      }
    }
    TRY(const std::vector<store::PackRow> rows, store.packs().list(query));
    Makers makers(store);
    for (const store::PackRow& row : rows) {
      if (!row.maker.empty()) out.packs.push_back(view_of(row, makers.of(row.maker)));
    }
    if (rows.size() >= page) out.before = rows.back().made;
    return out;
  };
  requests_.read(request, read,
                 [request](const protocol::Gallery& found) { request->answer(found); });
}

void Packs::details(const RequestPointer& request, const protocol::AskPack& message) {
  const Session* session = session_looking(request);
  if (session == nullptr) return;
  const store::PackRow* const own = packs_.find_shipped(message.pack);
  const std::string language = host_.language_of(request->client).code();
  const auto read = [id = message.pack, own, language, &content = host_.games().content()](
                        store::Store& store) -> Result<protocol::PackDetails> {
    if (own != nullptr) {
      TRY(protocol::PackView view, view_of_shipped(store, *own));
      return read_details(store, content, *own, std::move(view), language);
    }
    TRY(const auto row, store.packs().pack(id));
    if (!row || row->state == store::PackState::removed) return tl::unexpected(unknown_pack());
    Makers makers(store);
    return read_details(store, content, *row, view_of(*row, makers.of(row->maker)), language);
  };
  requests_.read(request, read,
                 [request](const protocol::PackDetails& found) { request->answer(found); });
}

void Packs::download(const ApiRequest& request, const ApiReply& reply) {
  const std::string id = request.path.substr(pack_path.size());
  const auto send = [reply, id](const std::string& game, const std::string& text) {
    ApiAnswer out;
    out.body = text;
    out.type = "application/x-townsmith-pack+json";
    out.file_name = fmt::format("{}-{}.pack", game, id.substr(0, 8));
    reply(std::move(out));
  };
  if (const store::PackRow* own = packs_.find_shipped(id)) return send(own->game, own->text);
  if (id.size() != protocol::pack_id_bytes) return reply(refusal(404, unknown_pack()));
  const auto read = [id](store::Store& store) { return store.packs().pack(id); };
  requests_.read(reply, read, [reply, send](const std::optional<store::PackRow>& row) {
    if (!row || row->state == store::PackState::removed || row->text.empty()) {
      return reply(refusal(404, unknown_pack()));
    }
    send(row->game, row->text);
  });
}

}  // namespace townsmith::service
