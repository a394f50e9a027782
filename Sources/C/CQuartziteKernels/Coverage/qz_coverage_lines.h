/* Internal: the positions of edges in a row, and the addition of lines to the row's sums. */
#pragma once
#include "qz_coverage_blocks.h"

static inline int is_inside(const qz_coverage *c, int32_t winding) { return c->even_odd ? winding & 1 : winding != 0; }

/* The smallest and the largest winding of a row's points. */
typedef struct windings {
    int32_t least, most;
} windings;

static inline void include(windings *w, int32_t winding) {
    w->least = winding < w->least ? winding : w->least;
    w->most = winding > w->most ? winding : w->most;
}

/* Clusters with more pieces are sampled at points instead of computing exact areas. */
enum { QZ_EXACT_PIECES = 512 };

/* Adds a cluster of up to QZ_EXACT_PIECES pieces, sorted by their left ends, and includes the windings that it finds. */
void qz_coverage_add_exact(qz_coverage *c, const qz_piece *pieces, int32_t count, int32_t outer_winding, windings *all);

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

/* Marks the blocks that contain columns first ... last + 1, which are at most four. */
static inline void touch_few(columns c, int32_t first, int32_t last) {
    const int32_t a = first >> 2, b = (last + 1) >> 2;
    const uint64_t both = (uint64_t)(1 + 2 * (b - a)) << (a & 63);
    c.touched[a >> 6] |= both;
    if (a >> 6 != b >> 6) c.touched[b >> 6] |= 1;
}

static inline int32_t rounded(int64_t v) { return (int32_t)((v + 0x80000000) >> 32); }

/* Adds a line through two neighbouring columns, the most common case beside one column, with a short division; `part` is
   slightly too large, which rounds the same way for every clip. */
static inline void add_pair(columns c, int32_t first, int32_t x0, int32_t x1, int32_t height, int32_t sign) {
    const int32_t in = x0 & 255;
    const uint32_t part = (uint32_t)(height * 512) * (uint32_t)(256 - in) / (uint32_t)(x1 - x0);
    const int32_t done = (int32_t)((part + 1) >> 1);
    add_column(c, first, done * sign, in + 256);
    add_column(c, first + 1, (height * 256 - done) * sign, x1 & 255);
    touch_few(c, first, first + 1);
}

/* The height of a line in a pixel's width, with 32 fraction bits, slightly too large. The quotient of doubles is below
   2^53, so that it rounds down as integers do. */
static inline int64_t rate_of(int32_t height, int32_t width) {
    return (int64_t)((double)((int64_t)height << 40) / width) + 1;
}

/* Adds a line through more than two columns, all of them in the clip. */
static inline void add_columns(columns c, int32_t first, int32_t last, int32_t x0, int32_t x1, int32_t height,
                               int32_t sign) {
    const int64_t rate = rate_of(height, x1 - x0);
    int64_t at = (int64_t)(256 - (x0 & 255)) * rate;
    int32_t done = rounded(at), part = done * sign, right_part = part * ((x0 & 255) + 256);
    c.sums[first] += part * 512 - right_part;
    for (int32_t i = first + 1; i < last; i++) {
        at += rate * 256;
        const int32_t total = rounded(at), half = (total - done) * sign * 256;
        c.sums[i] += right_part + half;
        right_part = half, done = total;
    }
    part = (height * 256 - done) * sign;
    const int32_t last_part = part * (x1 & 255);
    c.sums[last] += right_part + part * 512 - last_part;
    c.sums[last + 1] += last_part;
    touch(c, first, last);
}

/* Adds a line from x0 to a larger x1. */
static inline void add_wide(columns c, int32_t x0, int32_t x1, int32_t height, int32_t sign) {
    int32_t first = (x0 >> 8) - c.min_x, last = (x1 >> 8) - c.min_x;
    if (first >= c.width) return;
    if (last < 0) {
        add_column(c, 0, height * 256 * sign, 0);
        touch(c, 0, 0);
        return;
    }
    if (first >= 0 && last == first + 1 && last < c.width) {
        add_pair(c, first, x0, x1, height, sign);
        return;
    }
    int64_t rate = x1 > x0 ? rate_of(height, x1 - x0) : 0;
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

/* Adds a line that stays within the columns of the clip. */
static inline __attribute__((always_inline)) void add_inside(columns c, int32_t x0, int32_t x1, int32_t height,
                                                             int32_t sign) {
    const int32_t low = x0 < x1 ? x0 : x1, high = x0 < x1 ? x1 : x0;
    const int32_t first = (low >> 8) - c.min_x, last = (high >> 8) - c.min_x;
    if (first == last) {
        add_column(c, first, height * 256 * sign, (low & 255) + (high & 255));
        touch_few(c, first, first);
    } else if (last == first + 1) add_pair(c, first, low, high, height, sign);
    else add_columns(c, first, last, low, high, height, sign);
}

static inline __attribute__((always_inline)) void add_line(columns c, int32_t x0, int32_t x1, int32_t height,
                                                           int32_t sign) {
    const int32_t i = (x0 >> 8) - c.min_x;
    if ((x0 >> 8) == (x1 >> 8) && (uint32_t)i < (uint32_t)c.width) {
        add_column(c, i, height * 256 * sign, (x0 & 255) + (x1 & 255));
        touch_few(c, i, i);
    } else add_wide(c, x0 < x1 ? x0 : x1, x0 < x1 ? x1 : x0, height, sign);
}

/* dx/dy with 32 fraction bits, rounded towards zero. Below 2^53, the quotient of doubles is rounded as that of integers,
   and found sooner. */
static inline int64_t slope_of(int32_t dx, int32_t dy) {
    const int64_t scaled = (int64_t)dx * 4294967296;
    if (dx > -(1 << 20) && dx < 1 << 20) return (int64_t)((double)scaled / dy);
    return scaled / dy;
}

/* Returns x at a given y. Outside of the edge's ends, x is constant, and rounding hits both ends exactly; there are
   no branches. */
static inline int32_t edge_x(const qz_edge *e, int32_t y) {
    y = y < e->y0 ? e->y0 : y;
    y = y > e->y1 ? e->y1 : y;
    return e->x0 + rounded(e->slope * (y - e->y0));
}

/* Returns the x of a piece at a height of the row between its ends. Beyond them, x may exceed the range of 64 bits, which
   wraps around and back. */
static inline int32_t piece_x(const qz_piece *p, int32_t y) {
    return (int32_t)((int64_t)(p->at + (uint64_t)p->slope * (uint64_t)(int64_t)y) >> 32);
}
