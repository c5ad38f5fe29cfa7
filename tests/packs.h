#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "source_folder.h"

/// The packs that are kept in tests/packs: one for each game in which everything that can be
/// changed is changed, and one of every format there was.
namespace townsmith {

inline std::string pack_file(std::string_view name) {
  return source_folder() + "/tests/packs/" + std::string(name) + ".pack";
}

inline std::string pack_text(std::string_view name) {
  std::ifstream in(pack_file(name));
  EXPECT_TRUE(in) << pack_file(name);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

}  // namespace townsmith
