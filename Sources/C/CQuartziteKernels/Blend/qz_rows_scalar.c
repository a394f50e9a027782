#include "qz_kernels.h"
#include "qz_pixel.h"

void qz_over_row_scalar(uint32_t *target, const uint32_t *source, const uint8_t *coverage, int32_t count,
                        uint32_t opacity) {
    for (int32_t i = 0; i < count; i++) {
        const uint32_t factor = coverage ? qz_mul255(coverage[i], opacity) : opacity;
        target[i] = qz_over_pixel(qz_scale_pixel(source[i], factor), target[i]);
    }
}

void qz_add_row_scalar(uint32_t *target, const uint32_t *source, const uint8_t *coverage, int32_t count,
                       uint32_t opacity) {
    for (int32_t i = 0; i < count; i++) {
        const uint32_t factor = coverage ? qz_mul255(coverage[i], opacity) : opacity;
        target[i] = qz_add_pixels(qz_scale_pixel(source[i], factor), target[i]);
    }
}

void qz_over_solid_scalar(uint32_t *target, uint32_t source, const uint8_t *coverage, int32_t count) {
    for (int32_t i = 0; i < count; i++)
        target[i] = qz_over_pixel(coverage ? qz_scale_pixel(source, coverage[i]) : source, target[i]);
}

void qz_add_solid_scalar(uint32_t *target, uint32_t source, const uint8_t *coverage, int32_t count) {
    for (int32_t i = 0; i < count; i++)
        target[i] = qz_add_pixels(coverage ? qz_scale_pixel(source, coverage[i]) : source, target[i]);
}
