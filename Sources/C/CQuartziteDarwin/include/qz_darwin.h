#pragma once
#include <stdint.h>
#include <stdio.h>

// Functions of Apple's C library that Linux lacks.

/// Opens a stream whose operations are functions, as `funopen` does; null if it cannot be opened.
///
/// A stream without a function to read is opened for writing, one without a function to write for reading.
FILE *qz_funopen(const void *cookie, int (*readfn)(void *, char *, int), int (*writefn)(void *, const char *, int),
                 int64_t (*seekfn)(void *, int64_t, int), int (*closefn)(void *));
