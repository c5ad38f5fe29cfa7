# Writes text files into one C++ source, OUT, that defines NAME() as HEADER declares it: every file below ROOT (in its
# folder ONLY, if that is given) with the ending EXT, by its path.
file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/*.${EXT})
if(ONLY)
  list(FILTER files INCLUDE REGEX "^${ONLY}/")
endif()
list(SORT files)
set(code "#include \"${HEADER}\"\n\nnamespace townsmith {\n\nstd::map<std::string, std::string, std::less<>> ${NAME}() {\n  return {\n")
foreach(file IN LISTS files)
  file(READ ${ROOT}/${file} text)
  string(APPEND code "      {\"${file}\", R\"townsmith(${text})townsmith\"},\n")
endforeach()
string(APPEND code "  };\n}\n\n}  // namespace townsmith\n")
file(WRITE ${OUT} "${code}")
