// Whether a live game was fair: its draws follow from the seed that was committed to. The hashes
// and the key stream are made by the caller, with a library for that; here the draws are compared.
#include "core/replay.h"
#include "host/host.h"

namespace townsmith::host {
namespace {

/// A key stream that somebody else has made. It ends; then all bits are 1, which no draw skips (it
/// would wait for another word for ever), and a flag tells.
class GivenStream final : public KeyStream {
 public:
  explicit GivenStream(std::string_view hexadecimal) : digits_(hexadecimal) {}

  std::uint32_t next_word() override {
    std::uint32_t word = 0;
    for (unsigned byte = 0; byte < 4; ++byte) {
      word |= ((next_digit() << 4U) | next_digit()) << (8 * byte);
    }
    return word;
  }
  bool exhausted() const { return exhausted_; }

 private:
  std::uint32_t next_digit() {
    if (next_ == digits_.size()) {
      exhausted_ = true;
      return 15;
    }
    const char digit = digits_[next_++];
    return static_cast<std::uint32_t>(digit <= '9' ? digit - '0' : digit - 'a' + 10) & 15U;
  }

  std::string_view digits_;
  std::size_t next_ = 0;
  bool exhausted_ = false;
};

}  // namespace

Result<protocol::Draws> Host::answer(Request& /*request*/, const protocol::Verify& ask) {
  TRY(const Record record, parse_record(ask.record));
  GivenStream stream(ask.stream);
  const Result<std::size_t> draws = check_draws(record, stream);
  if (stream.exhausted()) return refuse(Reason::bad_value, say("townsmith", "stream-short"));
  TRY(draws);
  return protocol::Draws{*draws};
}

}  // namespace townsmith::host
