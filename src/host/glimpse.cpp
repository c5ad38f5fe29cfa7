#include "host/glimpse.h"

#include <algorithm>
#include <array>

#include "core/content.h"

namespace townsmith::host {
namespace {

constexpr std::string_view digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The bytes up to the last that is not zero, three in four digits; the last three filled up with
/// zeros.
std::string packed(const AnyState& state) {
  std::size_t length = state.bytes.size();
  while (length > 0 && state.bytes[length - 1] == std::byte{0}) --length;
  std::string text;
  text.reserve((length + 2) / 3 * 4);
  const auto byte = [&](std::size_t i) {
    return i < length ? std::to_integer<std::uint32_t>(state.bytes[i]) : 0U;
  };
  for (std::size_t i = 0; i < length; i += 3) {
    const std::uint32_t three = (byte(i) << 16U) | (byte(i + 1) << 8U) | byte(i + 2);
    for (const unsigned shift : {18U, 12U, 6U, 0U}) text += digits[(three >> shift) & 63U];
  }
  return text;
}

Result<AnyState> unpacked(std::string_view text) {
  static constexpr auto values = [] {
    std::array<std::int8_t, 256> out{};
    out.fill(-1);
    for (std::size_t i = 0; i < digits.size(); ++i) {
      out[static_cast<unsigned char>(digits[i])] = static_cast<std::int8_t>(i);
    }
    return out;
  }();
  AnyState state;
  std::size_t at = 0;
  std::uint32_t three = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int value = values[static_cast<unsigned char>(text[i])];
    if (value < 0) return refuse(Reason::bad_syntax, say("townsmith", "glimpse-damaged"));
    three = (three << 6U) | static_cast<std::uint32_t>(value);
    if (i % 4 != 3) continue;
    for (const unsigned shift : {16U, 8U, 0U}) {
      const auto byte = static_cast<std::byte>((three >> shift) & 255U);
      if (at < state.bytes.size()) state.bytes[at] = byte;
      ++at;
    }
    three = 0;
  }
  return state;
}

std::string check_text(std::string_view position, std::uint64_t layout) {
  return hash_text(fnv1a(layout, position));
}

}  // namespace

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

protocol::Glimpse to_wire(const table::Glimpse& glimpse, SeatSet yours, std::uint64_t layout) {
  protocol::Glimpse out;
  out.as = glimpse.viewer;
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
  }
  out.waiting = glimpse.waiting;
  out.committed = glimpse.committed;
  out.yours = yours;
  out.position = packed(glimpse.position);
  out.check = check_text(out.position, layout);
  return out;
}

Result<table::Glimpse> from_wire(const protocol::Glimpse& message, int players,
                                 std::uint64_t layout) {
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
  if (message.check != check_text(message.position, layout)) {
    return refuse(Reason::bad_value, say("townsmith", "glimpse-damaged"));
  }
  const Result<AnyState> state = unpacked(message.position);
  if (!state) return tl::unexpected(state.error());
  table::Glimpse out;
  out.viewer = message.as;
  out.version = message.version;
  out.started = message.started;
  out.may_move = message.may_move;
  out.may_undo = message.may_undo;
  out.may_commit = message.may_commit;
  for (const protocol::GlimpseSeat& seat : message.seats) {
    out.seats.push_back({seat.occupant, seat.name, seat.bot, seat.stand_in.value_or("")});
  }
  out.waiting = message.waiting;
  out.committed = message.committed;
  out.position = *state;
  return out;
}

}  // namespace townsmith::host
