#include "host/glimpse.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/content.h"
#include "core/json_text.h"
#include "host/fields.h"

namespace townsmith::host {
namespace {

constexpr std::string_view digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t position_digits = (sizeof(AnyState) + 2) / 3 * 4;

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
    if (value < 0) return refuse(Reason::bad_syntax, "a position is written in 64 digits");
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

void add_numbers(std::string& text, std::string_view name, SeatSet seats) {
  text += fmt::format(R"(,"{}":[)", name);
  bool first = true;
  for (const Seat seat : seats) {
    if (!first) text += ',';
    text += std::to_string(index(seat));
    first = false;
  }
  text += ']';
}

SeatSet read_seats(Fields& fields, std::string_view name, int players) {
  SeatSet seats;
  for (const json::value& value : fields.list(name)) {
    if (!value.is_int64() || value.get_int64() < 0 || value.get_int64() >= players) {
      fields.refuse(Reason::bad_value, fmt::format("\"{}\" should be a list of seats", name));
      break;
    }
    seats.insert(seat_at(static_cast<int>(value.get_int64())));
  }
  return seats;
}

table::SeatInfo read_seat(const json::value& value, Fields& fields) {
  if (!value.is_object()) {
    fields.refuse(Reason::bad_value, "a seat should be an object");
    return {};
  }
  Fields members(value.get_object());
  const std::string occupant = members.text("occupant", name_bytes);
  table::SeatInfo info;
  info.occupant = occupant == "human" ? table::Occupant::human
                  : occupant == "bot" ? table::Occupant::bot
                                      : table::Occupant::open;
  info.name = members.text("name", name_bytes);
  info.bot = members.text("bot", name_bytes);
  if (members.has("stand_in")) info.stand_in = members.text("stand_in", name_bytes);
  if (const auto read = members.outcome(); !read) {
    fields.refuse(read.error().reason, read.error().text);
  }
  return info;
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

std::string to_text(const table::Glimpse& glimpse, SeatSet yours, std::uint64_t layout) {
  const std::string position = packed(glimpse.position);
  std::string text = fmt::format(
      R"({{"as":{},"version":{},"started":{},"may_move":{},"may_undo":{},"may_commit":{},"seats":[)",
      glimpse.viewer.is_spectator() ? "null" : std::to_string(index(glimpse.viewer.seat())),
      glimpse.version, glimpse.started, glimpse.may_move, glimpse.may_undo, glimpse.may_commit);
  bool first = true;
  for (const table::SeatInfo& info : glimpse.seats) {
    if (!first) text += ',';
    text += fmt::format(R"({{"occupant":"{}","name":{},"bot":"{}")", table::name_of(info.occupant),
                        in_json(info.name), info.bot);
    if (!info.stand_in.empty()) text += fmt::format(R"(,"stand_in":"{}")", info.stand_in);
    text += '}';
    first = false;
  }
  text += ']';
  add_numbers(text, "waiting", glimpse.waiting);
  add_numbers(text, "committed", glimpse.committed);
  add_numbers(text, "yours", yours);
  text += fmt::format(R"(,"position":"{}","check":"{}"}})", position, check_text(position, layout));
  return text;
}

Result<Received> read_glimpse(const json::object& message, int players, std::uint64_t layout) {
  Fields fields(message);
  Received out;
  table::Glimpse& glimpse = out.glimpse;
  glimpse.viewer = fields.viewer("as");
  glimpse.version = static_cast<std::uint64_t>(fields.number("version", 0, INT64_MAX));
  glimpse.started = fields.flag("started", false);
  glimpse.may_move = fields.flag("may_move", false);
  glimpse.may_undo = fields.flag("may_undo", false);
  glimpse.may_commit = fields.flag("may_commit", false);
  for (const json::value& seat : fields.list("seats")) {
    glimpse.seats.push_back(read_seat(seat, fields));
  }
  glimpse.waiting = read_seats(fields, "waiting", players);
  glimpse.committed = read_seats(fields, "committed", players);
  out.yours = read_seats(fields, "yours", players);
  const std::string position = fields.text("position", position_digits);
  const std::string check = fields.text("check", name_bytes);
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  const bool is_seat = !glimpse.viewer.is_spectator();
  if (glimpse.seats.size() != static_cast<std::size_t>(players) ||
      (is_seat ? index(glimpse.viewer.seat()) >= players
               : glimpse.may_move || glimpse.may_undo || glimpse.may_commit)) {
    return refuse(Reason::bad_value, "the seats are not those of the game");
  }
  if (check != check_text(position, layout)) {
    return refuse(Reason::bad_value,
                  "the position was damaged on its way, or another program wrote it");
  }
  const Result<AnyState> state = unpacked(position);
  if (!state) return tl::unexpected(state.error());
  glimpse.position = *state;
  return out;
}

}  // namespace townsmith::host
