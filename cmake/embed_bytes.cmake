# Writes the bytes of FILE into a C++ source, OUT, that defines NAMESPACE::NAME() as declared in HEADER.
file(READ ${FILE} bytes HEX)
string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${bytes}")
file(WRITE ${OUT} "#include \"${HEADER}\"

namespace ${NAMESPACE} {

std::string_view ${NAME}() {
  static constexpr char bytes[] = {${bytes}};
  return {bytes, sizeof bytes};
}

}  // namespace ${NAMESPACE}
")
