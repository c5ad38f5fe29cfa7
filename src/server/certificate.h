#pragma once

#include <boost/asio/ssl/context.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "core/result.h"

namespace townsmith::server {

/// What the server shows to prove who it is, if it speaks https itself.
class Certificate {
 public:
  /// Two files in PEM; empty: the server does not speak https.
  Certificate(std::string chain_file, std::string key_file)
      : chain_file_(std::move(chain_file)), key_file_(std::move(key_file)) {}

  bool is_wanted() const { return !chain_file_.empty(); }
  /// Reads the files if they have changed since they were looked at last, and says whether there
  /// is something new. What cannot be used is refused, and what was used before stays.
  Result<bool> look();
  /// For new connections; older ones keep what they began with. Null before the first look.
  boost::asio::ssl::context* context() { return context_ ? &*context_ : nullptr; }
  /// When it ends, in seconds since 1970; 0: there is none.
  std::int64_t ends() const { return ends_; }

 private:
  std::string chain_file_;
  std::string key_file_;
  std::string chain_;  ///< what the files held
  std::string key_;
  std::optional<boost::asio::ssl::context> context_;
  std::int64_t ends_ = 0;
};

}  // namespace townsmith::server
