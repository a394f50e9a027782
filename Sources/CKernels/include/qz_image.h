/* What every pixel kernel shares. Pixels are premultiplied BGRA8: one little-endian word 0xAARRGGBB. */
#pragma once
#include <stdint.h>

/* A picture for sampling: width x height pixels inside a border of one pixel, which is transparent (edges come out
   antialiased) or repeats the edge (edges stay solid). `pixels` is the border's top left corner, `stride` >= width + 2
   pixels lead to the next row, and `QZ_IMAGE_SLACK` pixels behind the last row's border are readable.
   Sides up to QZ_IMAGE_MAX_SIDE; kernels that sample treat larger pictures as empty. */
typedef struct qz_image {
    const uint32_t *pixels;
    int32_t width, height, stride;
} qz_image;

enum { QZ_IMAGE_SLACK = 16, QZ_IMAGE_MAX_SIDE = 16000 };

/* Pixels the whole bordered picture needs at a stride of width + 2. */
static inline int64_t qz_image_pixel_count(int32_t width, int32_t height) {
    return ((int64_t)width + 2) * ((int64_t)height + 2) + QZ_IMAGE_SLACK;
}

/* Where to draw: all rows lie `stride` pixels apart from `pixels` (row 0), and only columns x0..<x1 of rows y0..<y1 are
   touched, so several threads may draw into disjoint clips of one target at once. The clip must lie in the target.
   Rows carry 16 pixels of slack past `width`; a clip that ends at `width` may write there. */
typedef struct qz_target {
    uint32_t *pixels;
    int32_t width, stride;
    int32_t x0, y0, x1, y1;
} qz_target;

enum { QZ_TARGET_SLACK = 16 };

typedef enum qz_filter { QZ_NEAREST, QZ_LINEAR, QZ_TRILINEAR } qz_filter;
