#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace townsmith::lab {

/// A self-contained HTML page in the look of the product: paper by day, blueprint by night.
class HtmlPage {
 public:
  HtmlPage(std::string_view kicker, std::string_view title, std::string_view lead);

  /// A panel with a heading; `wide` takes the whole width. What is added after it goes inside.
  /// Links lead to it by its heading.
  void panel(std::string_view heading, bool wide = false);
  void paragraph(std::string_view words);
  /// HTML as it is: plots.
  void raw(std::string_view html);
  void figure(std::string_view plot, std::string_view caption);
  /// What to notice, with a link to the panel that shows it; alarming things have another sign than
  /// the rest.
  struct Line {
    bool alarming = false;
    std::string words;
    std::string heading = {};
    std::string thing = {};  ///< that has a picture
  };
  void remarks(const std::vector<Line>& list);
  /// From now on things have the pictures of this game.
  void draw_things_of(std::string_view game) { game_ = game; }
  /// Pictures of things, each with its name and what is said of it; those that have none are left
  /// out.
  void things(const std::vector<std::pair<std::string, std::string>>& list);
  /// The numbers behind a plot, folded away unless they are all there is.
  void table(std::string_view summary, const std::vector<std::string>& columns,
             const std::vector<std::vector<std::string>>& rows, bool open = false);

  std::string finish();

 private:
  struct Panel {
    std::string heading;
    bool wide = false;
    std::string body;
    int height = 0;  ///< of its plots, about
  };

  std::string pair_of_columns(std::size_t from, std::size_t to) const;
  /// A thing's picture, or nothing. What is shown again refers to where it was first.
  std::string picture(const std::string& thing);

  std::string game_;
  std::set<std::string> drawn_;
  std::string title_;
  std::string header_;
  std::vector<Panel> panels_;
};

}  // namespace townsmith::lab
