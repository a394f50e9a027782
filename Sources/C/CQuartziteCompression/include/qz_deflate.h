#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// DEFLATE streams without a header (RFC 1951), which Apple calls COMPRESSION_ZLIB.

/// A stream that compresses or decompresses.
typedef struct qz_deflate_stream qz_deflate_stream;

/// The results of `qz_deflate_process`.
enum { qz_deflate_error = -1, qz_deflate_ok = 0, qz_deflate_end = 1 };

/// Creates a stream; null if there is no memory.
qz_deflate_stream *qz_deflate_create(bool compresses);

/// Processes as much input as the output has space for, and moves both positions on. The last input is processed with
/// `finalize`, until the result is `qz_deflate_end`.
int qz_deflate_process(qz_deflate_stream *stream, const uint8_t **input, size_t *input_size, uint8_t **output,
                       size_t *output_size, bool finalize);

void qz_deflate_destroy(qz_deflate_stream *stream);
