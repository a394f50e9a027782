/* Turns edges into rows of coverage. */
#include "qz_coverage_blocks.h"
#include "qz_coverage_edge.h"
#include "qz_coverage_sorting.h"
#include <string.h>
#pragma STDC FP_CONTRACT OFF

/* ---- Pieces ---- */

/* Ends a piece where its edge does, or at the bottom of the row. */
static inline void cut(qz_piece *p, int32_t row_y) {
    p->y_bottom = (int16_t)(p->end < row_y + 256 ? p->end - row_y : 256);
    p->x_bottom = piece_x(p, p->y_bottom);
    p->left = p->x_top < p->x_bottom ? p->x_top : p->x_bottom;
}

/* Makes the piece of an edge that starts in this row, or above the clip. */
static inline void start(qz_piece *p, const qz_edge *e, int32_t row_y) {
    p->at = ((uint64_t)(int64_t)e->x0 << 32) + 0x80000000 + (uint64_t)e->slope * (uint64_t)((int64_t)row_y - e->y0);
    p->slope = e->slope;
    p->end = e->y1;
    p->direction = e->direction;
    p->y_top = (int16_t)(e->y0 > row_y ? e->y0 - row_y : 0);
    p->x_top = piece_x(p, p->y_top);
    cut(p, row_y);
}

/* Removes the pieces that ended above this row, keeps the order of the rest, and adds those that start here. */
static void advance(qz_coverage *c) {
    int32_t row_y = c->row * 256, n = 0;
    for (int32_t i = 0; i < c->piece_count; i++) {
        qz_piece *p = &c->pieces[n];
        if (c->pieces[i].end <= row_y) continue;
        if (n != i) *p = c->pieces[i];
        p->at += (uint64_t)p->slope * 256;
        p->x_top = p->x_bottom;
        p->y_top = 0;
        cut(p, row_y);
        n++;
    }
    int32_t *head = &c->heads[c->row - c->min_y];
    c->kept = n;
    for (int32_t e = *head; e >= 0; e = c->edges[e].next) start(&c->pieces[n++], &c->edges[e], row_y);
    *head = -1;
    c->piece_count = n;
    /* The last edge is the first of the list, but letters follow each other from left to right. */
    for (int32_t i = c->kept, j = n - 1; i < j; i++, j--) {
        const qz_piece p = c->pieces[i];
        c->pieces[i] = c->pieces[j], c->pieces[j] = p;
    }
}

/* ---- Clusters: pieces that share pixel columns, up to where the winding is constant over the row's height ---- */

static inline void profile_add(qz_coverage *c, int32_t y, int32_t d) {
    if (y == 0 || y == 256) return;
    int32_t was = c->profile[y], is = was + d;
    c->profile[y] = is;
    c->uneven += (is != 0) - (was != 0);
}

static inline int32_t last_column_of(const qz_piece *p) {
    return (p->x_top > p->x_bottom ? p->x_top : p->x_bottom) >> 8;
}

/* A cluster; `turns` is how it changes the winding. */
typedef struct cluster {
    const qz_piece *pieces;
    int32_t count, last_column, turns;
    int is_monotonic; /* every height is crossed exactly once */
} cluster;

/* Returns the first cluster of some pieces, most often a single one that crosses the row. */
static inline cluster next_cluster(qz_coverage *c, const qz_piece *p, int32_t count) {
    int32_t height = 0, area = 0, last_column = INT32_MIN, i = 0;
    int down = 0, up = 0;
    do {
        const int32_t direction = p[i].direction, h = p[i].y_bottom - p[i].y_top, column = last_column_of(&p[i]);
        if (column > last_column) last_column = column;
        if (direction > 0) down = 1;
        else up = 1;
        height += h, area += h * direction;
        if (h < 256) profile_add(c, p[i].y_top, direction), profile_add(c, p[i].y_bottom, -direction);
        i++;
    } while (i < count && (c->uneven || (p[i].left >> 8) <= last_column));
    return (cluster){p, i, last_column, area / 256, height == 256 && !(down && up)};
}

/* Adds the pieces of a row with the fill rule, and returns the windings that it found. */
static windings add_clusters(qz_coverage *c) {
    const int32_t n = c->piece_count, max_x = c->even_odd ? c->max_x : INT32_MAX;
    const columns to = columns_of(c, c->row);
    const qz_piece *p = c->pieces, *end = p + n;
    int32_t winding = 0, right = INT32_MIN;
    windings all = {0, 0};
    if (n == 0) return all;
    sort_pieces(c);
    const int32_t left = p->left & ~255;
    if (left < c->left) c->left = left;
    /* What overlaps to the right of the clip counts, too. */
    while (p < end && (p->left >> 8) < max_x) {
        const cluster k = next_cluster(c, p, (int32_t)(end - p));
        const int was = is_inside(c, winding), is = is_inside(c, winding + k.turns);
        if (k.last_column > right) right = k.last_column;
        if (k.is_monotonic) {
            for (int32_t i = 0; i < k.count && is != was; i++) {
                add_line(to, p[i].x_top, p[i].x_bottom, p[i].y_bottom - p[i].y_top, is ? 1 : -1);
            }
        } else if (k.count > QZ_EXACT_PIECES) {
            qz_coverage_add_dense(c, p, k.count, winding);
        } else {
            qz_coverage_add_exact(c, p, k.count, winding, &all);
        }
        winding += k.turns;
        include(&all, winding);
        p += k.count;
    }
    if (right > c->right >> 8) c->right = right * 256;
    return all;
}

/* ---- Overlaps: under the non-zero rule, the signed areas of a path add up to its coverage, up to 1 ---- */

/* More edges in one direction could exceed the range of the sums. */
enum { MOST_TURNS = 63 };

/* Returns whether the areas of the row's pieces can be added, which does not depend on the clip. */
static int areas_fit(const qz_coverage *c) {
    int32_t down = 0;
    if (c->piece_count > 2 * MOST_TURNS) return 0;
    for (int32_t i = 0; i < c->piece_count; i++) down += c->pieces[i].direction > 0;
    return down <= MOST_TURNS && c->piece_count - down <= MOST_TURNS;
}

/* Adds the areas of all pieces of the row in place of what is there. */
static void add_areas(qz_coverage *c) {
    const columns to = columns_of(c, c->row);
    memset(to.sums, 0, (size_t)sums_stride(to.width) * sizeof *to.sums);
    memset(to.touched, 0, (size_t)(to.width / 256 + 2) * sizeof *to.touched);
    for (int32_t i = 0; i < c->piece_count; i++) {
        const qz_piece *p = &c->pieces[i];
        const int32_t right = p->x_top > p->x_bottom ? p->x_top : p->x_bottom;
        add_line(to, p->x_top, p->x_bottom, p->y_bottom - p->y_top, p->direction);
        if (p->left < c->left) c->left = p->left;
        if (right > c->right) c->right = right;
    }
}

/* Adds a row. Without overlaps, both ways give the area; the first one is kept, whose roundings are those of old. */
static void add_row(qz_coverage *c) {
    const windings all = add_clusters(c);
    const int overlaps = all.most > 1 || all.least < -1 || (all.least < 0 && all.most > 0);
    c->lowest = all.least < c->lowest ? all.least : c->lowest;
    c->highest = all.most > c->highest ? all.most : c->highest;
    if (!c->even_odd && overlaps && areas_fit(c)) add_areas(c);
}

/* ---- Contours that do not cross themselves ---- */

static inline void widen(qz_coverage *c, int32_t a, int32_t b) {
    const int32_t low = a < b ? a : b, high = a < b ? b : a;
    if (low < c->left) c->left = low;
    if (high > c->right) c->right = high;
}

static void add_part(qz_coverage *c, int32_t end_row) {
    qz_piece *restrict pieces = c->pieces;
    const int32_t top = c->row * 256, band_end = end_row * 256;
    int32_t kept = 0;
    for (int32_t i = 0; i < c->piece_count; i++) {
        const qz_edge *e = &c->edges[pieces[i].edge];
        const int32_t x = pieces[i].x_bottom, x_bottom = add_edge(c, e, top, x, band_end);
        widen(c, x, x_bottom);
        pieces[kept].edge = pieces[i].edge;
        pieces[kept].x_bottom = x_bottom;
        kept += e->y1 > band_end;
    }
    for (; c->row < end_row; c->row++) {
        int32_t *head = &c->heads[c->row - c->min_y];
        for (int32_t next = *head; next >= 0; next = c->edges[next].next) {
            const qz_edge *e = &c->edges[next];
            const int32_t y = e->y0 > c->row * 256 ? e->y0 : c->row * 256, x = edge_x(e, y);
            const int32_t x_bottom = add_edge(c, e, y, x, band_end);
            widen(c, x, x_bottom);
            pieces[kept].edge = next;
            pieces[kept].x_bottom = x_bottom;
            kept += e->y1 > band_end;
        }
        *head = -1;
    }
    c->piece_count = kept;
}

static void add_simple(qz_coverage *c) {
    const int32_t rows_that_fit = QZ_COVERAGE_SUMS / sums_stride(c->max_x - c->min_x);
    const int32_t rows = rows_that_fit > QZ_COVERAGE_BAND ? rows_that_fit : QZ_COVERAGE_BAND;
    add_part(c, c->end_row - c->row > rows ? c->row + rows : c->end_row);
}

/* ---- Spans ---- */

int qz_coverage_blocks(const qz_coverage *c, int32_t *first, int32_t *end) {
    const int32_t width = c->max_x - c->min_x;
    int64_t left = ((int64_t)(c->left >> 8) - c->min_x) >> 2, right = ((int64_t)(c->right >> 8) - c->min_x + 5) >> 2;
    const int32_t last = (width + 4) >> 2;
    if (left * 4 >= width || left > right) return 0;
    *first = left < 0 ? 0 : (int32_t)left;
    *end = right < 1 ? 1 : right > last ? last : (int32_t)right;
    return 1;
}

/* Turns sums into bytes where anything was added and into runs in between, and clears the sums. */
static int32_t make_spans(qz_coverage *c) {
    const int32_t width = c->max_x - c->min_x, min_x = c->min_x;
    const columns to = columns_of(c, c->next_row);
    int32_t *restrict sums = to.sums, from, end, sum = 0;
    uint8_t *restrict bytes = c->bytes;
    qz_span *restrict span = c->spans;
    if (!qz_coverage_blocks(c, &from, &end)) return 0;
    for (int32_t block = from;;) {
        const int32_t start = qz_next_bit(to.touched, block, end, 0), first = start * 4;
        const int32_t gap_end = start >= end || first > width ? width : first;
        const uint32_t value = qz_coverage_byte(sum);
        if (value && gap_end > block * 4) *span++ = (qz_span){min_x + block * 4, gap_end - block * 4, 0, value};
        if (start >= end) break;
        block = qz_next_bit(to.touched, start, end, ~(uint64_t)0);
        for (int32_t i = first; i < block * 4; i++) {
            sum += sums[i];
            sums[i] = 0;
            bytes[i] = (uint8_t)qz_coverage_byte(sum);
        }
        const int32_t visible = (block * 4 < width ? block * 4 : width) - first;
        if (visible > 0) *span++ = (qz_span){min_x + first, visible, bytes + first, 0};
    }
    qz_coverage_clear_blocks(to, from, end);
    return (int32_t)(span - c->spans);
}

/* Finds and sorts the crossings with the middle of the row. */
static int32_t gather(qz_coverage *c) {
    int32_t count = 0;
    for (int32_t i = 0; i < c->piece_count; i++) {
        const qz_piece *p = &c->pieces[i];
        if (p->y_top > 128 || p->y_bottom <= 128) continue;
        const int32_t x_top = piece_x(p, p->y_top > 127 ? p->y_top : 127);
        const int32_t x_bottom = piece_x(p, p->y_bottom < 129 ? p->y_bottom : 129);
        c->crossings[count++] = (qz_crossing){x_top, x_bottom, p->direction};
    }
    sort_crossings(c->crossings, count);
    return count;
}

/* Without antialiasing, a pixel is inside if its centre is. */
static int32_t make_hard_spans(qz_coverage *c) {
    int32_t winding = 0, from = 0, count = 0;
    const int32_t n = gather(c);
    for (int32_t i = 0; i < n; i++) {
        const qz_crossing *k = &c->crossings[i];
        int was = is_inside(c, winding);
        winding += k->direction;
        int is = is_inside(c, winding);
        if (is == was) continue;
        int32_t column = (int32_t)(((int64_t)k->x_top + k->x_bottom + 255) >> 9);
        if (column < c->min_x) column = c->min_x;
        if (column > c->max_x) column = c->max_x;
        if (is) from = column;
        else if (column > from) c->spans[count++] = (qz_span){from, column - from, 0, 255};
    }
    return count;
}

void qz_coverage_add_band(qz_coverage *c) {
    c->band_row = c->row;
    if (c->is_whole) {
        qz_coverage_add_contour(c);
        c->row = c->end_row;
        return;
    }
    c->left = INT32_MAX, c->right = INT32_MIN;
    if (c->is_simple) {
        add_simple(c);
        return;
    }
    const int32_t end_row = c->row + QZ_COVERAGE_BAND < c->end_row ? c->row + QZ_COVERAGE_BAND : c->end_row;
    for (; c->row < end_row; c->row++) {
        advance(c);
        add_row(c);
    }
}

int qz_coverage_next_row(qz_coverage *c, int32_t *y, int32_t *span_count) {
    while (c->antialias ? qz_coverage_has_row(c) : c->row < c->end_row) {
        if (c->antialias) {
            *span_count = make_spans(c);
            *y = c->next_row++;
        } else {
            advance(c);
            *span_count = make_hard_spans(c);
            *y = c->row++;
        }
        if (*span_count) return 1;
    }
    return 0;
}
