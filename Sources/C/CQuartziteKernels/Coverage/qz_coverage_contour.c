/* Adds a contour that does not cross itself from its points, in any order, without edges in memory. */
#include "qz_coverage_edge.h"

/* Adds the line from `a` down to `b`, which lies within the clip, to the sums. */
static inline __attribute__((always_inline)) void add_segment(const qz_coverage *c, qz_point a, qz_point b, int32_t sign) {
    const int32_t row = a.y >> 8, last = (b.y - 1) >> 8;
    columns to = columns_of(c, row);
    if (row == last) {
        add_inside(to, a.x, b.x, b.y - a.y, sign);
        return;
    }
    const int64_t slope = slope_of(b.x - a.x, b.y - a.y), step = slope * 256;
    int32_t x = a.x, height = (row + 1) * 256 - a.y;
    int64_t offset = slope * height;
    for (int32_t i = row; i < last; i++) {
        const int32_t x_bottom = a.x + rounded(offset);
        add_inside(to, x, x_bottom, height, sign);
        x = x_bottom, height = 256, offset += step;
        to = below(to);
    }
    add_inside(to, x, b.x, b.y - last * 256, sign);
}

/* Adds the part of a line that lies in the rows of the clip. */
static void add_clipped(const qz_coverage *c, qz_point a, qz_point b, int32_t sign) {
    const int32_t top = c->row * 256, end = c->end_row * 256;
    if (b.y <= top || a.y >= end) return;
    const qz_edge e = {a.x, a.y, b.x, b.y, slope_of(b.x - a.x, b.y - a.y), sign, -1};
    const int32_t y = a.y > top ? a.y : top;
    add_edge(c, &e, y, edge_x(&e, y), end);
}

void qz_coverage_add_contour(qz_coverage *c) {
    const int32_t count = c->outline_count, is_inside = c->is_inside;
    qz_point pen = c->outline_start;
    for (int32_t i = 0; i < count; i++) {
        const qz_point p = c->outline[i];
        const int goes_down = pen.y < p.y;
        const qz_point a = goes_down ? pen : p, b = goes_down ? p : pen;
        pen = p;
        if (a.y == b.y) continue;
        if (is_inside) add_segment(c, a, b, goes_down ? 1 : -1);
        else add_clipped(c, a, b, goes_down ? 1 : -1);
    }
}
