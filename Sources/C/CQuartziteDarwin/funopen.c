#define _GNU_SOURCE
#include "qz_darwin.h"

#include <limits.h>
#include <stdlib.h>

/// The functions of a stream.
typedef struct {
    void *cookie;
    int (*read)(void *, char *, int);
    int (*write)(void *, const char *, int);
    int64_t (*seek)(void *, int64_t, int);
    int (*close)(void *);
} stream_functions;

static int clamped(size_t count) { return count > INT_MAX ? INT_MAX : (int)count; }

static ssize_t read_bytes(void *stream, char *bytes, size_t count) {
    stream_functions *functions = stream;
    return functions->read ? functions->read(functions->cookie, bytes, clamped(count)) : -1;
}

static ssize_t write_bytes(void *stream, const char *bytes, size_t count) {
    stream_functions *functions = stream;
    int written = functions->write ? functions->write(functions->cookie, bytes, clamped(count)) : -1;
    // Linux's C library expects 0 after an error.
    return written > 0 ? written : 0;
}

static int seek(void *stream, off64_t *offset, int origin) {
    stream_functions *functions = stream;
    int64_t place = functions->seek ? functions->seek(functions->cookie, *offset, origin) : -1;
    if (place < 0) return -1;
    *offset = place;
    return 0;
}

static int close_stream(void *stream) {
    stream_functions functions = *(stream_functions *)stream;
    free(stream);
    return functions.close ? functions.close(functions.cookie) : 0;
}

FILE *qz_funopen(const void *cookie, int (*readfn)(void *, char *, int), int (*writefn)(void *, const char *, int),
                 int64_t (*seekfn)(void *, int64_t, int), int (*closefn)(void *)) {
    stream_functions *functions = malloc(sizeof *functions);
    if (!functions) return NULL;
    *functions = (stream_functions){(void *)cookie, readfn, writefn, seekfn, closefn};
    const char *mode = !readfn ? "w" : !writefn ? "r" : "r+";
    cookie_io_functions_t operations = {read_bytes, write_bytes, seek, close_stream};
    FILE *file = fopencookie(functions, mode, operations);
    if (!file) free(functions);
    return file;
}
