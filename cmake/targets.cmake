# What every target of ours is compiled with.
add_library(townsmith_flags INTERFACE)
target_compile_options(townsmith_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -ffp-contract=off)
if(TOWNSMITH_SANITIZE)
  target_compile_options(townsmith_flags INTERFACE
    -fsanitize=${TOWNSMITH_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  target_link_options(townsmith_flags INTERFACE -fsanitize=${TOWNSMITH_SANITIZE})
endif()

# townsmith_library(NAME [sources...]): the library of one folder, townsmith::NAME.
function(townsmith_library name)
  add_library(townsmith_${name} STATIC ${ARGN})
  add_library(townsmith::${name} ALIAS townsmith_${name})
  set_target_properties(townsmith_${name} PROPERTIES EXPORT_NAME ${name})
  target_link_libraries(townsmith_${name} PRIVATE $<BUILD_INTERFACE:townsmith_flags>)
  target_include_directories(townsmith_${name} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/townsmith>)
  target_compile_features(townsmith_${name} PUBLIC cxx_std_20)
  set_property(GLOBAL APPEND PROPERTY TOWNSMITH_LIBRARIES townsmith_${name})
endfunction()
