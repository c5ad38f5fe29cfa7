#include "server/page_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "words.h"

namespace townsmith::server {
namespace {

class PageFolderTest : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = ::testing::TempDir() + "townsmith-page";
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_ + "/assets");
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  void write(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ + "/" + name) << text;
  }

  std::string folder_;
};

TEST_F(PageFolderTest, Has_every_file_with_its_packed_forms) {
  write("index.html", "<!doctype html>");
  write("index.html.gz", "GZIP");
  write("assets/app.js", "let plain = 1");
  write("assets/app.js.br", "BROTLI");
  const Result<PageFolder> page = PageFolder::read(folder_);
  ASSERT_TRUE(page);
  const std::vector<Asset>& assets = page->assets();
  ASSERT_EQ(assets.size(), 2U);
  EXPECT_EQ(assets[0].path, "/assets/app.js");
  EXPECT_EQ(assets[0].plain, "let plain = 1");
  EXPECT_EQ(assets[0].brotli, "BROTLI");
  EXPECT_EQ(assets[0].gzip, "");
  EXPECT_EQ(assets[1].path, "/index.html");
  EXPECT_EQ(assets[1].gzip, "GZIP");
  EXPECT_NE(assets[0].tag, assets[1].tag);
}

TEST_F(PageFolderTest, Is_refused_without_a_page) {
  const Result<PageFolder> page = PageFolder::read(folder_);
  ASSERT_FALSE(page);
  EXPECT_EQ(said(page.error()), folder_ + " is not a page: it has no index.html");
}

}  // namespace
}  // namespace townsmith::server
