#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "core/fluent.h"
#include "core/language.h"
#include "source_folder.h"
#include "support.h"

namespace townsmith::townbuilder {
namespace {

const std::filesystem::path sources = source_folder();

std::string file_text(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

const WordFiles& word_files() {
  static const WordFiles files = [] {
    WordFiles found;
    for (const char* language : {"en", "de", "fr"}) {
      for (const char* domain : {"townsmith", "townbuilder"}) {
        const std::string name = fmt::format("{}/{}.ftl", language, domain);
        found[name] = file_text(sources / "words" / name);
      }
    }
    return found;
  }();
  return files;
}

const Language& language(std::string_view code) {
  static const std::map<std::string, Language, std::less<>> languages = [] {
    std::map<std::string, Language, std::less<>> read;
    for (const char* one : {"en", "de", "fr", "xx"}) {
      const Result<Language> result = Language::read(word_files(), one);
      EXPECT_TRUE(result) << one << ": " << (result ? "" : result.error().text.given);
      read.emplace(one, result ? *result : Language());
    }
    return read;
  }();
  return languages.find(code)->second;
}

NameSet keys_of(std::string_view code) {
  NameSet keys;
  const auto messages = fluent::parse(word_files().at(fmt::format("{}/townbuilder.ftl", code)));
  EXPECT_TRUE(messages) << code;
  if (!messages) return keys;
  for (const fluent::Message& message : *messages) {
    EXPECT_TRUE(keys.insert(message.key).second) << code << " has " << message.key << " twice";
  }
  return keys;
}

/// What stands in quotes behind say( or no( in a source, before its facts.
NameSet keys_in(const std::filesystem::path& file) {
  NameSet keys;
  const std::string text = file_text(file);
  for (const std::string_view call : {"say(", " no("}) {
    for (std::size_t at = text.find(call); at != std::string::npos; at = text.find(call, at)) {
      const bool another = at > 0 && (text[at - 1] == ':' || text[at - 1] == '.');
      at += call.size();
      if (another) continue;
      const std::string inside = text.substr(at, text.find_first_of("{};", at) - at);
      for (std::size_t quote = inside.find('"'); quote != std::string::npos;) {
        const std::size_t end = inside.find('"', quote + 1);
        if (end == std::string::npos) break;
        keys.insert(inside.substr(quote + 1, end - quote - 1));
        quote = inside.find('"', end + 1);
      }
    }
  }
  return keys;
}

NameSet keys_in_sources() {
  NameSet keys;
  for (const auto& entry : std::filesystem::directory_iterator(sources / "src/games/townbuilder")) {
    keys.merge(keys_in(entry.path()));
  }
  return keys;
}

NameSet names_from_content() {
  NameSet keys;
  for (const CardInfo& card : built_in().cards) keys.insert(card_text(card).key);
  for (const Award& award : built_in().awards) keys.insert(award_name(award).key);
  for (const Grade& grade : built_in().grades) keys.insert(grade_name(grade).key);
  return keys;
}

NameSet keys_in_code() {
  NameSet keys = keys_in_sources();
  keys.merge(names_from_content());
  for (int type = 0; type < type_count; ++type) keys.insert(type_text(static_cast<Type>(type)).key);
  for (int kind = 0; kind < resource_count; ++kind) {
    keys.insert(resource_text(static_cast<Resource>(kind)).key);
  }
  for (const AbilityKind kind :
       {AbilityKind::row, AbilityKind::build, AbilityKind::star, AbilityKind::scoring}) {
    keys.insert(timing_text(kind).key);
  }
  for (const char* reason : {"building", "type", "scoring", "award", "judge"}) {
    keys.insert(fmt::format("reason-{}", reason));
  }
  keys.insert("tagline");
  for (const ContentCode& code : content_codes) {
    if (code.domain == TownBuilder::info().name) keys.insert(std::string(code.key));
  }
  for (const OptionInfo& option : TownBuilder::info().options) {
    keys.insert(fmt::format("option-{}", option.name));
    keys.insert(fmt::format("option-{}-note", option.name));
    for (const std::string_view choice : option.choices) {
      keys.insert(fmt::format("option-{}-{}", option.name, choice));
    }
  }
  return keys;
}

TEST(TownBuilderLanguages, Every_key_of_the_game_is_in_every_catalogue) {
  const NameSet english_keys = keys_of("en");
  EXPECT_GT(keys_in_sources().size(), 150U);
  for (const std::string& key : keys_in_code()) {
    EXPECT_TRUE(english_keys.contains(key)) << key;
  }
  for (const char* code : {"de", "fr"}) EXPECT_EQ(keys_of(code), english_keys) << code;
}

TEST(TownBuilderLanguages, Catalogues_have_nothing_that_is_never_said) {
  const NameSet used = keys_in_code();
  const std::string& catalogue = word_files().at("en/townbuilder.ftl");
  for (const std::string& key : keys_of("en")) {
    EXPECT_TRUE(used.contains(key) ||
                catalogue.find(fmt::format("{{ {} }}", key)) != std::string::npos)
        << key;
  }
}

using Messages = std::map<std::string, fluent::Message>;

/// The facts that a sentence speaks of, also through other messages.
void add_facts(const fluent::Pattern& pattern, const Messages& messages, NameSet& facts);

void add_facts(const fluent::Expression& expression, const Messages& messages, NameSet& facts) {
  if (const auto* fact = std::get_if<fluent::Variable>(&expression.what)) facts.insert(fact->name);
  if (const auto* other = std::get_if<fluent::Reference>(&expression.what)) {
    ASSERT_TRUE(messages.contains(other->key)) << other->key;
    add_facts(messages.at(other->key).pattern, messages, facts);
  }
  if (const auto* call = std::get_if<fluent::Call>(&expression.what)) {
    for (const auto& given : call->positional) add_facts(*given, messages, facts);
  }
  if (const auto* select = std::get_if<fluent::Select>(&expression.what)) {
    add_facts(*select->selector, messages, facts);
    for (const auto& variant : select->variants) add_facts(variant.pattern, messages, facts);
  }
}

void add_facts(const fluent::Pattern& pattern, const Messages& messages, NameSet& facts) {
  for (const auto& part : pattern.parts) {
    if (part.index() == 1) add_facts(*std::get<1>(part), messages, facts);
  }
}

std::map<std::string, NameSet> facts_of(std::string_view code) {
  Messages messages;
  const auto parsed = fluent::parse(word_files().at(fmt::format("{}/townbuilder.ftl", code)));
  for (const fluent::Message& message : *parsed) messages.emplace(message.key, message);
  std::map<std::string, NameSet> facts;
  for (const auto& [key, message] : messages) add_facts(message.pattern, messages, facts[key]);
  return facts;
}

TEST(TownBuilderLanguages, A_translation_speaks_of_nothing_but_what_English_has) {
  auto known = facts_of("en");
  EXPECT_EQ(known["line-judge"], (NameSet{"count", "enough", "type"}));
  known["effect-copy"].insert("kind");  // English says "such an ability"
  for (const char* code : {"de", "fr"}) {
    for (const auto& [key, facts] : facts_of(code)) {
      for (const std::string& fact : facts) {
        EXPECT_TRUE(known[key].contains(fact)) << code << ": " << key << " has no $" << fact;
      }
    }
  }
}

TEST(TownBuilderLanguages, Only_names_look_like_names) {
  const NameSet names = names_from_content();
  for (const std::string& key : keys_of("en")) {
    for (const std::string_view kind : {"card-", "award-", "grade-"}) {
      if (key.starts_with(kind)) {
        EXPECT_TRUE(names.contains(key)) << key;
      }
    }
  }
}

TEST(TownBuilderLanguages, No_two_cards_or_awards_have_the_same_name) {
  for (const char* code : {"en", "de", "fr"}) {
    NameSet names;
    for (const CardInfo& card : built_in().cards) {
      EXPECT_TRUE(names.insert(language(code).say(card_text(card))).second) << card.name;
    }
    for (const Award& award : built_in().awards) {
      EXPECT_TRUE(names.insert(language(code).say(award_name(award))).second) << award.name;
    }
  }
}

/// Says texts in every language and looks for what a catalogue did not say.
class Listener {
 public:
  void hear(const Text& text) {
    for (const char* code : {"en", "de", "fr"}) {
      const std::string sentence = language(code).say(text);
      if (!heard_.insert(fmt::format("{} {} {}", code, text.key, sentence)).second) return;
      EXPECT_FALSE(sentence.empty()) << text.key;
      for (const char* wrong : {"townbuilder.", "townsmith.", "{", "}", "  "}) {
        EXPECT_EQ(sentence.find(wrong), std::string::npos) << code << ": " << sentence;
      }
    }
    const std::string marked = language("xx").say(text);
    EXPECT_TRUE(marked.starts_with(mark_begin) && marked.ends_with(mark_end)) << marked;
    EXPECT_EQ(marked.find(mark_begin, 1), std::string::npos) << marked;
    note(text);
  }
  /// A capital letter and a full stop.
  void hear_sentence(const Text& text) {
    hear(text);
    for (const char* code : {"en", "de", "fr"}) {
      const std::string sentence = language(code).say(text);
      EXPECT_EQ(sentence, language(code).begin(text));
      EXPECT_TRUE(sentence.ends_with('.') || sentence.ends_with('?')) << sentence;
    }
  }
  void hear(const ReferenceSection& section) {
    hear(section.title);
    for (const Text& column : section.columns) hear(column);
    for (const auto& row : section.rows) {
      EXPECT_EQ(row.size(), section.columns.size());
      for (const ReferenceSection::Cell& cell : row) {
        const Text* text = std::get_if<Text>(&cell);
        if (text != nullptr && !text->empty()) hear(*text);
      }
    }
  }

  /// Of all texts, also of those that were part of others.
  const NameSet& keys() const { return keys_; }

 private:
  void note(const Text& text) {
    keys_.insert(text.key);
    for (const Fact& fact : text.facts) {
      if (const auto* part = std::get_if<Text>(&fact.value)) note(*part);
      if (const auto* list = std::get_if<std::vector<Text>>(&fact.value)) {
        for (const Text& part : *list) note(part);
      }
    }
  }

  NameSet heard_;
  NameSet keys_;
};

void hear_position(const TownBuilder& game, const State& state, Listener& listener) {
  const auto seen = observe(game, state, Viewer::spectator());
  listener.hear_sentence(game.prompt(seen).text);
  for (const ReferenceSection& section : game.reference(seen)) listener.hear(section);
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    for (const ScoreLine& line : game.score_sheet(state, seat).lines) {
      listener.hear(line.text);
      listener.hear(line.subject);
      listener.hear(say("reason-" + line.reason));
    }
  }
  for (const char* code : {"en", "de", "fr"}) {
    const Drawing drawing = game.draw(seen, language(code));
    EXPECT_LE(drawing.canvas.width(), 78) << drawing.canvas.plain();
    for (const char* wrong : {"townbuilder.", "{"}) {
      EXPECT_EQ(drawing.canvas.plain().find(wrong), std::string::npos) << drawing.canvas.plain();
    }
  }
}

/// A legal move with one byte changed, or seven bytes that mean nothing.
Move garbage(Move move, Random& random) {
  std::array<std::uint8_t, sizeof(Move)> bytes{};
  std::memcpy(bytes.data(), &move, sizeof(move));
  const auto any = [&](std::size_t at) {
    const std::uint32_t most = at == 0 ? 11 : at == 3 ? 6 : 63;
    bytes[at] = random.below(4) == 0 ? 0 : static_cast<std::uint8_t>(random.below(most));
  };
  if (random.below(4) == 0) {
    for (std::size_t at = 0; at < bytes.size(); ++at) any(at);
  } else {
    any(random.below(sizeof(Move)));
  }
  std::memcpy(&move, bytes.data(), sizeof(move));
  return move;
}

/// `earlier` are moves that were legal some time ago.
void hear_moves(const TownBuilder& game, const State& state, Random& random,
                std::vector<Move>& earlier, Listener& listener) {
  const Seat seat = state.active;
  MoveList<TownBuilder> moves;
  game.legal_moves(state, seat, moves);
  const auto any = [&] {
    return moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))];
  };
  for (int i = 0; i < 10; ++i) {
    const Move move = any();
    listener.hear_sentence(game.explain(state, seat, move).sentence);
    for (const Use& use : game.uses(state, seat, move)) listener.hear(use.thing);
  }
  for (int i = 0; i < 16; ++i) {
    earlier.push_back(any());
    const auto other_time = random.below(static_cast<std::uint32_t>(earlier.size()));
    const Move move = i % 2 == 0 ? earlier[other_time] : garbage(any(), random);
    const Result<> legal = game.check(state, seat, move);
    if (legal) continue;
    listener.hear_sentence(legal.error().text);
    // What cannot be done now is said of other players too.
    const Seat other = seat_at(1 - std::min(1, townsmith::index(seat)));
    if (const Result<> theirs = game.check(state, other, move); !theirs) {
      listener.hear_sentence(theirs.error().text);
    }
    std::string text = game.notate(state, seat, move);
    if (!text.empty()) text.resize(1 + random.below(static_cast<std::uint32_t>(text.size())));
    if (const Result<Move> read = game.parse(state, seat, text); !read) {
      listener.hear_sentence(read.error().text);
    }
  }
}

TEST(TownBuilderLanguages, Whatever_is_said_in_a_game_comes_from_the_catalogues) {
  Listener listener;
  std::vector<Move> earlier;
  for (int players = 1; players <= 4; ++players) {
    const TownBuilder game = make(players, {{"first", "random"}});
    for (const TieBreakName& name : game.tie_break_names()) listener.hear(name.text);
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      Random random(seed);
      RecordingSource source{Chance(Random(seed, 1))};
      Chance chance(source);
      State state = game.start();
      hear_position(game, state, listener);
      settle(game, state, chance);
      for (int ply = 0; !game.over(state); ++ply) {
        for (const Draw& draw : source.take()) listener.hear(game.tell(drawn_words(draw)));
        if (ply % 12 == 0 || state.phase == Phase::choose) hear_position(game, state, listener);
        hear_moves(game, state, random, earlier, listener);
        const Seat seat = state.active;
        game.apply(state, seat, random_move(game, state, seat, random));
        if (game.actors(state).empty()) {
          if (ply % 6 == 0) hear_position(game, state, listener);
          listener.hear_sentence(game.check(state, seat, Move{}).error().text);
        }
        settle(game, state, chance);
      }
      hear_position(game, state, listener);
      listener.hear(named("townbuilder", "grade",
                          players == 1 ? game.grade(state, seat_0) : std::string("Noble")));
      listener.hear_sentence(game.check(state, seat_0, Move{}).error().text);
    }
  }
  EXPECT_GT(listener.keys().size(), 220U);
}

TEST(TownBuilderLanguages, Every_refusal_is_a_sentence_in_every_language) {
  Listener listener;
  const auto hear = [&](const Table& table, Move move) {
    const Result<> legal = table.game.check(table.state, table.state.active, move);
    ASSERT_FALSE(legal) << table.game.notate(table.state, table.state.active, move);
    listener.hear_sentence(legal.error().text);
  };
  const auto read = [&](const Table& table, const Names& texts) {
    for (const std::string& text : texts) {
      const Result<Move> move = table.game.parse(table.state, table.state.active, text);
      if (move) {
        hear(table, *move);
      } else {
        listener.hear_sentence(move.error().text);
      }
    }
  };
  const auto number_of = [](const Table& table, std::string_view name) {
    return static_cast<std::uint8_t>(number(table.card(name)));
  };

  Table table(2);
  table.row({"Wall", "Inn", "Bank", "Bakery", "Cottage"}).started("Lodge").started("Bastion");
  table.fresh({"Festival", "Barracks", "Smithy"}).built({"Gatehouse", "Bridge", "Storehouse"});
  table.built({"Library"}).built({"Well", "Fountain"}, seat_1).awards({"Guild", "Hearth"});
  table.state.ready.reset(index(table.card("Festival")));
  table.state.guarded[1] = table.set({"Wall"});
  read(table, {"build", "start", "start Casino", "claim Fame", "gain Wall", "crest Wall",
               "declare Library", "use Storehouse: glass > Lodge"});
  read(table, {"none", "discard Inn", "end turn", "start Mill", "start Wall", "start Inn",
               "gain Bakery > Lodge", "gain Inn > Mill", "gain Bank > Bastion", "gain Bank > Lodge",
               "gold Cottage"});
  read(table, {"use Mill", "use Festival", "use Library", "use Gatehouse", "use Gatehouse as Well",
               "use Bridge as Well", "use Bridge: protect Mill", "use Smithy: gold Bank",
               "use Storehouse: stone > Lodge", "use Barracks: complete Bastion",
               "crest: discard Inn", "claim Sturdy", "claim Guild", "declare Library culture"});
  hear(table, {});
  hear(table, {.kind = MoveKind::end_turn, .card = 1});
  hear(table, {.kind = MoveKind::start});
  hear(table, {.kind = MoveKind::claim});
  hear(table, {.kind = MoveKind::use, .user = crest, .copied = 1});
  hear(table, {.kind = MoveKind::use, .user = number_of(table, "Smithy")});
  hear(table, {.kind = MoveKind::use, .user = number_of(table, "Storehouse")});
  listener.hear_sentence(table.game.check(table.state, seat_1, {}).error().text);
  Table needy = table;
  needy.started("Tannery").row({"Moat"});
  read(needy, {"gain Moat > Tannery"});
  Table rich = table;
  rich.tokens(5);
  read(rich, {"crest: discard Wall"});
  hear(rich, {.kind = MoveKind::use, .user = crest, .card = 2, .other = 1});
  Table held = table;
  held.state.awards_held = {1U << 4U, 1U << 5U};
  read(held, {"claim Guild", "claim Hearth"});
  held.state.awards_closed = 1;
  read(held, {"claim Hearth"});
  Table tired = table;
  tired.built({"Inn", "Art Gallery", "Flower Stand"}).fresh({"Armoury"}).deck({});
  tired.state.judges = 63;
  tired.state.completed = 0;
  tired.state.completed_types = 0;
  read(tired, {"use Inn: gold Bank", "use Art Gallery", "use Flower Stand", "use Armoury"});
  tired.state.actions = 0;
  tired.state.star_used = 1;
  read(tired, {"start Bakery", "use Bridge: protect Bank"});
  Table choosing = table;
  choosing.state.phase = Phase::choose;
  choosing.state.reveal_ways = static_cast<std::uint8_t>(Way::resource);
  choosing.state.revealed = choosing.set({"Moat"});
  read(choosing, {"start Moat", "gain Quarry > Bastion", "end turn", "use Bridge: protect Bank"});
  Table closing = table;
  closing.state.phase = Phase::closing;
  read(closing, {"start Bakery", "use Bridge: protect Bank", "claim Guild", "end turn"});
  Table alone(1);
  alone.row({"Wall", "Inn"});
  alone.state.phase = Phase::closing;
  read(alone, {"discard Inn"});
  Table declaring = table;
  declaring.state.phase = Phase::declare;
  read(declaring, {"declare Orphanage culture"});
  hear(declaring, {.kind = MoveKind::declare, .user = number_of(declaring, "Library")});
  Table drawing = table;
  drawing.state.phase = Phase::refill;
  hear(drawing, {});
  Table over = table;
  over.state.phase = Phase::over;
  hear(over, {});

  const std::filesystem::path folder = sources / "src/games/townbuilder";
  NameSet refusals = keys_in(folder / "check.cpp");
  for (const std::string& key : keys_in(folder / "notation.cpp")) {
    if (!key.starts_with("move-") && key != "your-crest") refusals.insert(key);
  }
  EXPECT_GT(refusals.size(), 60U);
  for (const std::string& key : refusals) EXPECT_TRUE(listener.keys().contains(key)) << key;
}

TEST(TownBuilderLanguages, Every_use_of_an_ability_is_told_in_every_language) {
  Listener listener;
  Table table(2);
  table.row({"Moat", "Quarry", "Bank"}).discards({"Well", "Inn", "Wall", "Market Hall"}).tokens(5);
  table.started("Lodge").started("Tannery").started("Mill");
  table.fresh({"Smithy", "Brewery", "Statue", "Almshouse", "Boarding House", "Archive", "Fishery",
               "Orchard", "Festival", "Armoury", "Barracks", "Watchtower"});
  table.built({"Storehouse", "Flower Stand", "Ferry House", "Bridge", "Gatehouse", "Art Gallery"});
  for (const char* text : {"use Smithy: gain Quarry > Mill",
                           "use Almshouse: gain Well > Mill",
                           "use Brewery: gold Bank",
                           "use Boarding House: gold Market Hall",
                           "use Statue: start Moat",
                           "use Archive: start Wall",
                           "use Fishery",
                           "use Orchard",
                           "use Festival",
                           "use Armoury",
                           "use Barracks: complete Lodge",
                           "use Watchtower as Festival",
                           "use Storehouse: wood > Mill",
                           "use Storehouse: wood straw > Mill",
                           "use Gatehouse as Storehouse: straw straw > Tannery",
                           "use Flower Stand",
                           "use Ferry House: discard Moat",
                           "use Bridge: protect Moat",
                           "use Art Gallery",
                           "crest: discard Moat",
                           "crest: discard Moat, Bank",
                           "start Bank",
                           "gain Moat > Lodge",
                           "gold Bank"}) {
    const Result<Move> move = table.game.parse(table.state, seat_0, text);
    ASSERT_TRUE(move) << text;
    const Text sentence = table.game.explain(table.state, seat_0, *move).sentence;
    EXPECT_NE(sentence.domain, "townsmith") << said(sentence);
    listener.hear_sentence(sentence);
  }
  for (const std::string& key : keys_in_sources()) {
    if (key.starts_with("use-") || key.starts_with("cost-")) {
      EXPECT_TRUE(listener.keys().contains(key)) << key;
    }
  }
}

// Content that somebody else wrote.

std::vector<Ability> all_abilities() {
  std::vector<Ability> all;
  const auto with_conditions = [&](Ability ability) {
    all.push_back(ability);
    if (ability.kind != AbilityKind::star) return;
    ability.discards_itself = true;
    all.push_back(ability);
    ability.if_completed = true;
    all.push_back(ability);
    for (ability.completed_type = 0; ability.completed_type < type_count;
         ++ability.completed_type) {
      all.push_back(ability);
    }
  };
  for (int effect = 1; effect < static_cast<int>(effect_names.size()); ++effect) {
    Ability ability;
    ability.effect = static_cast<Effect>(effect);
    for (const AbilityKind kind : {AbilityKind::build, AbilityKind::star}) {
      ability.kind = kind;
      for (ability.amount = 1; ability.amount <= 3; ++ability.amount) {
        for (ability.ways = 1; ability.ways <= 7; ++ability.ways) {
          ability.from_discard = ability.ways % 2 == 0;
          ability.price = ability.ways % 3;
          with_conditions(ability);
        }
      }
    }
  }
  return all;
}

std::vector<Filter> all_filters() {
  std::vector<Filter> all;
  for (int type = any_type; type < type_count; ++type) {
    for (unsigned traits = 0; traits < 32; ++traits) {
      const auto has = [&](unsigned trait) { return ((traits >> trait) & 1U) != 0; };
      Filter filter;
      if (type != any_type) filter.type.emplace(static_cast<Type>(type));
      if (has(0)) filter.least_points = 1 + static_cast<int>(traits % 3);
      if (has(1)) filter.most_points = static_cast<int>(traits % 3);
      if (has(2)) filter.least_cost = 4;
      if (has(3)) filter.most_cost = 5;
      if (has(4)) filter.has.emplace();
      all.push_back(filter);
    }
  }
  return all;
}

TEST(TownBuilderLanguages, Any_ability_and_any_award_can_be_told) {
  Listener listener;
  for (const Ability& ability : all_abilities()) listener.hear(ability_text(ability));
  for (const Filter& filter : all_filters()) {
    for (int count = 1; count <= 2; ++count) {
      listener.hear(ability_text({.kind = AbilityKind::scoring,
                                  .effect = Effect::per_building,
                                  .amount = count,
                                  .which = filter}));
      listener.hear(award_text({"", Need::buildings, {}, count, filter}));
    }
  }
  for (const Need need : {Need::types, Need::gold, Need::completed}) {
    for (int count = 1; count <= 5; ++count) listener.hear(award_text({"", need, {}, count, {}}));
  }
  listener.hear(award_text({"", Need::costs, {5}, 0, {}}));
  listener.hear(award_text({"", Need::costs, {1, 5, 9}, 0, {}}));
}

TEST(TownBuilderLanguages, Names_from_other_content_are_shown_as_they_are) {
  CardInfo card;
  card.name = "Casino";
  EXPECT_EQ(language("de").say(say("gives-no-gold", {{"card", card_text(card)}})),
            "Casino gibt kein Gold.");
  EXPECT_EQ(language("fr").say(grade_name({"Emperor", 0})), "Emperor");
}

TEST(TownBuilderLanguages, Abilities_and_awards_in_German) {
  const auto told = [](const Ability& ability) {
    return language("de").say(ability_text(ability));
  };
  const Table table(2);
  const auto of = [&](std::string_view name) {
    return told(table.game.info_of(table.card(name)).ability);
  };
  EXPECT_EQ(of("Bank"), "aus der Reihe gelagert ist sie 2 Gold wert");
  EXPECT_EQ(of("Farm"), "1 Punkt je Gebäude mit höchstens 1 aufgedruckten Punkt");
  EXPECT_EQ(of("Fishery"),
            "decke 3 Stadtkarten auf; eine darf Rohstoff werden, der Rest wird abgeworfen");
  EXPECT_EQ(of("Storehouse"),
            "wirf dieses Gebäude ab: bis zu zwei beliebige Rohstoffe für ein Fundament");
  EXPECT_EQ(of("Art Gallery"),
            "wenn in diesem Zug ein Handelsgebäude fertig wurde: du bekommst 1 Gold");
  EXPECT_EQ(of("School"), "1 Punkt je Wohngebäude");
  EXPECT_EQ(of("Museum"), "2 Punkte, wenn du eine Auszeichnung hast");
  EXPECT_EQ(of("Gatehouse"), "nutze die Sternfähigkeit eines Gebäudes in irgendeinem Viertel");
  EXPECT_EQ(told(built_in().crest),
            "zahle 1 Gold: wirf bis zu zwei Karten der Reihe ab und ersetze sie");
  const auto award = [&](std::size_t at) {
    return language("de").say(award_text(built_in().awards[at]));
  };
  EXPECT_EQ(award(1), "2 Gebäude mit Baukosten ab 4");
  EXPECT_EQ(award(2), "Gebäude von 5 Arten");
  EXPECT_EQ(award(5), "3 Wohngebäude");
  EXPECT_EQ(award(7), "2 Fundamente in einem Zug fertig");
}

TEST(TownBuilderLanguages, Abilities_and_awards_in_French) {
  const Table table(2);
  const auto of = [&](std::string_view name) {
    return language("fr").say(ability_text(table.game.info_of(table.card(name)).ability));
  };
  EXPECT_EQ(of("Farm"), "1 point par bâtiment avec au plus 1 point imprimé");
  EXPECT_EQ(of("Fishery"),
            "révélez 3 cartes de ville\u202F; l’une peut devenir une ressource, les autres sont "
            "défaussées");
  EXPECT_EQ(of("Art Gallery"),
            "si un bâtiment commercial a été achevé ce tour-ci, recevez 1 pièce d’or");
  EXPECT_EQ(of("Festival"), "recevez 2 pièces d’or");
  EXPECT_EQ(of("Almshouse"), "prenez une carte de la défausse comme ressource");
  EXPECT_EQ(of("Drill Yard"), "1 point par bâtiment militaire");
  const auto award = [&](std::size_t at) {
    return language("fr").say(award_text(built_in().awards[at]));
  };
  EXPECT_EQ(award(1), "2 bâtiments avec un coût de construction d’au moins 4");
  EXPECT_EQ(award(4), "3 bâtiments commerciaux");
  EXPECT_EQ(award(6), "4 bâtiments avec une capacité");
}

TEST(TownBuilderLanguages, Sentences_in_German_and_French) {
  Table table(2);
  table.row({"Moat", "Inn", "Bank"}).started("Lodge").built({"Gatehouse"}).tokens(1);
  table.built({"Bridge"}, seat_1);
  const auto sentence = [&](std::string_view code, std::string_view text) {
    const Move move = *table.game.parse(table.state, seat_0, text);
    return language(code).say(table.game.explain(table.state, seat_0, move).sentence);
  };
  EXPECT_EQ(sentence("de", "start Inn"),
            "Gasthof als Fundament beginnen: 1 Gold sofort, 1 Holz, 1 Stroh.");
  EXPECT_EQ(
      sentence("fr", "start Inn"),
      "Commencer Auberge comme fondation\u202F: 1 pièce d’or tout de suite, 1 bois, 1 paille.");
  EXPECT_EQ(sentence("de", "gold Bank"), "Bank als 2 Gold lagern.");
  EXPECT_EQ(sentence("fr", "gold Bank"), "Stocker Banque\u202F: 2 pièces d’or.");
  EXPECT_EQ(sentence("de", "crest: discard Inn"),
            "Wappen: für 1 Gold Gasthof abwerfen und ersetzen.");
  EXPECT_EQ(sentence("fr", "crest: discard Inn"),
            "Utiliser le blason\u202F: pour 1 pièce d’or, remplacer Auberge.");
  EXPECT_EQ(sentence("de", "use Gatehouse as Bridge: protect Inn"),
            "Torhaus (wie Brücke): Gasthof bis zum nächsten eigenen Zug schützen.");
  EXPECT_EQ(sentence("fr", "use Gatehouse as Bridge: protect Inn"),
            "Utiliser Porte fortifiée comme Pont\u202F: protéger Auberge jusqu’au prochain tour.");
}

// Drawings.

TEST(TownBuilderLanguages, Words_on_cards_fit) {
  for (const char* code : {"en", "de", "fr"}) {
    const auto width = [&](const Text& text) {
      return decode_utf8(language(code).say(text)).size();
    };
    std::set<std::string> letters;
    for (int kind = 0; kind < resource_count; ++kind) {
      const Text letter =
          say("board-letter", {{"resource", resource_text(static_cast<Resource>(kind))}});
      EXPECT_EQ(width(letter), 1U);
      EXPECT_TRUE(letters.insert(language(code).say(letter)).second);
    }
    for (int type = 0; type < type_count; ++type) {
      EXPECT_LE(width(say("board-type", {{"type", type_text(static_cast<Type>(type))}})), 9U)
          << code;
    }
    for (const AbilityKind kind :
         {AbilityKind::row, AbilityKind::build, AbilityKind::star, AbilityKind::scoring}) {
      EXPECT_LE(width(timing_text(kind)), 8U) << code;
    }
    EXPECT_LE(width(say("board-cost")), 5U) << code;
    EXPECT_LE(width(say("board-gives")), 8U) << code;
    EXPECT_LE(width(say("board-guarded", {{"seat", 0}})), 13U) << code;
    EXPECT_LE(width(say("board-blocked")), 13U) << code;
  }
}

}  // namespace
}  // namespace townsmith::townbuilder
