/* Box filters and convolutions along the columns of 8-bit planes, and the transposition that turns rows into columns. */
#pragma once
#include "qz_pixel.h"
#include <stddef.h>
#include <string.h>

typedef struct qz_plane {
    uint8_t *pixels;
    ptrdiff_t stride;
    int32_t width, height;
} qz_plane;

/* The rows of a plane from `first` up to, but not including, `end`. */
typedef struct qz_rows {
    int32_t first, end;
} qz_rows;

QZ_INLINE uint8_t *qz_plane_row(const qz_plane *plane, int32_t y) { return plane->pixels + y * plane->stride; }

/* Sets each row `to` of `out` to the mean of 2 * radius + 1 rows of `in`, rounded to nearest; rows outside count as 0.
   `sums` has space for width + 15 words. */
typedef void (*qz_box_kernel)(const qz_plane *in, const qz_plane *out, uint32_t *sums, int32_t radius, qz_rows to);

void qz_box_scalar(const qz_plane *in, const qz_plane *out, uint32_t *sums, int32_t radius, qz_rows to);
#if defined(__x86_64__)
void qz_box_avx2(const qz_plane *in, const qz_plane *out, uint32_t *sums, int32_t radius, qz_rows to);
#endif

/* Sets each row `to` of `out` to the convolution of the columns of `in` with half a kernel, centre first, whose full
   sum is 65536; rows outside count as 0. `sums` has space for width words. */
typedef void (*qz_convolution_kernel)(const qz_plane *in, const qz_plane *out, uint32_t *sums, const uint32_t *taps,
                                      int32_t tap_count, qz_rows to);

void qz_convolve_scalar(const qz_plane *in, const qz_plane *out, uint32_t *sums, const uint32_t *taps,
                        int32_t tap_count, qz_rows to);
#if defined(__x86_64__)
void qz_convolve_avx2(const qz_plane *in, const qz_plane *out, uint32_t *sums, const uint32_t *taps, int32_t tap_count,
                      qz_rows to);
#endif

/* Transposes a plane: `out` has the sides of `in` swapped, and `in` must be readable up to whole blocks of 16 x 16
   pixels. */
void qz_transpose(const qz_plane *in, const qz_plane *out);
