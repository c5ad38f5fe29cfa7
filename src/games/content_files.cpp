#include "games/content_files.h"

#include "games/embedded_files.h"

namespace townsmith {
namespace {

ContentFiles& added_content() {
  static ContentFiles files;
  return files;
}

}  // namespace

ContentFiles built_in_content() {
  ContentFiles files = embedded_content();
  files.insert(added_content().begin(), added_content().end());
  return files;
}

void add_built_in_content(ContentFiles files) { added_content().merge(files); }

}  // namespace townsmith
