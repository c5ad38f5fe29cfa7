#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace townsmith::store {

/// The channel of our notices; each says who sent it (the application_name of the connection) and
/// then, after a space each, what has changed and the table.
inline constexpr const char* notice_channel = "townsmith";

/// A notice as it is sent, without who sent it.
std::string to_text(const Notice& notice);

/// A notice as it was heard, with who sent it; nothing, if that was this process itself.
std::optional<Notice> parse_notice(std::string_view payload, std::string_view self);

/// Adds a notice to those to be told, of which each table has one.
void join(std::vector<Notice>& told, Notice heard);

/// Notices of other processes' writes, over a connection of its own.
class PostgresListener {
 public:
  explicit PostgresListener(std::string url);
  ~PostgresListener();

  /// What other processes sent; waits at most this long for the first of it. Just after
  /// (re)connecting it says any_table at once, because before that anything may have been missed.
  std::vector<Notice> wait(int milliseconds);

 private:
  struct Ear;
  std::string url_;
  std::unique_ptr<Ear> ear_;
};

}  // namespace townsmith::store
