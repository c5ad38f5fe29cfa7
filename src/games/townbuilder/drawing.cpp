#include <fmt/format.h>

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
// What words on a card have room for; the catalogues say so too.
constexpr int inside_card = card_width - 2;
constexpr int type_columns = 9;
constexpr int cost_columns = 5;
constexpr int gives_columns = 8;
constexpr int timing_columns = 8;

// In the order of Type. The glyph tells what the colour tells.
constexpr std::array<Mark, type_count> looks = {{{U'$', Ink::yellow},
                                                 {U'☺', Ink::blue},
                                                 {U'⌂', Ink::green},
                                                 {U'♪', Ink::purple},
                                                 {U'#', Ink::red}}};
const Mark& look_of(Type type) { return looks[static_cast<std::size_t>(type)]; }

constexpr Mark gold_look = {U'●', Ink::yellow};

// In the order of Resource. Which letter stands for it, its language knows.
constexpr std::array<Ink, resource_count> resource_inks = {Ink::brown, Ink::soft, Ink::yellow};
using ResourceLooks = std::array<Mark, resource_count>;

ResourceLooks resource_looks(const Language& language) {
  ResourceLooks looks{};
  for (std::size_t kind = 0; kind < resource_count; ++kind) {
    const Text letter =
        say("board-letter", {{"resource", resource_text(static_cast<Resource>(kind))}});
    looks[kind] = {decode_utf8(language.say(letter)).front(), resource_inks[kind]};
  }
  return looks;
}

// In the order of AbilityKind.
constexpr std::array<std::string_view, 5> ability_signs = {"", "◆", "!", "★", "Σ"};

/// Cost, gift and mark letters, one after the other.
class Letters {
 public:
  Letters(Canvas& canvas, int x, int y) : canvas_(canvas), x_(x), y_(y) {}
  void put(const Mark& look) { canvas_.put(x_++, y_, look.glyph, {.ink = look.ink, .bold = true}); }
  void word(std::string_view text, Style style = soft) { x_ = canvas_.write(x_, y_, text, style); }
  void skip() { ++x_; }
  /// Goes to a new line, a little further in, if the text does not fit on this one.
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

/// What is drawn, and how far down it has come.
class TableDrawing {
 public:
  TableDrawing(const TownBuilder& game, const State& state, Viewer viewer, const Language& language)
      : game_(game), state_(state), viewer_(viewer), language_(language) {}

  Drawing take() && { return std::move(drawing_); }

  void headline() {
    write_wrapped(0, said(headline_text()), strong);
    ++y_;
  }

  /// A line across the page with a title in it.
  void rule(const Text& title, std::string_view sign = {}) {
    for (int x = 0; x < page_rule; ++x) canvas().put(x, y_, U'─', soft);
    canvas().write(2, y_++, fmt::format(" {}{} ", sign, said(title)), strong);
  }

  /// What the signs mean.
  void legend() {
    Letters line(canvas(), 0, y_);
    for (std::size_t kind = 0; kind < resource_count; ++kind) {
      line.put(resource_looks_[kind]);
      line.word(fmt::format(" {}  ", said(resource_text(static_cast<Resource>(kind)))));
    }
    line.put(gold_look);
    line.word(fmt::format(" {}   ★ {}  ! {}", said(say("board-gold-sign")),
                          said(say("board-star-sign")), said(say("board-build-sign"))));
    ++y_;
    Letters types(canvas(), 0, y_++);
    for (std::size_t type = 0; type < type_count; ++type) {
      types.put(looks[type]);
      types.word(fmt::format(" {}  ", said(type_text(static_cast<Type>(type)))));
    }
  }

  /// A line of cards for every five, and what their abilities say.
  void cards(const Text& title, CardSet cards) {
    if (cards.empty()) return;
    rule(title);
    int column = 0;
    cards.for_each([&](int i) {
      const Card card = card_at(i);
      if (column == cards_a_line) {
        column = 0;
        y_ += card_height;
      }
      draw_card(column * card_width, y_, game_.info_of(card), guards(card));
      place(card, column * card_width, y_, card_width, card_height);
      ++column;
    });
    y_ += card_height;
    cards.for_each([&](int i) { ability_line(card_at(i)); });
    ++y_;
  }

  void judges() {
    Letters line(canvas(), 0, y_);
    line.word(
        fmt::format("{} ", said(say("board-judges", {{"points", game_.content().judge_points}}))));
    for (unsigned left = state_.judges; left != 0; left &= left - 1) {
      const int judge = std::countr_zero(left);
      const Type type = game_.content().judges[static_cast<std::size_t>(judge)];
      const std::string name = said(type_text(type));
      const std::string leaders = leaders_text(judge);
      line.fit(3 + columns_of(name) + columns_of(leaders));
      line.skip();
      line.put(look_of(type));
      line.skip();
      line.word(name, {.ink = look_of(type).ink});
      line.word(leaders);
    }
    y_ = line.y() + 1;
  }

  void crest() {
    const int x = canvas().write(0, y_, fmt::format("{} ", said(say("crest"))), strong);
    write_wrapped(x, ability_words(game_.content().crest), soft);
  }

  void awards() {
    for (unsigned left = state_.awards_open; left != 0; left &= left - 1) {
      const int award = std::countr_zero(left);
      const Award& one = game_.content().awards[static_cast<std::size_t>(award)];
      const int x =
          canvas().write(0, y_, said(say("line-award", {{"award", award_name(one)}})), strong);
      drawing_.places.push_back({one.name, 0, y_, x, 1});
      write_wrapped(x, said(award_state(award)), soft);
    }
    ++y_;
  }

  void district(Seat seat) {
    rule(say("board-district", {{"who", player(seat)},
                                {"own", viewer_.is(seat)},
                                {"first", seat == state_.first && !game_.solo()},
                                {"points", game_.score(state_, seat)}}),
         game_.actors(state_).contains(seat) ? "▶ " : "");
    canvas().put(4, y_, gold_look.glyph, {.ink = gold_look.ink, .bold = true});
    write_wrapped(6, said(gold_text(seat)), {.ink = Ink::yellow});
    buildings(seat);
    state_.foundations[seat].for_each([&](int card) { foundation(card_at(card)); });
    ++y_;
  }

 private:
  Canvas& canvas() { return drawing_.canvas; }
  std::string said(const Text& text) const { return language_.say(text); }
  std::string said(const Text& text, int columns) const {
    return first_columns(said(text), columns);
  }

  /// In lines that do not pass the page's edge; goes to the line after them.
  void write_wrapped(int x, std::string_view text, Style style) {
    y_ = canvas().write_wrapped(x, y_, text, page_width, x > page_width / 2 ? 4 : x, style) + 1;
  }

  void place(Card card, int x, int y, int width, int height) {
    drawing_.places.push_back({game_.name_of(card), x, y, width, height});
  }

  Text headline_text() const {
    const Text who = player(state_.active);
    const bool own = viewer_.is(state_.active);
    const Text deck = say("board-deck", {{"cards", game_.deck_cards(state_)},
                                         {"judges", int{state_.deck_judges}},
                                         {"discards", state_.discard.count()},
                                         {"runs", int{state_.runs}},
                                         {"end", game_.seating().runs}});
    switch (state_.phase) {
      case Phase::setup: return say("board-setup");
      case Phase::refill: return say("board-refill", {{"who", who}, {"own", own}, {"deck", deck}});
      case Phase::act: {
        Text act = say("board-act", {{"who", who},
                                     {"own", own},
                                     {"actions", int{state_.actions}},
                                     {"star", state_.star_used == 0},
                                     {"deck", deck}});
        if (state_.ending == Ending::no) return act;
        return say("board-ending", {{"headline", std::move(act)}, {"ending", ending()}});
      }
      case Phase::draw: return say("board-draw", {{"who", who}, {"own", own}, {"deck", deck}});
      case Phase::choose: return say("board-choose", {{"who", who}, {"own", own}, {"deck", deck}});
      case Phase::closing: return say("board-closing", {{"deck", deck}});
      case Phase::declare:
        return say("board-declare",
                   {{"who", who}, {"own", own}, {"card", game_.card_name(game_.declarer(state_))}});
      case Phase::over: break;
    }
    return say("board-over");
  }

  Symbol ending() const {
    if (state_.ending == Ending::last_round) return symbol("last-round");
    return symbol(game_.solo() ? "last-turn" : "near");
  }

  std::string guards(Card card) const {
    Text text;
    for (const Seat seat : SeatSet::first(game_.setup().players)) {
      if (!state_.guarded[seat].test(index(card))) continue;
      // Two protections block each other.
      text = text.empty() ? say("board-guarded", {{"who", player(seat)}, {"own", viewer_.is(seat)}})
                          : say("board-blocked");
    }
    return said(text, inside_card);
  }

  /// "build: gain 2 gold"
  std::string ability_words(const Ability& ability) const {
    return said(say("board-ability",
                    {{"timing", timing_text(ability.kind)}, {"text", ability_text(ability)}}));
  }

  void ability_line(Card card) {
    const CardInfo& one = game_.info_of(card);
    if (one.ability.kind == AbilityKind::none) return;
    const int x = canvas().write(0, y_, fmt::format("{} ", said(card_text(one))), strong);
    write_wrapped(x, ability_words(one.ability), soft);
  }

  std::string leaders_text(int judge) const {
    std::string text;
    for (const Seat seat : SeatSet::first(game_.setup().players)) {
      if (!game_.claims_judge(state_, seat, judge)) continue;
      text += fmt::format("{}{}", text.empty() ? "→" : ",", townsmith::index(seat));
    }
    return text;
  }

  /// What an award is for, who holds it, and whether it may still be claimed.
  Text award_state(int award) const {
    const Award& one = game_.content().awards[static_cast<std::size_t>(award)];
    Text what =
        say("board-award", {{"need", award_text(one)}, {"points", game_.content().award_points}});
    std::vector<Text> holders;
    for (const Seat seat : SeatSet::first(game_.setup().players)) {
      if (((state_.awards_held[seat] >> award) & 1U) == 0) continue;
      holders.push_back(literal(fmt::format("{}", townsmith::index(seat))));
    }
    const bool shared = ((state_.awards_shared >> award) & 1U) != 0;
    if (holders.empty()) {
      return state_.awards_closed == 0 ? what
                                       : say("board-award-closed", {{"what", std::move(what)}});
    }
    return say("board-award-held", {{"what", std::move(what)},
                                    {"holders", std::move(holders)},
                                    {"shared", shared && !game_.solo()}});
  }

  Text gold_text(Seat seat) const {
    std::vector<Text> parts;
    for (const std::uint8_t number : state_.gold_line) {
      if (number == 0 || !state_.gold[seat].test(number - 1)) continue;
      Text card = game_.card_name(numbered(number));
      const bool doubled = state_.doubled.test(number - 1);
      parts.push_back(doubled ? say("board-doubled", {{"card", std::move(card)}})
                              : std::move(card));
    }
    if (const int tokens = state_.tokens[seat]; tokens > 0) {
      parts.push_back(say("board-tokens", {{"tokens", tokens}}));
    }
    const int gold = game_.gold_of(state_, seat);
    if (parts.empty()) return say("gold", {{"gold", gold}});
    return say("board-gold", {{"gold", gold}, {"parts", std::move(parts)}});
  }

  void put_cost(Letters& letters, const CardInfo& card) const {
    if (card.gold > 0) {
      letters.word(fmt::format("{}", card.gold), {.ink = Ink::yellow, .bold = true});
      letters.put(gold_look);
      letters.skip();
    }
    for (std::size_t kind = 0; kind < resource_count; ++kind) {
      for (int i = 0; i < card.resources[kind]; ++i) letters.put(resource_looks_[kind]);
    }
  }

  void put_gift(Letters& letters, const CardInfo& card) const {
    bool more = false;
    const auto put = [&](const Mark& look) {
      if (more) letters.word("/");
      letters.put(look);
      more = true;
    };
    if (card.gives_gold) put(gold_look);
    for (std::size_t kind = 0; kind < resource_count; ++kind) {
      if (((card.gives >> kind) & 1U) != 0) put(resource_looks_[kind]);
    }
  }

  /// A card face: name on up to two lines, type and points, cost, gift, kind of ability.
  void draw_card(int x, int y, const CardInfo& card, std::string_view note) {
    const Mark& look = look_of(card.type);
    const Style border{.ink = note.empty() ? Ink::soft : Ink::ink, .bold = !note.empty()};
    canvas().frame(x, y, card_width, card_height, border);
    if (!note.empty()) canvas().write(x + 1, y, note, {.bold = true, .reverse = true});
    const Style name{.ink = look.ink, .bold = true};
    std::string first = said(card_text(card));
    std::string second;
    const std::size_t blank = first.rfind(' ');
    if (columns_of(first) > inside_card && blank != std::string::npos) {
      second = first.substr(blank + 1);
      first.resize(blank);
    }
    canvas().write(x + 1, y + 1, first_columns(first, inside_card), name);
    canvas().write(x + 1, y + 2, first_columns(second, inside_card), name);
    canvas().put(x + 1, y + 3, look.glyph, name);
    canvas().write(x + 3, y + 3,
                   said(say("board-type", {{"type", type_text(card.type)}}), type_columns),
                   {.ink = look.ink});
    canvas().write(x + card_width - 3, y + 3, fmt::format("{:>2}", card.points), strong);
    Letters cost(canvas(), x + 1, y + 4);
    cost.word(fmt::format("{} ", said(say("board-cost"), cost_columns)));
    put_cost(cost, card);
    Letters gift(canvas(), x + 1, y + 5);
    gift.word(fmt::format("{} ", said(say("board-gives"), gives_columns)));
    put_gift(gift, card);
    if (card.ability.kind == AbilityKind::none) return;
    canvas().write(
        x + 2, y + card_height - 1,
        fmt::format(" {} {} ", ability_signs[static_cast<std::size_t>(card.ability.kind)],
                    said(timing_text(card.ability.kind), timing_columns)),
        border);
  }

  void buildings(Seat seat) {
    int x = 4;
    state_.buildings[seat].for_each([&](int i) {
      const Card card = card_at(i);
      const CardInfo& one = game_.info_of(card);
      const Mark& look = look_of(one.type);
      const std::string_view mark = state_.ready.test(i)                    ? "!"
                                    : one.ability.kind == AbilityKind::star ? "★"
                                                                            : "";
      const std::string text = fmt::format("{}{} {}", said(card_text(one)), mark, one.points);
      if (x + 2 + columns_of(text) > page_width) {
        x = 4;
        ++y_;
      }
      place(card, x, y_, 2 + columns_of(text), 1);
      canvas().put(x, y_, look.glyph, {.ink = look.ink, .bold = true});
      x = canvas().write(x + 2, y_, text, {.ink = look.ink}) + 2;
    });
    if (x > 4) ++y_;
  }

  /// A foundation with what lies under it and what it still needs.
  void foundation(Card card) {
    const CardInfo& one = game_.info_of(card);
    const Mark& look = look_of(one.type);
    const Load there = state_.load[slot(card)];
    const Load cost = game_.tables().cost[slot(card)];
    Letters line(canvas(), 4, y_);
    line.put(look);
    line.word(fmt::format(" {} ", said(card_text(one))), {.ink = look.ink});
    place(card, 4, y_, line.x() - 5, 1);
    for (int i = 0; i < cost.total(); ++i) {
      line.put({i < there.total() ? U'■' : U'□', look.ink});
    }
    line.word(
        fmt::format(" {} ", said(say("board-needs", {{"count", cost.total() - there.total()}}))));
    for (std::size_t kind = 0; kind < resource_count; ++kind) {
      if ((there + Load::one(1U << kind)).within(cost)) line.put(resource_looks_[kind]);
    }
    if (there.total() > 0) line.word(said(say("board-has")));
    game_.cards_under(state_, card).for_each([&](int under) {
      const CardInfo& gift = game_.info_of(card_at(under));
      const std::string name = said(card_text(gift));
      line.fit(columns_of(name) + 5);
      line.word(fmt::format(" {} ", name));
      put_gift(line, gift);
    });
    const Load tokens = game_.tokens_under(state_, card);
    for (std::size_t kind = 0; kind < resource_count; ++kind) {
      for (int i = 0; i < tokens.just(static_cast<Resource>(kind)); ++i) {
        line.skip();
        line.put(resource_looks_[kind]);
      }
    }
    y_ = line.y() + 1;
  }

  const TownBuilder& game_;
  const State& state_;
  Viewer viewer_;
  const Language& language_;
  ResourceLooks resource_looks_ = resource_looks(language_);
  Drawing drawing_;
  int y_ = 0;
};

}  // namespace

Drawing TownBuilder::draw(const Observed<TownBuilder>& seen, const Language& language) const {
  const State& state = seen.state();
  TableDrawing page(*this, state, seen.viewer(), language);
  page.headline();
  if (state.phase == Phase::setup) return std::move(page).take();
  page.cards(say("board-revealed"), state.revealed);
  if (!over(state) && state.phase != Phase::declare) page.cards(say("board-row"), state.row);
  page.rule(say("board-judges-and-awards"));
  page.judges();
  page.crest();
  page.awards();
  for (const Seat seat : SeatSet::first(setup_.players)) page.district(seat);
  page.legend();
  return std::move(page).take();
}

}  // namespace townsmith::townbuilder
