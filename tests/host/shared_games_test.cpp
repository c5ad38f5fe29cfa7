// Games that tables share.
#include "host/shared_games.h"

#include <gtest/gtest.h>

#include "core/pack.h"
#include "core/replay.h"
#include "example_games.h"
#include "games/content_files.h"

namespace townsmith::host {
namespace {

class SharedGamesTest : public ::testing::Test {
 protected:
  std::shared_ptr<const AnyGame> share(int players) {
    const bots::Entry& entry = **games.catalogue().find(turn_game());
    return *games.share(entry, standard_setup(entry.type().info(), players));
  }
  SharedGames games{bots::all_games(), built_in_content()};
};

TEST_F(SharedGamesTest, Tables_with_the_same_setup_share_one_game_as_long_as_there_are_any) {
  std::shared_ptr<const AnyGame> first = share(2);
  EXPECT_EQ(share(2), first);
  EXPECT_NE(share(1), first);
  const std::weak_ptr<const AnyGame> watched = first;
  first.reset();
  EXPECT_TRUE(watched.expired());
  EXPECT_NE(share(2), nullptr);
}

TEST_F(SharedGamesTest, A_record_is_played_by_the_game_it_names_or_not_at_all) {
  const std::shared_ptr<const AnyGame> game = share(2);
  Record header = new_record(*game);
  const Result<Rules> rules = games.rules_of(header);
  ASSERT_TRUE(rules);
  EXPECT_EQ(rules->game, game);
  header.content += "0";
  EXPECT_FALSE(games.rules_of(header));
  header = new_record(*game);
  header.game = "none";
  EXPECT_FALSE(games.rules_of(header));
}

TEST_F(SharedGamesTest, A_record_that_carries_a_pack_is_played_on_it) {
  const bots::Entry& entry = **games.catalogue().find(turn_game());
  ContentReader reader(games.content());
  entry.type().check_content(reader);
  const std::string& file = reader.files_read().front();
  json::value changed = *parse_json(games.content().find(file)->second, true);
  changed.at("provenance").at("text") = "made up for a test";
  Pack pack{std::string(turn_game()), "Canals", "Ada", "1", {}, {}, {}, {}};
  pack.files[file.substr(pack.game.size() + 1)] = json::pretty(changed);

  const auto setup = standard_setup(entry.type().info(), 2);
  const auto own = games.share(entry, setup, to_text(pack));
  ASSERT_TRUE(own);
  EXPECT_NE(*own, share(2));
  Record header = new_record(**own);
  const Result<Rules> rules = games.rules_of(header);
  ASSERT_TRUE(rules);
  EXPECT_EQ(rules->game, *own) << "one game for all tables on it";
  header.pack.clear();
  EXPECT_EQ(games.rules_of(header).error().reason, Reason::other_content);
  header.pack = "{}";
  EXPECT_EQ(games.rules_of(header).error().reason, Reason::bad_content);
}

}  // namespace
}  // namespace townsmith::host
