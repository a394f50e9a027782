#pragma STDC FP_CONTRACT OFF
#include "qz_mip.h"
#include "qz_sprite_geometry.h"

enum { MAX_HALVINGS = 15 };

/* Half the sides of the picture plus half a texel of the coarsest level that can be read. */
typedef struct {
    double half_u[MAX_HALVINGS], half_v[MAX_HALVINGS];
    int32_t count;
} outlines;

static outlines make_outlines(int32_t width, int32_t height) {
    outlines o;
    int32_t columns = width, rows = height;
    o.count = 0;
    do {
        columns = qz_half_side(columns), rows = qz_half_side(rows);
        o.half_u[o.count] = width * 0.5 + 0.5 * width / columns;
        o.half_v[o.count] = height * 0.5 + 0.5 * height / rows;
    } while (++o.count < MAX_HALVINGS && (columns > 1 || rows > 1));
    return o;
}

QZ_INLINE int32_t clamped_floor(double x, int32_t low, int32_t high) {
    return !(x > low) ? low : x >= high ? high : floor_int(x);
}

QZ_INLINE qz_box bounds(const qz_sprite *s, const outlines *o, qz_box limit) {
    const qz_box empty = {0, 0, 0, 0};
    if (!is_drawable(s)) return empty;
    double square, texels = most_shrunk(s, &square);
    int32_t i = 0;
    for (; texels >= square * 4 && i + 1 < o->count; texels *= 0.25) i++;
    const double ex = magnitude(s->a) * o->half_u[i] + magnitude(s->c) * o->half_v[i];
    const double ey = magnitude(s->b) * o->half_u[i] + magnitude(s->d) * o->half_v[i];
    qz_box box;
    box.x0 = clamped_floor(s->x - ex, limit.x0, limit.x1);
    box.y0 = clamped_floor(s->y - ey, limit.y0, limit.y1);
    box.x1 = clamped_floor(s->x + ex + 1, limit.x0, limit.x1);
    box.y1 = clamped_floor(s->y + ey + 1, limit.y0, limit.y1);
    return box.x0 < box.x1 && box.y0 < box.y1 ? box : empty;
}

qz_box qz_sprite_bounds(const qz_sprite *s, int32_t width, int32_t height, qz_box limit) {
    const outlines o = make_outlines(width, height);
    return bounds(s, &o, limit);
}

qz_box qz_find_bands(qz_band_range *ranges, int32_t *counts, const qz_sprite *sprites, int32_t count, int32_t width,
                     int32_t height, qz_box limit, int32_t origin, int32_t band_height) {
    const outlines o = make_outlines(width, height);
    qz_box total = {INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN};
    for (int32_t i = 0; i < count; i++) {
        const qz_box box = bounds(&sprites[i], &o, limit);
        if (box.y0 >= box.y1) {
            ranges[i] = (qz_band_range){0, 0};
            continue;
        }
        const uint32_t top = (uint32_t)(box.y0 - origin), last = (uint32_t)(box.y1 - 1 - origin),
                       step = (uint32_t)band_height;
        const qz_band_range range = {(uint16_t)(top / step), (uint16_t)(last / step + 1)};
        ranges[i] = range;
        for (int32_t band = range.first; band < range.end; band++) counts[band]++;
        total.x0 = box.x0 < total.x0 ? box.x0 : total.x0;
        total.y0 = box.y0 < total.y0 ? box.y0 : total.y0;
        total.x1 = box.x1 > total.x1 ? box.x1 : total.x1;
        total.y1 = box.y1 > total.y1 ? box.y1 : total.y1;
    }
    return total.x0 < total.x1 ? total : (qz_box){0, 0, 0, 0};
}

void qz_list_bands(uint32_t *indices, int32_t *next, const qz_band_range *ranges, int32_t count, uint32_t first_index) {
    for (int32_t i = 0; i < count; i++)
        for (int32_t band = ranges[i].first; band < ranges[i].end; band++)
            indices[next[band]++] = first_index + (uint32_t)i;
}
