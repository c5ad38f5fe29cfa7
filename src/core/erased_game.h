#pragma once

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/content.h"

/// What makes an AnyGame of any game, and a GameType.
namespace townsmith {

template <Game G>
class ErasedGame final : public AnyGame {
 public:
  ErasedGame(G game, std::uint64_t content_hash, std::string pack = {})
      : game_(std::move(game)),
        content_hash_(content_hash),
        pack_(std::move(pack)),
        translations_(translations_of(pack_)) {}

  /// The rules with their real types, for what works by template.
  const G& game() const { return game_; }

  const GameInfo& info() const override { return G::info(); }
  const Setup& setup() const override { return game_.setup(); }
  Bounds bounds() const override { return game_.bounds(); }
  std::uint64_t content_hash() const override { return content_hash_; }
  const std::string& pack() const override { return pack_; }
  const std::shared_ptr<const Translations>& translations() const override { return translations_; }

  AnyState start() const override { return pack(game_.start()); }
  bool over(const AnyState& state) const override { return game_.over(unpack(state)); }
  SeatSet actors(const AnyState& state) const override { return game_.actors(unpack(state)); }
  void advance(AnyState& state, Chance& chance) const override {
    State inner = unpack(state);
    game_.advance(inner, chance);
    state = pack(inner);
  }
  std::vector<AnyMove> legal_moves(const AnyState& state, Seat seat) const override {
    MoveList<G> moves;
    game_.legal_moves(unpack(state), seat, moves);
    std::vector<AnyMove> packed;
    packed.reserve(static_cast<std::size_t>(moves.size()));
    for (const Move& move : moves) packed.push_back(pack_move(move));
    return packed;
  }
  Result<> check(const AnyState& state, Seat seat, AnyMove move) const override {
    return game_.check(unpack(state), seat, unpack_move(move));
  }
  void apply(AnyState& state, Seat seat, AnyMove move) const override {
    State inner = unpack(state);
    game_.apply(inner, seat, unpack_move(move));
    state = pack(inner);
  }

  int score(const AnyState& state, Seat seat) const override {
    return total_score(game_, unpack(state), seat);
  }
  ScoreSheet score_sheet(const AnyState& state, Seat seat) const override {
    return full_sheet(game_, unpack(state), seat);
  }
  SeatSet leaders(const AnyState& state, SeatSet forfeited) const override {
    return townsmith::leaders(game_, unpack(state), forfeited);
  }
  std::string grade(const AnyState& state, Seat seat) const override {
    return game_.grade(unpack(state), seat);
  }

  AnyObserved observe(const AnyState& state, Viewer viewer) const override {
    return {pack(seen_by(viewer, state).state()), viewer};
  }
  static AnyObserved erase(const Observed<G>& seen) { return {pack(seen.state()), seen.viewer()}; }
  /// The same with its real type.
  static Observed<G> observed(const AnyObserved& seen) {
    return Observed<G>(unpack(seen.state()), seen.viewer());
  }
  AnyMemories no_memories() const override {
    AnyMemories memories;
    if constexpr (has_memory<G>) {
      memories.seats.assign(setup().players, pack_memory(Memory<G>()));
    }
    return memories;
  }
  void see_move([[maybe_unused]] AnyMemories& memories, [[maybe_unused]] const AnyState& before,
                [[maybe_unused]] Seat seat, [[maybe_unused]] AnyMove move) const override {
    if constexpr (has_memory<G>) {
      update(memories, [&](Viewer viewer, Memory<G>& memory) {
        Inference<G>::remember_move(game_, memory, seen_by(viewer, before), seat,
                                    unpack_move(move));
      });
    }
  }
  void see_draws([[maybe_unused]] AnyMemories& memories, [[maybe_unused]] const AnyState& before,
                 [[maybe_unused]] const AnyState& after) const override {
    if constexpr (has_memory<G>) {
      update(memories, [&](Viewer viewer, Memory<G>& memory) {
        Inference<G>::remember_draws(game_, memory, seen_by(viewer, before),
                                     seen_by(viewer, after));
      });
    }
  }
  /// Bytes that are not a memory of this game are nothing to remember.
  static Memory<G> memory([[maybe_unused]] const AnyMemory& any) {
    if constexpr (has_memory<G>) {
      if (any.bytes.size() == sizeof(Memory<G>)) return value_of<Memory<G>>(any.bytes);
    }
    return {};
  }
  void write_view(JsonWriter& out, const AnyObserved& seen) const override {
    schema::write(out, game_.view(observed(seen)));
  }
  Drawing draw([[maybe_unused]] const AnyObserved& seen,
               [[maybe_unused]] const Language& language) const override {
    if constexpr (in_page) {
      return {};
    } else {
      return game_.draw(observed(seen), language);
    }
  }

  std::string notate(const AnyState& state, Seat seat, AnyMove move) const override {
    return game_.notate(unpack(state), seat, unpack_move(move));
  }
  Result<AnyMove> parse(const AnyState& state, Seat seat, std::string_view text) const override {
    return game_.parse(unpack(state), seat, text).map(pack_move);
  }
  Explanation explain(const AnyState& state, Seat seat, AnyMove move) const override {
    return game_.explain(unpack(state), seat, unpack_move(move));
  }

  void write_move(JsonWriter& out, const AnyState& state, Seat seat, AnyMove move) const override {
    if constexpr (requires(const G& g, const State& s, const Move& m) { g.describe(s, seat, m); }) {
      schema::write_members(out, game_.describe(unpack(state), seat, unpack_move(move)));
    } else {
      out.key("kind");
      out.text(first_word(state, seat, move));
    }
  }
  Prompt prompt(const AnyObserved& seen) const override {
    if constexpr (requires(const G& g, const Observed<G>& o) { g.prompt(o); }) {
      return game_.prompt(observed(seen));
    } else {
      return {"move", townsmith::say("townsmith", "prompt-move")};
    }
  }
  std::vector<TieBreakName> tie_break_names() const override {
    if constexpr (requires(const G& g) { g.tie_break_names(); }) {
      return game_.tie_break_names();
    } else {
      return {};
    }
  }
  TieBreak tie_break(const AnyState& state, Seat seat) const override {
    return game_.tie_break(unpack(state), seat);
  }
  std::vector<ReferenceSection> reference(const AnyObserved& seen) const override {
    if constexpr (requires(const G& g, const Observed<G>& o) { g.reference(o); }) {
      return game_.reference(observed(seen));
    } else {
      return {};
    }
  }
  std::vector<ReferenceSection> components() const override {
    if constexpr (requires(const G& g) { g.components(); }) {
      return game_.components();
    } else {
      return {};
    }
  }
  Text tell(const Draw& draw) const override {
    if constexpr (requires(const G& g, const DrawnWords& words) { g.tell(words); }) {
      return game_.tell(drawn_words(draw));
    } else {
      return literal(draw.text);
    }
  }
  std::string move_kind(const AnyState& state, Seat seat, AnyMove move) const override {
    if constexpr (in_page) {
      return {};
    } else if constexpr (requires(const G& g, const State& s, const Move& m) {
                           g.describe(s, seat, m);
                         }) {
      return std::visit(
          [](const auto& one) { return std::string(std::decay_t<decltype(one)>::tag); },
          game_.describe(unpack(state), seat, unpack_move(move)));
    } else {
      return first_word(state, seat, move);
    }
  }
  std::vector<Use> uses(const AnyState& state, Seat seat, AnyMove move) const override {
    if constexpr (requires(const G& g, const State& s, const Move& m) { g.uses(s, seat, m); }) {
      return game_.uses(unpack(state), seat, unpack_move(move));
    } else {
      return {};
    }
  }
  Places places() const override {
    if constexpr (requires(const G& g) { g.places(); }) {
      return game_.places();
    } else {
      return {};
    }
  }
  int place(const AnyState& state, Seat seat) const override {
    return place_of(game_, unpack(state), seat);
  }
  int round(const AnyState& state) const override {
    if constexpr (requires(const G& g, const State& s) { g.round(s); }) {
      return game_.round(unpack(state));
    } else {
      return 0;
    }
  }
  bool ends_turn(const AnyState& state, Seat seat, AnyMove move) const override {
    if constexpr (requires(const G& g, const State& s, const Move& m) {
                    g.ends_turn(s, seat, m);
                  }) {
      return game_.ends_turn(unpack(state), seat, unpack_move(move));
    } else {
      State after = unpack(state);
      game_.apply(after, seat, unpack_move(move));
      return !game_.actors(after).contains(seat);
    }
  }

  std::uint64_t perft(int depth, std::uint64_t seed) const override {
    return townsmith::perft(game_, perft_root(game_, seed), depth, seed);
  }

  static AnyState pack(const typename G::State& state) {
    AnyState any;
    std::memcpy(any.bytes.data(), &state, sizeof(state));
    return any;
  }
  static typename G::State unpack(const AnyState& any) {
    return value_of<typename G::State>(any.bytes);
  }
  static AnyMove pack_move(const typename G::Move& move) {
    AnyMove any;
    std::memcpy(any.bytes.data(), &move, sizeof(move));
    return any;
  }
  static typename G::Move unpack_move(const AnyMove& any) {
    return value_of<typename G::Move>(any.bytes);
  }
  static AnyMemory pack_memory([[maybe_unused]] const Memory<G>& memory) {
    if constexpr (has_memory<G>) {
      return {std::string(reinterpret_cast<const char*>(&memory), sizeof(memory))};
    } else {
      return {};
    }
  }

 private:
  using State = typename G::State;
  using Move = typename G::Move;

  template <class Change>
  void update(AnyMemories& memories, Change&& change) const {
    for (const Seat seat : SeatSet::first(setup().players)) {
      AnyMemory& any = memories.seats[slot(seat)];
      Memory<G> known = memory(any);
      change(Viewer(seat), known);
      any = pack_memory(known);
    }
  }

  Observed<G> seen_by(Viewer viewer, const AnyState& state) const {
    return townsmith::observe(game_, unpack(state), viewer);
  }
  template <class Value, class Bytes>
  static Value value_of(const Bytes& bytes) {
    Value value;
    std::memcpy(static_cast<void*>(&value), bytes.data(), sizeof(value));
    return value;
  }

  std::string first_word(const AnyState& state, Seat seat, AnyMove move) const {
    const std::string text = notate(state, seat, move);
    return text.substr(0, text.find(' '));
  }

  G game_;
  std::uint64_t content_hash_;
  std::string pack_;
  std::shared_ptr<const Translations> translations_;
};

/// The game with this setup, as something that is made of it, the hash of its content and its pack.
template <Game G, class Made>
Result<std::unique_ptr<Made>> make_of_game(const Setup& setup, const ContentFiles& files) {
  ContentReader reader(files);
  typename G::Content content = G::read_content(reader);
  TRY(reader.outcome());
  const auto pack = files.find(carried_pack(G::info().name));
  return std::make_unique<Made>(G(setup, std::move(content)), reader.hash(),
                                pack != files.end() ? pack->second : std::string());
}

template <Game G>
class ErasedGameType final : public GameType {
 public:
  const GameInfo& info() const override { return G::info(); }

  Result<std::unique_ptr<AnyGame>> create(const Setup& setup,
                                          const ContentFiles& files) const override {
    return make_of_game<G, ErasedGame<G>>(setup, files);
  }

  void check_content(ContentReader& reader) const override { (void)G::read_content(reader); }
  std::span<const ContentCode> content_codes() const override { return G::content_codes(); }
};

}  // namespace townsmith
