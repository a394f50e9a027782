#pragma STDC FP_CONTRACT OFF
#include "qz_fetch.h"
#include "qz_composite.h"
#include "qz_kernels.h"
#include "qz_pixel.h"
#include <stddef.h>

/* The readable part of a picture, in its pixels. */
typedef struct {
    const uint32_t *origin;
    ptrdiff_t stride;
    int64_t x0, y0, x1, y1;
    int clamps, linear, stepped;
} source;

static source open_source(const qz_sampler *s) {
    source r = {.origin = s->image.pixels + s->image.stride + 1, .stride = s->image.stride, .clamps = s->clamps};
    r.linear = s->filter != QZ_NEAREST, r.stepped = s->filter == QZ_STEPPED;
    r.x0 = s->x0 > 0 ? s->x0 : 0, r.y0 = s->y0 > 0 ? s->y0 : 0;
    r.x1 = s->x1 < s->image.width ? s->x1 : s->image.width;
    r.y1 = s->y1 < s->image.height ? s->y1 : s->image.height;
    const int32_t longest = s->image.width > s->image.height ? s->image.width : s->image.height;
    const int too_large = longest > QZ_IMAGE_MAX_SIDE || s->image.stride > INT16_MAX;
    if (too_large || r.x0 >= r.x1 || r.y0 >= r.y1) r.clamps = 0, r.x1 = r.x0, r.y1 = r.y0;
    return r;
}

QZ_INLINE int64_t clamp(int64_t x, int64_t low, int64_t high) { return x < low ? low : x > high ? high : x; }

QZ_INLINE uint32_t texel(const source *s, int64_t x, int64_t y) {
    if (s->clamps) {
        x = clamp(x, s->x0, s->x1 - 1);
        y = clamp(y, s->y0, s->y1 - 1);
    } else if (x < s->x0 || x >= s->x1 || y < s->y0 || y >= s->y1) {
        return 0;
    }
    return s->origin[y * s->stride + x];
}

/* The arithmetic of qz_sprite_scalar.c, without a tint. */
QZ_INLINE uint32_t bilinear(uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t fx, uint32_t fy) {
    uint32_t result = 0;
    for (int i = 0; i < 4; i++) {
        const int32_t left = (int32_t)(qz_channel(a, i) * (127 - fy) + qz_channel(c, i) * fy);
        const int32_t right = (int32_t)(qz_channel(b, i) * (127 - fy) + qz_channel(d, i) * fy);
        const int32_t mixed = left + (((right - left) * (int32_t)(fx * 258) + 0x4000) >> 15);
        const int32_t times_64 = (mixed * QZ_NO_TINT + 0x4000) >> 15;
        result |= (uint32_t)(times_64 * 512 + 0x4000) >> 15 << (8 * i);
    }
    return result;
}

/* The weight, out of 127, of the farther of two texels at a fraction of their distance, out of 128.

   Core Graphics rounds the fraction to eighths, for which it has these weights: 0, 1/16, 1/8, 1/4, 1/2, 3/4, 7/8, 15/16
   and 1. Facts drw-047, 056, 057, 115 and 137 and enlarged pictures in the frames of lottie-ios's tests show them. */
QZ_INLINE uint32_t core_graphics_weight(uint32_t fraction) {
    static const uint8_t weights[9] = {0, 8, 16, 32, 64, 95, 111, 119, 127};
    return weights[(fraction + 8) >> 4];
}

QZ_INLINE uint32_t sample(const source *s, int64_t u, int64_t v) {
    if (!s->linear) return texel(s, u >> 16, v >> 16);
    u -= 32768 - 256, v -= 32768 - 256; /* the upper left tap, rounded to 7 bits */
    const int64_t x = u >> 16, y = v >> 16;
    uint32_t fx = (uint32_t)(u >> 9) & 127, fy = (uint32_t)(v >> 9) & 127;
    if (s->stepped) fx = core_graphics_weight(fx), fy = core_graphics_weight(fy);
    if (x >= s->x0 && x + 1 < s->x1 && y >= s->y0 && y + 1 < s->y1) {
        const uint32_t *p = s->origin + y * s->stride + x;
        return bilinear(p[0], p[1], p[s->stride], p[s->stride + 1], fx, fy);
    }
    return bilinear(texel(s, x, y), texel(s, x + 1, y), texel(s, x, y + 1), texel(s, x + 1, y + 1), fx, fy);
}

/* Narrows *from..<*to to the steps k for which low <= at + k * step < high. */
static void narrow(int64_t at, int64_t step, int64_t low, int64_t high, int64_t *from, int64_t *to) {
    if (step < 0) { /* -high < -at - k * step <= -low */
        const int64_t end = 1 - low;
        low = 1 - high, high = end, at = -at, step = -step;
    }
    if (step == 0) {
        if (at < low || at >= high) *to = *from;
        return;
    }
    const int64_t first = low > at ? (low - at + step - 1) / step : 0,
                  end = high > at ? (high - at + step - 1) / step : 0;
    *from = first > *from ? first : *from;
    *to = end < *to ? end : *to;
}

/* Finds the steps whose taps all lie in the readable part. */
static void inner_run(const source *s, int64_t u, int64_t v, int32_t du, int32_t dv, int64_t *from, int64_t *to) {
    const int64_t shift = s->linear ? 32768 - 256 : 0, inset = s->linear ? 1 : 0;
    narrow(u - shift, du, s->x0 * 65536, (s->x1 - inset) * 65536, from, to);
    narrow(v - shift, dv, s->y0 * 65536, (s->y1 - inset) * 65536, from, to);
    if (*from > *to) *to = *from;
}

void qz_fetch_affine(uint32_t *out, int32_t count, const qz_sampler *sampler, int64_t u, int64_t v, int32_t du,
                     int32_t dv) {
    const source s = open_source(sampler);
    const int64_t far = (int64_t)1 << 60; /* count * du stays below 2^62 */
    u = clamp(u, -far, far), v = clamp(v, -far, far);
    int64_t from = 0, to = count;
    inner_run(&s, u, v, du, dv, &from, &to);
    /* Vector blocks step past the end of the run; with larger steps their coordinates would wrap around. */
    const int32_t steepest = 512 << 16;
    if (s.stepped || du > steepest || du < -steepest || dv > steepest || dv < -steepest) to = from;
    for (int64_t k = 0; k < from && k < count; k++) out[k] = sample(&s, u + k * du, v + k * dv);
    if (from < to) {
        const int64_t shift = s.linear ? 32768 - 256 : 0;
        const qz_sprite_job job = {
            .u = (uint32_t)(u + from * du - shift),
            .v = (uint32_t)(v + from * dv - shift),
            .dux = du,
            .dvx = dv,
            .texels = s.origin,
            .texel_stride = (int32_t)s.stride,
            .last_u = (uint16_t)(s.x1 - 1),
            .last_v = (uint16_t)(s.y1 - 1),
            .tint = {QZ_NO_TINT, QZ_NO_TINT, QZ_NO_TINT, QZ_NO_TINT},
            .fraction_mask = s.linear ? 127 : 0,
        };
        qz_current_kernels()->fetch(&job, out + from, (int32_t)(to - from));
    }
    for (int64_t k = to; k < count; k++) out[k] = sample(&s, u + k * du, v + k * dv);
}

/* Converts texels to 16.16 fixed point, saturating far outside of any picture. */
QZ_INLINE int64_t to_fixed(double x) {
    const double far = 1e9;
    x = x > far ? far : x < -far ? -far : x;
    const double scaled = x * 65536;
    return (int64_t)(scaled + (scaled < 0 ? -0.5 : 0.5));
}

void qz_fetch_projective(uint32_t *out, int32_t first, int32_t count, const qz_sampler *sampler,
                         const qz_projective_row *row) {
    const source s = open_source(sampler);
    for (int32_t k = 0; k < count; k++) {
        const double x = (double)first + k;
        const double w = row->w[0] + x * row->w[1], per_w = 1 / w;
        const double u = (row->u[0] + x * row->u[1]) * per_w, v = (row->v[0] + x * row->v[1]) * per_w;
        const int finite = u - u == 0 && v - v == 0 && w - w == 0;
        out[k] = w > 0 && finite ? sample(&s, to_fixed(u), to_fixed(v)) : 0;
    }
}

QZ_INLINE uint32_t ramp_pixel(const uint32_t *ramp, double t, int pads_before, int pads_after) {
    if (!(t >= 0)) return t < 0 && pads_before ? ramp[0] : 0;
    if (t > 1) return pads_after ? ramp[QZ_RAMP_COUNT - 1] : 0;
    return ramp[(int32_t)(t * (QZ_RAMP_COUNT - 1) + 0.5)];
}

void qz_fetch_ramp(uint32_t *out, int32_t first, int32_t count, const uint32_t *ramp, double start, double step,
                   int pads_before, int pads_after) {
    if (step == 0) {
        qz_fill_row(out, ramp_pixel(ramp, start, pads_before, pads_after), count);
        return;
    }
    for (int32_t k = 0; k < count; k++)
        out[k] = ramp_pixel(ramp, start + ((double)first + k) * step, pads_before, pads_after);
}

void qz_fetch_ramp_array(uint32_t *out, int32_t count, const uint32_t *ramp, const float *parameters, int pads_before,
                         int pads_after) {
    for (int32_t k = 0; k < count; k++) out[k] = ramp_pixel(ramp, parameters[k], pads_before, pads_after);
}
