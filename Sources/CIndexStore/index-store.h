// The part of the toolchain's libIndexStore that is used: its functions are looked up by name when
// the library has been loaded, so that the tool starts without it.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const char *data;
  size_t length;
} index_string;

typedef void *index_store;
typedef void *index_record;
typedef void *index_occurrence;
typedef void *index_symbol;

typedef index_store (*indexstore_store_create_f)(const char *path, void **error);
typedef void (*indexstore_store_dispose_f)(index_store);
typedef index_record (*indexstore_record_reader_create_f)(index_store, const char *name, void **error);
typedef void (*indexstore_record_reader_dispose_f)(index_record);
typedef bool (*index_visitor)(void *context, index_occurrence);
typedef bool (*indexstore_record_reader_occurrences_apply_f)(
    index_record, void *context, index_visitor);
typedef index_symbol (*indexstore_occurrence_get_symbol_f)(index_occurrence);
typedef uint64_t (*indexstore_occurrence_get_roles_f)(index_occurrence);
typedef void (*indexstore_occurrence_get_line_col_f)(
    index_occurrence, unsigned *line, unsigned *column);
typedef index_string (*indexstore_symbol_get_usr_f)(index_symbol);
