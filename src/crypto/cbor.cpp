#include "crypto/cbor.h"

namespace townsmith::crypto {
namespace {

constexpr int max_depth = 8;

class CborReader {
 public:
  explicit CborReader(BytesView& left) : left_(left) {}

  std::optional<Cbor> value(int depth) {
    if (depth > max_depth || left_.empty()) return std::nullopt;
    const int major = left_.front() >> 5;
    const int short_count = left_.front() & 31;
    left_ = left_.subspan(1);
    const auto count = number(short_count);
    if (!count) return std::nullopt;
    Cbor out;
    switch (major) {
      case 0:
      case 1:
        out.kind = Cbor::Kind::integer;
        out.integer = major == 0 ? *count : -1 - *count;
        return out;
      case 2:
      case 3: return chunk(*count, major == 3);
      case 4:
        out.kind = Cbor::Kind::list;
        for (std::int64_t i = 0; i < *count; ++i) {
          auto item = value(depth + 1);
          if (!item) return std::nullopt;
          out.items.push_back(std::move(*item));
        }
        return out;
      case 5:
        out.kind = Cbor::Kind::map;
        for (std::int64_t i = 0; i < *count; ++i) {
          auto name = value(depth + 1);
          auto item = name ? value(depth + 1) : std::nullopt;
          if (!item) return std::nullopt;
          out.names.push_back(std::move(*name));
          out.items.push_back(std::move(*item));
        }
        return out;
      case 7:
        if (short_count < 20 || short_count > 22) return std::nullopt;
        out.integer = *count;
        return out;
      default: return std::nullopt;
    }
  }

 private:
  /// What stands in the first byte, or in as many after it as that says.
  std::optional<std::int64_t> number(int short_count) {
    if (short_count < 24) return short_count;
    if (short_count > 27) return std::nullopt;
    const std::size_t size = std::size_t{1} << (short_count - 24);
    if (left_.size() < size) return std::nullopt;
    std::uint64_t out = 0;
    for (std::size_t i = 0; i < size; ++i) out = out << 8 | left_[i];
    left_ = left_.subspan(size);
    if (out > static_cast<std::uint64_t>(INT64_MAX)) return std::nullopt;
    return static_cast<std::int64_t>(out);
  }

  std::optional<Cbor> chunk(std::int64_t size, bool is_text) {
    if (static_cast<std::uint64_t>(size) > left_.size()) return std::nullopt;
    const BytesView taken = left_.first(static_cast<std::size_t>(size));
    left_ = left_.subspan(taken.size());
    Cbor out;
    out.kind = is_text ? Cbor::Kind::text : Cbor::Kind::bytes;
    if (is_text) {
      out.text.assign(taken.begin(), taken.end());
    } else {
      out.bytes.assign(taken.begin(), taken.end());
    }
    return out;
  }

  BytesView& left_;
};

}  // namespace

const Cbor* Cbor::find(std::string_view name) const {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i].kind == Kind::text && names[i].text == name) return &items[i];
  }
  return nullptr;
}

const Cbor* Cbor::find(std::int64_t number) const {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i].kind == Kind::integer && names[i].integer == number) return &items[i];
  }
  return nullptr;
}

std::optional<BytesView> Cbor::bytes_at(std::int64_t number) const {
  const Cbor* found = find(number);
  if (found == nullptr || found->kind != Kind::bytes) return std::nullopt;
  return found->bytes;
}

std::optional<std::int64_t> Cbor::integer_at(std::int64_t number) const {
  const Cbor* found = find(number);
  if (found == nullptr || found->kind != Kind::integer) return std::nullopt;
  return found->integer;
}

std::optional<Cbor> read_cbor(BytesView& bytes) { return CborReader(bytes).value(0); }

}  // namespace townsmith::crypto
