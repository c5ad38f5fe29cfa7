#include "cli/screen_client.h"

// What the full-screen client does about every key.
namespace townsmith::cli {
namespace {

constexpr int page = 10;

void erase_last_glyph(std::string& text) {
  while (!text.empty()) {
    const auto byte = static_cast<unsigned char>(text.back());
    text.pop_back();
    if (byte >> 6U != 2) return;  // not a continuation byte
  }
}

}  // namespace

void ScreenClient::execute(const Key& key) {
  switch (key.code) {
    case Key::Code::hang_up: interrupted_ = true; return leave();
    case Key::Code::resized: return;
    case Key::Code::redraw: return screen_.redraw();
    default: break;
  }
  if (curtain_) return obey_at_curtain(key);
  if (overlay_) return obey_in_overlay(key);
  if (typed_) return obey_typing(key);
  refused_ = refused_ && key.code == Key::Code::other;
  if (!refused_) message_.clear();
  obey_command(key);
}

void ScreenClient::obey_at_curtain(const Key& key) {
  if (key.code == Key::Code::enter) curtain_ = false;
  if (key.code == Key::Code::glyph && key.glyph == U'q') leave();
}

void ScreenClient::obey_in_overlay(const Key& key) {
  switch (key.code) {
    case Key::Code::up: return overlay_->move(-1);
    case Key::Code::down: return overlay_->move(+1);
    case Key::Code::page_up: return overlay_->move(-page);
    case Key::Code::page_down: return overlay_->move(+page);
    case Key::Code::home: return overlay_->to_start();
    case Key::Code::end: return overlay_->to_end();
    case Key::Code::glyph: break;
    default: overlay_.reset(); return;
  }
  if (key.glyph == U'q' && table().over()) return leave();
  if (key.glyph == U'a' && table().over()) return key_review();
  if (key.glyph == U'k') return overlay_->move(-1);
  if (key.glyph == U'j') return overlay_->move(+1);
  if (key.glyph == U' ') return overlay_->move(+page);
  overlay_.reset();
}

void ScreenClient::obey_typing(const Key& key) {
  std::string text = *typed_;
  switch (key.code) {
    case Key::Code::escape: return stop_typing();
    case Key::Code::enter: return play_typed();
    case Key::Code::up: return pick(-1);
    case Key::Code::down: return pick(+1);
    case Key::Code::page_up: return pick(-page);
    case Key::Code::page_down: return pick(+page);
    case Key::Code::tab: text = moves_.completion(text); break;
    case Key::Code::erase:
      if (text.empty()) return stop_typing();
      erase_last_glyph(text);
      break;
    case Key::Code::glyph: append_utf8(text, key.glyph); break;
    default: return;
  }
  typed_ = text;
  picked_ = false;
  tell("");
  moves_.filter(text);
}

void ScreenClient::obey_command(const Key& key) {
  const auto choose = [this](auto&& step) {
    guest_.reset();
    follow_ = true;
    step();
  };
  switch (key.code) {
    case Key::Code::left: return choose([this] { moves_.go(Direction::left); });
    case Key::Code::right: return choose([this] { moves_.go(Direction::right); });
    case Key::Code::up: return choose([this] { moves_.go(Direction::up); });
    case Key::Code::down: return choose([this] { moves_.go(Direction::down); });
    case Key::Code::tab: return choose([this] { moves_.cycle_here(+1); });
    case Key::Code::back_tab: return choose([this] { moves_.cycle_here(-1); });
    case Key::Code::page_up: return choose([this] { moves_.step(-page); });
    case Key::Code::page_down: return choose([this] { moves_.step(+page); });
    case Key::Code::home: return choose([this] { moves_.select(0); });
    case Key::Code::end: return choose([this] { moves_.select(moves_.size() - 1); });
    case Key::Code::scroll_left: return scroll(-4, 0);
    case Key::Code::scroll_right: return scroll(+4, 0);
    case Key::Code::scroll_up: return scroll(0, -2);
    case Key::Code::scroll_down: return scroll(0, +2);
    case Key::Code::enter: return play_selected();
    case Key::Code::escape: return choose([this] { moves_.show_kind(std::nullopt); });
    case Key::Code::glyph: break;
    default: return;
  }
  if (key.glyph >= U'0' && key.glyph <= U'9') {
    return choose([&] { show_kind(static_cast<int>(key.glyph - U'0')); });
  }
  for (const Binding& binding : bindings) {
    if (binding.glyph == key.glyph) return (this->*binding.action)();
  }
  tell(say("unknown-key"));
}

void ScreenClient::key_hint() {
  if (!acting() || finishing()) return refuse_with(cli::say("no-move-now"));
  tell(say("thinking"));
  show();
  overlay_ = hint_page(session_, *seat_).overlay();
  tell("");
}

void ScreenClient::key_review() {
  if (!table().over()) return refuse_with(cli::say("review-later"));
  overlay_.reset();
  const TextPage page = review_page(session_, [this](std::size_t done, std::size_t total) {
    tell(say("reviewing", {{"done", done}, {"total", total}}));
    show();
    return !screen_.key_waits();
  });
  tell("");
  overlay_ = page.overlay();
}

void ScreenClient::key_next_here() {
  follow_ = true;
  moves_.cycle_here(+1);
}

const std::array<ScreenClient::Binding, 24> ScreenClient::bindings = {{
    {U'/', &ScreenClient::start_typing},
    {U':', &ScreenClient::start_typing},
    {U' ', &ScreenClient::key_next_here},
    {U'j', &ScreenClient::key_down_list},
    {U'k', &ScreenClient::key_up_list},
    {U'u', &ScreenClient::key_undo},
    {U'r', &ScreenClient::key_restart},
    {U'c', &ScreenClient::key_finish},
    {U's', &ScreenClient::key_points},
    {U'l', &ScreenClient::key_log},
    {U'i', &ScreenClient::key_hint},
    {U'b', &ScreenClient::key_rules},
    {U'f', &ScreenClient::key_reference},
    {U'a', &ScreenClient::key_review},
    {U'?', &ScreenClient::key_help},
    {U'p', &ScreenClient::toggle_preview},
    {U'm', &ScreenClient::next_tab},
    {U'v', &ScreenClient::show_next_guest},
    {U'q', &ScreenClient::leave},
    {U'H', &ScreenClient::key_scroll_left},
    {U'L', &ScreenClient::key_scroll_right},
    {U'K', &ScreenClient::key_scroll_up},
    {U'J', &ScreenClient::key_scroll_down},
    {U'h', &ScreenClient::key_help},
}};

}  // namespace townsmith::cli
