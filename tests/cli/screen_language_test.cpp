// The full-screen client in every language: a person who tries all keys, and what that person sees.
#include <gtest/gtest.h>

#include <algorithm>
#include <clocale>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>

#include "bots/catalogue.h"
#include "cli/marks.h"
#include "cli/screen_client.h"
#include "conformance/scale.h"
#include "example_games.h"
#include "games/content_files.h"
#include "games/word_files.h"
#include "words.h"

namespace townsmith::cli {
namespace {

using marks::outside_marks;
using marks::outside_marks_of_drawing;
using marks::word_in;

const bots::Catalogue& catalogue() {
  static const bots::Catalogue all = [] {
    bots::Catalogue made = bots::all_games();
    const auto read = made.read_bots(built_in_content());
    EXPECT_TRUE(read) << said(read.error());
    return made;
  }();
  return all;
}

const Language& spoken(const std::string& code) {
  static std::map<std::string, Language> languages;
  const auto found = languages.find(code);
  if (found != languages.end()) return found->second;
  return languages.emplace(code, Language::read(built_in_words(), code).value()).first->second;
}

/// A game that has begun, with Ada in the seats of people.
std::unique_ptr<Session> game_of(const std::string& name, const std::vector<std::string>& seats,
                                 const std::string& language) {
  const bots::Entry& entry = **catalogue().find(name);
  const auto setup = make_setup(entry.type().info(), static_cast<int>(seats.size()), {});
  auto game = entry.type().create(*setup, built_in_content());
  auto session = std::make_unique<Session>(entry, std::move(*game), spoken(language), 5);
  EXPECT_TRUE(session->seat(seats, "Ada"));
  EXPECT_TRUE(session->begin({}));
  return session;
}

using Rows = std::vector<std::u32string>;

std::string part_of(const std::u32string& row, int from, int width) {
  std::string out;
  for (int x = from; x < from + width; ++x) {
    if (static_cast<std::size_t>(x) < row.size())
      append_utf8(out, row[static_cast<std::size_t>(x)]);
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

Rows rows_of(const Canvas& canvas) {
  Rows rows;
  for (int y = 0; y < canvas.height(); ++y) {
    rows.emplace_back();
    for (int x = 0; x < canvas.width(); ++x) rows.back() += canvas.at(x, y).glyph;
  }
  return rows;
}

/// A screen whose keys come from a list, and that looks at everything it is shown.
class Typist : public Screen {
 public:
  Typist(int width, int height) : width_(width), height_(height) {}

  int width() const override { return width_; }
  int height() const override { return height_; }
  void show(const Canvas& canvas, std::optional<Caret> /*caret*/) override {
    if (look) look(canvas);
  }
  void redraw() override {}
  Key read_key() override {
    if (keys.empty() && more) more();
    if (keys.empty()) return {Key::Code::hang_up, 0};
    const Key key = keys.front();
    keys.pop_front();
    return key;
  }

  bool key_waits() override { return false; }

  void press(Key::Code code) { keys.push_back({code, 0}); }
  void type(std::string_view text) {
    for (const char32_t glyph : decode_utf8(text)) keys.push_back({Key::Code::glyph, glyph});
  }
  void resize(int width, int height) {
    width_ = width;
    height_ = height;
  }

  std::function<void(const Canvas&)> look;
  std::function<void()> more;  ///< when there are no keys left
  std::deque<Key> keys;

 private:
  int width_;
  int height_;
};

/// Tries every key, and types moves well and badly.
void try_all_keys(Typist& typist, const Session& session) {
  using Code = Key::Code;
  if (session.needs_curtain()) typist.press(Code::enter);
  for (const Code code :
       {Code::left, Code::right, Code::up, Code::down, Code::tab, Code::back_tab, Code::page_down,
        Code::end, Code::home, Code::scroll_down, Code::redraw}) {
    typist.press(code);
  }
  typist.type("Zp190pvvvv mmm");
  for (const char* page : {"s", "l", "f", "?"}) {
    typist.type(page);
    typist.press(Code::down);
    typist.press(Code::escape);
  }
  typist.type("/xyz");
  typist.press(Code::enter);
  for (int i = 0; i < 3; ++i) typist.press(Code::erase);
  typist.press(Code::tab);
  typist.press(Code::down);
  typist.press(Code::escape);
  typist.press(Code::enter);
  typist.type("urc");
}

class ScreenLanguage : public ::testing::Test {
 protected:
  // The widths of characters come from the locale.
  static void SetUpTestSuite() { std::setlocale(LC_CTYPE, "C.UTF-8"); }
};

/// What no catalogue has: names, the notation of moves and the words they begin with.
std::vector<std::string> plain_words(const Session& session) {
  std::set<std::string> moves;
  for (const table::Event& event : session.log()) {
    if (event.kind == table::Event::Kind::moved) moves.insert(event.text);
  }
  for (const Seat seat : SeatSet::first(session.game().setup().players)) {
    const AnyObserved seen = session.table().position(seat);
    for (const AnyMove& move : session.table().legal_moves(seat)) {
      moves.insert(session.game().notate(seen.state(), seat, move));
    }
  }
  std::set<std::string> kinds;
  for (const std::string& move : moves) kinds.insert(" " + move.substr(0, move.find(' ')) + " ");
  std::vector<std::string> words(moves.begin(), moves.end());
  // Longer ones may begin like shorter ones.
  std::stable_sort(words.begin(), words.end(),
                   [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
  words.insert(words.end(), kinds.begin(), kinds.end());
  words.emplace_back(session.game().info().title);
  words.emplace_back("Ada");
  return words;
}

/// Looks at one screen in the marked language.
class Proofreader {
 public:
  explicit Proofreader(const Session& session) : session_(session) {}

  void read(const Canvas& canvas, int width, int height) {
    if (session_.log().size() != known_at_ || words_.empty()) words_ = plain_words(session_);
    known_at_ = session_.log().size();
    const Rows rows = rows_of(canvas);
    const Layout layout = layout_for(width, height, 0);
    if (layout.too_small || is_curtain(rows)) {
      expect_marked(text_of(rows, {0, 0, width, height}));
      return;
    }
    const Box overlay = overlay_box(layout);
    const bool has_overlay = part_of(rows[at(overlay.y)], overlay.x, 2) == "┌─" &&
                             part_of(rows[at(overlay.y)], overlay.x + overlay.width - 2, 2) == "─┐";
    expect_marked(text_of(rows, layout.title));
    if (has_overlay) {
      expect_marked(text_of(rows, page_of(rows, overlay)));
    } else if (layout.wide) {
      expect_marked(text_of(
          rows, {layout.side.x + 2, layout.side.y, layout.side.width - 2, layout.side.height}));
    }
    const Box list{layout.board.x + 1, layout.board.y, layout.board.width - 2, layout.board.height};
    const std::string top = part_of(rows[at(list.y)], list.x, list.width);
    if (!has_overlay && top.find("\u27E7 ──") != std::string::npos && top.starts_with(mark_begin)) {
      expect_marked(text_of(rows, list));
    } else if (layout.wide || !has_overlay) {
      expect_drawing(rows, layout.board);
    }
    Box words = layout.sentence;
    words.height = layout.keys.y - words.y;
    expect_marked(text_of(rows, words));
    expect_marked(text_of(rows, layout.keys));
    ++read_;
  }
  int count() const { return read_; }

 private:
  static std::size_t at(int y) { return static_cast<std::size_t>(y); }
  static bool is_curtain(const Rows& rows) { return part_of(rows[0], 0, 1000).empty(); }

  /// What is inside of a frame, and its title.
  static Box page_of(const Rows& rows, const Box& box) {
    int height = 1;
    while (part_of(rows[at(box.y + height)], box.x, 1) == "│") ++height;
    return {box.x + 2, box.y, box.width - 4, height};
  }

  /// The rows as one text. What is left of a sentence whose beginning is out of sight is left out.
  static std::string text_of(const Rows& rows, const Box& box) {
    std::string text;
    bool heading = false;
    for (int y = box.y; y < box.y + box.height; ++y) {
      std::string row = part_of(rows[at(y)], box.x, box.width);
      const bool rest_of_sentence =
          heading && row.starts_with("  ") && row.find(mark_begin) == std::string::npos;
      heading = row.find("──") != std::string::npos || rest_of_sentence;
      if (!rest_of_sentence) text += row + " \n ";
    }
    return text;
  }

  void expect_marked(const std::string& text) {
    // A move that is being typed, and the beginnings of moves that match it.
    static const std::regex typed("\n ? ?/ [^\n]*|[0-9]+:  [^\n]*");
    std::string outside = std::regex_replace(outside_marks(text), typed, " ");
    EXPECT_EQ(word_in(std::move(outside), words_), "") << text;
    EXPECT_EQ(text.find("terminal."), std::string::npos) << text;
  }

  void expect_drawing(const Rows& rows, const Box& box) {
    std::vector<std::string> lines;
    for (int y = box.y; y < box.y + box.height; ++y) {
      lines.push_back(part_of(rows[at(y)], box.x, box.width));
    }
    const std::string outside = outside_marks_of_drawing(lines);
    EXPECT_EQ(word_in(outside, words_), "") << outside;
  }

  const Session& session_;
  std::vector<std::string> words_;
  std::size_t known_at_ = 0;
  int read_ = 0;
};

struct Sitting {
  std::string game;
  std::vector<std::string> seats;
};

const std::vector<Sitting>& sittings() {
  static const std::vector<Sitting> all = [] {
    std::vector<Sitting> out;
    for (const GameInfo* info : example_games()) {
      const std::string name(info->name);
      std::vector<std::string> seats = {"you", "random"};
      if (name == turn_game()) seats = {"you"};
      if (name == round_game()) seats = {"you", "you"};
      out.push_back({name, seats});
    }
    return out;
  }();
  return all;
}

TEST_F(ScreenLanguage, Every_word_on_every_screen_comes_from_a_catalogue) {
  struct Size {
    int width;
    int height;
  };
  const int each = conformance::soaking() ? 4 : 16;  // which of the screens between are read
  for (const Sitting& sitting : sittings()) {
    SCOPED_TRACE(sitting.game + ", " + std::to_string(sitting.seats.size()));
    const auto session = game_of(sitting.game, sitting.seats, std::string(marked_language));
    Typist typist(240, 90);
    Proofreader proofreader(*session);
    int turns = 0;
    bool over = false;
    typist.look = [&](const Canvas& canvas) {
      const bool skipped = turns > 0 && !over && turns % each != 0;
      if (!skipped && !HasFailure()) proofreader.read(canvas, typist.width(), typist.height());
    };
    // All keys in all sizes, then on to the end, and all keys once more.
    std::vector<Size> sizes = {{240, 90}, {30, 8}, {90, 45}};
    bool hinted = false;
    typist.more = [&] {
      if (over || HasFailure()) return;
      if (sizes.empty() && !hinted) {
        hinted = true;
        typist.resize(240, 90);
        typist.type("i");
        typist.press(Key::Code::escape);
        return;
      }
      if (!sizes.empty()) {
        typist.resize(sizes.front().width, sizes.front().height);
        sizes.erase(sizes.begin());
        try_all_keys(typist, *session);
        return;
      }
      over = session->table().over() || ++turns > 400;
      if (over) {
        typist.resize(240, 90);
        typist.press(Key::Code::escape);
        try_all_keys(typist, *session);
        // A review thinks about every decision: one game is enough.
        if (sitting.game == turn_game()) {
          typist.type("a");
          typist.press(Key::Code::down);
        }
      } else {
        typist.press(Key::Code::enter);
      }
    };
    ScreenClient client(*session, typist);
    client.run();
    EXPECT_TRUE(client.interrupted());
    EXPECT_TRUE(session->table().over()) << "it was not played to its end";
    EXPECT_GT(proofreader.count(), 100);
    if (HasFailure()) return;
  }
}

TEST_F(ScreenLanguage, The_line_of_keys_is_never_cut) {
  for (const std::string& code : languages_of(built_in_words())) {
    const auto session = game_of(round_game(), {"you", "random"}, code);
    Typist typist(40, 12);
    int seen = 0;
    typist.look = [&](const Canvas& canvas) {
      const Rows rows = rows_of(canvas);
      const std::string keys = part_of(rows.back(), 0, typist.width());
      EXPECT_EQ(keys.find("…"), std::string::npos) << code << ": " << keys;
      EXPECT_GT(keys.size(), 20U) << code << ": " << keys;
      ++seen;
    };
    int width = 40;
    typist.more = [&] {
      if (width > 140) return;
      typist.resize(width += 5, 24);
      typist.type("s");
      typist.press(Key::Code::escape);
      typist.type("/");
      typist.press(Key::Code::escape);
      typist.press(Key::Code::enter);
    };
    ScreenClient client(*session, typist);
    client.run();
    EXPECT_GT(seen, 100);
  }
}

TEST_F(ScreenLanguage, Everything_says_what_it_should_in_every_language) {
  for (const std::string& code : languages_of(built_in_words())) {
    for (const Sitting& sitting : {sittings()[0], sittings()[1]}) {
      const auto session = game_of(sitting.game, sitting.seats, code);
      Typist typist(160, 50);
      typist.look = [&](const Canvas& canvas) {
        const std::string text = canvas.plain();
        EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << code << ": " << text;
        EXPECT_EQ(text.find("terminal."), std::string::npos) << code << ": " << text;
      };
      try_all_keys(typist, *session);
      try_all_keys(typist, *session);
      ScreenClient client(*session, typist);
      client.run();
    }
  }
}

TEST_F(ScreenLanguage, Boards_call_the_others_by_their_names) {
  for (const GameInfo* info : example_games()) {
    for (const std::string& code : languages_of(built_in_words())) {
      const auto session = game_of(std::string(info->name), {"you", "random"}, code);
      const Viewer viewer = seat_at(0);
      const Seat other = seat_at(1);
      const std::string text = session->draw(session->table().position(viewer)).canvas.plain();
      const std::string name = session->say(session->brief_name_of(other));
      EXPECT_NE(text.find(first_columns(name, 6)), std::string::npos) << name << "\n" << text;
      EXPECT_EQ(text.find(session->say(player(other))), std::string::npos) << text;
    }
  }
}

}  // namespace
}  // namespace townsmith::cli
