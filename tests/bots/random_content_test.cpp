// Content whose numbers, choices and lists are changed at random, each within what its description
// allows: the checker refuses it, or it can be played to the end.
#include <gtest/gtest.h>

#include "bots/catalogue.h"
#include "conformance/scale.h"
#include "conformance/setups.h"
#include "core/pack.h"
#include "games/content_files.h"
#include "games/word_files.h"
#include "packs.h"
#include "words.h"

namespace townsmith::bots {
namespace {

/// Goes through a file and its type side by side, and changes what it likes.
class Changer {
 public:
  /// One value in `rarity` is changed.
  Changer(Random& random, std::uint32_t rarity) : random_(random), rarity_(rarity) {}

  void value(json::value& at, const schema::Type& type, const schema::Limits& limits) {
    switch (type.kind) {
      case Kind::integer:
        if (strikes()) at = number_in(limits.here.within(type.range));
        break;
      case Kind::choice:
        if (strikes()) at = any_of(schema::choices_of(type, limits));
        break;
      case Kind::list: list(at, type, limits); break;
      case Kind::object: members(at, type, limits); break;
      case Kind::either:
        if (!type.tag_name.empty()) {
          option(at, type);
        } else if (strikes()) {
          value(at, type.options[at.is_string() ? 0 : 1](), limits);
        }
        break;
      default: break;  // texts are names
    }
  }

 private:
  using Kind = schema::Type::Kind;

  bool strikes() { return random_.below(rarity_) == 0; }
  std::size_t below(std::size_t count) { return random_.below(static_cast<std::uint32_t>(count)); }
  /// The ends of a range more often than what is between.
  std::int64_t number_in(schema::Range range) {
    switch (random_.below(4)) {
      case 0: return range.min;
      case 1: return range.max;
      default: {
        const std::int64_t width = std::min<std::int64_t>(range.max - range.min, 1'000'000);
        return range.min + static_cast<std::int64_t>(below(static_cast<std::size_t>(width) + 1));
      }
    }
  }
  json::string any_of(std::span<const std::string_view> names) {
    return json::string(names[below(names.size())]);
  }

  void list(json::value& at, const schema::Type& type, const schema::Limits& limits) {
    json::array& items = at.as_array();
    const schema::Range length = schema::length_of(type, limits);
    const auto size = static_cast<std::int64_t>(items.size());
    for (std::uint32_t i = 0; i < 3 && strikes() && !items.empty(); ++i) {
      const auto one = static_cast<std::ptrdiff_t>(below(items.size()));
      const std::size_t other = below(items.size());
      if (i == 0 && size > length.min) {
        items.erase(items.begin() + one);
      } else if (i == 1 && size < length.max) {
        items.push_back(json::value(items[other]));
      } else if (!items.empty()) {
        std::swap(items[static_cast<std::size_t>(one) % items.size()], items[other % items.size()]);
      }
    }
    for (json::value& item : items) value(item, type.item(), limits.inside());
  }

  void members(json::value& at, const schema::Type& type, const schema::Limits& limits) {
    for (const schema::MemberType& member : type.members) {
      json::object& object = at.as_object();
      const schema::Limits inside = schema::limits_of(member, type, limits);
      const auto found = object.find(member.name);
      if (found != object.end()) {
        value(object.at(member.name), member.type(), inside);
      } else if (member.type().kind == Kind::integer && strikes()) {
        object[member.name] = number_in(inside.here.within(member.type().range));
      }
    }
    for (const schema::PartType& part : type.parts) option(at, part.type());
  }

  void option(json::value& at, const schema::Type& type) {
    const std::string tag(at.at(type.tag_name).as_string());
    for (const schema::TypeRef one : type.options) {
      if (one().tag == tag) members(at, one(), {});
    }
  }

  Random& random_;
  std::uint32_t rarity_;
};

/// A game's files, changed.
ContentFiles changed(const GameType& type, ContentFiles files, Random& random) {
  ContentReader reader(files);
  type.check_content(reader);
  constexpr std::array<std::uint32_t, 4> rarities = {3, 12, 50, 200};
  Changer changer(random, rarities[random.below(rarities.size())]);
  for (const auto& [file, file_type] : reader.types()) {
    json::value values = *parse_json(files.find(file)->second, true);
    changer.value(values, *file_type, {});
    files[file] = json::serialize(values);
  }
  return files;
}

Setup any_setup(const GameInfo& info, Random& random) {
  const auto counts = static_cast<std::uint32_t>(info.max_players - info.min_players + 1);
  Setup setup = standard_setup(info, info.min_players + static_cast<int>(random.below(counts)));
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionInfo& option = info.options[i];
    const auto values = static_cast<std::uint32_t>(option.max - option.min + 1);
    setup.options[i] =
        static_cast<std::int16_t>(option.min + static_cast<int>(random.below(values)));
  }
  return setup;
}

/// Plays at random to the end; says what is wrong.
std::string wrong_with(const AnyGame& game, Random& random) {
  const Bounds bounds = game.bounds();
  Chance chance(Random(random.next64(), 1));
  AnyState state = game.start();
  int plies = 0;
  while (!game.over(state)) {
    const SeatSet actors = game.actors(state);
    if (actors.empty()) {
      game.advance(state, chance);
      continue;
    }
    std::vector<Seat> seats(actors.begin(), actors.end());
    const Seat seat = seats[random.below(static_cast<std::uint32_t>(seats.size()))];
    const std::vector<AnyMove> moves = game.legal_moves(state, seat);
    if (moves.empty()) return "nothing can be done";
    if (static_cast<int>(moves.size()) > bounds.moves) return "there are more moves than ever";
    const AnyMove move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    const std::string text = game.notate(state, seat, move);
    if (const auto read = game.parse(state, seat, text); !read || !(*read == move)) {
      return "cannot read " + text;
    }
    game.apply(state, seat, move);
    if (++plies > bounds.length) return "it does not end";
    if (plies % 16 == 0) {
      (void)game.draw(game.observe(state, seat), built_in_english());
      (void)game.reference(game.observe(state, seat));
      std::string view;
      JsonWriter out(view, built_in_english());
      game.write_view(out, game.observe(state, Viewer::spectator()));
    }
  }
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    const int score = game.score(state, seat);
    if (game.score_sheet(state, seat).total() != score) return "the sheet does not add up";
    if (score < bounds.min_score || score > bounds.max_score) return "the score is out of bounds";
  }
  return {};
}

class RandomContent : public testing::TestWithParam<int> {};

TEST_P(RandomContent, Is_refused_with_a_sentence_or_can_be_played_to_the_end) {
  const ContentFiles content = built_in_content();
  const Catalogue catalogue = all_games();
  const Entry& entry = *catalogue.entries()[static_cast<std::size_t>(GetParam())];
  const GameType& type = entry.type();
  const auto pack = parse_pack(pack_text(type.info().name));
  ASSERT_TRUE(pack);
  const std::array<ContentFiles, 2> bases = {content, with_pack(content, *pack)};
  const int tries = conformance::soaking() ? 6000 : conformance::sanitized() ? 60 : 200;
  ContentReader own(content);
  type.check_content(own);
  const std::vector<ContentCode> listed = content_codes(own, type.content_codes());
  int played = 0;
  for (int seed = 1; seed <= tries; ++seed) {
    Random random(static_cast<std::uint64_t>(seed), 7);
    const ContentFiles files = changed(type, bases[random.below(bases.size())], random);
    ContentReader reader(files);
    type.check_content(reader);
    for (const ContentProblem& problem : reader.problems()) {
      const ContentCode code{problem.what.domain, problem.what.key, problem.warning};
      EXPECT_EQ(std::ranges::count(listed, code), 1)
          << code.text() << " is not in the list of codes";
    }
    if (const auto outcome = reader.outcome(); !outcome) {
      EXPECT_FALSE(said(outcome.error()).empty());
      continue;
    }
    const auto setup = any_setup(type.info(), random);
    const auto game = type.create(setup, files);
    ASSERT_TRUE(game);
    const std::string wrong = wrong_with(**game, random);
    ASSERT_TRUE(wrong.empty()) << wrong << ": seed " << seed << ", "
                               << conformance::setup_text(type.info(), setup);
    ++played;
  }
  EXPECT_GT(played, tries / 20) << "hardly anything was accepted";
}

INSTANTIATE_TEST_SUITE_P(AllGames, RandomContent, testing::Range(0, 5));

}  // namespace
}  // namespace townsmith::bots
