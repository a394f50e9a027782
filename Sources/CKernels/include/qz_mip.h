/* Bordered pictures and their halvings. */
#pragma once
#include "qz_image.h"

/* The side of the next level: half, rounded down, at least 1. */
static inline int32_t qz_half_side(int32_t side) { return side > 1 ? side / 2 : 1; }

/* Copies width x height pixels behind a border: `target` is the border's top left corner and has qz_image_pixel_count
   pixels for target_stride = width + 2 (more for a wider stride). The border is transparent, or repeats the edge. */
void qz_copy_bordered(uint32_t *target, int32_t target_stride, const uint32_t *source, int32_t source_stride,
                      int32_t width, int32_t height, int repeats_edge);

/* Writes the border of a picture whose pixels are in place already. */
void qz_make_border(uint32_t *pixels, int32_t stride, int32_t width, int32_t height, int repeats_edge);

/* The next level, inside a border that is left alone: each pixel is the mean of the area it covers (2 x 2 pixels; for an
   odd side up to 3, weighted by overlap), rounded to nearest. `target` is its border's corner. */
void qz_downsample_2x(uint32_t *target, int32_t target_stride, const qz_image *source);
