#include "lab/page.h"

#include <fmt/format.h>

#include "lab/svg.h"

namespace townsmith::lab {
namespace {

constexpr std::string_view style = R"css(
:root{color-scheme:light dark;--paper:#f6f0e2;--panel:#fffbf2;--grid:#e6dcc6;--ink:#2b2a33;--soft:#625e69;--line:#cfc3a8;--red:#b93440;--yellow:#e6a82e;--green:#357a4f;--blue:#2a6b99}
@media(prefers-color-scheme:dark){:root{--paper:#10233a;--panel:#16304e;--grid:#1b3a5c;--ink:#e9f1fa;--soft:#a9bed4;--line:#2f5479;--red:#f58d92;--yellow:#f3c25b;--green:#7cc796;--blue:#6fb4e4}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);background-image:linear-gradient(var(--grid) 1px,transparent 1px),linear-gradient(90deg,var(--grid) 1px,transparent 1px);background-size:24px 24px;color:var(--ink);font:16px/1.5 "Bricolage Grotesque","Avenir Next","Segoe UI",system-ui,sans-serif}
main{max-width:1080px;margin:0 auto;padding:24px 16px 64px;display:grid;gap:24px;align-items:start;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr))}
header,section{background:var(--panel);border:2px solid var(--ink);border-radius:14px;box-shadow:5px 5px 0 var(--ink);padding:20px;min-width:0}
@media(prefers-color-scheme:dark){header,section{border-color:var(--line);box-shadow:5px 5px 0 #0b1a2c}}
header,.wide{grid-column:1/-1}
header p:first-child{margin:0;color:var(--soft);font-weight:600}
h1{margin:.1em 0;font-size:clamp(1.7rem,6vw,2.6rem);line-height:1.1}
h2{margin:0 0 .4em;font-size:1.3rem;line-height:1.2}
p{margin:.4em 0}
ul.remarks{list-style:none;margin:0;padding:0;display:grid;gap:8px}
ul.remarks li{padding:8px 12px 8px 40px;border-left:5px solid var(--blue);background:var(--paper);position:relative}
ul.remarks li::before{content:"i";position:absolute;left:12px;top:9px;width:20px;height:20px;border:2px solid currentColor;border-radius:50%;font:700 13px/16px Georgia,serif;text-align:center}
ul.remarks li.alarming{border-left-color:var(--red)}
ul.remarks li.alarming::before{content:"!";border-radius:3px}
figure{margin:12px 0 4px}
figcaption{color:var(--soft);font-size:.92rem}
svg{display:block;width:100%;max-width:620px;height:auto;overflow:visible}
svg text{fill:var(--ink);font-size:13px}
svg .small{fill:var(--soft);font-size:12px}
svg .hand{font-family:"Patrick Hand","Segoe Print","Bradley Hand",cursive;font-size:14px;font-variant-numeric:tabular-nums}
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

}  // namespace

Page::Page(std::string_view kicker, std::string_view title, std::string_view lead) : title_(title) {
  body_ = fmt::format("<header><p>{}</p><h1>{}</h1><p>{}</p></header>\n", escaped(kicker),
                      escaped(title), escaped(lead));
}

void Page::close_panel() {
  if (open_) body_ += "</section>\n";
  open_ = false;
}

void Page::panel(std::string_view heading, bool wide) {
  close_panel();
  heading_ = heading;
  body_ += fmt::format("<section{}><h2>{}</h2>", wide ? " class=\"wide\"" : "", escaped(heading));
  open_ = true;
}

void Page::paragraph(std::string_view words) { body_ += fmt::format("<p>{}</p>", escaped(words)); }

void Page::figure(std::string_view plot, std::string_view caption) {
  if (plot.empty()) return;
  body_ += fmt::format("<figure>{}<figcaption>{}</figcaption></figure>", plot, escaped(caption));
}

void Page::remarks(const std::vector<std::pair<bool, std::string>>& list) {
  body_ += "<ul class=\"remarks\">";
  for (const auto& [alarming, words] : list) {
    body_ += fmt::format("<li{}>{}</li>", alarming ? " class=\"alarming\"" : "", escaped(words));
  }
  body_ += "</ul>";
}

void Page::table(std::string_view summary, const std::vector<std::string>& columns,
                 const std::vector<std::vector<std::string>>& rows) {
  // Who cannot drag scrolls a wide table with the keyboard, so it can be focused.
  body_ += fmt::format(
      "<details><summary>{0}</summary><div class=\"scroll\" role=\"region\" tabindex=\"0\" "
      "aria-label=\"{1}: {0}\"><table><thead><tr>",
      escaped(summary), escaped(heading_));
  for (const std::string& column : columns) {
    body_ += fmt::format("<th scope=\"col\">{}</th>", escaped(column));
  }
  body_ += "</tr></thead><tbody>";
  for (const auto& row : rows) {
    body_ += "<tr>";
    for (const std::string& cell : row) body_ += fmt::format("<td>{}</td>", escaped(cell));
    body_ += "</tr>";
  }
  body_ += "</tbody></table></div></details>";
}

std::string Page::finish() {
  close_panel();
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
      "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
      "<title>{}</title><style>{}</style></head>\n<body>{}<main>\n{}</main></body></html>\n",
      escaped(title_), style, patterns, body_);
}

}  // namespace townsmith::lab
