/* Internal: the positions of edges in a row, and the addition of lines to the row's sums. */
#pragma once
#include "qz_coverage_blocks.h"

static inline int is_inside(const qz_coverage *c, int32_t winding) { return c->even_odd ? winding & 1 : winding != 0; }

/* Adds a cluster of very many pieces, applying the fill rule at 64 points per pixel. */
void qz_coverage_add_dense(qz_coverage *c, const qz_piece *pieces, int32_t count, int32_t outer_winding);

/* ---- Adds the area to the right of a line to the row's sums, whose running total is the coverage ---- */

/* Marks the blocks of four that contain columns first ... last + 1. */
static inline void touch(columns c, int32_t first, int32_t last) {
    first >>= 2, last = (last + 1) >> 2;
    for (;; first = (first | 63) + 1) {
        uint64_t mask = ~(uint64_t)0 << (first & 63);
        if (first >> 6 == last >> 6) {
            c.touched[first >> 6] |= mask & ~(uint64_t)0 >> (63 - (last & 63));
            return;
        }
        c.touched[first >> 6] |= mask;
    }
}

/* Adds a line through column i with the given height; `left` is the mean of the part to the left of the line, out of
   512. */
static inline void add_column(columns c, int32_t i, int32_t height, int32_t left) {
    int32_t right_part = height * left;
    c.sums[i] += height * 512 - right_part;
    c.sums[i + 1] += right_part;
}

static inline int32_t rounded(int64_t v) { return (int32_t)((v + 0x80000000) >> 32); }

static inline __attribute__((always_inline)) void add_wide(columns c, int32_t x0, int32_t x1, int32_t height,
                                                           int32_t sign) {
    const int32_t high = x0 > x1 ? x0 : x1;
    x0 = x0 > x1 ? x1 : x0, x1 = high;
    int32_t first = (x0 >> 8) - c.min_x, last = (x1 >> 8) - c.min_x;
    if (first >= c.width) return;
    if (last < 0) {
        add_column(c, 0, height * 256 * sign, 0);
        touch(c, 0, 0);
        return;
    }
    if (first >= 0 && last == first + 1 && last < c.width) {
        /* The most common case, with a short division; `rate` is slightly too large, which rounds the same way for
           every clip. */
        const int32_t in = x0 & 255;
        const uint32_t part = (uint32_t)(height * 512) * (uint32_t)(256 - in) / (uint32_t)(x1 - x0);
        const int32_t done = (int32_t)((part + 1) >> 1);
        add_column(c, first, done * sign, in + 256);
        add_column(c, last, (height * 256 - done) * sign, x1 & 255);
        touch(c, first, last);
        return;
    }
    int64_t rate = x1 > x0 ? ((int64_t)height << 40) / (x1 - x0) + 1 : 0;
    int32_t i = first, done = 0, in = x0 & 255, stop = last < c.width ? last : c.width;
    if (first < 0) {
        /* Everything to the left of the clip covers the whole clip. */
        done = rounded((int64_t)(c.min_x * 256 - x0) * rate);
        add_column(c, 0, done * sign, 0);
        i = first = 0, in = 0;
    }
    for (; i < stop; i++, in = 0) {
        int32_t total = rounded((int64_t)((i + c.min_x + 1) * 256 - x0) * rate);
        add_column(c, i, (total - done) * sign, in + 256);
        done = total;
    }
    if (last < c.width) add_column(c, last, (height * 256 - done) * sign, in + (x1 & 255));
    touch(c, first, last < c.width ? last : c.width - 1);
}

static inline __attribute__((always_inline)) void add_line(columns c, int32_t x0, int32_t x1, int32_t height,
                                                           int32_t sign) {
    int32_t i = (x0 >> 8) - c.min_x;
    if ((x0 >> 8) == (x1 >> 8) && (uint32_t)i < (uint32_t)c.width) {
        add_column(c, i, height * 256 * sign, (x0 & 255) + (x1 & 255));
        touch(c, i, i);
    } else add_wide(c, x0, x1, height, sign);
}

/* Returns x at a given y. Outside of the edge's ends, x is constant, and rounding hits both ends exactly; there are
   no branches. */
static inline int32_t edge_x(const qz_edge *e, int32_t y) {
    y = y < e->y0 ? e->y0 : y;
    y = y > e->y1 ? e->y1 : y;
    return e->x0 + rounded(e->slope * (y - e->y0));
}
