#include "service/likeness.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "service/plain_text.h"

namespace townsmith::service {
namespace {

/// The letters of U+00C0 to U+024F without their accents; '*' for those that are none.
constexpr std::uint32_t first_accented = 0xC0;
constexpr std::string_view accented =
    "aaaaaa*ceeeeiiiidnooooo*ouuuuy**aaaaaa*ceeeeiiiidnooooo*ouuuuy*yaaaaaaccccccccddddeeeeeeeeeegg"
    "gggggghhhhiiiiiiiiil**jjkk*llllll**llnnnnnn***oooooo**rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzz"
    "zzzs******************f*************oo*************uu****************************aaiioouuuuuuu"
    "uuu*aaaa****ggkkoooo**j***gg**nnaa****aaaaeeeeiiiioooorrrruuuusstt**hh******aaeeooooooooyy****"
    "************************";

/// The same for U+1E00 to U+1EFF.
constexpr std::uint32_t first_added = 0x1E00;
constexpr std::string_view added =
    "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprr"
    "rrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwy******aaaaaaaaaaaaaaaaaaaa"
    "aaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy******";

/// Letters of other scripts (Greek, Cyrillic, phonetic, Cherokee, Lisu) and the
/// Latin ones they look like.
struct Lookalikes {
  std::u32string_view letters;
  std::string_view latin;
};
constexpr std::array<Lookalikes, 5> look_latin = {{
    {U"ΑΒΕΖΗΙΚΜΝΟΡΤΥΧάίαγικνορτυχόϲϹ", "abezhikmnoptyxaiayikvoptuxocc"},
    {U"ЅІЇЈАВЕКМНОРСТУХавекмнорстухѐёѕіїјҮүһӀԁԛԝ", "siijabekmhopctyxabekmhopctyxeesiijyyhldqw"},
    {U"ɡɩℓᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "gilabcdefghijklmnoprstuvwyz"},
    {U"ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ", "abcdeghijklmprstvwz"},
    {U"ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpdtgkjczfmnlsrvhwxyaeiou"},
}};
static_assert(std::all_of(look_latin.begin(), look_latin.end(), [](const Lookalikes& one) {
  return one.letters.size() == one.latin.size();
}));

/// Blocks of letters in another form: from here, capitals and small ones or only one of them.
char plain_form(std::uint32_t point) {
  const auto letter = [](std::uint32_t place) { return static_cast<char>('a' + place % 26); };
  if (point >= 0xFF01 && point <= 0xFF5E) return static_cast<char>(point - 0xFF01 + '!');
  if (point >= 0x1D400 && point <= 0x1D6A3) return letter((point - 0x1D400) % 52);
  if (point >= 0x1D7CE && point <= 0x1D7FF) {
    return static_cast<char>('0' + (point - 0x1D7CE) % 10);
  }
  if (point >= 0x24B6 && point <= 0x24E9) return letter(point - 0x24B6);
  if (point >= 0x1F130 && point <= 0x1F149) return letter(point - 0x1F130);
  return '\0';
}

/// In what is left, these look the same too.
char merged(char c) {
  if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  switch (c) {
    case '0': return 'o';
    case '1':
    case 'i':
    case '|':
    case '!': return 'l';
    case '$': return 's';
    case '@': return 'a';
    default: return c;
  }
}

bool is_passed_over(char c) {
  return c == ' ' || c == '-' || c == '_' || c == '.' || c == ',' || c == '\'' || c == '`' ||
         c == '"' || c == '*';
}

/// One character as a letter or digit that looks like it; '\0' if there is none.
char latin_form(std::uint32_t point) {
  if (point < 0x80) return static_cast<char>(point);
  for (const auto& [first, bases] : {std::pair(first_accented, accented), {first_added, added}}) {
    if (point < first || point - first >= bases.size()) continue;
    const char base = bases[point - first];
    return base == '*' ? '\0' : base;
  }
  if (const char plain = plain_form(point)) return plain;
  for (const Lookalikes& one : look_latin) {
    const std::size_t place = one.letters.find(static_cast<char32_t>(point));
    if (place != std::u32string_view::npos) return one.latin[place];
  }
  return '\0';
}

/// Two letters may look like one.
void add_letter(std::string& text, char c) {
  const char before = text.empty() ? '\0' : text.back();
  if (before == 'r' && c == 'n') {
    text.back() = 'm';
  } else if (before == 'v' && c == 'v') {
    text.back() = 'w';
  } else {
    text += c;
  }
}

}  // namespace

std::string likeness(std::string_view name) {
  std::string out;
  for (std::string_view rest = name; !rest.empty();) {
    const auto character = first_character(rest);
    const std::size_t bytes = character ? character->bytes : 1;
    const std::string_view own = rest.substr(0, bytes);
    rest.remove_prefix(bytes);
    if (character && !stands_by_itself(character->point)) continue;
    const char latin = character ? latin_form(character->point) : '\0';
    if (latin == '\0') {
      out += own;
    } else if (!is_passed_over(latin)) {
      add_letter(out, merged(latin));
    }
  }
  return out.empty() ? std::string(name) : out;
}

}  // namespace townsmith::service
