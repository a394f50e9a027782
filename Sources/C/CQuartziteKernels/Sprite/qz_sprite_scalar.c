#pragma STDC FP_CONTRACT OFF
#include "qz_sprite_job.h"

/* The operation of the instruction pmulhrsw. */
QZ_INLINE int32_t mul_round(int32_t a, int32_t b) { return (a * b + 0x4000) >> 15; }

/* Returns the source pixel whose upper left tap is at (u, v). */
QZ_INLINE uint32_t sample(const qz_sprite_job *job, uint32_t u, uint32_t v) {
    const uint32_t *top = job->texels + (ptrdiff_t)(v >> 16) * job->texel_stride + (u >> 16);
    const uint32_t *bottom = top + job->texel_stride;
    const int32_t fx = (int32_t)(u >> 9) & job->fraction_mask, fy = (int32_t)(v >> 9) & job->fraction_mask;
    uint32_t result = 0;
    for (int c = 0; c < 4; c++) {
        const int32_t left = (int32_t)qz_channel(top[0], c) * (127 - fy) + (int32_t)qz_channel(bottom[0], c) * fy;
        const int32_t right = (int32_t)qz_channel(top[1], c) * (127 - fy) + (int32_t)qz_channel(bottom[1], c) * fy;
        const int32_t mixed = left + mul_round(right - left, fx * 258);
        result |= (uint32_t)mul_round(mul_round(mixed, job->tint[c]), 512) << (8 * c);
    }
    return result;
}

uint32_t qz_sprite_sample(const qz_sprite_job *job, uint32_t u, uint32_t v) {
    return u >> 16 <= job->last_u && v >> 16 <= job->last_v ? sample(job, u, v) : 0;
}

uint32_t qz_sprite_blend(const qz_sprite_job *job, uint32_t source, uint32_t target) {
    if (job->additive) return qz_add_pixels(source, target);
    const int32_t keep = (255 - (int32_t)(source >> 24)) * 257 >> 1;
    uint32_t kept = 0;
    for (int c = 0; c < 4; c++) kept |= (uint32_t)mul_round((int32_t)qz_channel(target, c), keep) << (8 * c);
    return qz_add_pixels(source, kept);
}

void qz_fetch_scalar(const qz_sprite_job *job, uint32_t *out, int32_t count) {
    uint32_t u = job->u, v = job->v;
    for (int32_t x = 0; x < count; x++) {
        out[x] = qz_sprite_sample(job, u, v);
        u += (uint32_t)job->dux;
        v += (uint32_t)job->dvx;
    }
}

/* Finds columns from..<to of a row, a superset of those to draw. */
QZ_INLINE void find_span(const qz_sprite_job *job, int32_t row, int32_t *from, int32_t *to) {
    const float width = (float)(job->x1 - job->x0);
    float lo = 0, hi = width;
    for (int k = 0; k < 4; k++) {
        const float shift = (float)row * job->slope[k], l = job->lo[k] + shift, h = job->hi[k] + shift;
        lo = l > lo ? l : lo;
        hi = h < hi ? h : hi;
    }
    *from = (int32_t)(lo < width ? lo : width);
    *to = (int32_t)(hi > 0 ? hi : 0);
}

void qz_sprite_scalar(const qz_sprite_job *job) {
    for (int32_t y = job->y0; y < job->y1; y++) {
        int32_t from, to;
        find_span(job, y - job->y0, &from, &to);
        uint32_t *pixels = job->pixels + (ptrdiff_t)y * job->stride + job->x0;
        const uint32_t rows = (uint32_t)(y - job->y0);
        uint32_t u = job->u + (uint32_t)job->duy * rows + (uint32_t)job->dux * (uint32_t)from;
        uint32_t v = job->v + (uint32_t)job->dvy * rows + (uint32_t)job->dvx * (uint32_t)from;
        for (int32_t x = from; x < to; x++) {
            pixels[x] = qz_sprite_blend(job, qz_sprite_sample(job, u, v), pixels[x]);
            u += (uint32_t)job->dux;
            v += (uint32_t)job->dvx;
        }
    }
}
