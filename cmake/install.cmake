# The library as a package: find_package(townsmith [COMPONENTS core games ...]), then link townsmith::core, ::games, ::bots,
# ::numbers, ::table, ::lab, ::cli, and ::conformance for the tests of a game of one's own. What users include is in
# townsmith/ (src/public); the headers that those need are in townsmith/internal.
include(CMakePackageConfigHelpers)

set(cmake_files ${CMAKE_INSTALL_LIBDIR}/cmake/townsmith)

# A set of targets that is installed as far as it was built: `make` builds what the program needs.
function(townsmith_install_set set)
  install(TARGETS ${ARGN} EXPORT ${set} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} OPTIONAL)
  install(EXPORT ${set} NAMESPACE townsmith:: DESTINATION ${cmake_files} FILE ${set}-targets.cmake)
endfunction()

# What a library of ours is linked with, and what that is linked with, as far as it is ours: into the list `found`.
function(townsmith_linked target)
  if(NOT target IN_LIST found)
    list(APPEND found ${target})
    get_target_property(links ${target} INTERFACE_LINK_LIBRARIES)
    string(REPLACE "::" "_" links "${links}")
    string(REGEX MATCHALL "townsmith_[a-z_]+" links "${links}")
    get_property(ours GLOBAL PROPERTY TOWNSMITH_LIBRARIES)
    foreach(link IN LISTS links)
      if(link IN_LIST ours)
        townsmith_linked(${link})
      endif()
    endforeach()
  endif()
  set(found ${found} PARENT_SCOPE)
endfunction()

# What the program is made of is there when the program is built. Numbers are a component that it does not use.
if(TARGET townsmith_cli)
  set(found)
  townsmith_linked(townsmith_cli)
  townsmith_install_set(townsmith ${found})
  get_property(numbers GLOBAL PROPERTY TOWNSMITH_LIBRARIES)
  list(FILTER numbers INCLUDE REGEX "numbers$")
  townsmith_install_set(townsmith-numbers ${numbers})
endif()
if(TARGET townsmith_conformance)
  townsmith_install_set(townsmith-conformance townsmith_conformance)
endif()
if(TARGET townsmith AND NOT TOWNSMITH_SHARED)
  install(TARGETS townsmith RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
if(TARGET townsmith_c)
  # For programs in other languages: `cmake --install build/shared --component c`.
  install(TARGETS townsmith_c LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT c NAMELINK_COMPONENT c)
  install(FILES src/c/townsmith/townsmith.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/townsmith COMPONENT c)
endif()
install(DIRECTORY src/public/townsmith DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h")
install(DIRECTORY src/ DESTINATION ${TOWNSMITH_INTERNAL} FILES_MATCHING PATTERN "*.h" PATTERN "public" EXCLUDE
        PATTERN "python" EXCLUDE PATTERN "c" EXCLUDE PATTERN "page" EXCLUDE)
install(DIRECTORY tests/conformance DESTINATION ${TOWNSMITH_INTERNAL} FILES_MATCHING PATTERN "*.h")
install(FILES tests/source_folder.h tests/words.h DESTINATION ${TOWNSMITH_INTERNAL})
install(FILES tests/games/languages.h tests/games/content_faults.h DESTINATION ${TOWNSMITH_INTERNAL}/games)
install(DIRECTORY content packs DESTINATION ${CMAKE_INSTALL_DATADIR}/townsmith)
configure_package_config_file(
  cmake/townsmith-config.cmake.in ${PROJECT_BINARY_DIR}/townsmith-config.cmake
  INSTALL_DESTINATION ${cmake_files} PATH_VARS CMAKE_INSTALL_LIBDIR)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/townsmith-config-version.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/townsmith-config.cmake
              ${PROJECT_BINARY_DIR}/townsmith-config-version.cmake
              cmake/townsmith-embed.cmake cmake/embed.cmake
        DESTINATION ${cmake_files})
