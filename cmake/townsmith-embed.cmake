# townsmith_embed(FOLDER EXT NAME HEADER [ONLY]): the text files below a folder, or below one folder in it, compiled in.
# NAME() in namespace townsmith, as HEADER declares it, returns them by their paths; the source that defines it is added to
# the list `embedded`. For this tree, and for games that are built against the installed package.
function(townsmith_embed folder ext name header)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.${ext})
  string(REPLACE "/" "_" flat ${folder})
  set(source ${CMAKE_CURRENT_BINARY_DIR}/embedded_${flat}.cpp)
  set(script ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/embed.cmake)
  set(plain OFF)
  if(ext STREQUAL "json" AND CMAKE_SYSTEM_NAME STREQUAL "WASI")
    set(plain ON)  # what a page loads is to be small
  endif()
  add_custom_command(
    OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -DROOT=${PROJECT_SOURCE_DIR}/${folder} -DEXT=${ext} -DNAME=${name} -DHEADER=${header}
            -DONLY=${ARGN} -DPLAIN=${plain} -DOUT=${source} -P ${script}
    DEPENDS ${files} ${script}
    COMMENT "Embedding ${folder}")
  set(embedded ${embedded} ${source} PARENT_SCOPE)
endfunction()
