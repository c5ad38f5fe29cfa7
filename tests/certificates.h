#pragma once

#include <cstdlib>
#include <string>

namespace townsmith::testing {

/// A certificate of one's own making for this machine, PEM.crt, with its key, PEM.key.
inline bool make_certificate(const std::string& pem) {
  const std::string command =
      "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 "
      "-subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1 "
      "-keyout " +
      pem + ".key -out " + pem + ".crt 2>/dev/null";
  return std::system(command.c_str()) == 0;
}

}  // namespace townsmith::testing
