#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/seat.h"
#include "games/townies/spaces.h"

namespace townsmith::townies {

// The numbers of the rules, with those of spaces.h; all others are content.
inline constexpr int max_players = 5;

// What there is room for.
inline constexpr int max_circles = 9;  ///< on a sheet, one for each Object; the last ends the game
inline constexpr int max_stars = 12;

enum class Mode : std::uint8_t { first, second, full };
inline constexpr std::array<std::string_view, 3> mode_names = {"first", "second", "full"};

constexpr std::string_view name(Mode mode) { return mode_names[static_cast<std::size_t>(mode)]; }

/// In the order of the ring: markers go from each seat to the next one here.
enum class Colour : std::uint8_t { red, yellow, brown, green, blue };
inline constexpr int colour_count = 5;
inline constexpr std::array<std::string_view, colour_count> colour_names = {
    "red", "yellow", "brown", "green", "blue"};

constexpr int index(Colour colour) { return static_cast<int>(colour); }
/// The colour that many steps further in the ring, also backwards.
constexpr Colour ring(Colour colour, int steps) {
  const int place = (index(colour) + steps) % colour_count;
  return static_cast<Colour>(place < 0 ? place + colour_count : place);
}
constexpr std::string_view name(Colour colour) {
  return colour_names[static_cast<std::size_t>(colour)];
}

/// In the order of the colours they correlate with; the City Square has none.
enum class Object : std::uint8_t { game_court, windmill, station, bike_rental, bank, city_square };
inline constexpr int object_kinds = 6;
/// As moves name them.
inline constexpr std::array<std::string_view, object_kinds> object_words = {
    "court", "windmill", "station", "bike", "bank", "square"};

constexpr int index(Object object) { return static_cast<int>(object); }
constexpr Object basic_object(Colour colour) { return static_cast<Object>(colour); }
constexpr std::string_view word(Object object) {
  return object_words[static_cast<std::size_t>(object)];
}

/// The additional goals, numbered as in the option and in records, then the individual ones.
enum class Goal : std::uint8_t {
  none,
  crossroads,
  recreational_areas,
  downtown,
  suburbs,
  hub,
  surroundings,
  symmetry,
  triangle,
  urban_routes,
  wind_rose,
  specialization,
  standardization,
};
inline constexpr int additional_goals = 10;
inline constexpr int goal_numbers = 13;  ///< none included
inline constexpr std::array<std::string_view, goal_numbers> goal_keys = {
    "none",      "crossroads",     "recreational-areas", "downtown", "suburbs",
    "hub",       "surroundings",   "symmetry",           "triangle", "urban-routes",
    "wind-rose", "specialization", "standardization"};

constexpr std::string_view key(Goal goal) { return goal_keys[static_cast<std::size_t>(goal)]; }

enum class Bonus : std::uint8_t { none, stable_soil, funding, rezoning, second_draft };
inline constexpr int bonus_cards = 4;
inline constexpr std::array<std::string_view, bonus_cards + 1> bonus_keys = {
    "none", "stable-soil", "funding", "rezoning", "second-draft"};

constexpr std::string_view key(Bonus bonus) { return bonus_keys[static_cast<std::size_t>(bonus)]; }

/// How far a seat is in the open round.
enum class Step : std::uint8_t {
  act,     ///< has to do an action or to pass
  second,  ///< Funding: may do the other action, or be done
  done,
};

/// What belongs to one seat. An Object's score is kept as what it scored for, so that the sheet can
/// say so although more Blocks surround it now: a bit for each direction that counted, and one for
/// the extra point.
///
/// The open round keeps what it began with, or what was added: the others see what was before, and
/// the seat may do what it has not done yet.
struct Town {
  std::array<Spaces, colour_count> blocks{};  ///< filled spaces and Objects, by colour
  Spaces objects;
  Spaces drawn;                                    ///< filled in the open round
  std::array<std::uint8_t, max_circles> spaces{};  ///< of the Objects, as they were drawn
  std::array<Object, max_circles> kinds{};
  std::array<std::uint8_t, max_circles> marks{};
  std::uint8_t count = 0;     ///< Objects
  std::uint16_t circles = 0;  ///< solo: circled spaces of the Object line
  std::uint16_t circles_before = 0;
  std::uint8_t count_before = 0;
  std::uint8_t stars = 0;  ///< to spend
  std::uint8_t stars_before = 0;
  std::uint8_t soil = 0;  ///< Objects that Stable Soil rewarded
  std::uint8_t soil_before = 0;
  Colour start{};  ///< the colour of the first round
  Step step = Step::act;
  std::uint8_t zero = 0;

  bool operator==(const Town&) const = default;

  void begin_round() {
    drawn = {};
    circles_before = circles;
    count_before = count;
    stars_before = stars;
    soil_before = soil;
    step = Step::act;
  }
  // What was drawn in the open round, while the seat is to act: the second step follows on one of
  // the two.
  bool drew_object() const { return count != count_before; }
  bool drew_shape() const { return step == Step::second && !drew_object(); }

  Spaces occupied() const { return (blocks[0] | blocks[1]) | (blocks[2] | blocks[3]) | blocks[4]; }
  Spaces empty(const Land& land) const { return land.all - occupied(); }
  const Spaces& of(Colour c) const { return blocks[static_cast<std::size_t>(c)]; }
  Spaces& of(Colour c) { return blocks[static_cast<std::size_t>(c)]; }
  /// The colour of a Block; the space must not be empty.
  Colour colour_at(int space) const {
    int c = 0;
    while (!blocks[static_cast<std::size_t>(c)].test(space)) ++c;
    return static_cast<Colour>(c);
  }
};

inline constexpr std::uint8_t extra_mark = 1U << direction_count;

struct State {
  BySeat<Town, max_players> towns{};
  std::uint8_t round = 0;  ///< from 1; 0 before anything was drawn
  std::uint8_t white = 0;  ///< the face, 1 to 6: an Object
  std::uint8_t black = 0;  ///< likewise: a Shape
  Goal goal = Goal::none;
  Bonus bonus = Bonus::none;
  std::array<std::uint8_t, 3> zero{};

  bool operator==(const State&) const = default;

  Town& town(Seat seat) { return towns[seat]; }
  const Town& town(Seat seat) const { return towns[seat]; }
  /// Markers are passed on, so a seat's colour runs backwards through the ring.
  Colour marker(const Town& town) const { return ring(town.start, round > 0 ? 1 - round : 0); }
  Object rolled() const { return static_cast<Object>(white - 1); }
  /// What the dice give to a colour: a Shape, and the rolled Object or the basic one.
  int shape() const { return black - 1; }
  bool gives(Object object, Colour colour) const {
    return object == rolled() || object == basic_object(colour);
  }
  /// Whether the basic one is another than the rolled one.
  bool gives_two_objects(Colour colour) const { return rolled() != basic_object(colour); }
};

static_assert(sizeof(State) <= 1024);
static_assert(std::has_unique_object_representations_v<State>);

enum class MoveKind : std::uint8_t { shape, object, done, pass };
inline constexpr int move_kinds = 4;

/// What a star is spent for before drawing.
enum class Star : std::uint8_t {
  none,
  colour,  ///< Rezoning: drawn with another colour than the marker's
  face,    ///< Second Draft: a die shows another face
};

/// Members a kind does not use are zero.
struct Move {
  MoveKind kind = MoveKind::shape;
  Star star = Star::none;
  Colour colour{};
  Object object{};         ///< of an object
  std::uint8_t piece = 0;  ///< of a shape: how it lies, see Pieces
  std::uint8_t space = 0;  ///< an object's, or the first one of a shape

  bool operator==(const Move&) const = default;

  static Move shape(Star star, Colour colour, int piece, int space) {
    return {MoveKind::shape,
            star,
            colour,
            {},
            static_cast<std::uint8_t>(piece),
            static_cast<std::uint8_t>(space)};
  }
  static Move draw(Star star, Colour colour, Object object, int space) {
    return {MoveKind::object, star, colour, object, 0, static_cast<std::uint8_t>(space)};
  }
  static Move done() { return {MoveKind::done, {}, {}, {}, 0, 0}; }
  static Move pass() { return {MoveKind::pass, {}, {}, {}, 0, 0}; }
};

static_assert(sizeof(Move) == 6);

}  // namespace townsmith::townies
