# Writes a C++ source, OUT, that holds every file of the built web client below ROOT (none if it was
# not built), each with its packed forms FILE.br and FILE.gz where they are. The assembler takes the
# bytes in: as C++ they would take minutes to compile.
file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/*)
list(FILTER files EXCLUDE REGEX "\\.(br|gz|map)$|(^|/)harness")
list(SORT files)
set(data "")
set(declarations "")
set(table "")
set(number 0)
function(take file symbol)
  set(data "${data}    \".global ${symbol}\\n${symbol}:\\n\"\n    \".incbin \\\"${file}\\\"\\n\"\n    \".global ${symbol}_end\\n${symbol}_end:\\n.byte 0\\n\"\n" PARENT_SCOPE)
  set(declarations "${declarations}extern const char ${symbol}[];\nextern const char ${symbol}_end[];\n" PARENT_SCOPE)
endfunction()
foreach(file IN LISTS files)
  math(EXPR number "${number} + 1")
  file(SHA256 ${ROOT}/${file} tag)
  string(SUBSTRING ${tag} 0 20 tag)
  string(APPEND table "      {\"/${file}\", \"${tag}\"")
  foreach(form "" .br .gz)
    if(EXISTS ${ROOT}/${file}${form})
      string(REPLACE "." "_" symbol "townsmith_client_${number}${form}")
      take("${ROOT}/${file}${form}" ${symbol})
      string(APPEND table ", bytes(${symbol}, ${symbol}_end)")
    else()
      string(APPEND table ", {}")
    endif()
  endforeach()
  string(APPEND table "},\n")
endforeach()
set(code "#include \"server/assets.h\"\n\n")
if(files)
  string(APPEND code "asm(\".section .rodata\\n\"\n${data}    \".text\\n\");\n\n")
  string(APPEND code "extern \"C\" {\n${declarations}}\n\n")
endif()
string(APPEND code "namespace townsmith::server {\n")
if(files)
  string(APPEND code "namespace {\n
std::string_view bytes(const char* begin, const char* end) {
  return {begin, static_cast<std::size_t>(end - begin)};
}
\n}  // namespace\n")
endif()
string(APPEND code "
const std::vector<Asset>& client_assets() {
  static const std::vector<Asset> assets = {
${table}  };
  return assets;
}

}  // namespace townsmith::server
")
file(WRITE ${OUT} "${code}")
