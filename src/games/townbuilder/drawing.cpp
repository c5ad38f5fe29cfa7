#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "games/townbuilder/townbuilder.h"

namespace townsmith::townbuilder {
namespace {

constexpr int page_width = 78;
// Five cards of fifteen columns side by side are 75.
constexpr int card_width = 15;
constexpr int card_height = 7;
constexpr int cards_a_line = 5;
constexpr int page_rule = cards_a_line * card_width;

struct Look {
  char32_t glyph;
  Ink ink;
};

// In the order of Type. The glyph tells what the colour tells.
constexpr std::array<Look, type_count> looks = {{{U'$', Ink::yellow},
                                                 {U'☺', Ink::blue},
                                                 {U'⌂', Ink::green},
                                                 {U'♪', Ink::purple},
                                                 {U'#', Ink::red}}};
const Look& look_of(Type type) { return looks[static_cast<std::size_t>(type)]; }

// In the order of Resource: the rule page's letters.
constexpr std::array<Look, resource_count> resource_looks = {
    {{U'W', Ink::brown}, {U'S', Ink::soft}, {U'T', Ink::yellow}}};
constexpr Look gold_look = {U'●', Ink::yellow};

// In the order of AbilityKind.
constexpr std::array<std::string_view, 5> ability_marks = {"", "◆ row", "! build", "★ star",
                                                           "Σ scoring"};

int length_of(std::string_view text) { return static_cast<int>(decode_utf8(text).size()); }

/// Cost, gift and mark letters, one after the other.
class Letters {
 public:
  Letters(Canvas& canvas, int x, int y) : canvas_(canvas), x_(x), y_(y) {}
  void put(const Look& look) { canvas_.put(x_++, y_, look.glyph, {.ink = look.ink, .bold = true}); }
  void word(std::string_view text, Style style = {.ink = Ink::soft}) {
    x_ = canvas_.write(x_, y_, text, style);
  }
  void skip() { ++x_; }
  /// Goes to a new line, a little further in, if so much does not fit on this one.
  void fit(int width) {
    if (x_ + width <= page_width) return;
    x_ = 6;
    ++y_;
  }
  int x() const { return x_; }
  int y() const { return y_; }

 private:
  Canvas& canvas_;
  int x_;
  int y_;
};

void put_cost(Letters& letters, const CardInfo& card) {
  if (card.gold > 0) {
    letters.word(fmt::format("{}", card.gold), {.ink = Ink::yellow, .bold = true});
    letters.put(gold_look);
    letters.skip();
  }
  for (std::size_t kind = 0; kind < resource_count; ++kind) {
    for (int i = 0; i < card.resources[kind]; ++i) letters.put(resource_looks[kind]);
  }
}

void put_gift(Letters& letters, const CardInfo& card) {
  bool more = false;
  const auto put = [&](const Look& look) {
    if (more) letters.word("/");
    letters.put(look);
    more = true;
  };
  if (card.gives_gold) put(gold_look);
  for (std::size_t kind = 0; kind < resource_count; ++kind) {
    if (((card.gives >> kind) & 1U) != 0) put(resource_looks[kind]);
  }
}

/// A card face: name on up to two lines, type and points, cost, gift, kind of ability.
void draw_card(Canvas& canvas, int x, int y, const CardInfo& card, std::string_view note) {
  const Look& look = look_of(card.type);
  const Style border{.ink = note.empty() ? Ink::soft : Ink::ink, .bold = !note.empty()};
  canvas.frame(x, y, card_width, card_height, border);
  if (!note.empty()) canvas.write(x + 1, y, note, {.bold = true, .reverse = true});
  const Style name{.ink = look.ink, .bold = true};
  std::string first = card.name;
  std::string second;
  if (length_of(first) > card_width - 2) {
    const std::size_t blank = first.rfind(' ');
    if (blank != std::string::npos) {
      second = first.substr(blank + 1);
      first.resize(blank);
    }
  }
  canvas.write(x + 1, y + 1, first.substr(0, card_width - 2), name);
  canvas.write(x + 1, y + 2, second.substr(0, card_width - 2), name);
  canvas.put(x + 1, y + 3, look.glyph, name);
  canvas.write(x + 3, y + 3, name_of(card.type), {.ink = look.ink});
  canvas.write(x + card_width - 3, y + 3, fmt::format("{:>2}", card.points), {.bold = true});
  Letters cost(canvas, x + 1, y + 4);
  cost.word("cost ");
  put_cost(cost, card);
  Letters gift(canvas, x + 1, y + 5);
  gift.word("gives ");
  put_gift(gift, card);
  const std::string_view mark = ability_marks[static_cast<std::size_t>(card.ability.kind)];
  if (!mark.empty()) canvas.write(x + 2, y + card_height - 1, fmt::format(" {} ", mark), border);
}

/// Writes text in lines that do not pass the page's edge; returns the line after it.
int write_wrapped(Canvas& canvas, int x, int y, std::string_view text, Style style) {
  int at = x;
  const int start = x > page_width / 2 ? 4 : x;
  while (!text.empty()) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, blank);
    if (at > start && at + length_of(word) > page_width) {
      ++y;
      at = start;
    }
    at = canvas.write(at, y, word, style) + 1;
    text.remove_prefix(std::min(blank + 1, text.size()));
  }
  return y + 1;
}

/// What is drawn, and how far down it has come.
class Page {
 public:
  Page(const TownBuilder& game, const State& state) : game_(game), state_(state) {}

  Drawing take() && { return std::move(drawing_); }

  void headline() { y_ = write_wrapped(canvas(), 0, y_, headline_text(), {.bold = true}) + 1; }

  /// A line across the page with a title in it.
  void rule(std::string_view title) {
    for (int x = 0; x < page_rule; ++x) canvas().put(x, y_, U'─', {.ink = Ink::soft});
    canvas().write(2, y_++, fmt::format(" {} ", title), {.bold = true});
  }

  /// What the signs mean.
  void legend() {
    Letters line(canvas(), 0, y_);
    for (std::size_t kind = 0; kind < resource_count; ++kind) {
      line.put(resource_looks[kind]);
      line.word(fmt::format(" {}  ", resource_names[kind]));
    }
    line.put(gold_look);
    line.word(" gold   ★ star ability  ! build ability to be used");
    ++y_;
    Letters types(canvas(), 0, y_++);
    for (std::size_t type = 0; type < type_count; ++type) {
      types.put(looks[type]);
      types.word(fmt::format(" {}  ", type_names[type]));
    }
  }

  /// A line of cards for every five, and what their abilities say.
  void cards(std::string_view title, CardSet cards) {
    if (cards.empty()) return;
    rule(title);
    int column = 0;
    cards.for_each([&](int i) {
      const Card card = card_at(i);
      if (column == cards_a_line) {
        column = 0;
        y_ += card_height;
      }
      draw_card(canvas(), column * card_width, y_, game_.info_of(card), guards(card));
      place(card, column * card_width, y_, card_width, card_height);
      ++column;
    });
    y_ += card_height;
    cards.for_each([&](int i) { ability_line(card_at(i)); });
    ++y_;
  }

  void judges() {
    Letters line(canvas(), 0, y_);
    line.word(fmt::format("Judges ({} points) ", game_.content().judge_points));
    for (unsigned left = state_.judges; left != 0; left &= left - 1) {
      const int judge = std::countr_zero(left);
      const Type type = game_.content().judges[static_cast<std::size_t>(judge)];
      const std::string leaders = leaders_text(judge);
      line.fit(3 + length_of(name_of(type)) + length_of(leaders));
      line.skip();
      line.put(look_of(type));
      line.skip();
      line.word(name_of(type), {.ink = look_of(type).ink});
      line.word(leaders);
    }
    y_ = line.y() + 1;
  }

  void crest() {
    const int x = canvas().write(0, y_, "Crest ", {.bold = true});
    y_ = write_wrapped(canvas(), x, y_, "star: " + ability_text(game_.content().crest),
                       {.ink = Ink::soft});
  }

  void awards() {
    for (unsigned left = state_.awards_open; left != 0; left &= left - 1) {
      const int award = std::countr_zero(left);
      const Award& one = game_.content().awards[static_cast<std::size_t>(award)];
      const int x = canvas().write(0, y_, fmt::format("Award {}", one.name), {.bold = true});
      const std::string text = fmt::format(": {} ({} points){}", award_text(one),
                                           game_.content().award_points, holders_text(award));
      drawing_.places.push_back({one.name, 0, y_, x, 1});
      y_ = write_wrapped(canvas(), x, y_, text, {.ink = Ink::soft});
    }
    ++y_;
  }

  void district(Seat seat) {
    const bool active = game_.actors(state_).contains(seat);
    rule(fmt::format("{}seat {}{}: {} point{}", active ? "▶ " : "", townsmith::index(seat),
                     seat == state_.first && !game_.solo() ? " (first)" : "",
                     game_.score(state_, seat), game_.score(state_, seat) == 1 ? "" : "s"));
    canvas().put(4, y_, gold_look.glyph, {.ink = gold_look.ink, .bold = true});
    y_ = write_wrapped(canvas(), 6, y_, gold_text(seat), {.ink = Ink::yellow});
    buildings(seat);
    state_.foundations[slot(seat)].for_each([&](int card) { foundation(card_at(card)); });
    ++y_;
  }

 private:
  Canvas& canvas() { return drawing_.canvas; }

  void place(Card card, int x, int y, int width, int height) {
    drawing_.places.push_back({game_.name_of(card), x, y, width, height});
  }

  std::string headline_text() const {
    const int seat = townsmith::index(state_.active);
    const std::string deck = fmt::format(
        "deck {}{}, discards {}, ran out {} of {}", game_.deck_cards(state_),
        state_.deck_judges > 0
            ? fmt::format(" + {} judge{}", state_.deck_judges, state_.deck_judges == 1 ? "" : "s")
            : "",
        state_.discard.count(), state_.runs, game_.seating().runs);
    switch (state_.phase) {
      case Phase::setup: return "The table is being set up";
      case Phase::refill: return fmt::format("Seat {}: the row is refilled   {}", seat, deck);
      case Phase::act:
        return fmt::format("Seat {}: {} action{}{}   {}{}", seat, state_.actions,
                           state_.actions == 1 ? "" : "s", state_.star_used != 0 ? "" : ", ★", deck,
                           last_text());
      case Phase::draw: return fmt::format("Seat {}: cards are drawn   {}", seat, deck);
      case Phase::choose: return fmt::format("Seat {}: take one or none   {}", seat, deck);
      case Phase::closing: return fmt::format("Discard from the row   {}", deck);
      case Phase::declare:
        return fmt::format("Seat {}: which type shall {} count as?", seat,
                           game_.name_of(game_.declarer(state_)));
      case Phase::over: break;
    }
    return "The game is over";
  }

  std::string_view last_text() const {
    if (state_.ending == Ending::no) return "";
    if (state_.ending == Ending::last_round) return "  LAST ROUND";
    return game_.solo() ? "  LAST TURN" : "  END NEAR";
  }

  std::string guards(Card card) const {
    std::string text;
    for (const Seat seat : SeatSet::first(game_.setup().players)) {
      if (!state_.guarded[slot(seat)].test(index(card))) continue;
      // Two protections block each other.
      text = text.empty() ? fmt::format("seat {}'s only", townsmith::index(seat)) : "nobody's";
    }
    return text;
  }

  void ability_line(Card card) {
    const Ability& ability = game_.info_of(card).ability;
    if (ability.kind == AbilityKind::none) return;
    const auto kind = static_cast<std::size_t>(ability.kind);
    const int x = canvas().write(0, y_, fmt::format("{} ", game_.name_of(card)), {.bold = true});
    y_ = write_wrapped(canvas(), x, y_,
                       fmt::format("{}: {}", ability_kind_names[kind], ability_text(ability)),
                       {.ink = Ink::soft});
  }

  std::string leaders_text(int judge) const {
    std::string text;
    for (const Seat seat : SeatSet::first(game_.setup().players)) {
      if (!game_.claims_judge(state_, seat, judge)) continue;
      text += fmt::format("{}{}", text.empty() ? "→" : ",", townsmith::index(seat));
    }
    return text;
  }

  std::string holders_text(int award) const {
    std::string text;
    for (const Seat seat : SeatSet::first(game_.setup().players)) {
      if (((state_.awards_held[slot(seat)] >> award) & 1U) == 0) continue;
      text += fmt::format("{}{}", text.empty() ? ", held by " : ", ", townsmith::index(seat));
    }
    const bool shared = ((state_.awards_shared >> award) & 1U) != 0;
    if (!text.empty() && shared && !game_.solo()) text += " (may be shared)";
    if (text.empty() && state_.awards_closed != 0) text = ", closed";
    return text;
  }

  std::string gold_text(Seat seat) const {
    std::string text = fmt::format("{} gold", game_.gold_of(state_, seat));
    std::string parts;
    for (const std::uint8_t number : state_.gold_line) {
      if (number == 0 || !state_.gold[slot(seat)].test(number - 1)) continue;
      parts += fmt::format("{}{}{}", parts.empty() ? "" : ", ", game_.name_of(card_at(number - 1)),
                           state_.doubled.test(number - 1) ? " ×2" : "");
    }
    const int tokens = state_.tokens[slot(seat)];
    if (tokens > 0) {
      parts +=
          fmt::format("{}{} token{}", parts.empty() ? "" : ", ", tokens, tokens == 1 ? "" : "s");
    }
    return parts.empty() ? text : fmt::format("{} ({})", text, parts);
  }

  void buildings(Seat seat) {
    int x = 4;
    state_.buildings[slot(seat)].for_each([&](int i) {
      const Card card = card_at(i);
      const CardInfo& one = game_.info_of(card);
      const Look& look = look_of(one.type);
      const std::string_view mark = state_.ready.test(i)                    ? "!"
                                    : one.ability.kind == AbilityKind::star ? "★"
                                                                            : "";
      const std::string text = fmt::format("{}{} {}", one.name, mark, one.points);
      if (x + 2 + length_of(text) > page_width) {
        x = 4;
        ++y_;
      }
      place(card, x, y_, 2 + length_of(text), 1);
      canvas().put(x, y_, look.glyph, {.ink = look.ink, .bold = true});
      x = canvas().write(x + 2, y_, text, {.ink = look.ink}) + 2;
    });
    if (x > 4) ++y_;
  }

  /// A foundation with what lies under it and what it still needs.
  void foundation(Card card) {
    const CardInfo& one = game_.info_of(card);
    const Look& look = look_of(one.type);
    const Load there = state_.load[slot(card)];
    const Load cost = game_.tables().cost[slot(card)];
    Letters line(canvas(), 4, y_);
    line.put(look);
    line.word(fmt::format(" {} ", one.name), {.ink = look.ink});
    place(card, 4, y_, line.x() - 5, 1);
    for (int i = 0; i < cost.total(); ++i) {
      line.put({i < there.total() ? U'■' : U'□', look.ink});
    }
    line.word(fmt::format(" needs {} of ", cost.total() - there.total()));
    for (std::size_t kind = 0; kind < resource_count; ++kind) {
      if ((there + Load::one(1U << kind)).within(cost)) line.put(resource_looks[kind]);
    }
    if (there.total() > 0) line.word(", has");
    game_.cards_under(state_, card).for_each([&](int under) {
      const CardInfo& gift = game_.info_of(card_at(under));
      line.fit(length_of(gift.name) + 5);
      line.word(fmt::format(" {} ", gift.name));
      put_gift(line, gift);
    });
    const Load tokens = game_.tokens_under(state_, card);
    for (std::size_t kind = 0; kind < resource_count; ++kind) {
      for (int i = 0; i < tokens.just(static_cast<Resource>(kind)); ++i) {
        line.skip();
        line.put(resource_looks[kind]);
      }
    }
    y_ = line.y() + 1;
  }

  const TownBuilder& game_;
  const State& state_;
  Drawing drawing_;
  int y_ = 0;
};

}  // namespace

Drawing TownBuilder::draw(const Observed<TownBuilder>& seen) const {
  const State& state = seen.state();
  Page page(*this, state);
  page.headline();
  if (state.phase == Phase::setup) return std::move(page).take();
  page.cards("Revealed", state.revealed);
  if (!over(state) && state.phase != Phase::declare) page.cards("The row", state.row);
  page.rule("Judges and awards");
  page.judges();
  page.crest();
  page.awards();
  for (const Seat seat : SeatSet::first(setup_.players)) page.district(seat);
  page.legend();
  return std::move(page).take();
}

}  // namespace townsmith::townbuilder
