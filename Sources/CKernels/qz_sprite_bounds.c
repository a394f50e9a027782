#pragma STDC FP_CONTRACT OFF
#include "qz_sprite.h"

static int32_t clamped(float v, int32_t low, int32_t high) {
    return v <= (float)low ? low : v >= (float)high ? high : (int32_t)v;
}

qz_box qz_sprite_bounds(const qz_sprite *s, int32_t width, int32_t height, qz_box limit) {
    const qz_box empty = {0, 0, 0, 0};
    /* Half a texel of soft edge, and up to two pixels where it is read from a smaller level. */
    const float u = (float)width * 0.5f + 0.5f, v = (float)height * 0.5f + 0.5f;
    const float ex = __builtin_fabsf(s->a) * u + __builtin_fabsf(s->c) * v + 2.0f;
    const float ey = __builtin_fabsf(s->b) * u + __builtin_fabsf(s->d) * v + 2.0f;
    const float left = s->x - ex, right = s->x + ex + 1.0f, top = s->y - ey, bottom = s->y + ey + 1.0f;
    if (!(right - left < 1e9f) || !(bottom - top < 1e9f)) return empty; /* NaN fails too */
    const qz_box box = {clamped(left, limit.x0, limit.x1), clamped(top, limit.y0, limit.y1),
                        clamped(right, limit.x0, limit.x1), clamped(bottom, limit.y0, limit.y1)};
    return box.x0 < box.x1 && box.y0 < box.y1 ? box : empty;
}
