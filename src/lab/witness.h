#pragma once

#include <map>
#include <optional>
#include <vector>

#include "bots/series.h"
#include "core/any_game.h"
#include "lab/block.h"

namespace townsmith::lab {

/// A decision that was noticed in passing, to be thought about later.
struct Noticed {
  AnyState state;
  AnyMemory memory;
  Seat seat{};
};

/// What a seat has used properly, in the words of the game.
struct ProperUse {
  ItemKey key;
  Use use;
  SeatSet seats;  ///< that used it
};

/// The group and the name of what is used.
ItemKey key_of(const Use& use);

/// Looks on at one game and notes its course: legal moves, scores from round to round, what was
/// used. What a move uses, which round it is and what a line of the score sheet is about the game
/// itself says.
class Witness final : public bots::Watcher {
 public:
  /// `sampler` picks the decision to notice, each with a choice as likely as the others.
  /// With `offers`, what a seat could have used is noted as well, which takes longer.
  Witness(const AnyGame& game, int places, Random sampler, bool offers = false)
      : game_(game),
        players_(game.setup().players),
        places_(places),
        sampler_(sampler),
        offers_(offers) {}

  void decided(const AnyState& state, const AnyMemory& memory, Seat seat,
               const AnyMove& move) override;
  void ended(const AnyState& state) override;

  /// Adds what was seen to the block, after the game; `note` has its result already.
  void write(GameNote& note, Block& block) const;
  /// What was used as it is meant to be, and by whom.
  std::vector<ProperUse> proper_uses() const;
  const std::optional<Noticed>& noticed() const { return noticed_; }

 private:
  using Scores = BySeat<int>;
  using Counts = BySeat<int>;
  struct Item {
    Counts uses{};
    std::size_t first_look = 0;  ///< when it was used first
    SeatSet offered;
    SeatSet forced;
    std::optional<Use> proper;
  };

  void look(const AnyState& state);
  Item& item(const ItemKey& key);
  void note_offers(const AnyState& state, Seat seat, const std::vector<AnyMove>& moves);
  void note_hidden(const AnyState& state, Seat seat);
  void note_move(const AnyState& state, Seat seat, const AnyMove& move);
  void note_sheet(const AnyState& state, Seat seat);
  void write_course(GameNote& note, Block& block) const;
  void write_leads(GameNote& note, Block& block) const;
  void write_items(const GameNote& note, Block& block) const;

  const AnyGame& game_;
  const int players_;
  const int places_;  ///< how many there are
  Random sampler_;
  const bool offers_;
  std::vector<Scores> looks_;
  std::vector<std::uint16_t> choices_;
  Counts turns_{};  ///< ended, where the game counts no rounds
  int runs_ = 0;    ///< of moves of one seat without another seat's between them
  int last_seat_ = -1;
  int rounds_ = 0;
  std::uint32_t with_choice_ = 0;
  std::optional<Noticed> noticed_;
  std::map<ItemKey, Item> items_;
  std::int64_t position_ = 0;
  std::int64_t hidden_ = 0;
  std::map<std::string, Scores> sources_;
  std::string grade_;
};

}  // namespace townsmith::lab
