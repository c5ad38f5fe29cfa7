#pragma once

#include <string>
#include <vector>

#include "bots/catalogue.h"
#include "core/record.h"

namespace townsmith::bots {

/// A decision somebody made, and what the engine thinks of it.
struct Decision {
  std::size_t step = 0;  ///< of the record, from 1
  Seat seat{};
  std::string move;
  double value = 0;  ///< of the position after it; see Opinion
  double loss = 0;
  std::string best;                 ///< the move the engine would have made
  std::vector<ExpectedChange> why;  ///< what that would change, compared with the one made
};

/// The steps of a record at which a seat had a choice.
Result<std::vector<std::size_t>> choices(const AnyGame& game, const Record& record);

/// Looks at one of these decisions. A review of a whole game looks at them one by one, so that it
/// can show how far it is, and be stopped.
Result<Decision> review(const Entry& entry, const AnyGame& game, const Record& record,
                        std::size_t step, int simulations, const Parallel& parallel);

/// The costliest decisions of a seat, worst first.
std::vector<Decision> costliest(const std::vector<Decision>& decisions, Seat seat, std::size_t max);

}  // namespace townsmith::bots
