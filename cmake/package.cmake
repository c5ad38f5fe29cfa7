# `make package`: the program with what a server needs around it, as a Debian package (CPack). The library for
# programs of one's own is another component and stays out of it.
set(manual ${PROJECT_BINARY_DIR}/townsmith.1)
set(completions ${PROJECT_BINARY_DIR}/completion)
add_custom_command(OUTPUT ${manual}.gz ${completions}/townsmith ${completions}/_townsmith ${completions}/townsmith.fish
  COMMAND ${CMAKE_COMMAND} -E make_directory ${completions}
  COMMAND townsmith manual > ${manual}
  COMMAND gzip -9nf ${manual}
  COMMAND townsmith completion bash > ${completions}/townsmith
  COMMAND townsmith completion zsh > ${completions}/_townsmith
  COMMAND townsmith completion fish > ${completions}/townsmith.fish
  DEPENDS townsmith
  COMMENT "Writing the manual page and the completions"
  VERBATIM)
add_custom_target(townsmith_manual DEPENDS ${manual}.gz)

set(packaged COMPONENT program EXCLUDE_FROM_ALL)
install(PROGRAMS $<TARGET_FILE:townsmith> DESTINATION bin ${packaged})
install(FILES ${manual}.gz DESTINATION share/man/man1 ${packaged})
install(FILES ${completions}/townsmith DESTINATION share/bash-completion/completions ${packaged})
install(FILES ${completions}/_townsmith DESTINATION share/zsh/vendor-completions ${packaged})
install(FILES ${completions}/townsmith.fish DESTINATION share/fish/vendor_completions.d ${packaged})
install(FILES packaging/townsmith.service packaging/townsmith-backup.service packaging/townsmith-backup.timer DESTINATION /lib/systemd/system ${packaged})
install(FILES packaging/townsmith.conf DESTINATION /etc/townsmith ${packaged})
install(FILES LICENSE RENAME copyright DESTINATION share/doc/townsmith ${packaged})
install(FILES docs/hosting.md packaging/prometheus-alerts.yml packaging/grafana-dashboard.json
        DESTINATION share/doc/townsmith ${packaged})
install(DIRECTORY packs DESTINATION share/townsmith ${packaged})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME townsmith)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The maintainers of Townsmith <townsmith@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "server and terminal for city-building tabletop games")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL program)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME townsmith)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "adduser, ca-certificates")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "chromium")  # draws what `townsmith print` prints
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(folder ${PROJECT_SOURCE_DIR}/packaging/debian)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_CONTROL_EXTRA ${folder}/conffiles ${folder}/postinst ${folder}/prerm ${folder}/postrm)
include(CPack)
