#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Pictures without libav.
//
// Strict decoding with the formats' own libraries. libav decodes what it can of a broken picture and its
// chroma upsampling is not the same on every CPU; these libraries are bit-exact across CPUs (integer IDCT, "fancy"
// upsampling) and can be told to refuse whatever is not whole.
//
// Pictures come out as premultiplied BGRA words, `stride` pixels from row to row. Functions return true, or false with
// a reason in `error`.

enum { qz_error_size = 200 };

/// A PNG of one picture whose sides are known from its header.
bool qz_png_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, ptrdiff_t stride, int width, int height,
                   char *error);
uint32_t qz_crc32(uint32_t crc, const uint8_t *bytes, size_t count);

/// Unpacks a whole zlib stream into a block to `free`; null where it is broken or longer than `limit`.
uint8_t *qz_inflate(const uint8_t *bytes, size_t count, size_t limit, size_t *result_count);

bool qz_jpeg_size(const uint8_t *bytes, size_t count, int *width, int *height, char *error);
bool qz_jpeg_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, ptrdiff_t stride, int width, int height,
                    char *error);
/// A baseline JPEG over white, its EXIF orientation (1 to 8) noted where that is not 1. `row` has room for three bytes a
/// pixel of one row; `bytes` becomes a block to `free`.
bool qz_jpeg_encode(const uint32_t *pixels, ptrdiff_t stride, int width, int height, int quality, int orientation,
                    uint8_t *row, uint8_t **bytes, size_t *count, char *error);

typedef struct qz_webp_info {
    int width, height, frame_count;
    int loop_count; // 0 is for ever
    bool animated;
} qz_webp_info;

bool qz_webp_info_read(const uint8_t *bytes, size_t count, qz_webp_info *info, char *error);
/// Milliseconds from frame to frame; `delays` holds `frame_count` values.
bool qz_webp_delays(const uint8_t *bytes, size_t count, int *delays, int frame_count, char *error);
bool qz_webp_decode_still(const uint8_t *bytes, size_t count, uint32_t *pixels, ptrdiff_t stride, int width, int height,
                          char *error);

typedef struct qz_webp_animation qz_webp_animation;
/// `bytes` stay where they are until the animation is closed.
qz_webp_animation *qz_webp_animation_open(const uint8_t *bytes, size_t count);
/// The next frame, composed; straight after opening or rewinding, the first.
bool qz_webp_animation_next(qz_webp_animation *animation, uint32_t *pixels, ptrdiff_t stride, int width, int height,
                            char *error);
void qz_webp_animation_rewind(qz_webp_animation *animation);
void qz_webp_animation_close(qz_webp_animation *animation);

/// Premultiplies straight BGRA pixels in place, rounded to nearest.
void qz_premultiply(uint32_t *pixels, size_t count);

// Reduces frames to GIF's colours and packs them. (libav's GIF encoder cuts off the last row and column of transparent
// frames.) The container is written in Swift.

typedef struct qz_gif qz_gif;

typedef struct qz_gif_frame {
    int x, y, width, height; // what the frame changes
    const uint32_t *colors;  // color_count opaque ARGB words; index color_count is transparent
    int color_count;
} qz_gif_frame;

qz_gif *qz_gif_new(int width, int height, bool keeps_alpha);
void qz_gif_free(qz_gif *gif);
/// Takes the next frame, premultiplied. Without alpha, `frame` is what differs from the frame before, to be drawn over
/// it; with alpha it is all that is visible, to be drawn on an empty canvas.
void qz_gif_add(qz_gif *gif, const uint32_t *pixels, ptrdiff_t stride, qz_gif_frame *frame);
/// The compressed indices of the frame added last, in blocks, with the byte for the code size in front.
const uint8_t *qz_gif_data(qz_gif *gif, const qz_gif_frame *frame, size_t *count);
