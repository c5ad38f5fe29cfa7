#include "service/luck.h"

#include "fair/committed_seed.h"

namespace townsmith::service {

host::CommittedLuck luck_from(const std::string& seed) {
  host::CommittedLuck luck;
  luck.seed = seed;
  if (const Result<fair::Seed> bytes = fair::seed_from_hex(seed)) {
    luck.commitment = fair::commitment(*bytes);
  }
  luck.make = [](const std::string& text,
                 std::span<const std::string> shares) -> Result<std::unique_ptr<ChanceSource>> {
    TRY(const fair::Seed bytes, fair::seed_from_hex(text));
    TRY(const fair::Seed mixed, fair::mix(bytes, shares));
    return std::make_unique<fair::FairSource>(mixed);
  };
  return luck;
}

host::CommittedLuck new_luck() { return luck_from(fair::to_hex(fair::random_seed())); }

}  // namespace townsmith::service
