# Where headers go that only headers include; what users include is in townsmith/ itself (src/public).
set(TOWNSMITH_INTERNAL ${CMAKE_INSTALL_INCLUDEDIR}/townsmith/internal)

# What every target of ours is compiled with.
add_library(townsmith_flags INTERFACE)
target_compile_options(townsmith_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Werror -ffp-contract=off)
if(NOT CMAKE_UNITY_BUILD)
  # Several sources in one see each other's helpers; `make lint` compiles them one by one.
  target_compile_options(townsmith_flags INTERFACE -Wshadow)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 sees overlapping copies in std::string where there are none.
  target_compile_options(townsmith_flags INTERFACE -Wno-restrict)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # The std::stable_sort of g++ 12's library uses what that library calls deprecated.
  target_compile_options(townsmith_flags INTERFACE -Wno-deprecated-declarations)
  # A precompiled header from the compiler cache serves another checkout too, whose files have other times.
  target_compile_options(townsmith_flags INTERFACE "SHELL:-Xclang -fno-pch-timestamp")
endif()
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  # Every such machine of the last fifteen years can count bits in one instruction.
  target_compile_options(townsmith_flags INTERFACE -march=x86-64-v2)
endif()
if(TOWNSMITH_SANITIZE)
  target_compile_options(townsmith_flags INTERFACE
    -fsanitize=${TOWNSMITH_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  target_link_options(townsmith_flags INTERFACE -fsanitize=${TOWNSMITH_SANITIZE})
  if(TOWNSMITH_SANITIZE_NOT)
    target_compile_options(townsmith_flags INTERFACE -fno-sanitize=${TOWNSMITH_SANITIZE_NOT})
  endif()
endif()

# A server makes and forgets small things all the time: this allocator takes less of the processor for it, and gives the
# memory of tables that nobody looks at back to the system. It is linked in, not needed where the program runs;
# sanitizers have an allocator of their own.
add_library(townsmith_allocator INTERFACE)
find_library(TOWNSMITH_ALLOCATOR libjemalloc_pic.a)
if(TOWNSMITH_ALLOCATOR AND NOT TOWNSMITH_SANITIZE)
  target_link_libraries(townsmith_allocator INTERFACE ${TOWNSMITH_ALLOCATOR} ${CMAKE_DL_LIBS})
  target_sources(townsmith_allocator INTERFACE ${PROJECT_SOURCE_DIR}/src/cli/allocator.cpp)
endif()

# Optimising what sanitizers add takes longest, and pays only where games are computed; without them it takes long
# enough where nothing is computed.
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
  set(TOWNSMITH_SMALL_FOLDERS table protocol host)
elseif(TOWNSMITH_SANITIZE)
  set(TOWNSMITH_QUICKLY_COMPILED table host engine external numbers fair crypto outbox store service lab server serve cli
      describe)
endif()

# What nearly every source includes is parsed once (the first target here to be compiled makes it).
set(TOWNSMITH_COMMON_HEADERS <algorithm> <string> <vector> <fmt/format.h>
    ${PROJECT_SOURCE_DIR}/src/core/any_game.h)
function(townsmith_precompile target first)
  if(target STREQUAL first)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  else()
    target_precompile_headers(${target} REUSE_FROM ${first})
  endif()
endfunction()

# townsmith_library(NAME [sources...]): the library of one folder, townsmith::NAME.
function(townsmith_library name)
  add_library(townsmith_${name} STATIC ${ARGN})
  add_library(townsmith::${name} ALIAS townsmith_${name})
  set_target_properties(townsmith_${name} PROPERTIES EXPORT_NAME ${name})
  target_link_libraries(townsmith_${name} PRIVATE $<BUILD_INTERFACE:townsmith_flags>)
  target_include_directories(townsmith_${name} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>
    $<INSTALL_INTERFACE:${TOWNSMITH_INTERNAL}>)
  target_compile_features(townsmith_${name} PUBLIC cxx_std_20)
  if(name IN_LIST TOWNSMITH_QUICKLY_COMPILED)
    target_compile_options(townsmith_${name} PRIVATE -O0)
  endif()
  if(name IN_LIST TOWNSMITH_QUICKLY_COMPILED OR name IN_LIST TOWNSMITH_SMALL_FOLDERS)
    townsmith_precompile(townsmith_${name} townsmith_table ${TOWNSMITH_COMMON_HEADERS})
  else()
    townsmith_precompile(townsmith_${name} townsmith_core ${TOWNSMITH_COMMON_HEADERS})
  endif()
  set_property(GLOBAL APPEND PROPERTY TOWNSMITH_LIBRARIES townsmith_${name})
endfunction()

# townsmith_rooms_of_games(FOLDER PARTS...): what src/FOLDER has for each game, in the folder of the game's name, as far as it is
# there: sources, which are a library; headers called PARTS, which FOLDER/all.h includes. And what is done with every game,
# FOLDER/entries.h, is compiled for each on its own.
function(townsmith_rooms_of_games folder)
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/include)
  target_include_directories(townsmith_${folder} PUBLIC $<BUILD_INTERFACE:${generated}>)
  get_property(games GLOBAL PROPERTY TOWNSMITH_GAMES)
  set(number 0)
  foreach(game IN LISTS games)
    file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${game}/*.cpp)
    if(sources)
      townsmith_library(${game}_${folder} ${sources})
      target_link_libraries(townsmith_${game}_${folder} PUBLIC townsmith_${game})
      target_link_libraries(townsmith_${folder} PUBLIC townsmith_${game}_${folder})
      include(${game}/own.cmake OPTIONAL)
    endif()
    foreach(part IN LISTS ARGN)
      if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${game}/${part}.h)
        string(APPEND rooms_of_games "#include \"${folder}/${game}/${part}.h\"\n")
      endif()
    endforeach()
    set(entry ${CMAKE_CURRENT_BINARY_DIR}/entry_${number}.cpp)
    file(GENERATE OUTPUT ${entry}
         CONTENT "#define TOWNSMITH_GAME ${number}\n#include \"${folder}/entries.h\"\n")
    target_sources(townsmith_${folder} PRIVATE ${entry})
    set_source_files_properties(${entry} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    math(EXPR number "${number} + 1")
  endforeach()
  configure_file(all.h.in ${generated}/${folder}/all.h @ONLY)
  install(FILES ${generated}/${folder}/all.h DESTINATION ${TOWNSMITH_INTERNAL}/${folder})
endfunction()
