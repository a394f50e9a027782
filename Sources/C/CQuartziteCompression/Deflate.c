#include "qz_deflate.h"
#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

struct qz_deflate_stream {
    z_stream stream;
    bool compresses;
};

// Negative: without the header and the checksum of zlib's own format.
static const int window_bits = -15;
// The level that Apple documents for COMPRESSION_ZLIB.
static const int level = 5;

qz_deflate_stream *qz_deflate_create(bool compresses) {
    qz_deflate_stream *stream = calloc(1, sizeof *stream);
    if (!stream) return NULL;
    stream->compresses = compresses;
    int status = compresses ? deflateInit2(&stream->stream, level, Z_DEFLATED, window_bits, 8, Z_DEFAULT_STRATEGY)
                            : inflateInit2(&stream->stream, window_bits);
    if (status == Z_OK) return stream;
    free(stream);
    return NULL;
}

static uInt limited(size_t size) { return size > UINT_MAX ? UINT_MAX : (uInt)size; }

int qz_deflate_process(qz_deflate_stream *stream, const uint8_t **input, size_t *input_size, uint8_t **output,
                       size_t *output_size, bool finalize) {
    z_stream *z = &stream->stream;
    for (;;) {
        uInt given = limited(*input_size), space = limited(*output_size);
        z->next_in = (Bytef *)*input;
        z->avail_in = given;
        z->next_out = *output;
        z->avail_out = space;
        bool is_last = finalize && given == *input_size;
        int status = stream->compresses ? deflate(z, is_last ? Z_FINISH : Z_NO_FLUSH) : inflate(z, Z_NO_FLUSH);
        size_t taken = given - z->avail_in, made = space - z->avail_out;
        *input += taken;
        *input_size -= taken;
        *output += made;
        *output_size -= made;
        if (status == Z_STREAM_END) return qz_deflate_end;
        // If zlib makes no progress, it reports that the output is full or the input is empty.
        if (status != Z_OK && status != Z_BUF_ERROR) return qz_deflate_error;
        bool is_stuck = taken == 0 && made == 0;
        if (is_stuck || *output_size == 0) {
            bool is_cut = !stream->compresses && finalize && *input_size == 0 && *output_size > 0;
            return is_cut ? qz_deflate_error : qz_deflate_ok;
        }
    }
}

void qz_deflate_destroy(qz_deflate_stream *stream) {
    if (!stream) return;
    if (stream->compresses) {
        deflateEnd(&stream->stream);
    } else {
        inflateEnd(&stream->stream);
    }
    free(stream);
}
