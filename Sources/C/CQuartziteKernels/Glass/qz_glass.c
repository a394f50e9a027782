#include "qz_glass.h"
#include "qz_glass_body.h"
#include "qz_kernels.h"

void qz_glass_scalar(const qz_glass_job *job, uint32_t *target, int32_t x, int32_t y, int32_t count) {
    glass_row(job, target, x, y, count);
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) void qz_glass_avx2(const qz_glass_job *job, uint32_t *target, int32_t x, int32_t y,
                                                   int32_t count) {
    glass_row(job, target, x, y, count);
}
#endif

void qz_glass_row(uint32_t *target, int32_t x, int32_t y, int32_t count, const uint32_t *source, int32_t stride,
                  int32_t left, int32_t top, int32_t width, int32_t height, const qz_glass_shape *shapes,
                  int32_t shape_count, const qz_glass_lens *lens) {
    const qz_glass_job job = {source, stride, left, top, width, height, shapes, shape_count, lens};
    qz_current_kernels()->glass(&job, target, x, y, count);
}
