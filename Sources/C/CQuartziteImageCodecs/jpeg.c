#include "CQuartziteImageCodecs.h"
#include "jpeg_chroma.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jerror.h>
#include <jpeglib.h>

enum { most_scans = 100 }; // each scan of a progressive image costs a pass over it, even if it has few bytes

typedef struct failure {
    struct jpeg_error_mgr manager;
    struct jpeg_progress_mgr progress;
    jmp_buf jump;
    char *error;
} failure;

static void fail(j_common_ptr jpeg) {
    failure *state = (failure *)jpeg->err;
    char message[JMSG_LENGTH_MAX];
    jpeg->err->format_message(jpeg, message);
    snprintf(state->error, qz_error_size, "%s", message);
    longjmp(state->jump, 1);
}

// For any other warning, the library has invented pixels.
static bool is_harmless(int code) {
    return code == JWRN_EXTRANEOUS_DATA || code == JWRN_ADOBE_XFORM || code == JWRN_JFIF_MAJOR;
}

static void emit(j_common_ptr jpeg, int level) {
    if (level < 0 && !is_harmless(jpeg->err->msg_code)) fail(jpeg);
}

static void count_scans(j_common_ptr jpeg) {
    if (((j_decompress_ptr)jpeg)->input_scan_number <= most_scans) return;
    failure *state = (failure *)jpeg->err;
    snprintf(state->error, qz_error_size, "more than %d scans", most_scans);
    longjmp(state->jump, 1);
}

static void prepare(j_decompress_ptr jpeg, failure *state, char *error) {
    jpeg->err = jpeg_std_error(&state->manager);
    state->manager.error_exit = fail;
    state->manager.emit_message = emit;
    state->progress.progress_monitor = count_scans;
    state->error = error;
}

bool qz_jpeg_size(const uint8_t *bytes, size_t count, int *width, int *height, char *error) {
    struct jpeg_decompress_struct jpeg = {0};
    failure state = {0};
    prepare(&jpeg, &state, error);
    if (setjmp(state.jump)) {
        jpeg_destroy_decompress(&jpeg);
        return false;
    }
    jpeg_create_decompress(&jpeg);
    jpeg_mem_src(&jpeg, bytes, count);
    jpeg_read_header(&jpeg, TRUE);
    *width = (int)jpeg.image_width;
    *height = (int)jpeg.image_height;
    jpeg_destroy_decompress(&jpeg);
    return true;
}

// Adobe stores CMYK inverted: 255 means no ink.
static void uninked(const uint8_t *cmyk, uint32_t *target, int count, bool inverted) {
    for (int x = 0; x < count; x++) {
        uint32_t ink[4];
        for (int k = 0; k < 4; k++) ink[k] = inverted ? cmyk[4 * x + k] : 255u - cmyk[4 * x + k];
        uint32_t red = (ink[0] * ink[3] + 127) / 255, green = (ink[1] * ink[3] + 127) / 255;
        target[x] = 0xFF000000u | red << 16 | green << 8 | (ink[2] * ink[3] + 127) / 255;
    }
}

static void read_rows(j_decompress_ptr jpeg, uint32_t *pixels, ptrdiff_t stride) {
    bool cmyk = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
    jpeg->out_color_space = cmyk ? JCS_CMYK : JCS_EXT_BGRA;
    jpeg->dct_method = JDCT_ISLOW;
    jpeg->do_fancy_upsampling = TRUE;
    jpeg->do_block_smoothing = FALSE;
    if (qz_jpeg_halves_chroma(jpeg)) return qz_jpeg_read_blocks(jpeg, pixels, stride);
    jpeg_start_decompress(jpeg);
    while (jpeg->output_scanline < jpeg->output_height) {
        uint32_t *row = pixels + (ptrdiff_t)jpeg->output_scanline * stride;
        JSAMPROW target = (JSAMPROW)row;
        jpeg_read_scanlines(jpeg, &target, 1);
        if (cmyk) uninked((const uint8_t *)row, row, (int)jpeg->output_width, jpeg->saw_Adobe_marker);
    }
    jpeg_finish_decompress(jpeg);
}

bool qz_jpeg_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, ptrdiff_t stride, int width, int height,
                    char *error) {
    struct jpeg_decompress_struct jpeg = {0};
    failure state = {0};
    prepare(&jpeg, &state, error);
    if (setjmp(state.jump)) {
        jpeg_destroy_decompress(&jpeg);
        return false;
    }
    jpeg_create_decompress(&jpeg);
    jpeg.progress = &state.progress;
    jpeg_mem_src(&jpeg, bytes, count);
    jpeg_read_header(&jpeg, TRUE);
    if (jpeg.image_width != (JDIMENSION)width || jpeg.image_height != (JDIMENSION)height) {
        snprintf(error, qz_error_size, "the size differs from the header's");
        longjmp(state.jump, 1);
    }
    // A block of 8 x 8 pixels takes at least one bit, so a large size with few bytes is invalid.
    size_t blocks = (size_t)((width + 7) / 8) * (size_t)((height + 7) / 8);
    if (!jpeg.arith_code && blocks / 8 > count) {
        snprintf(error, qz_error_size, "too few bytes for its size");
        longjmp(state.jump, 1);
    }
    read_rows(&jpeg, pixels, stride);
    jpeg_destroy_decompress(&jpeg);
    return true;
}

// MARK: Writing

static void report_to(char *error, j_compress_ptr jpeg, failure *state) {
    jpeg->err = jpeg_std_error(&state->manager);
    state->manager.error_exit = fail;
    state->error = error;
}

static void start(j_compress_ptr jpeg, int width, int height, int components, J_COLOR_SPACE colors, int quality,
                  J_DCT_METHOD transform) {
    jpeg->image_width = (JDIMENSION)width;
    jpeg->image_height = (JDIMENSION)height;
    jpeg->input_components = components;
    jpeg->in_color_space = colors;
    jpeg_set_defaults(jpeg);
    jpeg_set_quality(jpeg, quality, TRUE);
    jpeg->dct_method = transform;
    jpeg_start_compress(jpeg, TRUE);
}

// Composites premultiplied pixels over white.
static void fill_row(const uint32_t *pixels, uint8_t *rgb, int count) {
    for (int x = 0; x < count; x++) {
        uint32_t pixel = pixels[x], ground = 255 - (pixel >> 24);
        rgb[3 * x] = (uint8_t)((pixel >> 16 & 255) + ground);
        rgb[3 * x + 1] = (uint8_t)((pixel >> 8 & 255) + ground);
        rgb[3 * x + 2] = (uint8_t)((pixel & 255) + ground);
    }
}

// Writes an EXIF block that contains only the orientation.
static void write_orientation(j_compress_ptr jpeg, int orientation) {
    uint8_t block[] = {'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0, 0, 0, 8, 0, 1,
                       1,   18,  0,   3,   0, 0, 0,   1,   0, 0,  0, 0, 0, 0, 0, 0};
    block[25] = (uint8_t)orientation;
    jpeg_write_marker(jpeg, JPEG_APP0 + 1, block, sizeof block);
}

bool qz_jpeg_encode(const uint32_t *pixels, ptrdiff_t stride, int width, int height, int quality, int orientation,
                    uint8_t *row, uint8_t **bytes, size_t *count, char *error) {
    struct jpeg_compress_struct jpeg = {0};
    failure state = {0};
    unsigned long size = 0;
    unsigned char *block = NULL;
    report_to(error, &jpeg, &state);
    if (setjmp(state.jump)) {
        jpeg_destroy_compress(&jpeg);
        return false;
    }
    jpeg_create_compress(&jpeg);
    jpeg_mem_dest(&jpeg, &block, &size);
    start(&jpeg, width, height, 3, JCS_RGB, quality, JDCT_ISLOW);
    if (orientation > 1) write_orientation(&jpeg, orientation);
    while (jpeg.next_scanline < jpeg.image_height) {
        fill_row(pixels + (ptrdiff_t)jpeg.next_scanline * stride, row, width);
        jpeg_write_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_compress(&jpeg);
    jpeg_destroy_compress(&jpeg);
    *bytes = block;
    *count = size;
    return true;
}

bool qz_jpeg_encode_opaque(const uint32_t *pixels, int width, int height, int quality, uint8_t **buffer,
                           size_t *capacity, size_t *count, char *error) {
    struct jpeg_compress_struct jpeg = {0};
    failure state = {0};
    unsigned long size = *capacity;
    unsigned char *block = *buffer;
    report_to(error, &jpeg, &state);
    if (setjmp(state.jump)) {
        jpeg_destroy_compress(&jpeg);
        return false;
    }
    jpeg_create_compress(&jpeg);
    // The library replaces a block that is too small, but leaves its memory to the caller.
    jpeg_mem_dest(&jpeg, &block, &size);
    start(&jpeg, width, height, 4, JCS_EXT_BGRX, quality, JDCT_IFAST);
    while (jpeg.next_scanline < jpeg.image_height) {
        JSAMPROW row = (JSAMPROW)(pixels + (size_t)jpeg.next_scanline * (size_t)width);
        jpeg_write_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_compress(&jpeg);
    jpeg_destroy_compress(&jpeg);
    if (block != *buffer) {
        free(*buffer);
        *buffer = block;
        *capacity = size;
    }
    *count = size;
    return true;
}
