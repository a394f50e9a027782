#pragma once
#include <libavformat/avformat.h>
#include <stdbool.h>

/// Makes a muxer write to an open descriptor, with bytes that depend only on what it is given. `url` is the location of
/// `file`, for muxers that read back their output. Returns zero or a negative error code.
int qz_output_open(AVFormatContext *format, const char *url, int file, bool seekable);
/// Writes the header with `options`, "key=value:key=value"; one that the muxer does not know is an error.
int qz_output_write_header(AVFormatContext *format, const char *options);
/// Writes the end of the file.
int qz_output_finish(AVFormatContext *format);
/// Frees the muxer; the descriptor stays open.
void qz_output_close(AVFormatContext *format);
