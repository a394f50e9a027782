#include "CQuartziteImageCodecs.h"

#include "CQuartziteKernels.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct writer {
    uint8_t *bytes;
    size_t count, capacity;
    char *error;
} writer;

static void fail(png_structp png, png_const_charp message) {
    writer *target = png_get_error_ptr(png);
    snprintf(target->error, qz_error_size, "%s", message);
    png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void add_bytes(png_structp png, png_bytep bytes, size_t count) {
    writer *target = png_get_io_ptr(png);
    if (count > target->capacity - target->count) {
        size_t capacity = 2 * target->capacity + count;
        uint8_t *grown = realloc(target->bytes, capacity);
        if (!grown) png_error(png, "out of memory");
        target->bytes = grown;
        target->capacity = capacity;
    }
    memcpy(target->bytes + target->count, bytes, count);
    target->count += count;
}

static void flush(png_structp png) { (void)png; }

static void encode(png_structp png, png_infop info, const qz_png_source *source, uint32_t *straight, uint8_t *row) {
    int width = source->width;
    png_set_IHDR(png, info, (png_uint_32)width, (png_uint_32)source->height, 8,
                 source->keeps_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_compression_level(png, source->level);
    png_set_compression_buffer_size(png, 1 << 16);
    png_set_filter(png, PNG_FILTER_TYPE_DEFAULT, source->mixes_filters ? PNG_ALL_FILTERS : PNG_FILTER_UP);
    png_write_info(png, info);
    for (int y = 0; y < source->height; y++) {
        const uint32_t *pixels = source->pixels + y * source->stride;
        if (source->keeps_alpha) {
            qz_straighten_row(pixels, straight, width);
            qz_rgba_row(straight, row, width);
        } else {
            qz_rgb_row(pixels, row, width);
        }
        png_write_row(png, row);
    }
    png_write_end(png, info);
}

bool qz_png_encode(const qz_png_source *source, uint8_t **bytes, size_t *count, char *error) {
    writer target = {NULL, 0, 0, error};
    size_t width = (size_t)source->width;
    // A row of pixels, and one of bytes behind it.
    uint32_t *rows = malloc(2 * width * sizeof *rows);
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &target, fail, ignore);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    volatile bool whole = false;
    if (!info || !rows) {
        snprintf(error, qz_error_size, "out of memory");
    } else if (!setjmp(png_jmpbuf(png))) {
        png_set_write_fn(png, &target, add_bytes, flush);
        png_set_user_limits(png, 0x7FFFFFFF, 0x7FFFFFFF); // the caller has checked the sides
        encode(png, info, source, rows, (uint8_t *)(rows + width));
        whole = true;
    }
    png_destroy_write_struct(&png, &info);
    free(rows);
    if (!whole) {
        free(target.bytes);
        return false;
    }
    *bytes = target.bytes;
    *count = target.count;
    return true;
}
