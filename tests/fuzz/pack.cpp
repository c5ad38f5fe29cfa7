// Any bytes as a pack: it is read or refused with a sentence. One that was read is written as it is
// read again, and whether its game can be played with it is answered, too; then the game is played
// to its end.
#include "core/pack.h"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "bots/catalogue.h"
#include "core/replay.h"
#include "games/content_files.h"
#include "words.h"

namespace {

using namespace townsmith;

void need(bool condition) {
  if (!condition) std::abort();
}

void play(const AnyGame& game) {
  Random random(1);
  Chance chance(Random(2, 0));
  AnyState state = game.start();
  game.settle(state, chance);
  for (int moves = 0; !game.over(state); ++moves) {
    need(moves < 10'000);
    const Seat seat = game.actors(state).front();
    const std::vector<AnyMove> legal = game.legal_moves(state, seat);
    need(!legal.empty());
    game.apply(state, seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    game.settle(state, chance);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const ContentFiles content = built_in_content();
  static const bots::Catalogue catalogue = bots::all_games();
  const Result<Pack> pack = parse_pack(std::string_view(reinterpret_cast<const char*>(data), size));
  if (!pack) {
    need(!said(pack.error()).empty());
    return 0;
  }
  const std::string text = to_text(*pack);
  if (text.size() <= max_pack_bytes) {
    const Result<Pack> again = parse_pack(text);
    need(again && *again == *pack && to_text(*again) == text);
  }
  (void)changes_of(*pack, content);
  const auto entry = catalogue.find(pack->game);
  if (!entry) return 0;
  const GameType& type = (*entry)->type();
  const auto problems = pack_problems(type, content, *pack);
  const auto game =
      create(type, standard_setup(type.info(), type.info().usual_players), content, text);
  if (!game) {
    need(!said(game.error()).empty());
    return 0;
  }
  need(first_error(problems) == nullptr && (*game)->pack() == text);
  play(**game);
  return 0;
}
