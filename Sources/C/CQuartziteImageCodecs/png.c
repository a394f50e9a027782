#include "CQuartziteImageCodecs.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <zlib.h>

typedef struct reader {
    const uint8_t *bytes;
    size_t count, position;
    char *error;
} reader;

static void fail(png_structp png, png_const_charp message) {
    reader *source = png_get_error_ptr(png);
    snprintf(source->error, qz_error_size, "%s", message);
    png_longjmp(png, 1);
}

// Ignores warnings about data that does not affect the image; benign errors are treated as errors.
static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void read_bytes(png_structp png, png_bytep target, size_t count) {
    reader *source = png_get_io_ptr(png);
    if (count > source->count - source->position) png_error(png, "unexpected end of data");
    memcpy(target, source->bytes + source->position, count);
    source->position += count;
}

static void decode(png_structp png, png_infop info, uint32_t *pixels, ptrdiff_t stride, int width, int height) {
    png_read_info(png, info);
    if (png_get_image_width(png, info) != (png_uint_32)width ||
        png_get_image_height(png, info) != (png_uint_32)height) {
        png_error(png, "the size differs from the header's");
    }
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_bgr(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "unexpected row size");
    for (int pass = 0; pass < passes; pass++) {
        for (int y = 0; y < height; y++) png_read_row(png, (png_bytep)(pixels + y * stride), NULL);
    }
    png_read_end(png, NULL);
}

bool qz_png_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, ptrdiff_t stride, int width, int height,
                   char *error) {
    reader source = {bytes, count, 0, error};
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, fail, ignore);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info) {
        png_destroy_read_struct(&png, NULL, NULL);
        snprintf(error, qz_error_size, "out of memory");
        return false;
    }
    bool whole = false;
    if (!setjmp(png_jmpbuf(png))) {
        png_set_read_fn(png, &source, read_bytes);
        png_set_benign_errors(png, 0);
        png_set_user_limits(png, 0x7FFFFFFF, 0x7FFFFFFF); // the caller has checked the sides
        decode(png, info, pixels, stride, width, height);
        whole = true;
    }
    png_destroy_read_struct(&png, &info, NULL);
    if (!whole) return false;
    for (int y = 0; y < height; y++) qz_premultiply(pixels + y * stride, (size_t)width);
    return true;
}

uint32_t qz_crc32(uint32_t crc, const uint8_t *bytes, size_t count) { return (uint32_t)crc32_z(crc, bytes, count); }
