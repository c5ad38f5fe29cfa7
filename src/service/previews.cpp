#include "service/previews.h"

#include <algorithm>
#include <utility>

#include "games/word_files.h"
#include "protocol/server.h"
#include "service/cached_table.h"

namespace townsmith::service {
namespace {

constexpr std::string_view preview_path = "/api/preview/";

/// How it stands at a table, in a sentence.
Text state_text(const store::TableRow& row, const protocol::SharedSummary& shared) {
  const auto free = std::count_if(shared.seats.begin(), shared.seats.end(), [](const auto& seat) {
    return seat.occupant == table::Occupant::open;
  });
  if (row.stage == store::Stage::over) return say("townsmith", "preview-over");
  if (row.stage != store::Stage::waiting) return say("townsmith", "preview-playing");
  if (free == 0) return say("townsmith", "preview-full");
  return say("townsmith", "preview-free",
             {{"free", static_cast<int>(free)}, {"players", shared.players}});
}

/// That it is played with a pack, and what that calls itself in a language.
Text pack_text(const protocol::PackName& pack, const std::string& language) {
  if (pack.removed.value_or(false)) return say("townsmith", "preview-pack-removed");
  std::string name = pack.name;
  if (pack.names) {
    if (const auto own = pack.names->find(language); own != pack.names->end()) name = own->second;
  }
  return say("townsmith", "preview-pack",
             {{"name", literal(name)}, {"author", literal(pack.author)}});
}

}  // namespace

Previews::Previews(const bots::Catalogue& catalogue, Journal& journal, Requests& requests,
                   const PackGames& packs)
    : journal_(journal), requests_(requests), packs_(packs) {
  for (const auto& entry : catalogue.entries()) {
    titles_.emplace(entry->type().info().name, entry->type().info().title);
  }
}

std::vector<Route> Previews::routes() {
  return {{"GET", preview_path,
           [this](const ApiRequest& request, const ApiReply& reply) { preview(request, reply); }}};
}

void Previews::preview(const ApiRequest& request, const ApiReply& reply) {
  const std::string table = request.path.substr(preview_path.size());
  journal_.read(
      [table](store::Store& store) { return store.table(table); },
      [this, reply,
       language = request.language](const Result<std::optional<store::TableRow>>& found) {
        requests_.attempt(reply, [&] {
          if (!found) return reply(refusal(503, not_stored()));
          const auto nothing = [&] {
            reply(refusal(404, Reason::unknown_name, say("townsmith", "nothing-here")));
          };
          if (!*found || (*found)->stage == store::Stage::closed) return nothing();
          const store::TableRow& row = **found;
          const auto shared = read_summary(row.summary);
          if (!shared) return nothing();
          const auto title = titles_.find(row.game);
          const Language& words = built_in_language(language);
          protocol::Preview out;
          out.title = words.say(say("townsmith", "preview-title",
                                    {{"game", title == titles_.end() ? row.game : title->second}}));
          out.text = words.say(state_text(row, *shared));
          if (shared->pack) {
            out.text += " " + words.say(pack_text(packs_.shown(*shared->pack), words.code()));
          }
          std::vector<Text> names;
          for (const protocol::SummarySeat& seat : shared->seats) {
            if (seat.occupant != table::Occupant::open) names.push_back(literal(seat.name));
          }
          if (row.listed && !names.empty()) {
            out.text += " " + words.say(say("townsmith", "preview-names", {{"names", names}}));
          }
          ApiAnswer answer;
          answer.body = schema::to_json(out, words);
          reply(std::move(answer));
        });
      });
}

}  // namespace townsmith::service
