// The tests of a game outside of Townsmith's tree: its files are known before the first one begins.
#include <gtest/gtest.h>

#include "games/content_files.h"
#include "games/word_files.h"
#include "own_files.h"
#include "source_folder.h"

std::string townsmith::source_folder() { return TOWNSMITH_SOURCE_DIR; }

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  townsmith::add_built_in_content(townsmith::own_content());
  townsmith::add_built_in_words(townsmith::own_words());
  return RUN_ALL_TESTS();
}
