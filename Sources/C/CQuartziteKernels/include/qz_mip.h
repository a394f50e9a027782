/* Bordered pictures and their mip levels. */
#pragma once
#include "qz_image.h"

/* Returns the side of the next level: half, rounded down, at least 1. */
static inline int32_t qz_half_side(int32_t side) { return side > 1 ? side / 2 : 1; }

/* Copies width x height pixels and adds a border. `target` is the top left corner of the border and has
   qz_image_pixel_count pixels for target_stride = width + 2, or more for a wider stride. The border is transparent
   or repeats the edge. */
void qz_copy_bordered(uint32_t *target, int32_t target_stride, const uint32_t *source, int32_t source_stride,
                      int32_t width, int32_t height, int repeats_edge);

/* Writes the border of a picture whose pixels are already in place. */
void qz_make_border(uint32_t *pixels, int32_t stride, int32_t width, int32_t height, int repeats_edge);

/* Computes the next level and leaves its border unchanged. Each pixel is the mean of the area it covers, rounded to
   nearest: 2 x 2 pixels or, for an odd side, up to 3, weighted by overlap. `target` is the corner of the border. */
void qz_downsample_2x(uint32_t *target, int32_t target_stride, const qz_image *source);
