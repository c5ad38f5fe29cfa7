// The engine as a WebAssembly module for the page: texts in, texts out. A page has one client,
// itself.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "games/content_files.h"
#include "host/host.h"

namespace {

using namespace townsmith;

struct Page {
  explicit Page(std::uint64_t seed)
      : host(bots::all_games(), built_in_content(), {.in_browser = true}, TOWNSMITH_VERSION,
             Random(seed)),
        client(host.connect("page")) {}

  host::Host host;
  host::Client client;
};

/// The one host of this module; WebAssembly calls plain functions, so it has to be found somehow.
Page*& page() {
  static Page* only = nullptr;
  return only;
}

}  // namespace

extern "C" {

/// Begins, with what all chance grows from. To be called once, first.
[[clang::export_name("townsmith_seed")]] void townsmith_seed(std::uint32_t low,
                                                             std::uint32_t high) {
  page() = new Page((std::uint64_t{high} << 32U) | low);
}

[[clang::export_name("townsmith_allocate")]] void* townsmith_allocate(std::uint32_t bytes) {
  return std::malloc(bytes);
}

[[clang::export_name("townsmith_free")]] void townsmith_free(void* address) { std::free(address); }

/// Handles a message. The answer, to be freed by the caller, is a length in bytes (32 bits) and as
/// many bytes: messages, each ended by a newline.
[[clang::export_name("townsmith_handle")]] void* townsmith_handle(const char* text,
                                                                  std::uint32_t bytes) {
  const auto said = page()->host.handle(page()->client, std::string_view(text, bytes));
  std::uint32_t length = 0;
  for (const host::Message& message : said) {
    length += static_cast<std::uint32_t>(message.text.size()) + 1;
  }
  auto* answer = static_cast<char*>(std::malloc(sizeof(length) + length));
  std::memcpy(answer, &length, sizeof(length));
  char* end = answer + sizeof(length);
  for (const host::Message& message : said) {
    std::memcpy(end, message.text.data(), message.text.size());
    end += message.text.size();
    *end++ = '\n';
  }
  return answer;
}

}  // extern "C"
