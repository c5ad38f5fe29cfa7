// Whether a live game was fair: its draws follow from the seed that was committed to. The hashes
// and the key stream are made by who asks, with a library for that; here the draws are compared.
#include "core/replay.h"
#include "host/host.h"

namespace townsmith::host {
namespace {

constexpr std::size_t most_stream_bytes = std::size_t{1} << 18;

/// A key stream that somebody else has made. It ends; then the words are 0, and a flag tells.
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
      return 0;
    }
    const char digit = digits_[next_++];
    return static_cast<std::uint32_t>(digit <= '9' ? digit - '0' : digit - 'a' + 10) & 15U;
  }

  std::string_view digits_;
  std::size_t next_ = 0;
  bool exhausted_ = false;
};

}  // namespace

Host::Answer Host::verify(Request& request) {
  if (!policy_.own_page) return refuse(Reason::not_allowed, "a page checks records itself");
  const std::string text = request.fields.text("record", policy_.most_message_bytes);
  const std::string digits = request.fields.text("stream", 2 * most_stream_bytes);
  if (const auto read = request.fields.outcome(); !read) return tl::unexpected(read.error());
  const Result<Record> record = parse_record(text);
  if (!record) return tl::unexpected(record.error());
  GivenStream stream(digits);
  const Result<std::size_t> draws = check_draws(*record, stream);
  if (stream.exhausted()) return refuse(Reason::bad_value, "the key stream is too short");
  if (!draws) return tl::unexpected(draws.error());
  return json::object{{"draws", *draws}};
}

}  // namespace townsmith::host
