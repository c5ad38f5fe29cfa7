#pragma once

#include <string>

#include "both_stores.h"
#include "store/open.h"
#include "store/schema.h"
#include "store/sql.h"

namespace townsmith::service {

inline constexpr const char* firefox =
    "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
inline constexpr const char* phone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 "
    "Mobile/15E148 Safari/604.1";
inline constexpr const char* page = "https://games.example";

class RightsTest : public OnBothStores {
 protected:
  Node node_{url_};

  ApiAnswer ask(const std::string& method, const std::string& path, const std::string& secret,
                const std::string& body = {}, const std::string& agent = firefox) {
    return node_.api({.method = method,
                      .path = path,
                      .secret = secret,
                      .body = body,
                      .address = "198.51.100.7",
                      .origin = page,
                      .agent = agent});
  }
  std::string guest(const std::string& name, const std::string& agent = firefox) {
    const ApiAnswer made = ask("POST", "/api/me", "", "{\"name\":\"" + name + "\"}", agent);
    EXPECT_EQ(made.status, 200) << made.body;
    return *made.secret;
  }
  /// Another device of the same person.
  std::string other_device(const std::string& secret, const std::string& agent = phone) {
    const std::string link = ask("POST", "/api/me/link", secret).body;
    return *ask("POST", "/api/return", "", link, agent).secret;
  }
  std::string person(const std::string& secret) {
    const json::value me = body_of(ask("GET", "/api/me", secret)).at("person");
    return me.is_null() ? std::string() : text_of(me.at("id"));
  }
  json::value account(const std::string& secret) {
    return body_of(ask("GET", "/api/me/account", secret));
  }
  std::string new_code(const std::string& secret) {
    return text_of(body_of(ask("POST", "/api/me/recovery", secret)).at("code"));
  }
  ApiAnswer use_code(const std::string& code) {
    return ask("POST", "/api/return/code", "", json::serialize(json::object{{"code", code}}));
  }
  /// All that is in the store, as one text.
  std::string everything() const {
    const std::unique_ptr<store::Sql> sql = store::connect(url_);
    std::string all;
    for (const store::TableShape& shape : store::table_shapes()) {
      const int columns = static_cast<int>(shape.columns.size());
      sql->query("SELECT " + store::column_names(shape) + " FROM " + std::string(shape.name), {},
                 [&](const store::SqlRow& row) {
                   for (int i = 0; i < columns; ++i) all += row.text(i) + "\n";
                 });
    }
    return all;
  }
};

}  // namespace townsmith::service
