#include "host/glimpse.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "core/content.h"
#include "core/replay.h"

namespace townsmith::host {
namespace {

constexpr std::string_view digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

constexpr auto digit_values = [] {
  std::array<std::int8_t, 256> out{};
  out.fill(-1);
  for (std::size_t i = 0; i < digits.size(); ++i) {
    out[static_cast<unsigned char>(digits[i])] = static_cast<std::int8_t>(i);
  }
  return out;
}();

/// Without the zeros at its end.
std::string_view bytes_of(const AnyState& state) {
  const char* bytes = reinterpret_cast<const char*>(state.bytes.data());
  std::size_t size = state.bytes.size();
  // Most of it is zeros, so they are looked at eight at a time.
  for (std::uint64_t word = 0; size > 0; size -= sizeof word) {
    std::memcpy(&word, bytes + size - sizeof word, sizeof word);
    if (word != 0) break;
  }
  const std::string_view rest(bytes, size);
  return rest.substr(0, rest.find_last_not_of('\0') + 1);
}

}  // namespace

std::string to_digits(std::string_view bytes) {
  std::string text((bytes.size() * 8 + 5) / 6, '\0');
  char* out = text.data();
  std::uint32_t bits = 0;
  int left = 0;  // bits that are not written yet
  for (const char byte : bytes) {
    bits = (bits << 8U) | static_cast<unsigned char>(byte);
    for (left += 8; left >= 6; left -= 6) *out++ = digits[(bits >> (left - 6)) & 63U];
  }
  if (left > 0) *out = digits[(bits << (6 - left)) & 63U];
  return text;
}

Result<std::string> from_digits(std::string_view text) {
  std::string bytes;
  bytes.reserve(text.size() * 6 / 8);
  std::uint32_t bits = 0;
  int left = 0;
  for (const char digit : text) {
    const int value = digit_values[static_cast<unsigned char>(digit)];
    if (value < 0) return refuse(Reason::bad_syntax, say("townsmith", "glimpse-damaged"));
    bits = (bits << 6U) | static_cast<std::uint32_t>(value);
    left += 6;
    if (left < 8) continue;
    left -= 8;
    bytes += static_cast<char>((bits >> left) & 255U);
  }
  return bytes;
}

std::string digits_of(const AnyState& state) { return to_digits(bytes_of(state)); }

Result<AnyState> state_of(std::string_view text) {
  TRY(const std::string position, from_digits(text));
  AnyState state;
  if (position.size() > state.bytes.size()) {
    return refuse(Reason::bad_syntax, say("townsmith", "glimpse-damaged"));
  }
  std::memcpy(state.bytes.data(), position.data(), position.size());
  return state;
}

std::string check_of(std::string_view text, std::uint64_t layout) {
  return hash_text(fnv1a(layout, text));
}

std::uint64_t layout_of(const AnyGame& game) {
  // The bytes of some positions, as chance has it.
  constexpr int moves = 24;
  Chance chance(Random(1));
  Random random(2);
  AnyState state = game.start();
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  for (int i = 0; i < moves; ++i) {
    game.settle(state, chance);
    if (game.over(state)) break;
    const Seat seat = game.actors(state).front();
    const std::vector<AnyMove> legal = game.legal_moves(state, seat);
    game.apply(state, seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    hash = fnv1a(hash, {reinterpret_cast<const char*>(state.bytes.data()), state.bytes.size()});
  }
  return hash;
}

protocol::Observation observation_of(const AnyGame& game, const AnyObserved& seen,
                                     const AnyMemory& memory) {
  protocol::Observation out;
  out.header = steps_text(new_record(game));
  out.seat = seen.viewer().seat();
  out.bytes = digits_of(seen.state());
  out.memory = to_digits(memory.bytes);
  out.check = check_of(out, game);
  return out;
}

std::string check_of(const protocol::Observation& observation, const AnyGame& game) {
  return check_of(observation.bytes + "." + observation.memory, layout_of(game));
}

protocol::Glimpse to_wire(const table::Glimpse& glimpse, SeatSet yours, std::uint64_t layout) {
  protocol::Glimpse out;
  out.as = glimpse.viewer();
  out.version = glimpse.version;
  out.started = glimpse.started;
  out.may_move = glimpse.may_move;
  out.may_undo = glimpse.may_undo;
  out.may_commit = glimpse.may_commit;
  out.seats.reserve(glimpse.seats.size());
  for (const table::SeatInfo& info : glimpse.seats) {
    protocol::GlimpseSeat& seat = out.seats.emplace_back();
    seat.occupant = info.occupant;
    seat.name = info.name;
    seat.bot = info.bot;
    if (!info.stand_in.empty()) seat.stand_in = info.stand_in;
    if (!info.forfeit.empty()) seat.forfeit = info.forfeit;
    if (info.wants_end) seat.wants_end = true;
  }
  out.waiting = glimpse.waiting;
  out.committed = glimpse.committed;
  out.yours = yours;
  out.position = digits_of(glimpse.position());
  out.check = check_of(out.position, layout);
  if (glimpse.stop) out.stop = *glimpse.stop;
  return out;
}

Result<table::Glimpse> from_wire(const protocol::Glimpse& message, const AnyGame& game,
                                 std::uint64_t layout) {
  const int players = game.setup().players;
  const SeatSet there = SeatSet::first(players);
  const auto all_there = [&](SeatSet seats) {
    return std::all_of(seats.begin(), seats.end(), [&](Seat seat) { return there.contains(seat); });
  };
  const bool may_act = message.may_move || message.may_undo || message.may_commit;
  const bool good = message.seats.size() == static_cast<std::size_t>(players) &&
                    all_there(message.waiting) && all_there(message.committed) &&
                    all_there(message.yours) &&
                    (message.as.is_spectator() ? !may_act : there.contains(message.as.seat()));
  if (!good) return refuse(Reason::bad_value, say("townsmith", "glimpse-seats"));
  if (message.check != check_of(message.position, layout)) {
    return refuse(Reason::bad_value, say("townsmith", "glimpse-damaged"));
  }
  TRY(const AnyState state, state_of(message.position));
  table::Glimpse out(game.observe(state, message.as));
  out.version = message.version;
  out.started = message.started;
  out.may_move = message.may_move;
  out.may_undo = message.may_undo;
  out.may_commit = message.may_commit;
  for (const protocol::GlimpseSeat& seat : message.seats) {
    out.seats.push_back({seat.occupant, seat.name, seat.bot, seat.stand_in.value_or(""),
                         seat.forfeit.value_or(""), seat.wants_end.value_or(false)});
  }
  out.waiting = message.waiting;
  out.committed = message.committed;
  if (message.stop) out.stop = *message.stop;
  return out;
}

}  // namespace townsmith::host
