#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace townsmith {

struct TextHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const {
    return std::hash<std::string_view>()(text);
  }
};

/// What is found by a text in one step, in no order.
template <class T>
using TextMap = std::unordered_map<std::string, T, TextHash, std::equal_to<>>;

}  // namespace townsmith
