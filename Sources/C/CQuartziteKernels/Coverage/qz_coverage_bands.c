/* Exact areas of pieces that share columns: bands of the row in which no piece begins, ends or crosses another. */
#include "qz_coverage_lines.h"
#include <stddef.h>

/* In rows of more than QZ_EXACT_PIECES pieces, larger clusters are divided into strips of columns, which cost less and
   round otherwise. A strip takes pieces until it has STRIP_PIECES. */
enum { MOST_TOGETHER = 32, STRIP_PIECES = 4 };

/* A line through some of the row's heights, and its part in the current band. */
typedef struct strand {
    uint64_t at; /* x at the top of the row, with 32 fraction bits, and a half for rounding */
    int64_t slope;
    int32_t x_top, x_bottom, direction;
    int16_t y_top, y_bottom;
} strand;

/* How the winding along the left side of a strip differs from that of the cluster: changes at some heights, whose bits
   are in `heights`. */
typedef struct side {
    int32_t turns[257];
    uint64_t heights[5];
} side;

/* The columns of a strip, in 1/256 pixels; points lie in them but for rounding. */
typedef struct strip {
    int32_t left, right;
} strip;

static inline void mark(uint64_t *bits, int32_t y) { bits[y >> 6] |= (uint64_t)1 << (y & 63); }

static inline strand strand_of(const qz_piece *p, int32_t y_top, int32_t y_bottom) {
    return (strand){p->at, p->slope, 0, 0, p->direction, (int16_t)y_top, (int16_t)y_bottom};
}

static inline int32_t x_at(const strand *s, int32_t y, const strip *within) {
    const int32_t x = (int32_t)((int64_t)(s->at + (uint64_t)s->slope * (uint64_t)y) >> 32);
    if (!within) return x;
    return x < within->left ? within->left : x > within->right ? within->right : x;
}

/* Whether the middle of a strand is to the left of that of another; the rest makes the order unique. */
static inline int is_before(const strand *a, const strand *b) {
    const int32_t m = a->x_top + a->x_bottom, n = b->x_top + b->x_bottom;
    if (m != n) return m < n;
    return a->x_top != b->x_top ? a->x_top < b->x_top : a->direction < b->direction;
}

/* Finds where the strands are at `bottom`, and sorts them. */
static inline void reach(strand **active, int32_t count, int32_t bottom, const strip *within) {
    for (int32_t i = 0; i < count; i++) {
        strand *s = active[i];
        s->x_bottom = x_at(s, bottom, within);
        int32_t j = i;
        for (; j > 0 && is_before(s, active[j - 1]); j--) active[j] = active[j - 1];
        active[j] = s;
    }
}

/* Returns a y inside top ..< bottom at which two neighbours cross by more than rounding, or 0 if there is none. */
static inline int32_t crossing_y(strand *const *active, int32_t count, int32_t top, int32_t bottom) {
    if (bottom - top < 2) return 0;
    for (int32_t i = 0; i + 1 < count; i++) {
        const int32_t above = active[i + 1]->x_top - active[i]->x_top;
        const int32_t below = active[i + 1]->x_bottom - active[i]->x_bottom;
        if (above >= -1 && below >= -1) continue;
        const int64_t h = bottom - top, a = above < 0 ? -(int64_t)above : above,
                      b = below < 0 ? -(int64_t)below : below;
        const int64_t at = (2 * h * a + a + b) / (2 * (a + b));
        return top + (int32_t)(at < 1 ? 1 : at > h - 1 ? h - 1 : at);
    }
    return 0;
}

/* Adds the lines at which the strands of a band enter or leave the inside, and returns how many go on below. */
static inline int32_t add_band(const qz_coverage *c, columns to, strand **active, int32_t count, int32_t bottom,
                               int32_t height, int32_t winding, windings *all) {
    int32_t kept = 0;
    for (int32_t i = 0; i < count; i++) {
        strand *s = active[i];
        const int was = is_inside(c, winding);
        winding += s->direction;
        include(all, winding);
        const int is = is_inside(c, winding);
        if (is != was) add_line(to, s->x_top, s->x_bottom, height, is ? 1 : -1);
        s->x_top = s->x_bottom;
        active[kept] = s;
        kept += s->y_bottom > bottom;
    }
    return kept;
}

/* Adds `count` strands: all of a cluster, or those of a strip. */
static inline __attribute__((always_inline)) void add_strands(qz_coverage *c, strand *strands, int32_t count,
                                                              int32_t winding, const side *left, const strip *within,
                                                              windings *all) {
    const columns to = columns_of(c, c->row);
    strand *active[QZ_EXACT_PIECES];
    uint64_t starts[5] = {0}, breaks[5] = {1, 0, 0, 0, 1};
    int32_t active_count = 0;
    for (int32_t i = 0; i < count; i++) {
        mark(starts, strands[i].y_top);
        mark(breaks, strands[i].y_bottom);
    }
    for (int32_t i = 0; i < 5; i++) breaks[i] |= starts[i] | (within ? left->heights[i] : 0);
    for (int32_t top = 0, bottom; top < 256; top = bottom) {
        if (within) winding += left->turns[top];
        if (starts[top >> 6] >> (top & 63) & 1) {
            for (int32_t i = 0; i < count; i++) {
                if (strands[i].y_top != top) continue;
                strands[i].x_top = x_at(&strands[i], top, within);
                active[active_count++] = &strands[i];
            }
        }
        bottom = qz_next_bit(breaks, top + 1, 256, 0);
        for (;;) {
            reach(active, active_count, bottom, within);
            const int32_t y = crossing_y(active, active_count, top, bottom);
            if (!y) break;
            mark(breaks, y);
            bottom = y;
        }
        active_count = add_band(c, to, active, active_count, bottom, bottom - top, winding, all);
    }
}

static void add_together(qz_coverage *c, const qz_piece *p, int32_t n, int32_t outer_winding, windings *all) {
    strand strands[QZ_EXACT_PIECES];
    for (int32_t i = 0; i < n; i++) {
        strands[i] = strand_of(&p[i], p[i].y_top, p[i].y_bottom);
    }
    add_strands(c, strands, n, outer_winding, NULL, NULL, all);
}

/* ---- Strips of columns: work that depends on the pieces in a strip, and not on all of a cluster ---- */

/* Returns the height at which a piece that crosses x is there. */
static inline int32_t y_at(const qz_piece *p, int32_t x) {
    const int64_t width = (int64_t)p->x_bottom - p->x_top, height = p->y_bottom - p->y_top;
    const int64_t at = 2 * height * (x - (int64_t)p->x_top) + width;
    return p->y_top + (int32_t)(at / (2 * width));
}

/* Returns the part of a piece in a strip; it may have no height. */
static inline strand part_of(const qz_piece *p, strip within) {
    const int goes_right = p->x_top <= p->x_bottom;
    const int starts_here = goes_right ? p->x_top >= within.left : p->x_top < within.right;
    const int ends_here = goes_right ? p->x_bottom < within.right : p->x_bottom >= within.left;
    const int32_t top = starts_here ? p->y_top : y_at(p, goes_right ? within.left : within.right);
    const int32_t bottom = ends_here ? p->y_bottom : y_at(p, goes_right ? within.right : within.left);
    return strand_of(p, top, bottom);
}

static inline void turn(side *s, int32_t y, int32_t direction) {
    const uint64_t bit = (uint64_t)1 << (y & 63);
    s->turns[y] += direction;
    s->heights[y >> 6] = (s->heights[y >> 6] & ~bit) | (s->turns[y] ? bit : 0);
}

/* Moves the pieces that go on to the right of a strip to the start, and returns their count. */
static inline int32_t keep_open(const qz_piece **open, int32_t count, int32_t right) {
    int32_t kept = 0;
    for (int32_t i = 0; i < count; i++) {
        const qz_piece *p = open[i];
        open[kept] = p;
        kept += p->x_top >= right || p->x_bottom >= right;
    }
    return kept;
}

/* A strip ends where the first piece begins that is too many. At least half of its pieces begin in it. */
static void add_strips(qz_coverage *c, const qz_piece *p, int32_t n, int32_t outer_winding, windings *all) {
    strand strands[QZ_EXACT_PIECES];
    const qz_piece *open[QZ_EXACT_PIECES];
    side left = {{0}, {0}};
    for (int32_t next = 0, open_count = 0, column = 0; next < n || open_count > 0;) {
        const int32_t most = open_count * 2 > STRIP_PIECES ? open_count * 2 : STRIP_PIECES;
        if (open_count == 0) column = p[next].left >> 8;
        strip within = {column * 256, INT32_MAX};
        while (next < n && (open_count < most || p[next].left >> 8 == column)) {
            column = p[next].left >> 8;
            open[open_count++] = &p[next++];
        }
        if (next < n) column = p[next].left >> 8, within.right = column * 256;
        int32_t count = 0;
        for (int32_t i = 0; i < open_count; i++) {
            strands[count] = part_of(open[i], within);
            count += strands[count].y_top < strands[count].y_bottom;
        }
        add_strands(c, strands, count, outer_winding, &left, &within, all);
        for (int32_t i = 0; i < count; i++) {
            turn(&left, strands[i].y_top, strands[i].direction);
            turn(&left, strands[i].y_bottom, -strands[i].direction);
        }
        open_count = keep_open(open, open_count, within.right);
    }
}

void qz_coverage_add_exact(qz_coverage *c, const qz_piece *p, int32_t n, int32_t outer_winding, windings *all) {
    if (n <= MOST_TOGETHER || c->piece_count <= QZ_EXACT_PIECES) add_together(c, p, n, outer_winding, all);
    else add_strips(c, p, n, outer_winding, all);
}
