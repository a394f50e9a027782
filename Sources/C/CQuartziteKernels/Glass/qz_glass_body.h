/* Draws glass in blocks of pixels, with one loop for each step. This file is included where a target instruction set is
   active, so that the compiler vectorises the plain loops for it. Conditions are therefore choices between two values
   instead of branches. */
#pragma once
#pragma STDC FP_CONTRACT OFF
#include "qz_glass_job.h"
#include "qz_pixel.h"
#include <string.h>

/* The number of pixels of a block. The compiler unrolls shorter loops instead of vectorising them. */
enum { GLASS_BLOCK = 64 };

/* For each pixel of a block: its distance to the outline of the glass in pixels, negative inside, the gradient of the
   distance, and the colour of the glass. */
typedef struct {
    float distance[GLASS_BLOCK], x[GLASS_BLOCK], y[GLASS_BLOCK];
    float overlay[4][GLASS_BLOCK];
} glass_field;

QZ_INLINE float glass_clamped(float value, float low, float high) {
    return value < low ? low : value > high ? high : value;
}

/* Sets `field` to that of one shape. */
QZ_INLINE void glass_find_field(glass_field *field, const qz_glass_shape *shape, const float *px, float py) {
    const float half = shape->half_width < shape->half_height ? shape->half_width : shape->half_height;
    const float absence = (1 - shape->presence) * half;
    for (int k = 0; k < GLASS_BLOCK; k++) {
        const float x = shape->a * px[k] + shape->c * py + shape->tx, y = shape->b * px[k] + shape->d * py + shape->ty;
        const float top = x < 0 ? shape->radius[0] : shape->radius[1];
        const float bottom = x < 0 ? shape->radius[3] : shape->radius[2];
        const float radius = y < 0 ? top : bottom;
        const float qx = __builtin_fabsf(x) - shape->half_width + radius;
        const float qy = __builtin_fabsf(y) - shape->half_height + radius;
        const int is_corner = (qx > 0) & (qy > 0), is_wide = qx > qy;
        const float length = __builtin_sqrtf(is_corner ? qx * qx + qy * qy : 1.0f);
        const float gx = is_corner ? qx / length : is_wide ? 1.0f : 0.0f;
        const float gy = is_corner ? qy / length : is_wide ? 0.0f : 1.0f;
        const float signed_x = x < 0 ? -gx : gx, signed_y = y < 0 ? -gy : gy;
        const float distance = (is_corner ? length : is_wide ? qx : qy) - radius;
        field->distance[k] = (distance + absence) * shape->scale;
        field->x[k] = (shape->a * signed_x + shape->b * signed_y) * shape->scale;
        field->y[k] = (shape->c * signed_x + shape->d * signed_y) * shape->scale;
    }
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < GLASS_BLOCK; k++) field->overlay[i][k] = shape->overlay[i];
}

/* Adds a share of the farther shape's value to the nearer one's, if the shapes merge. */
QZ_INLINE float glass_mixed(float near, float far, float share, int merges) {
    return merges ? near + (far - near) * share : near;
}

/* Returns whether every pixel is nearer to `a` than to `b`, by at least `reach`. */
QZ_INLINE int glass_is_nearer(const glass_field *a, const glass_field *b, float reach) {
    int result = 1;
    for (int k = 0; k < GLASS_BLOCK; k++) result &= b->distance[k] - a->distance[k] >= reach;
    return result;
}

/* Replaces `a` by the union of two fields. Where their distances differ by less than `reach`, the outlines merge
   smoothly, by a quadratic function. */
QZ_INLINE void glass_merge(glass_field *a, const glass_field *b, float reach) {
    if (glass_is_nearer(a, b, reach)) return;
    if (glass_is_nearer(b, a, reach)) {
        *a = *b;
        return;
    }
    for (int k = 0; k < GLASS_BLOCK; k++) {
        const int swaps = b->distance[k] < a->distance[k];
        const float near = swaps ? b->distance[k] : a->distance[k], far = swaps ? a->distance[k] : b->distance[k];
        const int merges = far - near < reach;
        const float blend = merges ? (reach - (far - near)) / reach : 0.0f, share = blend * 0.5f;
        a->distance[k] = merges ? near - blend * blend * reach * 0.25f : near;
        const float ax = a->x[k], ay = a->y[k], bx = b->x[k], by = b->y[k];
        a->x[k] = glass_mixed(swaps ? bx : ax, swaps ? ax : bx, share, merges);
        a->y[k] = glass_mixed(swaps ? by : ay, swaps ? ay : by, share, merges);
        for (int i = 0; i < 4; i++) {
            const float first = a->overlay[i][k], second = b->overlay[i][k];
            a->overlay[i][k] = glass_mixed(swaps ? second : first, swaps ? first : second, share, merges);
        }
    }
}

/* Sets `channels` to the colours of the picture at the points (x, y), interpolated between the centres of pixels. */
QZ_INLINE void glass_sample(const qz_glass_job *job, const float *x, const float *y, float channels[4][GLASS_BLOCK]) {
    uint32_t corners[4][GLASS_BLOCK];
    float u[GLASS_BLOCK], v[GLASS_BLOCK];
    int32_t left[GLASS_BLOCK], top[GLASS_BLOCK];
    for (int k = 0; k < GLASS_BLOCK; k++) {
        const float cx = glass_clamped(x[k] - 0.5f, 0, (float)(job->width - 1));
        const float cy = glass_clamped(y[k] - 0.5f, 0, (float)(job->height - 1));
        left[k] = (int32_t)cx;
        top[k] = (int32_t)cy;
        u[k] = cx - (float)left[k];
        v[k] = cy - (float)top[k];
    }
    for (int k = 0; k < GLASS_BLOCK; k++) {
        const uint32_t *upper = job->pixels + (int64_t)top[k] * job->stride + left[k];
        const uint32_t *lower = top[k] + 1 < job->height ? upper + job->stride : upper;
        const int right = left[k] + 1 < job->width;
        corners[0][k] = upper[0];
        corners[1][k] = upper[right];
        corners[2][k] = lower[0];
        corners[3][k] = lower[right];
    }
    for (int i = 0; i < 4; i++) {
        for (int k = 0; k < GLASS_BLOCK; k++) {
            const float p = (float)(int32_t)qz_channel(corners[0][k], i);
            const float q = (float)(int32_t)qz_channel(corners[1][k], i);
            const float r = (float)(int32_t)qz_channel(corners[2][k], i);
            const float s = (float)(int32_t)qz_channel(corners[3][k], i);
            const float first = p + (q - p) * u[k], second = r + (s - r) * u[k];
            channels[i][k] = first + (second - first) * v[k];
        }
    }
}

/* Sets `channels` to the colours behind the glass, which its curved edge displaces. */
QZ_INLINE void glass_refract(const qz_glass_job *job, const float *px, float py, const glass_field *field,
                             float channels[4][GLASS_BLOCK]) {
    const qz_glass_lens *lens = job->lens;
    float x[GLASS_BLOCK], y[GLASS_BLOCK];
    const int has_edge = lens->edge > 0;
    for (int k = 0; k < GLASS_BLOCK; k++) {
        const float flat = has_edge ? glass_clamped(-field->distance[k] / lens->edge, 0, 1) : 1;
        const float slope = 1 - flat, squared = 1 - slope * slope;
        // `squared` is never negative. The compiler vectorises the root only if it can see that.
        const float moved = lens->bend * (1 - __builtin_sqrtf(squared > 0 ? squared : 0));
        x[k] = px[k] - field->x[k] * moved;
        y[k] = py - field->y[k] * moved;
    }
    glass_sample(job, x, y, channels);
}

/* Returns the brightness of the rim, which is highest where the outline faces the light at the top left, or faces away
   from it. */
QZ_INLINE float glass_rim_light(const qz_glass_lens *lens, float distance, float x, float y) {
    const float depth = glass_clamped(-distance / lens->rim_width, 0, 1);
    const float facing = x * -0.6f + y * -0.8f;
    const float light = glass_clamped(lens->rim * (1 - depth) * (0.25f + 0.75f * facing * facing), 0, 1);
    const int is_lit = (lens->rim > 0) & (-distance < lens->rim_width);
    return is_lit ? light : 0;
}

QZ_INLINE uint32_t glass_rounded(float value) { return (uint32_t)(int32_t)(glass_clamped(value, 0, 255) + 0.5f); }

/* Covers the colours behind the glass with its own colour, and adds the rim and the shadow. */
QZ_INLINE void glass_shade(uint32_t *result, const glass_field *field, const qz_glass_lens *lens, float limit,
                           float channels[4][GLASS_BLOCK]) {
    for (int k = 0; k < GLASS_BLOCK; k++) {
        const float distance = field->distance[k];
        const float coverage = glass_clamped(0.5f - distance, 0, 1), through = 1 - field->overlay[3][k] / 255;
        const float light = glass_rim_light(lens, distance, field->x[k], field->y[k]);
        float color[4];
        for (int i = 0; i < 4; i++) {
            const float behind = channels[i][k] * through + field->overlay[i][k];
            color[i] = coverage > 0 ? (behind + (255 - behind) * light) * coverage : 0;
        }
        const float near = 1 - glass_clamped(distance / lens->shadow_width, 0, 1);
        const float shadow = (1 - coverage) * lens->shadow * near * near * 255;
        const int is_shaded = (coverage < 1) & (lens->shadow > 0);
        color[3] += is_shaded ? shadow : 0;
        const uint32_t pixel = glass_rounded(color[3]) << 24 | glass_rounded(color[2]) << 16 |
                               glass_rounded(color[1]) << 8 | glass_rounded(color[0]);
        result[k] = distance < limit ? pixel : 0;
    }
}

/* Draws `count` pixels from (x, y) on. */
QZ_INLINE void glass_row(const qz_glass_job *job, uint32_t *target, int32_t x, int32_t y, int32_t count) {
    const qz_glass_lens *lens = job->lens;
    const float reach = lens->spacing * 2, py = (float)y + 0.5f;
    const float limit = lens->shadow > 0 && lens->shadow_width > 0.5f ? lens->shadow_width : 0.5f;
    for (int32_t start = 0; start < count; start += GLASS_BLOCK) {
        const int32_t length = count - start < GLASS_BLOCK ? count - start : GLASS_BLOCK;
        float px[GLASS_BLOCK], channels[4][GLASS_BLOCK];
        uint32_t result[GLASS_BLOCK];
        for (int k = 0; k < GLASS_BLOCK; k++) px[k] = (float)(x + start + k) + 0.5f;
        glass_field field, next;
        for (int k = 0; k < GLASS_BLOCK; k++) field.distance[k] = 1e9f;
        for (int32_t i = 0; i < job->shape_count; i++) {
            glass_find_field(i == 0 ? &field : &next, job->shapes + i, px, py);
            if (i > 0) glass_merge(&field, &next, reach);
        }
        int is_covered = 0, is_seen = 0;
        for (int k = 0; k < GLASS_BLOCK; k++) {
            is_covered |= field.distance[k] < 0.5f;
            is_seen |= field.distance[k] < limit;
        }
        for (int k = 0; k < GLASS_BLOCK; k++) px[k] -= (float)job->left;
        if (is_covered) glass_refract(job, px, py - (float)job->top, &field, channels);
        else memset(channels, 0, sizeof channels);
        if (is_seen) glass_shade(result, &field, lens, limit, channels);
        else memset(result, 0, sizeof result);
        memcpy(target + start, result, (size_t)length * sizeof *target);
    }
}
