// Any bytes as a pack: it is read or refused with a sentence, reading what is written again changes
// nothing, and a pack that can be played is played to the end.
#include "core/pack.h"

#include <cstdint>
#include <cstdlib>
#include <string>

#include "bots/catalogue.h"
#include "games/content_files.h"
#include "words.h"

namespace {

using namespace townsmith;

void play(const AnyGame& game) {
  Random random(1);
  Chance chance(Random(2));
  AnyState state = game.start();
  while (!game.over(state)) {
    const SeatSet actors = game.actors(state);
    if (actors.empty()) {
      game.advance(state, chance);
      continue;
    }
    const Seat seat = *actors.begin();
    const std::vector<AnyMove> moves = game.legal_moves(state, seat);
    if (moves.empty()) std::abort();
    game.apply(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const ContentFiles content = built_in_content();
  static const bots::Catalogue catalogue = bots::all_games();
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto pack = parse_pack(text);
  if (!pack) {
    if (said(pack.error()).empty()) std::abort();
    return 0;
  }
  if (const auto again = parse_pack(to_text(*pack)); again && !(*again == *pack)) std::abort();
  if (const auto folder = pack_of(unpacked(*pack)); folder && !(*folder == *pack)) std::abort();
  (void)changes_of(*pack, content);
  const auto entry = catalogue.find(pack->game);
  if (!entry) return 0;
  const GameType& type = (*entry)->type();
  const auto problems = pack_problems(type, content, *pack);
  for (const ContentProblem& problem : problems) {
    if (said(problem.text()).empty()) std::abort();
  }
  const auto game = create(type, standard_setup(type.info(), type.info().usual_players), content,
                           text);
  if (game.has_value() != (first_error(problems) == nullptr)) std::abort();
  if (game) play(**game);
  return 0;
}
