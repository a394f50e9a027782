#include "qz_sprite_job.h"

/* pmulhrsw */
QZ_INLINE int32_t mul_round(int32_t a, int32_t b) { return (a * b + 0x4000) >> 15; }

QZ_INLINE uint8_t saturate(int32_t value) { return value > 255 ? 255 : (uint8_t)value; }

QZ_INLINE uint32_t draw_pixel(const qz_sprite_job *job, uint32_t u, uint32_t v, uint32_t below) {
    const uint8_t *top = (const uint8_t *)(job->texels + (ptrdiff_t)(v >> 16) * job->texel_stride + (u >> 16));
    const uint8_t *bottom = top + (ptrdiff_t)job->texel_stride * 4;
    const int32_t fx = (int32_t)(u >> 9) & job->fraction_mask, fy = (int32_t)(v >> 9) & job->fraction_mask;
    uint8_t source[4], target[4];
    for (int c = 0; c < 4; c++) {
        const int32_t left = top[c] * (127 - fy) + bottom[c] * fy;
        const int32_t right = top[c + 4] * (127 - fy) + bottom[c + 4] * fy;
        const int32_t sample = left + mul_round(right - left, fx * 258);
        source[c] = (uint8_t)mul_round(mul_round(sample, job->tint[c]), 512);
    }
    memcpy(target, &below, 4);
    if (job->additive) {
        for (int c = 0; c < 4; c++) target[c] = saturate(target[c] + source[c]);
    } else {
        const int32_t keep = (255 - source[3]) * 257 >> 1;
        for (int c = 0; c < 4; c++) target[c] = saturate(source[c] + mul_round(target[c], keep));
    }
    memcpy(&below, target, 4);
    return below;
}

void qz_sprite_scalar(const qz_sprite_job *job) {
    qz_row_spans row = qz_first_row(job);
    uint32_t *pixels = job->pixels + (ptrdiff_t)job->y0 * job->stride + job->x0;
    uint32_t u0 = job->u, v0 = job->v;
    for (int32_t y = job->y0; y < job->y1; y++) {
        int32_t from, to;
        if (qz_next_span(job, &row, &from, &to)) {
            uint32_t u = u0 + (uint32_t)job->dux * (uint32_t)from, v = v0 + (uint32_t)job->dvx * (uint32_t)from;
            for (int32_t x = from; x < to; x++) {
                if (u >> 16 <= job->last_u && v >> 16 <= job->last_v) pixels[x] = draw_pixel(job, u, v, pixels[x]);
                u += (uint32_t)job->dux;
                v += (uint32_t)job->dvx;
            }
        }
        pixels += job->stride;
        u0 += (uint32_t)job->duy;
        v0 += (uint32_t)job->dvy;
    }
}
