// Any bytes as a record: reading and replaying them says no in an orderly way, or yes and then
// writing the record again gives a text that reads the same.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "bots/catalogue.h"
#include "core/replay.h"
#include "games/content_files.h"
#include "table/table.h"
#include "words.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace townsmith;
  static const bots::Catalogue catalogue = bots::all_games();
  static const ContentFiles content = built_in_content();
  const Result<Record> record = parse_record({reinterpret_cast<const char*>(data), size});
  if (!record) return said(record.error()).empty() ? (std::abort(), 0) : 0;
  const Result<Record> again = parse_record(to_text(*record));
  if (!again || *again != *record) std::abort();

  const auto entry = catalogue.find(record->game);
  if (!entry) return 0;
  const Result<Setup> setup = setup_of(*record, (*entry)->type().info());
  if (!setup) return 0;
  const auto game = (*entry)->type().create(*setup, content);
  if (!game) std::abort();
  // A fuzzer cannot guess the content's hash: play it as if it fitted.
  Record fitted = *record;
  fitted.content = hash_text((*game)->content_hash());
  if (const auto table = table::Table::from_record(**game, fitted); table) {
    for (const Viewer viewer : {Viewer::spectator(), Viewer(seat_at(0))}) {
      (void)schema::to_json(table::view(**game, table->glimpse(viewer), {}, english()), english());
    }
  }
  return 0;
}
