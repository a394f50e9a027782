#include "qz_glass.h"
#pragma STDC FP_CONTRACT OFF

/* The distance to an outline in pixels, negative inside, with its gradient and the colour of the glass there. */
typedef struct {
    float distance, x, y;
    float overlay[4];
} qz_glass_field;

static inline float clamped(float value, float low, float high) {
    return value < low ? low : value > high ? high : value;
}

static inline float absolute(float value) { return value < 0 ? -value : value; }

static qz_glass_field field_of(const qz_glass_shape *shape, float px, float py) {
    const float x = shape->a * px + shape->c * py + shape->tx, y = shape->b * px + shape->d * py + shape->ty;
    const float radius = shape->radius[y < 0 ? (x < 0 ? 0 : 1) : (x < 0 ? 3 : 2)];
    const float qx = absolute(x) - shape->half_width + radius, qy = absolute(y) - shape->half_height + radius;
    float distance, gx, gy;
    if (qx > 0 && qy > 0) {
        const float length = __builtin_sqrtf(qx * qx + qy * qy);
        distance = length - radius;
        gx = qx / length;
        gy = qy / length;
    } else {
        const int is_wide = qx > qy;
        distance = (is_wide ? qx : qy) - radius;
        gx = is_wide ? 1 : 0;
        gy = is_wide ? 0 : 1;
    }
    if (x < 0) gx = -gx;
    if (y < 0) gy = -gy;
    const float half = shape->half_width < shape->half_height ? shape->half_width : shape->half_height;
    qz_glass_field field;
    field.distance = (distance + (1 - shape->presence) * half) * shape->scale;
    field.x = (shape->a * gx + shape->b * gy) * shape->scale;
    field.y = (shape->c * gx + shape->d * gy) * shape->scale;
    for (int i = 0; i < 4; i++) field.overlay[i] = shape->overlay[i];
    return field;
}

/* The smooth union of two fields: a quadratic transition where their distances differ by less than `reach`. */
static qz_glass_field merged(qz_glass_field a, qz_glass_field b, float reach) {
    if (b.distance < a.distance) {
        const qz_glass_field nearer = b;
        b = a;
        a = nearer;
    }
    const float difference = b.distance - a.distance;
    if (!(difference < reach)) return a;
    const float blend = (reach - difference) / reach, far = blend * 0.5f;
    a.distance -= blend * blend * reach * 0.25f;
    a.x += (b.x - a.x) * far;
    a.y += (b.y - a.y) * far;
    for (int i = 0; i < 4; i++) a.overlay[i] += (b.overlay[i] - a.overlay[i]) * far;
    return a;
}

typedef struct {
    const uint32_t *pixels;
    int32_t stride, width, height;
} qz_glass_picture;

/* Adds the channels of the picture at a point, interpolated between the middles of its pixels. */
static void sample(const qz_glass_picture *picture, float x, float y, float channels[4]) {
    x = clamped(x - 0.5f, 0, (float)(picture->width - 1));
    y = clamped(y - 0.5f, 0, (float)(picture->height - 1));
    const int32_t x0 = (int32_t)x, y0 = (int32_t)y;
    const int32_t x1 = x0 + 1 < picture->width ? x0 + 1 : x0, y1 = y0 + 1 < picture->height ? y0 + 1 : y0;
    const float u = x - (float)x0, v = y - (float)y0;
    const uint32_t *upper = picture->pixels + (int64_t)y0 * picture->stride;
    const uint32_t *lower = picture->pixels + (int64_t)y1 * picture->stride;
    const uint32_t corners[4] = {upper[x0], upper[x1], lower[x0], lower[x1]};
    for (int i = 0; i < 4; i++) {
        const int shift = 8 * i;
        const float p = (float)(corners[0] >> shift & 255), q = (float)(corners[1] >> shift & 255);
        const float r = (float)(corners[2] >> shift & 255), s = (float)(corners[3] >> shift & 255);
        const float first = p + (q - p) * u, second = r + (s - r) * u;
        channels[i] = first + (second - first) * v;
    }
}

/* The brightness of the rim: strongest where the outline faces the light at the top left, or away from it. */
static float rim_light(const qz_glass_lens *lens, const qz_glass_field *field) {
    if (!(lens->rim > 0) || !(-field->distance < lens->rim_width)) return 0;
    const float depth = clamped(-field->distance / lens->rim_width, 0, 1);
    const float facing = field->x * -0.6f + field->y * -0.8f;
    return clamped(lens->rim * (1 - depth) * (0.25f + 0.75f * facing * facing), 0, 1);
}

static uint32_t rounded(float value) { return (uint32_t)(clamped(value, 0, 255) + 0.5f); }

static uint32_t glass_pixel(const qz_glass_picture *picture, float px, float py, const qz_glass_field *field,
                            const qz_glass_lens *lens) {
    const float coverage = clamped(0.5f - field->distance, 0, 1);
    float channels[4] = {0, 0, 0, 0};
    if (coverage > 0) {
        const float flat = lens->edge > 0 ? clamped(-field->distance / lens->edge, 0, 1) : 1, slope = 1 - flat;
        const float moved = slope > 0 ? lens->bend * (1 - __builtin_sqrtf(1 - slope * slope)) : 0;
        if (moved > 0) {
            sample(picture, px - field->x * moved, py - field->y * moved, channels);
        } else {
            const uint32_t pixel = picture->pixels[(int64_t)py * picture->stride + (int32_t)px];
            for (int i = 0; i < 4; i++) channels[i] = (float)(pixel >> (8 * i) & 255);
        }
        const float through = 1 - field->overlay[3] / 255;
        const float light = rim_light(lens, field);
        for (int i = 0; i < 4; i++) {
            const float color = channels[i] * through + field->overlay[i];
            channels[i] = (color + (255 - color) * light) * coverage;
        }
    }
    if (coverage < 1 && lens->shadow > 0) {
        const float near = 1 - clamped(field->distance / lens->shadow_width, 0, 1);
        channels[3] += (1 - coverage) * lens->shadow * near * near * 255;
    }
    return rounded(channels[3]) << 24 | rounded(channels[2]) << 16 | rounded(channels[1]) << 8 | rounded(channels[0]);
}

void qz_glass_row(uint32_t *target, int32_t x, int32_t y, int32_t count, const uint32_t *source, int32_t stride,
                  int32_t left, int32_t top, int32_t width, int32_t height, const qz_glass_shape *shapes,
                  int32_t shape_count, const qz_glass_lens *lens) {
    const qz_glass_picture picture = {source, stride, width, height};
    const float reach = lens->spacing * 2, py = (float)y + 0.5f;
    const float limit = lens->shadow > 0 && lens->shadow_width > 0.5f ? lens->shadow_width : 0.5f;
    for (int32_t i = 0; i < count; i++) {
        const float px = (float)(x + i) + 0.5f;
        qz_glass_field field = {1e9f, 0, 0, {0, 0, 0, 0}};
        for (int32_t k = 0; k < shape_count; k++) {
            const qz_glass_field next = field_of(shapes + k, px, py);
            field = k == 0 ? next : merged(field, next, reach);
        }
        target[i] = field.distance < limit ? glass_pixel(&picture, px - (float)left, py - (float)top, &field, lens) : 0;
    }
}
