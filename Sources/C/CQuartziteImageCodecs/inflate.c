#include "CQuartziteImageCodecs.h"

#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

uint8_t *qz_inflate(const uint8_t *bytes, size_t count, size_t limit, size_t *result_count) {
    if (count > UINT_MAX || limit > UINT_MAX) return NULL;
    z_stream stream = {.next_in = (Bytef *)bytes, .avail_in = (uInt)count};
    if (inflateInit(&stream) != Z_OK) return NULL;
    uint8_t *block = NULL;
    size_t capacity = 0;
    int status = Z_OK;
    while (status == Z_OK && capacity < limit) {
        size_t larger = capacity ? capacity * 2 : 1 << 14;
        if (larger > limit) larger = limit;
        uint8_t *grown = realloc(block, larger);
        if (!grown) break;
        block = grown;
        stream.next_out = block + capacity;
        stream.avail_out = (uInt)(larger - capacity);
        capacity = larger;
        status = inflate(&stream, Z_NO_FLUSH);
        // If the output is full, there may be more; if it is not full and the stream has not ended, the input is
        // incomplete.
        if (status == Z_BUF_ERROR || (status == Z_OK && stream.avail_out > 0)) break;
    }
    *result_count = stream.total_out;
    inflateEnd(&stream);
    if (status == Z_STREAM_END) return block;
    free(block);
    return NULL;
}
