#pragma once

#include "conformance/traits.h"
#include "core/pack.h"
#include "games/content_files.h"
#include "packs.h"

namespace townsmith {

/// The same game with a pack in which everything that can be changed is changed. The second
/// implementations of the rules know the games' own content only, and only games on that are kept.
template <class Traits>
struct PackTraits : Traits {
  static constexpr int plies = Traits::plies / 4;

  static ContentFiles content() {
    const auto pack = parse_pack(pack_text(Traits::Rules::info().name));
    return pack ? with_pack(built_in_content(), *pack) : ContentFiles();
  }
  static std::filesystem::path goldens() { return {}; }
  static std::unique_ptr<conformance::ReferenceGame> reference(const Setup& /*setup*/) {
    return nullptr;
  }
  static std::vector<std::string> rare_rules() { return {}; }
};

}  // namespace townsmith
