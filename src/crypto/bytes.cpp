#include "crypto/bytes.h"

#include <sodium.h>

namespace townsmith::crypto {
namespace {

constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

std::optional<Bytes> decode(std::string_view text, int how) {
  Bytes bytes(text.size() / 4 * 3 + 3);
  std::size_t size = 0;
  const char* end = nullptr;
  if (sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size, &end,
                        how) != 0 ||
      end != text.data() + text.size()) {
    return std::nullopt;
  }
  bytes.resize(size);
  return bytes;
}

}  // namespace

std::string to_base64url(BytesView bytes) {
  std::string text(sodium_base64_encoded_len(bytes.size(), variant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), variant);
  text.pop_back();  // the terminating zero
  return text;
}

std::optional<Bytes> from_base64url(std::string_view text) { return decode(text, variant); }

std::optional<Bytes> from_base64(std::string_view text) {
  return decode(text, sodium_base64_VARIANT_ORIGINAL);
}

Bytes random_bytes(std::size_t count) {
  Bytes bytes(count);
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

}  // namespace townsmith::crypto
