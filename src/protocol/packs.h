#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/messages.h"
#include "protocol/moderation.h"

/// Packs at a server: which there are, what they change, and what moderators do about them.
namespace townsmith::protocol {

enum class PackState : std::uint8_t { by_link, listed, unlisted, removed };
inline constexpr std::array<std::string_view, 4> pack_state_names = {"by_link", "listed",
                                                                     "unlisted", "removed"};
constexpr std::span<const std::string_view> schema_names(PackState /*state*/) {
  return pack_state_names;
}
constexpr std::string_view schema_name(PackState /*state*/) { return "PackState"; }

struct PackView {
  PackName pack;
  table::GameName game;
  std::string version;
  std::string based_on;
  std::optional<PersonView> maker;
  std::int64_t made = 0;
  std::int64_t games = 0;
  PackState state = PackState::by_link;

  ABOUT("A pack in a list. Name, author, version and `based_on` are the pack's own words.");
  DESCRIBE(PackView, "PackView", FLAT(pack), MEMBER(game), MEMBER(version),
           MEMBER(based_on, "empty: the game's own content"),
           MEMBER(maker, "who brought it here first; null: the host, or somebody who is forgotten"),
           MEMBER(made, "when that was, milliseconds since 1970; 0: it comes with the server"),
           MEMBER(games, "played to their end with it"),
           MEMBER(state,
                  "by_link: found by those who come to a table with it; listed: in the gallery; "
                  "unlisted: moderators took it out; removed: no more tables are made with it"));
};

struct Gallery {
  std::vector<PackView> shipped;
  std::vector<PackView> packs;
  std::optional<std::int64_t> before;
  bool open = true;
  std::int64_t most_bytes = 0;

  DESCRIBE(Gallery, "Gallery", MEMBER(shipped, "the host's own; on the first page only"),
           MEMBER(packs, "those of people, the newest first"),
           MEMBER(before, "what to ask for the next page with; null if there is none"),
           MEMBER(open, "whether people may bring packs of their own"),
           MEMBER(most_bytes, "that a pack may have here, as the program writes it"));
};

struct AskPacks {
  Maybe<table::GameName> game;
  Maybe<std::int64_t> before;
  Maybe<bool> all;

  VERB("packs", Gallery);
  ABOUT("The gallery: packs that are listed, by pages.");
  DESCRIBE(AskPacks, "AskPacks", MEMBER(game, "", {0, max_name_bytes}),
           MEMBER(before, "", {0, schema::unbounded_high}),
           MEMBER(all, "for moderators: those that are not listed, too"));
};

struct PackResults {
  std::int64_t games = 0;
  std::int64_t seats = 0;
  std::int64_t lowest = 0;
  std::int64_t highest = 0;
  double mean = 0;

  ABOUT("How games ended that were played with a pack.");
  DESCRIBE(PackResults, "PackResults", MEMBER(games, "the last ones, which these are about"),
           MEMBER(seats, "in them"), MEMBER(lowest, "points"), MEMBER(highest), MEMBER(mean));
};

struct PackDetails {
  PackView pack;
  std::string licence;
  std::string notes;
  std::vector<PackChange> changes;
  std::int64_t more = 0;
  std::optional<PackResults> results;

  DESCRIBE(PackDetails, "PackDetails", MEMBER(pack), MEMBER(licence, "the pack's own words"),
           MEMBER(notes, "the pack's own words, in the client's language if it has them"),
           MEMBER(changes, "against the content that the server has: the first 200"),
           MEMBER(more, "changes that are left out here"),
           MEMBER(results, "null: nobody has played it to the end"));
};

struct AskPack {
  std::string pack;

  VERB("pack", PackDetails);
  ABOUT("What a pack is and what it changes. Its text is at `/api/pack/ID`.");
  DESCRIBE(AskPack, "AskPack", MEMBER(pack, "its id", {pack_id_bytes, pack_id_bytes}));
};

struct ReportPack {
  std::string pack;
  Maybe<std::string> why;

  VERB("report_pack", Nothing);
  ABOUT("Asks moderators to look at a pack.");
  DESCRIBE(ReportPack, "ReportPack", MEMBER(pack, "its id", {pack_id_bytes, pack_id_bytes}),
           MEMBER(why, "", {0, max_why_bytes}));
};

struct SetPack {
  std::string pack;
  PackState state = PackState::unlisted;
  Maybe<std::string> why;

  VERB("set_pack", Nothing);
  ABOUT(
      "Moderators put a pack into the gallery, take it out, or remove it: then no more tables are "
      "made with it. Games that have begun continue.");
  DESCRIBE(SetPack, "SetPack", MEMBER(pack, "its id", {pack_id_bytes, pack_id_bytes}),
           MEMBER(state), MEMBER(why, "for other moderators", {0, max_why_bytes}));
};

}  // namespace townsmith::protocol
