# Helpers that declare layers, programs and tests in one line each.

add_library(sw_options INTERFACE)
target_compile_options(sw_options INTERFACE -Wall -Wextra -Wconversion -Wpedantic
  $<$<BOOL:${SHAPEWRIGHT_WERROR}>:-Werror>)
# GCC 12 finds both where std::optional and views of texts are inlined, and nowhere where there is anything to find.
target_compile_options(sw_options INTERFACE
  "$<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release,RelWithDebInfo>>:-Wno-maybe-uninitialized;-Wno-stringop-overread>")
target_compile_definitions(sw_options INTERFACE QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY
  QT_NO_URL_CAST_FROM_STRING QT_NO_KEYWORDS QT_NO_FOREACH QT_DISABLE_DEPRECATED_BEFORE=0x060400
  SHAPEWRIGHT_VERSION="${PROJECT_VERSION}")
target_include_directories(sw_options INTERFACE ${CMAKE_SOURCE_DIR})
include(CheckLinkerFlag)
check_linker_flag(CXX -fuse-ld=mold SHAPEWRIGHT_HAS_MOLD) # links five times faster, and there is much to link
if(SHAPEWRIGHT_HAS_MOLD AND NOT SHAPEWRIGHT_SANITIZE)
  target_link_options(sw_options INTERFACE -fuse-ld=mold)
endif()
if(SHAPEWRIGHT_SANITIZE)
  target_compile_options(sw_options INTERFACE -fsanitize=${SHAPEWRIGHT_SANITIZE} -fno-omit-frame-pointer
    -fno-sanitize-recover=undefined
    -fno-sanitize=nonnull-attribute) # Qt 6.4 compares empty lists with memcmp(), which is not for null pointers
  target_link_options(sw_options INTERFACE -fsanitize=${SHAPEWRIGHT_SANITIZE})
endif()

# CMake 3.25 with Ninja runs moc again when a file that it knows changes, but not when a file is added; so a changed list of
# sources makes it run.
function(sw_moc_new_sources name)
  set(list_file ${CMAKE_CURRENT_BINARY_DIR}/${name}.sources)
  set(former)
  if(EXISTS ${list_file})
    file(READ ${list_file} former)
  endif()
  if(NOT "${former}" STREQUAL "${ARGN}")
    file(WRITE ${list_file} "${ARGN}")
    file(REMOVE ${CMAKE_CURRENT_BINARY_DIR}/${name}_autogen/timestamp)
  endif()
endfunction()

# sw_unity(NAME SOURCE…): compiles the sources of a folder together, up to ten at a time, so that headers are read once for all.
# Folders stay apart: names of anonymous namespaces have to differ within one only.
function(sw_unity name)
  if(NOT SHAPEWRIGHT_UNITY)
    return()
  endif()
  set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  set(former)
  foreach(source IN LISTS ARGN)
    if(NOT source MATCHES "\\.cpp$")
      continue()
    endif()
    get_filename_component(folder ${source} DIRECTORY)
    if(NOT folder STREQUAL former)
      set(former ${folder})
      set(number 0)
    endif()
    math(EXPR part "${number} / 10")
    math(EXPR number "${number} + 1")
    file(RELATIVE_PATH group ${CMAKE_SOURCE_DIR} ${folder})
    string(MAKE_C_IDENTIFIER "${group}_${part}" group)
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
  endforeach()
endfunction()

# sw_waits_for_others(NAME): code that asks, paints, hands on, or makes texts and small designs; people, servers and the layers
# below are what it waits for. A third of its compiling is saved.
function(sw_waits_for_others name)
  target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>)
endfunction()

# sw_layer(NAME [OBJECTS] FOLDERS f… LINK t… [PARTS p…] [HEADERS <h>…])
# One library out of all sources of the folders and their subfolders. A new source file needs no edit here. With OBJECTS
# it becomes a part of another layer, which names it in PARTS: code of that layer that is compiled in another way.
function(sw_layer name)
  cmake_parse_arguments(ARG "OBJECTS" "" "FOLDERS;LINK;PARTS;HEADERS" ${ARGN})
  set(sources)
  foreach(folder IN LISTS ARG_FOLDERS)
    file(GLOB_RECURSE found CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.h)
    list(APPEND sources ${found})
  endforeach()
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$") # a program's own
  set(kind STATIC)
  if(SHAPEWRIGHT_SHARED)
    set(kind SHARED)
  endif()
  if(ARG_OBJECTS)
    set(kind OBJECT)
  endif()
  add_library(${name} ${kind} ${sources})
  foreach(part IN LISTS ARG_PARTS)
    target_sources(${name} PRIVATE $<TARGET_OBJECTS:${part}>)
  endforeach()
  add_library(Shapewright::${name} ALIAS ${name})
  set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX DEFINE_SYMBOL "")
  if(kind STREQUAL SHARED) # what a library defines itself it calls there, not the copy of a test, which is compiled for debugging
    target_link_options(${name} PRIVATE -Wl,-Bsymbolic-functions)
  endif()
  sw_moc_new_sources(${name} ${sources})
  sw_unity(${name} ${sources})
  target_link_libraries(${name} PUBLIC sw_options ${ARG_LINK})
  if(SHAPEWRIGHT_PCH AND ARG_HEADERS)
    target_precompile_headers(${name} PRIVATE ${ARG_HEADERS})
  endif()
endfunction()

# sw_program(NAME SOURCES f… LINK t…): an installed program; a folder that has no sources yet gives none.
function(sw_program name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${ARG_SOURCES})
  if(sources)
    add_executable(${name} ${sources})
    sw_moc_new_sources(${name} ${sources})
    target_link_libraries(${name} PRIVATE sw_options ${ARG_LINK})
    install(TARGETS ${name} RUNTIME DESTINATION bin)
  endif()
endfunction()

# sw_label(NAME TARGET…): `tests_NAME` builds what the tests of one label need.
function(sw_label label)
  if(NOT TARGET tests_${label})
    add_custom_target(tests_${label})
  endif()
  if(ARGN)
    add_dependencies(tests_${label} ${ARGN})
  endif()
endfunction()

# sw_test(NAME LABEL label SOURCES f LINK t… [PROGRAMS t…] [ENVIRONMENT e…] [TIMEOUT s])
# One QtTest program, run headless with the C locale, with freed memory overwritten, so that its use afterwards shows every time,
# and without the driver's counters in shared memory: it warns where a killed program of the same number left its own behind.
# PROGRAMS are built first and named to the test by a variable each (shapewright-cli: SHAPEWRIGHT_CLI). A program that finds no
# MongoDB server counts as skipped, never as passed.
function(sw_test name)
  cmake_parse_arguments(ARG "" "LABEL;TIMEOUT" "SOURCES;LINK;PROGRAMS;ENVIRONMENT" ${ARGN})
  # moc by hand: the one file needs neither a scan nor a second object, which cost two seconds for each test.
  set(moc_folder ${CMAKE_CURRENT_BINARY_DIR}/moc)
  qt6_generate_moc(${ARG_SOURCES} ${moc_folder}/${name}.moc)
  add_executable(${name} ${ARG_SOURCES} ${moc_folder}/${name}.moc)
  set_target_properties(${name} PROPERTIES AUTOMOC OFF AUTORCC OFF)
  target_include_directories(${name} PRIVATE ${moc_folder})
  target_link_libraries(${name} PRIVATE sw_options Qt6::Test ${ARG_LINK})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  target_compile_definitions(${name} PRIVATE SHAPEWRIGHT_TEST_DATA="${CMAKE_SOURCE_DIR}/tests/data")
  add_test(NAME ${name} COMMAND ${name})
  foreach(program IN LISTS ARG_PROGRAMS)
    if(TARGET ${program})
      string(MAKE_C_IDENTIFIER ${program} variable)
      string(TOUPPER ${variable} variable)
      list(APPEND ARG_ENVIRONMENT "${variable}=$<TARGET_FILE:${program}>")
      add_dependencies(${name} ${program})
    endif()
  endforeach()
  sw_label(${ARG_LABEL} ${name})
  if(NOT ARG_TIMEOUT)
    set(ARG_TIMEOUT 120)
  endif()
  if(SHAPEWRIGHT_SANITIZE)
    math(EXPR ARG_TIMEOUT "10 * ${ARG_TIMEOUT}")
    list(APPEND ARG_ENVIRONMENT "UBSAN_OPTIONS=print_stacktrace=1")
  endif()
  set_tests_properties(${name} PROPERTIES LABELS ${ARG_LABEL} TIMEOUT ${ARG_TIMEOUT}
    SKIP_REGULAR_EXPRESSION "SKIP   : [A-Za-z0-9_:]*::initTestCase\\(\\) no MongoDB server"
    ENVIRONMENT "LC_ALL=C.UTF-8;QT_QPA_PLATFORM=offscreen;MALLOC_PERTURB_=165;MONGOC_DISABLE_SHM=1;QTEST_FUNCTION_TIMEOUT=1200000;${ARG_ENVIRONMENT}")
endfunction()

# sw_tests(FOLDER LABEL label QT Core|Gui|Widgets LINK t… [PROGRAMS t…] [TIMEOUT s]): one test program for each tst_*.cpp in the
# folder. QT is the highest of these that LINK brings: what QtTest declares depends on it, so that programs of one kind share
# one precompiled header, which takes as long as four of them.
function(sw_tests folder)
  cmake_parse_arguments(ARG "" "LABEL;QT;TIMEOUT" "LINK;PROGRAMS;ENVIRONMENT" ${ARGN})
  sw_label(${ARG_LABEL})
  file(GLOB_RECURSE found CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/tst_*.cpp)
  foreach(source IN LISTS found)
    get_filename_component(name ${source} NAME_WE)
    sw_test(${name} LABEL ${ARG_LABEL} TIMEOUT ${ARG_TIMEOUT} SOURCES ${source} LINK ${ARG_LINK}
      PROGRAMS ${ARG_PROGRAMS} ENVIRONMENT ${ARG_ENVIRONMENT})
    if(NOT ARG_LABEL STREQUAL live) # those wait for their servers half of the time
      set_tests_properties(${name} PROPERTIES PROCESSORS 2)
    endif()
    if(NOT SHAPEWRIGHT_PCH)
      continue()
    endif()
    get_property(first GLOBAL PROPERTY sw_precompiled_${ARG_QT})
    if(first)
      target_precompile_headers(${name} REUSE_FROM ${first})
    else()
      target_precompile_headers(${name} PRIVATE <QtTest> <algorithm> <cmath> <functional> <limits> <memory> <optional> <vector>)
      set_property(GLOBAL PROPERTY sw_precompiled_${ARG_QT} ${name})
    endif()
  endforeach()
endfunction()

# sw_benches(FOLDER LINK t…): one measuring program for each bench_*.cpp; the target `benches` builds them all.
function(sw_benches folder)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_custom_target(benches)
  file(GLOB found CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/bench_*.cpp)
  foreach(source IN LISTS found)
    get_filename_component(name ${source} NAME_WE)
    add_executable(${name} EXCLUDE_FROM_ALL ${source})
    target_link_libraries(${name} PRIVATE sw_options ${ARG_LINK})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bench)
    add_dependencies(benches ${name})
  endforeach()
endfunction()

# sw_fuzz(FOLDER LABEL label LINK t…): one program for each fuzz_*.cpp, with the folder's driver. A test runs it for a moment.
function(sw_fuzz folder)
  cmake_parse_arguments(ARG "" "LABEL" "LINK" ${ARGN})
  file(GLOB found CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/fuzz_*.cpp)
  add_library(sw_fuzzdriver OBJECT ${folder}/driver.cpp)
  target_link_libraries(sw_fuzzdriver PRIVATE sw_options Qt6::Core)
  target_compile_definitions(sw_fuzzdriver PRIVATE SHAPEWRIGHT_TEST_DATA="${CMAKE_SOURCE_DIR}/tests/data")
  set_target_properties(sw_fuzzdriver PROPERTIES AUTOMOC OFF AUTORCC OFF)
  add_custom_target(fuzzers)
  foreach(source IN LISTS found)
    get_filename_component(name ${source} NAME_WE)
    add_executable(${name} ${source} $<TARGET_OBJECTS:sw_fuzzdriver>)
    target_link_libraries(${name} PRIVATE sw_options ${ARG_LINK})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/fuzz AUTOMOC OFF AUTORCC OFF)
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES LABELS ${ARG_LABEL} TIMEOUT 120 ENVIRONMENT "LC_ALL=C.UTF-8")
    sw_label(${ARG_LABEL} ${name})
    add_dependencies(fuzzers ${name})
  endforeach()
endfunction()
