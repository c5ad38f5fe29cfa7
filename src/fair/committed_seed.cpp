#include "fair/committed_seed.h"

#include <sodium.h>

#include <algorithm>
#include <cstdlib>

#include "core/replay.h"

namespace townsmith::fair {
namespace {

void need_sodium() {
  if (sodium_init() < 0) std::abort();  // without it nothing here can be trusted
}

}  // namespace

Seed random_seed() {
  need_sodium();
  Seed seed;
  randombytes_buf(seed.data(), seed.size());
  return seed;
}

std::string to_hex(const Seed& seed) {
  std::array<char, sizeof(Seed) * 2 + 1> text{};
  sodium_bin2hex(text.data(), text.size(), seed.data(), seed.size());
  return text.data();
}

Result<Seed> seed_from_hex(std::string_view text) {
  Seed seed;
  std::size_t length = 0;
  const char* end = nullptr;
  const int failed =
      sodium_hex2bin(seed.data(), seed.size(), text.data(), text.size(), nullptr, &length, &end);
  if (failed != 0 || length != seed.size() || end != text.data() + text.size()) {
    return refuse(Reason::bad_syntax, say("townsmith", "seed-digits"));
  }
  return seed;
}

std::string commitment(const Seed& seed) {
  need_sodium();
  Seed hash;
  crypto_generichash(hash.data(), hash.size(), seed.data(), seed.size(), nullptr, 0);
  return to_hex(hash);
}

bool opens(std::string_view commitment_text, const Seed& seed) {
  return commitment_text == commitment(seed);
}

Result<Seed> mix(const Seed& seed, std::span<const std::string> shares) {
  need_sodium();
  crypto_generichash_state state;
  Seed mixed;
  crypto_generichash_init(&state, nullptr, 0, mixed.size());
  crypto_generichash_update(&state, seed.data(), seed.size());
  for (const std::string& text : shares) {
    if (text.empty()) continue;
    TRY(const Seed share, seed_from_hex(text));
    crypto_generichash_update(&state, share.data(), share.size());
  }
  crypto_generichash_final(&state, mixed.data(), mixed.size());
  return mixed;
}

namespace {

/// What was kept is what the record says.
Result<> check_kept(const Record& record, const Kept& kept) {
  if (!kept.commitment.empty()) {
    const Result<Seed> seen = seed_from_hex(kept.commitment);
    if (!seen) return refuse(Reason::bad_syntax, say("townsmith", "commitment-digits"));
    if (to_hex(*seen) != record.commitment) {
      return refuse(Reason::bad_record, say("townsmith", "fair-other-commitment"));
    }
  }
  if (!kept.share.empty()) {
    const Result<Seed> given = seed_from_hex(kept.share);
    if (!given) return refuse(Reason::bad_syntax, say("townsmith", "share-digits"));
    const auto& shares = record.shares;
    if (std::find(shares.begin(), shares.end(), to_hex(*given)) == shares.end()) {
      return refuse(Reason::bad_record, say("townsmith", "fair-share-missing"));
    }
  }
  return {};
}

}  // namespace

Result<std::size_t> verify(const Record& record, const Kept& kept) {
  if (record.commitment.empty()) {
    return refuse(Reason::bad_record, say("townsmith", "fair-no-commitment"));
  }
  TRY(check_kept(record, kept));
  if (record.seed.empty()) {
    return refuse(Reason::bad_record, say("townsmith", "fair-no-seed"));
  }
  TRY(const Seed seed, seed_from_hex(record.seed));
  if (!opens(record.commitment, seed)) {
    return refuse(Reason::bad_record, say("townsmith", "fair-other-seed"));
  }
  TRY(const Seed mixed, mix(seed, record.shares));
  SeedStream stream(mixed);
  return check_draws(record, stream);
}

std::uint32_t SeedStream::next_word() {
  if (used_ == bytes_.size()) {
    static constexpr std::array<std::uint8_t, crypto_stream_chacha20_ietf_NONCEBYTES> nonce{};
    bytes_.fill(0);
    crypto_stream_chacha20_ietf_xor_ic(bytes_.data(), bytes_.data(), bytes_.size(), nonce.data(),
                                       block_++, seed_.data());
    used_ = 0;
  }
  std::uint32_t word = 0;
  for (unsigned i = 0; i < 4; ++i) word |= std::uint32_t{bytes_[used_++]} << (8 * i);
  return word;
}

}  // namespace townsmith::fair
