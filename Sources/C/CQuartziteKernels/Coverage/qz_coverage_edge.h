/* Internal: adds whole edges of contours that do not cross themselves, whose signed area is the coverage. */
#pragma once
#include "qz_coverage_lines.h"

/* Adds the only contour, which does not cross itself and whose rows fit in the sums, from its outline. */
void qz_coverage_add_contour(qz_coverage *c);

/* Adds an edge from (`x`, `y`) to `end` and returns the x at which it ends. `is_inside` promises that the edge stays
   within the columns of the clip. */
static inline __attribute__((always_inline)) int32_t add_rows(const qz_coverage *c, const qz_edge *e, int32_t y,
                                                              int32_t x, int32_t end, int is_inside) {
    const int32_t direction = e->direction, x0 = e->x0;
    const int64_t step = e->slope * 256;
    int32_t bottom = ((y >> 8) + 1) * 256;
    int64_t offset = e->slope * (bottom - e->y0);
    columns to = columns_of(c, y >> 8);
    for (; bottom < end; bottom += 256) {
        const int32_t x_bottom = x0 + rounded(offset);
        if (is_inside) add_inside(to, x, x_bottom, bottom - y, direction);
        else add_line(to, x, x_bottom, bottom - y, direction);
        y = bottom, x = x_bottom, offset += step;
        to = below(to);
    }
    const int32_t x_end = edge_x(e, end);
    if (is_inside) add_inside(to, x, x_end, end - y, direction);
    else add_line(to, x, x_end, end - y, direction);
    return x_end;
}

/* Adds an edge from (`x`, `y`) through the rows of the band and returns the x at which it leaves the band. */
static inline int32_t add_edge(const qz_coverage *c, const qz_edge *e, int32_t y, int32_t x, int32_t band_end) {
    const int32_t end = e->y1 < band_end ? e->y1 : band_end;
    const int32_t low = e->x0 < e->x1 ? e->x0 : e->x1, high = e->x0 < e->x1 ? e->x1 : e->x0;
    if ((low >> 8) >= c->min_x && (high >> 8) < c->max_x) return add_rows(c, e, y, x, end, 1);
    return add_rows(c, e, y, x, end, 0);
}
