// Included once for each game, with TOWNSMITH_GAME as its number in AllGames: these are templates,
// and all games in one source would take minutes to compile.
#include "core/erased_game.h"
#include "numbers/all.h"
#include "numbers/batch.h"

namespace townsmith::numbers {

template <Game G>
class NumberedGameOf final : public NumberedGame {
 public:
  NumberedGameOf(G game, std::uint64_t content_hash, std::string pack)
      : rules_(std::move(game), content_hash, std::move(pack)),
        actions_(rules_.game()),
        planes_(rules_.game(), actions_) {}

  const AnyGame& rules() const override { return rules_; }
  int numbering_version() const override { return ActionsOfGame<G>::version; }
  int action_count() const override { return actions_.count(); }
  int max_outcomes() const override { return actions_.own().max_outcomes(); }
  std::string action_name(int action) const override { return actions_.own().name(action); }

  void legal(const AnyState& state, Seat seat, const Sequence& begun,
             ActionSet& set) const override {
    actions_.legal(unpack(state), seat, begun, set);
  }
  Taken take(const AnyState& state, Seat seat, Sequence& begun, int action,
             AnyMove& move) const override {
    typename G::Move own{};
    const Taken taken = actions_.take(unpack(state), seat, begun, action, own);
    if (taken == Taken::moved) move = ErasedGame<G>::pack_move(own);
    return taken;
  }
  Sequence sequence(const AnyState& state, Seat seat, const AnyMove& move) const override {
    return actions_.own().encode(unpack(state), seat, ErasedGame<G>::unpack_move(move));
  }

  const Layout& layout() const override { return planes_.layout(); }
  void write(const AnyObserved& seen, const Sequence& begun, float* out) const override {
    planes_.write(ErasedGame<G>::observed(seen), begun, out);
  }
  AnyState resample(const AnyObserved& seen, const AnyMemory& memory,
                    Chance& chance) const override {
    return ErasedGame<G>::pack(townsmith::resample(rules_.game(), ErasedGame<G>::observed(seen),
                                                   ErasedGame<G>::memory(memory), chance));
  }

  std::unique_ptr<Batch> make_batch(const BatchSettings& settings,
                                    const BatchArrays& arrays) const override {
    return std::make_unique<BatchOf<G>>(rules_.game(), actions_, planes_, settings, arrays);
  }

 private:
  static typename G::State unpack(const AnyState& any) { return ErasedGame<G>::unpack(any); }

  ErasedGame<G> rules_;
  Actions<G> actions_;
  Planes<G> planes_;
};

template <Game G>
Result<std::unique_ptr<NumberedGame>> make_numbered_game(const Setup& setup,
                                                         const ContentFiles& files) {
  return make_of_game<G, NumberedGameOf<G>>(setup, files);
}

template Result<std::unique_ptr<NumberedGame>>
make_numbered_game<std::tuple_element_t<TOWNSMITH_GAME, AllGames>>(const Setup& setup,
                                                                   const ContentFiles& files);

}  // namespace townsmith::numbers
