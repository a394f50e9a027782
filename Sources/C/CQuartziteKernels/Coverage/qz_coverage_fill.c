/* Fills pixels with one colour according to coverage. */
#include "qz_kernels.h"
#include "qz_pixel.h"
#include <stddef.h>
#pragma STDC FP_CONTRACT OFF

void qz_coverage_fill(qz_coverage *c, uint32_t *origin, int64_t stride, uint32_t color) {
    if (c->antialias) qz_current_kernels()->fill_coverage(c, origin, stride, color);
    else qz_fill_coverage_scalar(c, origin, stride, color);
}

void qz_fill_coverage_scalar(qz_coverage *c, uint32_t *origin, int64_t stride, uint32_t color) {
    int32_t y, count;
    while (qz_coverage_next_row(c, &y, &count)) {
        uint32_t *row = origin + y * stride;
        for (int32_t i = 0; i < count; i++) {
            const qz_span *s = &c->spans[i];
            if (s->coverage) qz_over_solid_scalar(row + s->x, color, s->coverage, s->count);
            else qz_over_solid_scalar(row + s->x, qz_scale_pixel(color, s->value), NULL, s->count);
        }
    }
}
