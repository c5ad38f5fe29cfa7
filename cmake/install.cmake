# The library as a package: find_package(townsmith), then link townsmith::core, ::games, ::bots,
# ::table, ::lab, ::cli, and ::conformance for the tests of a game of one's own.
include(CMakePackageConfigHelpers)

get_property(libraries GLOBAL PROPERTY TOWNSMITH_LIBRARIES)
if(TARGET townsmith_conformance)
  list(APPEND libraries townsmith_conformance)
endif()
install(TARGETS ${libraries} EXPORT townsmith ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
if(TARGET townsmith)
  install(TARGETS townsmith RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
install(DIRECTORY src/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/townsmith FILES_MATCHING PATTERN "*.h")
install(DIRECTORY tests/conformance DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/townsmith
        FILES_MATCHING PATTERN "*.h")
install(FILES tests/words.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/townsmith)
install(FILES tests/games/languages.h tests/games/content_faults.h
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/townsmith/games)
install(DIRECTORY content DESTINATION ${CMAKE_INSTALL_DATADIR}/townsmith)
install(EXPORT townsmith NAMESPACE townsmith::
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/townsmith FILE townsmith-targets.cmake)
configure_package_config_file(
  cmake/townsmith-config.cmake.in ${PROJECT_BINARY_DIR}/townsmith-config.cmake
  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/townsmith)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/townsmith-config-version.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/townsmith-config.cmake
              ${PROJECT_BINARY_DIR}/townsmith-config-version.cmake
              cmake/townsmith-embed.cmake cmake/embed.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/townsmith)
