#include "core/utf8.h"

#include <algorithm>

#include "core/canvas.h"

namespace townsmith {

std::string valid_utf8(std::string_view text) {
  const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80U; };
  if (std::all_of(text.begin(), text.end(), is_ascii)) return std::string(text);
  std::string out;
  for (const char32_t character : decode_utf8(text)) append_utf8(out, character);
  return out;
}

}  // namespace townsmith
