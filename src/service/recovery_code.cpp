#include "service/recovery_code.h"

#include "service/secrets.h"

namespace townsmith::service {
namespace {

constexpr std::size_t code_characters = 20;
constexpr std::size_t code_group = 4;

/// What people typed, as it was made: in small letters, without what stands between, and with the
/// letters that the digits 0, 1 and 8 are easily taken for.
std::string plain_code(std::string_view typed) {
  std::string out;
  for (char c : typed) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (c == '0') c = 'o';
    if (c == '1') c = 'l';
    if (c == '8') c = 'b';
    if ((c >= 'a' && c <= 'z') || (c >= '2' && c <= '7')) out += c;
  }
  return out;
}

}  // namespace

std::string new_code() { return random_name(code_characters); }

std::string in_groups(const std::string& code) {
  std::string out;
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (i > 0 && i % code_group == 0) out += '-';
    out += code[i];
  }
  return out;
}

std::string code_hash(std::string_view typed) { return hash_of("code " + plain_code(typed)); }

store::Key code_key(const std::string& person, const std::string& code, Time now) {
  return {.hash = code_hash(code),
          .person = person,
          .kind = store::KeyKind::recovery,
          .made = now,
          .seen = now};
}

}  // namespace townsmith::service
