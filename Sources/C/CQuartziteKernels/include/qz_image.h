/* Types that all pixel kernels share. Pixels are premultiplied BGRA8: one little-endian word 0xAARRGGBB. */
#pragma once
#include <stdint.h>

/* A picture for sampling: width x height pixels inside a border of one pixel, which is transparent (for antialiased
   edges) or repeats the edge (for solid edges). `pixels` is the top left corner of the border, each row is `stride`
   >= width + 2 pixels after the previous one, and `QZ_IMAGE_SLACK` pixels after the border's last row are readable.
   Sides are at most QZ_IMAGE_MAX_SIDE; sampling kernels treat larger pictures as empty. */
typedef struct qz_image {
    const uint32_t *pixels;
    int32_t width, height, stride;
} qz_image;

enum { QZ_IMAGE_SLACK = 16, QZ_IMAGE_MAX_SIDE = 16000 };

/* Returns the number of pixels of a bordered picture with a stride of width + 2. */
static inline int64_t qz_image_pixel_count(int32_t width, int32_t height) {
    return ((int64_t)width + 2) * ((int64_t)height + 2) + QZ_IMAGE_SLACK;
}

/* The pixels to draw into. Row 0 is at `pixels`, and rows are `stride` pixels apart. Only columns x0..<x1 of rows
   y0..<y1 are changed, so several threads may draw into disjoint clips of one target at once. The clip must lie in
   the target. Rows have 16 pixels of slack after `width`; drawing may write to them if the clip ends at `width`. */
typedef struct qz_target {
    uint32_t *pixels;
    int32_t width, stride;
    int32_t x0, y0, x1, y1;
} qz_target;

enum { QZ_TARGET_SLACK = 16 };

/* QZ_STEPPED is QZ_LINEAR with the weights of Core Graphics, in eighths, for pictures, not for sprites. */
typedef enum qz_filter { QZ_NEAREST, QZ_LINEAR, QZ_TRILINEAR, QZ_STEPPED } qz_filter;
