#include "core/canvas.h"

#include <gtest/gtest.h>

namespace townsmith {
namespace {

TEST(Canvas, Grows_as_things_are_put_on_it) {
  Canvas canvas;
  EXPECT_EQ(canvas.plain(), "");
  EXPECT_EQ(canvas.write(2, 1, "ab"), 4);
  EXPECT_EQ(canvas.width(), 4);
  EXPECT_EQ(canvas.height(), 2);
  EXPECT_EQ(canvas.plain(), "\n  ab\n");
  EXPECT_EQ(canvas.at(3, 1).glyph, U'b');
  EXPECT_EQ(canvas.at(0, 0).glyph, U' ');
  EXPECT_EQ(canvas.at(-1, 0), Canvas::Cell{});
  EXPECT_EQ(canvas.at(0, 7), Canvas::Cell{});
}

TEST(Canvas, Lines_end_without_blanks) {
  Canvas canvas;
  canvas.write(0, 0, "a  ");
  EXPECT_EQ(canvas.plain(), "a\n");
}

TEST(Canvas, Counts_letters_not_bytes) {
  Canvas canvas;
  EXPECT_EQ(canvas.write(0, 0, "Bö→𝄞"), 4);
  canvas.put(1, 0, U'ü');
  EXPECT_EQ(canvas.plain(), "Bü→𝄞\n");
}

TEST(Canvas, Frames_and_pastes) {
  Canvas inner;
  inner.frame(0, 0, 4, 3);
  inner.write(1, 1, "hi");
  Canvas outer;
  outer.paste(1, 0, inner);
  EXPECT_EQ(outer.plain(), " ┌──┐\n │hi│\n └──┘\n");
}

TEST(Canvas, Colours_are_switched_only_where_they_change_and_end_with_the_line) {
  Canvas canvas;
  canvas.write(0, 0, "a");
  canvas.write(1, 0, "bc", {.ink = Ink::red, .bold = true});
  canvas.write(0, 1, "d", {.wash = Ink::blue, .reverse = true});
  EXPECT_EQ(canvas.ansi(),
            "a\x1b[0;1;38;5;167mbc\x1b[0m\n"
            "\x1b[0;7;48;5;68md\x1b[0m\n");
}

TEST(Utf8, Every_code_point_survives) {
  for (char32_t glyph = 1; glyph < 0x110000; glyph += glyph < 0x3000 ? 1 : 97) {
    if (glyph >= 0xD800 && glyph < 0xE000) continue;
    std::string text;
    append_utf8(text, glyph);
    ASSERT_EQ(decode_utf8(text), std::u32string(1, glyph));
  }
}

TEST(Utf8, Malformed_bytes_become_replacement_characters) {
  EXPECT_EQ(decode_utf8("a\xFF"
                        "b"),
            U"a\uFFFDb");
  EXPECT_EQ(decode_utf8("\x80"), U"\uFFFD");
  EXPECT_EQ(decode_utf8("\xC3"), U"\uFFFD") << "cut off";
  EXPECT_EQ(decode_utf8("\xE2\x82"), U"\uFFFD\uFFFD") << "cut off";
  EXPECT_EQ(decode_utf8("\xC3(x"), U"\uFFFD(x") << "no continuation";
  EXPECT_EQ(decode_utf8(""), U"");
}

TEST(Utf8, What_is_well_formed_but_not_unicode_is_replaced) {
  EXPECT_EQ(decode_utf8("\xC0\x80"), U"\uFFFD\uFFFD") << "overlong";
  EXPECT_EQ(decode_utf8("\xE0\x80\xAF"), U"\uFFFD\uFFFD\uFFFD") << "overlong";
  EXPECT_EQ(decode_utf8("\xED\xA0\x80"), U"\uFFFD\uFFFD\uFFFD") << "a surrogate";
  EXPECT_EQ(decode_utf8("\xF4\x90\x80\x80"), U"\uFFFD\uFFFD\uFFFD\uFFFD") << "beyond U+10FFFF";
}

}  // namespace
}  // namespace townsmith
