#include "lab/page.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "lab/pictures.h"
#include "lab/svg.h"

namespace townsmith::lab {
namespace {

constexpr std::string_view style = R"css(
:root{color-scheme:light dark;--paper:#f6f0e2;--panel:#fffbf2;--grid:#e6dcc6;--ink:#2b2a33;--soft:#625e69;--line:#cfc3a8;--red:#b93440;--yellow:#e6a82e;--green:#357a4f;--blue:#2a6b99}
@media(prefers-color-scheme:dark){:root{--paper:#10233a;--panel:#16304e;--grid:#1b3a5c;--ink:#e9f1fa;--soft:#a9bed4;--line:#2f5479;--red:#f58d92;--yellow:#f3c25b;--green:#7cc796;--blue:#6fb4e4}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);background-image:linear-gradient(var(--grid) 1px,transparent 1px),linear-gradient(90deg,var(--grid) 1px,transparent 1px);background-size:24px 24px;color:var(--ink);font:16px/1.5 "Bricolage Grotesque","Avenir Next","Segoe UI",system-ui,sans-serif}
main{max-width:1080px;margin:0 auto;padding:24px 16px 64px;display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
.pair{display:grid;gap:24px;align-items:start;grid-template-columns:repeat(2,minmax(0,1fr))}
.column{display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
@media(max-width:900px){.pair{grid-template-columns:minmax(0,1fr)}.column{display:contents}}
header,section{background:var(--panel);border:2px solid var(--ink);border-radius:14px;box-shadow:5px 5px 0 var(--ink);padding:20px;min-width:0}
@media(prefers-color-scheme:dark){header,section{border-color:var(--line);box-shadow:5px 5px 0 #0b1a2c}}
header p:first-child{margin:0;color:var(--soft);font-weight:600}
h1{margin:.1em 0;font-size:clamp(1.7rem,6vw,2.6rem);line-height:1.1}
h2{margin:0 0 .4em;font-size:1.3rem;line-height:1.2}
p{margin:.4em 0}
ul.remarks{list-style:none;margin:0;padding:0;display:grid;gap:8px}
ul.remarks li{padding:8px 12px 8px 40px;border-left:5px solid var(--blue);background:var(--paper);position:relative}
ul.remarks li::before{content:"i";position:absolute;left:12px;top:9px;width:20px;height:20px;border:2px solid currentColor;border-radius:50%;font:700 13px/16px Georgia,serif;text-align:center}
ul.remarks li.alarming{border-left-color:var(--red)}
ul.remarks li.alarming::before{content:"!";border-radius:3px}
ul.remarks .thing{float:right;margin:0 0 4px 10px}
ul.things{list-style:none;margin:12px 0;padding:0;display:grid;gap:10px;grid-template-columns:repeat(auto-fill,minmax(92px,1fr));font-size:.88rem;line-height:1.25}
ul.things span{display:block;color:var(--soft)}
svg.thing{width:auto;height:56px;background:#fffbf2;border-radius:6px;--hand:"Patrick Hand",cursive}
svg.thing text{stroke:none}
a{color:var(--blue)}
figure{margin:12px 0 4px}
figcaption{color:var(--soft);font-size:.92rem}
svg{display:block;width:100%;max-width:620px;height:auto;overflow:visible}
svg text{fill:var(--ink);font-size:13px;paint-order:stroke;stroke:var(--panel);stroke-width:3px;stroke-linejoin:round}
svg .small{fill:var(--soft);font-size:12px}
svg .hand{font-family:"Patrick Hand","Segoe Print","Bradley Hand",cursive;font-size:14px;font-variant-numeric:tabular-nums}
@media(max-width:500px){svg text,svg .hand{font-size:15px}svg .small{font-size:14px}}
.axis{stroke:var(--ink);stroke-width:1.5;stroke-linecap:round}
.grid{stroke:var(--line);stroke-width:1;stroke-dasharray:2 4}
.bar{fill:url(#hatch);stroke:var(--blue);stroke-width:1.5}
.bar.far{fill:none;stroke-dasharray:2 2}
.middle{stroke:var(--red);stroke-width:2;stroke-dasharray:6 3}
.interval{stroke:var(--blue);stroke-width:3;stroke-linecap:round}
.interval.marked{stroke:var(--red)}
.dot{fill:var(--blue);stroke:var(--panel);stroke-width:1.5}
.dot.marked{fill:var(--red)}
.course{fill:none;stroke:var(--blue);stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round}
.band{fill:var(--blue);opacity:.25}
details{margin-top:8px}
summary{cursor:pointer;font-weight:600;padding:4px 0}
summary:focus-visible,.scroll:focus-visible{outline:3px solid var(--yellow);outline-offset:2px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums;width:100%}
th,td{padding:3px 10px 3px 0;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left;white-space:normal}
th{color:var(--soft);font-weight:600;vertical-align:bottom;white-space:normal}
code{font-size:.92em;overflow-wrap:anywhere}
@media print{body{background:none}header,section{box-shadow:none;break-inside:avoid}}
)css";

constexpr std::string_view patterns =
    R"html(<svg width="0" height="0" aria-hidden="true" style="position:absolute"><defs><pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(42)"><line x1="0" y1="0" x2="0" y2="7" style="stroke:var(--blue);stroke-width:3;opacity:.6"/></pattern></defs></svg>)html";

/// Of a plot as it is drawn, from its viewBox.
int plot_height(std::string_view plot) {
  constexpr std::string_view box = "viewBox=\"0 0 ";
  const std::size_t at = plot.find(box);
  if (at == std::string_view::npos) return 0;
  plot.remove_prefix(at + box.size());
  plot.remove_prefix(std::min(plot.find(' ') + 1, plot.size()));
  int height = 0;
  std::from_chars(plot.data(), plot.data() + plot.size(), height);
  return height;
}

/// One of the four numbers of a viewBox.
std::string_view side_of(std::string_view box, int which) {
  for (; which > 0; --which) box.remove_prefix(box.find(' ') + 1);
  return box.substr(0, box.find(' '));
}

/// What links to a panel say: its heading in small letters and dashes.
std::string link_name(std::string_view heading) {
  std::string name;
  for (const char c : heading) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    const bool capital = c >= 'A' && c <= 'Z';
    if (letter || capital) {
      name += static_cast<char>(capital ? c + 32 : c);
    } else if (!name.empty() && name.back() != '-') {
      name += '-';
    }
  }
  return name;
}

}  // namespace

HtmlPage::HtmlPage(std::string_view kicker, std::string_view title, std::string_view lead)
    : title_(title),
      header_(fmt::format("<header><p>{}</p><h1>{}</h1><p>{}</p></header>\n", escaped(kicker),
                          escaped(title), escaped(lead))) {}

void HtmlPage::panel(std::string_view heading, bool wide) {
  panels_.push_back({std::string(heading), wide, {}, 0});
}

void HtmlPage::raw(std::string_view html) { panels_.back().body += html; }

void HtmlPage::paragraph(std::string_view words) { raw(fmt::format("<p>{}</p>", escaped(words))); }

void HtmlPage::figure(std::string_view plot, std::string_view caption) {
  if (plot.empty()) return;
  panels_.back().height += plot_height(plot) + 60;
  raw(fmt::format("<figure>{}<figcaption>{}</figcaption></figure>", plot, escaped(caption)));
}

void HtmlPage::remarks(const std::vector<Line>& list) {
  raw("<ul class=\"remarks\">");
  for (const Line& line : list) {
    raw(fmt::format("<li{}>{}{}{}</li>", line.alarming ? " class=\"alarming\"" : "",
                    picture(line.thing), escaped(line.words),
                    line.heading.empty()
                        ? std::string()
                        : fmt::format(" <a href=\"#{}\">Look</a>", link_name(line.heading))));
  }
  raw("</ul>");
}

std::string HtmlPage::picture(const std::string& thing) {
  const Picture found = thing.empty() ? Picture() : picture_of(game_, thing);
  if (found.empty()) return {};
  const std::string id = "thing-" + slug_of(thing);
  const std::string symbol =
      drawn_.insert(id).second
          ? fmt::format("<symbol id=\"{}\" viewBox=\"{}\">{}</symbol>", id, found.box, found.drawn)
          : std::string();
  return fmt::format(
      "<svg class=\"thing\" viewBox=\"{}\" style=\"{}\" aria-hidden=\"true\">{}<use href=\"#{}\" "
      "x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/></svg>",
      found.box, found.inks, symbol, id, side_of(found.box, 0), side_of(found.box, 1),
      side_of(found.box, 2), side_of(found.box, 3));
}

void HtmlPage::things(const std::vector<std::pair<std::string, std::string>>& list) {
  std::string shown;
  for (const auto& [name, words] : list) {
    const std::string drawing = picture(name);
    if (drawing.empty()) continue;
    shown += fmt::format("<li>{}{}<span>{}</span></li>", drawing, escaped(name), escaped(words));
  }
  if (!shown.empty()) raw(fmt::format("<ul class=\"things\">{}</ul>", shown));
}

void HtmlPage::table(std::string_view summary, const std::vector<std::string>& columns,
                     const std::vector<std::vector<std::string>>& rows, bool open) {
  // Readers who cannot drag scroll a wide table with the keyboard, so it can be focused.
  raw(
      fmt::format("<details{2}><summary>{0}</summary><div class=\"scroll\" role=\"region\" "
                  "tabindex=\"0\" aria-label=\"{1}: {0}\"><table><thead><tr>",
                  escaped(summary), escaped(panels_.back().heading), open ? " open" : ""));
  for (const std::string& column : columns) {
    raw(fmt::format("<th scope=\"col\">{}</th>", escaped(column)));
  }
  raw("</tr></thead><tbody>");
  for (const auto& row : rows) {
    raw("<tr>");
    for (const std::string& cell : row) raw(fmt::format("<td>{}</td>", escaped(cell)));
    raw("</tr>");
  }
  raw("</tbody></table></div></details>");
}

/// Narrow panels go into the shorter of two columns, so that there are no holes. Where there is
/// room for one column only, `order` brings them back into the order they were made in.
std::string HtmlPage::pair_of_columns(std::size_t from, std::size_t to) const {
  std::array<std::string, 2> columns;
  std::array<int, 2> heights{};
  for (std::size_t i = from; i < to; ++i) {
    const std::size_t at = heights[1] < heights[0] ? 1 : 0;
    columns[at] += fmt::format("<section id=\"{}\" style=\"order:{}\"><h2>{}</h2>{}</section>\n",
                               link_name(panels_[i].heading), i - from, escaped(panels_[i].heading),
                               panels_[i].body);
    heights[at] += panels_[i].height + 120;  // its heading, its table folded away, its border
  }
  return fmt::format(
      "<div class=\"pair\"><div class=\"column\">\n{}</div><div "
      "class=\"column\">\n{}</div></div>\n",
      columns[0], columns[1]);
}

std::string HtmlPage::finish() {
  std::string body = header_;
  for (std::size_t from = 0; from < panels_.size();) {
    std::size_t to = from;
    while (to < panels_.size() && !panels_[to].wide) ++to;
    if (to == from) {
      body += fmt::format("<section id=\"{}\"><h2>{}</h2>{}</section>\n",
                          link_name(panels_[from].heading), escaped(panels_[from].heading),
                          panels_[from].body);
      ++from;
    } else {
      body += pair_of_columns(from, to);
      from = to;
    }
  }
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
      "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
      "<title>{}</title><style>{}</style></head>\n<body>{}<main>\n{}</main></body></html>\n",
      escaped(title_), style, patterns, body);
}

}  // namespace townsmith::lab
