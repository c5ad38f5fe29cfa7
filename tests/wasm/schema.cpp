// Prints the JSON Schemas of the protocol, as `townsmith schema` does: what the page's tests check
// messages with, made from the same sources as the page's engine.
#include <cstdio>

#include "protocol/describe.h"

int main() {
  std::printf("%s\n", townsmith::json::serialize(townsmith::protocol::json_schemas()).c_str());
  return 0;
}
