#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Image codecs that do not use libav.
//
// Images are decoded strictly with the libraries of their formats. libav decodes what it can of a broken image, and its
// chroma upsampling differs between CPUs. These libraries give the same bits on every CPU (integer IDCT) and can reject
// incomplete images.
//
// Decoded pixels are premultiplied BGRA words, with `stride` pixels from row to row. Functions return true, or false
// with a reason in `error`.

enum { qz_error_size = 200 };

/// Decodes a PNG of one image, whose size is known from its header.
bool qz_png_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, ptrdiff_t stride, int width, int height,
                   char *error);

/// A picture to encode as a PNG.
typedef struct qz_png_source {
    const uint32_t *pixels; // premultiplied BGRA words
    ptrdiff_t stride;       // in pixels
    int width, height;
    bool keeps_alpha;   // straight alpha; otherwise the pixels are shown over black
    int level;          // of deflate, 1 to 9
    bool mixes_filters; // whether each row has a filter of its own, rather than the difference from the row above
} qz_png_source;

/// Encodes a PNG into a block that the caller must `free`.
bool qz_png_encode(const qz_png_source *source, uint8_t **bytes, size_t *count, char *error);
uint32_t qz_crc32(uint32_t crc, const uint8_t *bytes, size_t count);

/// Decompresses a whole zlib stream into a block that the caller must `free`; null if it is broken or longer than
/// `limit`.
uint8_t *qz_inflate(const uint8_t *bytes, size_t count, size_t limit, size_t *result_count);

bool qz_jpeg_size(const uint8_t *bytes, size_t count, int *width, int *height, char *error);
bool qz_jpeg_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, ptrdiff_t stride, int width, int height,
                    char *error);
/// Encodes a baseline JPEG over white, and writes the EXIF orientation (1 to 8) unless it is 1. `row` has space for one
/// row with three bytes per pixel; `bytes` becomes a block that the caller must `free`.
bool qz_jpeg_encode(const uint32_t *pixels, ptrdiff_t stride, int width, int height, int quality, int orientation,
                    uint8_t *row, uint8_t **bytes, size_t *count, char *error);
/// Encodes opaque pixels in rows without padding as a baseline JPEG, quickly. `buffer`, of `capacity` bytes, is reused if
/// the JPEG fits and replaced otherwise; the caller must `free` it at last.
bool qz_jpeg_encode_opaque(const uint32_t *pixels, int width, int height, int quality, uint8_t **buffer,
                           size_t *capacity, size_t *count, char *error);

typedef struct qz_webp_info {
    int width, height, frame_count;
    int loop_count; // 0 means forever
    bool animated;
} qz_webp_info;

bool qz_webp_info_read(const uint8_t *bytes, size_t count, qz_webp_info *info, char *error);
/// Reads the milliseconds from frame to frame; `delays` has space for `frame_count` values.
bool qz_webp_delays(const uint8_t *bytes, size_t count, int *delays, int frame_count, char *error);
bool qz_webp_decode_still(const uint8_t *bytes, size_t count, uint32_t *pixels, ptrdiff_t stride, int width, int height,
                          char *error);

typedef struct qz_webp_animation qz_webp_animation;
/// `bytes` must remain valid until the animation is closed.
qz_webp_animation *qz_webp_animation_open(const uint8_t *bytes, size_t count);
/// Decodes the next composed frame; the first one after opening or rewinding.
bool qz_webp_animation_next(qz_webp_animation *animation, uint32_t *pixels, ptrdiff_t stride, int width, int height,
                            char *error);
void qz_webp_animation_rewind(qz_webp_animation *animation);
void qz_webp_animation_close(qz_webp_animation *animation);

/// Premultiplies straight BGRA pixels in place, rounding to nearest.
void qz_premultiply(uint32_t *pixels, size_t count);

// Reduces frames to GIF's colours and compresses them. (libav's GIF encoder cuts off the last row and column of
// transparent frames.) Swift code writes the container.

typedef struct qz_gif qz_gif;

typedef struct qz_gif_frame {
    int x, y, width, height; // the rectangle that the frame changes
    const uint32_t *colors;  // color_count opaque ARGB words; index color_count is transparent
    int color_count;
} qz_gif_frame;

qz_gif *qz_gif_new(int width, int height, bool keeps_alpha);
void qz_gif_free(qz_gif *gif);
/// Adds the next frame, premultiplied. Without alpha, `frame` is the difference from the previous frame, to be drawn
/// over it; with alpha, it is everything visible, to be drawn on an empty canvas. Only the rows from `first` to before
/// `end` may differ from the last frame; the others are not read again.
void qz_gif_add(qz_gif *gif, const uint32_t *pixels, ptrdiff_t stride, int first, int end, qz_gif_frame *frame);
/// Returns the compressed indices of the last frame added, in blocks that follow a byte for the code size.
const uint8_t *qz_gif_data(qz_gif *gif, const qz_gif_frame *frame, size_t *count);
