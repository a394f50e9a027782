#pragma once
#include "qz_glass.h"

/* Glass in front of a picture whose pixel (0, 0) is pixel (left, top) of the frame. */
typedef struct qz_glass_job {
    const uint32_t *pixels;
    int32_t stride, left, top, width, height;
    const qz_glass_shape *shapes;
    int32_t shape_count;
    const qz_glass_lens *lens;
} qz_glass_job;

/* Draws `count` pixels of glass from (x, y) on. */
typedef void (*qz_glass_kernel)(const qz_glass_job *job, uint32_t *target, int32_t x, int32_t y, int32_t count);

void qz_glass_scalar(const qz_glass_job *job, uint32_t *target, int32_t x, int32_t y, int32_t count);
#if defined(__x86_64__)
void qz_glass_avx2(const qz_glass_job *job, uint32_t *target, int32_t x, int32_t y, int32_t count);
#endif
