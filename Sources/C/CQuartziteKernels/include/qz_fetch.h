/* Rows of premultiplied pixels, read from pictures and colour ramps. */
#pragma once
#include "qz_image.h"
#include <stdint.h>

/* The readable part of a picture: columns x0..<x1 of rows y0..<y1, clipped to the picture. Outside, pixels are
   transparent or, with `clamps`, equal to the nearest pixel of the part. An empty part is transparent everywhere. */
typedef struct qz_sampler {
    qz_image image;
    int32_t x0, y0, x1, y1;
    int32_t clamps;
    qz_filter filter; /* QZ_TRILINEAR reads as QZ_LINEAR. */
} qz_sampler;

/* Reads pixel k of `out` from the picture at (u + k*du, v + k*dv), in 16.16 texels with the centre of the first
   texel at 0.5. To make a pixel independent of where its row starts, step u and v in these integers. */
void qz_fetch_affine(uint32_t *out, int32_t count, const qz_sampler *sampler, int64_t u, int64_t v, int32_t du,
                     int32_t dv);

/* One row of a projective map: (u, v, w) of pixel k is (u[0] + x*u[1], ...) with x = first + k, and the pixel is
   read at texel (u/w, v/w). It is transparent if w <= 0 or any value is not finite. */
typedef struct qz_projective_row {
    double u[2], v[2], w[2];
} qz_projective_row;

void qz_fetch_projective(uint32_t *out, int32_t first, int32_t count, const qz_sampler *sampler,
                         const qz_projective_row *row);

/* A ramp of QZ_RAMP_COUNT premultiplied pixels from parameter 0 to 1. */
enum { QZ_RAMP_COUNT = 1024 };

/* Reads pixel k at the parameter start + (first + k) * step. Below 0 and above 1, the end of the ramp repeats or,
   without `pads_before` or `pads_after`, pixels are transparent. NaN is transparent. */
void qz_fetch_ramp(uint32_t *out, int32_t first, int32_t count, const uint32_t *ramp, double start, double step,
                   int pads_before, int pads_after);
/* The same with one parameter per pixel. */
void qz_fetch_ramp_array(uint32_t *out, int32_t count, const uint32_t *ramp, const float *parameters, int pads_before,
                         int pads_after);
