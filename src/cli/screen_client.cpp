#include "cli/screen_client.h"

#include <fmt/format.h>

#include <utility>

namespace townsmith::cli {

using table::Command;
using table::Event;
using table::Occupant;

void ScreenClient::run() {
  look();
  if (!table().over()) tell(say("welcome"));
  while (!leaving_) {
    show();
    execute(screen_.read_key());
  }
}

/// Takes in the position after something has changed.
void ScreenClient::look() {
  const std::optional<Seat> next = whose_eyes();
  if (next != seat_ && next && session_.people() > 1) {
    curtain_ = session_.needs_curtain();
    tell(say("next-turn", {{"name", session_.name_of(*next)}}));
  }
  seat_ = next;
  guest_.reset();
  const AnyObserved seen = table().position(viewer());
  drawing_ = session_.draw(seen);
  moves_ = MoveChooser(acting() ? choices(seen) : std::vector<Choice>(), drawing_.places);
  spatial_ = moves_.targets().size() > 1;
  follow_ = true;
  if (table().over() && !ended_) {
    ended_ = true;
    overlay_ = closing_overlay(session_);
  }
}

/// The person who is to act; after the end everybody or, playing alone, that person still.
std::optional<Seat> ScreenClient::whose_eyes() const {
  if (const auto seat = session_.person_to_act()) return seat;
  if (!alone()) return std::nullopt;
  for (const Seat seat : SeatSet::first(game().setup().players)) {
    if (table().seat(seat).occupant == Occupant::human) return seat;
  }
  return std::nullopt;
}

std::vector<Choice> ScreenClient::choices(const AnyObserved& seen) const {
  const int score = game().score(seen.state(), *seat_);
  std::vector<Choice> list;
  for (const AnyMove& move : table().legal_moves(*seat_)) {
    Explanation explained = game().explain(seen.state(), *seat_, move);
    AnyState after = seen.state();
    game().apply(after, *seat_, move);
    list.push_back({move, game().notate(seen.state(), *seat_, move),
                    session_.say(explained.sentence), std::move(explained.spaces),
                    game().score(after, *seat_) - score});
  }
  return list;
}

/// The board as it would be after the move; known, because moves never draw. Nothing where chance
/// acts at once and there was nothing to choose on the board: what is there now tells more.
std::optional<Drawing> ScreenClient::drawing_after(const Choice& choice) const {
  AnyState after = table().position(*seat_).state();
  game().apply(after, *seat_, choice.move);
  const bool settled =
      game().info().simultaneous || game().over(after) || !game().actors(after).empty();
  if (!settled && !spatial_) return std::nullopt;
  return preview_of(drawing_, session_.draw(game().observe(after, *seat_)), choice.spaces,
                    moves_.targets());
}

/// Another seat's view of what this viewer knows, and of nothing more.
Drawing ScreenClient::drawing_for(Seat guest) const {
  return session_.draw(game().observe(table().position(viewer()).state(), guest));
}

void ScreenClient::tell(std::string text) {
  message_ = std::move(text);
  refused_ = false;
}

void ScreenClient::refuse_with(const Text& text) {
  message_ = session_.language().begin(text);
  refused_ = true;
}

/// What the others and chance did, the last things that fit into a line.
std::string ScreenClient::news_of(std::vector<Event> events) const {
  std::erase_if(events, [this](const Event& event) {
    return event.seat == viewer() && event.kind != Event::Kind::undone;
  });
  std::string text;
  const std::vector<std::string> lines = news(session_, events, viewer());
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    if (!text.empty() && columns_of(*line) + columns_of(text) + 5 > screen_.width()) break;
    text = text.empty() ? *line : fmt::format("{} · {}", *line, text);
  }
  return text;
}

void ScreenClient::send(Command::Kind kind, const std::string& text) {
  if (!seat_ || table().over()) {
    refuse_with(cli::say(table().over() ? "game-over" : "nobody-to-move"));
    return;
  }
  tell("…");
  show();  // bots may take their time
  const auto events = session_.send({kind, *seat_, text});
  if (!events) {
    refuse_with(events.error().text);
    if (events.error().reason == Reason::io_error) look();
    return;
  }
  typed_.reset();
  tell(news_of(*events));
  look();
}

void ScreenClient::play_selected() {
  if (finishing()) return send(Command::Kind::commit);
  if (table().over()) {
    overlay_ = closing_overlay(session_);
    return;
  }
  if (const Choice* choice = moves_.selected())
    send(Command::Kind::move, std::string(choice->text));
}

/// What is written out, what alone fits, or what was picked; else the game says what is wrong.
void ScreenClient::play_typed() {
  const Choice* choice = moves_.exact(*typed_);
  const bool clear = picked_ || (moves_.size() == 1 && !typed_->empty());
  if (choice == nullptr && clear) choice = moves_.selected();
  send(Command::Kind::move, choice != nullptr ? choice->text : *typed_);
}

void ScreenClient::start_typing() {
  if (moves_.total() == 0) return refuse_with(cli::say("no-move-now"));
  moves_.show_kind(std::nullopt);
  typed_.emplace();
  picked_ = false;
  tell("");
}

void ScreenClient::stop_typing() {
  typed_.reset();
  moves_.filter("");
}

void ScreenClient::pick(int by) {
  moves_.step(by);
  picked_ = true;
  follow_ = true;
}

void ScreenClient::show_next_guest() {
  const int players = game().setup().players;
  int next = guest_ ? index(*guest_) + 1 : 0;
  if (seat_ && next == index(*seat_)) ++next;
  guest_.reset();
  if (next < players) guest_ = seat_at(next);
  if (players == 1) tell(say("no-other-seat"));
}

void ScreenClient::show_kind(int number) {
  const int kinds = static_cast<int>(moves_.kinds().size());
  if (number > kinds) {
    return tell(kinds == 0 ? say("one-kind") : say("kinds-numbered", {{"count", kinds}}));
  }
  moves_.show_kind(number == 0 ? std::nullopt : std::optional(number - 1));
}

void ScreenClient::toggle_preview() {
  preview_ = !preview_;
  guest_.reset();
}

void ScreenClient::next_tab() {
  tab_ = tab_ == Tab::board ? Tab::moves : tab_ == Tab::moves ? Tab::table : Tab::board;
  if (wide()) {
    tab_ = Tab::board;
    tell(say("all-in-view"));
  }
}

void ScreenClient::scroll(int x, int y) {
  scroll_.x += x;
  scroll_.y += y;
  follow_ = false;
}

void ScreenClient::step_list(int by) {
  guest_.reset();
  follow_ = true;
  moves_.step(by);
}

}  // namespace townsmith::cli
