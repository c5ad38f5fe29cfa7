// What is generated from the protocol's descriptions is current.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "protocol/describe.h"
#include "protocol/server.h"

namespace townsmith::protocol {
namespace {

std::string read(const std::string& name) {
  std::ifstream file(std::string(TOWNSMITH_SOURCE_DIR) + "/" + name);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(GeneratedFiles, Are_current) {
  for (const auto& [name, text] : generated_files()) {
    EXPECT_TRUE(read(name) == text) << name << " is not what the C++ sources say: run scripts/schema";
  }
}

TEST(GeneratedFiles, Include_the_tables_of_the_documentation) {
  std::string all;
  for (const std::string& name : documents_with_tables()) {
    const std::string document = read(name);
    EXPECT_TRUE(with_tables(document) == document) << name << ": run scripts/schema";
    all += document;
  }
  for (const auto& [name, table] : generated_tables()) {
    EXPECT_NE(all.find("<!-- " + name + " -->"), std::string::npos) << name;
  }
}

void note(const schema::Type& type, std::map<std::string, const schema::Type*>& known) {
  if (!type.name.empty()) {
    const auto [there, is_new] = known.emplace(type.name, &type);
    EXPECT_EQ(there->second, &type) << "two types have the name " << type.name;
    if (!is_new) return;
  }
  if (type.item != nullptr) note(type.item(), known);
  for (const schema::MemberType& member : type.members) note(member.type(), known);
  for (const schema::PartType& part : type.parts) note(part.type(), known);
  for (const schema::TypeRef option : type.options) note(option(), known);
}

TEST(Protocol, Types_have_names_of_their_own) {
  std::map<std::string, const schema::Type*> known;
  for (const VerbInfo& verb : all_verbs()) {
    note(verb.ask(), known);
    note(verb.answer(), known);
  }
  note(schema::type_of<Push>(), known);
}

TEST(Protocol, Verbs_are_known_once) {
  for (const VerbInfo& verb : all_verbs()) EXPECT_EQ(find_verb(verb.verb), &verb) << verb.verb;
  EXPECT_EQ(find_verb("sing"), nullptr);
}

}  // namespace
}  // namespace townsmith::protocol
