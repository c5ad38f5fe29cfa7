#include "server/link.h"

#include <gtest/gtest.h>

namespace townsmith::server {
namespace {

const std::vector<Asset>& one_page() {
  static const std::vector<Asset> assets = {
      {"/index.html", "tag", R"(<html><head><script src="./a.js"></script></head></html>)", "",
       ""}};
  return assets;
}

Visit visit_to(std::string path) {
  Visit visit;
  visit.method = "GET";
  visit.path = std::move(path);
  visit.host = "play.example.org";
  visit.https = true;
  return visit;
}

TEST(Links, Only_a_link_to_a_table_asks_what_it_tells) {
  EXPECT_EQ(preview_request(visit_to("/t/Abc-1_z")), "/api/preview/Abc-1_z");
  EXPECT_EQ(preview_request(visit_to("/t/")), "");
  EXPECT_EQ(preview_request(visit_to("/t/a/b")), "");
  EXPECT_EQ(preview_request(visit_to("/t/..%2F")), "");
  EXPECT_EQ(preview_request(visit_to("/t/" + std::string(65, 'a'))), "");
  EXPECT_EQ(preview_request(visit_to("/")), "");
  Visit post = visit_to("/t/abc");
  post.method = "POST";
  EXPECT_EQ(preview_request(post), "");
}

TEST(Links, The_page_at_a_link_tells_programs_what_it_leads_to) {
  const Answer answer =
      link_page(one_page(), visit_to("/t/abc"),
                {200, R"({"title":"A \"table\" <of> ours","text":"Two & more"})"});
  EXPECT_EQ(answer.status, 200);
  EXPECT_NE(answer.body.find(R"(og:title" content="A &quot;table&quot; &lt;of&gt; ours")"),
            std::string::npos);
  EXPECT_NE(answer.body.find(R"(og:description" content="Two &amp; more")"), std::string::npos);
  EXPECT_NE(answer.body.find(R"(og:url" content="https://play.example.org/t/abc")"),
            std::string::npos);
  EXPECT_NE(answer.body.find(R"(src="../a.js")"), std::string::npos);
}

TEST(Links, A_link_that_leads_nowhere_is_the_page_alone) {
  const Answer answer = link_page(one_page(), visit_to("/t/abc"), {404, R"({"error":{}})"});
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.body.find("og:"), std::string::npos);
}

}  // namespace
}  // namespace townsmith::server
