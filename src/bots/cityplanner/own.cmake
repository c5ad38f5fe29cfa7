# The solved solo game, compiled in too.
set(solution ${PROJECT_SOURCE_DIR}/content/cityplanner/solution.bin)
set(embedded_solution ${CMAKE_CURRENT_BINARY_DIR}/embedded_solution.cpp)
add_custom_command(
  OUTPUT ${embedded_solution}
  COMMAND ${CMAKE_COMMAND} -DFILE=${solution} -DOUT=${embedded_solution}
          -DHEADER=bots/cityplanner/shipped_solution.h -DNAMESPACE=townsmith::cityplanner
          -DNAME=shipped_solution -P ${PROJECT_SOURCE_DIR}/cmake/embed_bytes.cmake
  DEPENDS ${solution} ${PROJECT_SOURCE_DIR}/cmake/embed_bytes.cmake
  COMMENT "Embedding the solution of City Planner")
target_sources(townsmith_cityplanner_bots PRIVATE ${embedded_solution})
