// content, components, check_pack: for those who make content of their own.
#include <utility>

#include "core/pack.h"
#include "host/host.h"

namespace townsmith::host {
namespace {

/// Packs name files without their game's folder.
std::string in_pack(std::string_view file, std::string_view game) {
  if (file.starts_with(game) && file.size() > game.size()) file.remove_prefix(game.size() + 1);
  return std::string(file);
}

}  // namespace

Result<protocol::GameContent> Host::answer(Request& /*request*/, const protocol::GetContent& ask) {
  TRY(const bots::Entry* const entry, games_.catalogue().find(ask.game));
  ContentReader reader(games_.content());
  entry->type().check_content(reader);
  protocol::GameContent out;
  for (const std::string& file : reader.files_read()) {
    const auto found = games_.content().find(file);
    if (found == games_.content().end()) continue;
    TRY(const json::value values, parse_json(found->second, true));
    out.files.push_back({in_pack(file, ask.game), json::pretty(values)});
  }
  return out;
}

Result<protocol::Reference> Host::answer(Request& request, const protocol::GetComponents& ask) {
  TRY(const bots::Entry* const entry, games_.catalogue().find(ask.game));
  TRY(const Setup setup, make_setup(entry->type().info(), ask.players, {}));
  TRY(const auto game, games_.share(*entry, setup, ask.pack.value_or("")));
  request.language = request.language.with(game->translations());
  return to_wire(game->components());
}

Result<protocol::CheckedPack> Host::answer(Request& /*request*/, const protocol::CheckPack& ask) {
  TRY(const Pack pack, parse_pack(ask.pack));
  TRY(const bots::Entry* const entry, games_.catalogue().find(pack.game));
  const GameType& type = entry->type();
  protocol::CheckedPack out;
  if (has_older_format(ask.pack)) out.text = to_text(pack);
  bool playable = true;
  for (ContentProblem& problem : pack_problems(type, games_.content(), pack)) {
    out.problems.push_back({in_pack(problem.file, pack.game), problem.place, problem.code(),
                            problem.warning, std::move(problem.what)});
    playable = playable && problem.warning;
  }
  for (ContentChange& change : changes_of(pack, games_.content())) {
    out.changes.push_back({in_pack(change.file, pack.game), std::move(change.path),
                           std::move(change.before), std::move(change.after)});
  }
  if (!playable) return out;
  const Setup setup = standard_setup(type.info(), type.info().usual_players);
  TRY(const auto game, games_.share(*entry, setup, ask.pack));
  out.hash = hash_text(game->content_hash());
  return out;
}

}  // namespace townsmith::host
