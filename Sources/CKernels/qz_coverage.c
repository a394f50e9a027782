/* From edges to rows of coverage. */
#include "qz_coverage.h"
#pragma STDC FP_CONTRACT OFF

/* Sums are in 1/512 pixel wide and 1/65536 pixel high units, so that halves and flat edges stay exact enough. */
enum { FULL_SHIFT = 25 };

/* Beyond so many pieces in one cluster, sixteen fixed bands replace the exact ones. */
enum { EXACT_PIECES = 512 };

/* ---- Adding the area right of a line to the row's sums, whose running total is the coverage ---- */

/* Marks columns first ... last + 1. */
static inline void touch(qz_coverage *c, int32_t first, int32_t last) {
    uint64_t *words = c->touched;
    for (last += 1;; first = (first | 63) + 1) {
        uint64_t mask = ~(uint64_t)0 << (first & 63);
        if (first >> 6 == last >> 6) {
            words[first >> 6] |= mask & ~(uint64_t)0 >> (63 - (last & 63));
            return;
        }
        words[first >> 6] |= mask;
    }
}

/* A line through column i, `height` high; `left` is the mean of what lies left of it, out of 512. */
static inline void add_column(int32_t *sums, int32_t i, int32_t height, int32_t left) {
    sums[i] += height * (512 - left);
    sums[i + 1] += height * left;
}

static inline int32_t rounded(int64_t v) { return (int32_t)((v + 0x80000000) >> 32); }

static void add_wide(qz_coverage *c, int32_t x0, int32_t x1, int32_t height, int32_t sign) {
    int32_t width = c->max_x - c->min_x, *sums = c->sums;
    if (x0 > x1) {
        int32_t t = x0;
        x0 = x1, x1 = t;
    }
    int32_t first = (x0 >> 8) - c->min_x, last = (x1 >> 8) - c->min_x;
    if (first >= width) return;
    if (last < 0) {
        add_column(sums, 0, height * 256 * sign, 0);
        touch(c, 0, 0);
        return;
    }
    int64_t rate = x1 > x0 ? ((int64_t)height << 40) / (x1 - x0) : 0;
    int32_t i = first, done = 0, in = x0 & 255, stop = last < width ? last : width;
    if (first < 0) {
        /* What lies left of the clip covers all of it. */
        done = rounded((int64_t)(c->min_x * 256 - x0) * rate);
        add_column(sums, 0, done * sign, 0);
        i = first = 0, in = 0;
    }
    for (; i < stop; i++, in = 0) {
        int32_t total = rounded((int64_t)((i + c->min_x + 1) * 256 - x0) * rate);
        add_column(sums, i, (total - done) * sign, in + 256);
        done = total;
    }
    if (last < width) add_column(sums, last, (height * 256 - done) * sign, in + (x1 & 255));
    touch(c, first, last < width ? last : width - 1);
}

static inline void add_line(qz_coverage *c, int32_t x0, int32_t x1, int32_t height, int32_t sign) {
    int32_t i = (x0 >> 8) - c->min_x;
    if ((x0 >> 8) == (x1 >> 8) && i >= 0 && i < c->max_x - c->min_x) {
        add_column(c->sums, i, height * 256 * sign, (x0 & 255) + (x1 & 255));
        touch(c, i, i);
    } else add_wide(c, x0, x1, height, sign);
}

/* ---- Pieces ---- */

static inline int32_t edge_x(const qz_edge *e, int32_t y) {
    if (y <= e->y0) return e->x0;
    if (y >= e->y1) return e->x1;
    return e->x0 + rounded(e->slope * (y - e->y0));
}

static inline void cut(qz_coverage *c, qz_piece *p, int32_t row_y) {
    const qz_edge *e = &c->edges[p->edge];
    p->y_top = (int16_t)(e->y0 > row_y ? e->y0 - row_y : 0);
    p->y_bottom = (int16_t)(e->y1 < row_y + 256 ? e->y1 - row_y : 256);
    p->x_bottom = edge_x(e, row_y + 256);
    p->left = p->x_top < p->x_bottom ? p->x_top : p->x_bottom;
}

/* Drops what ended above this row, keeps the order of the rest, adds what starts here. */
static void advance(qz_coverage *c) {
    int32_t row_y = c->row * 256, n = 0;
    for (int32_t i = 0; i < c->piece_count; i++) {
        if (c->edges[c->pieces[i].edge].y1 <= row_y) continue;
        qz_piece p = c->pieces[i];
        p.x_top = p.x_bottom;
        cut(c, &p, row_y);
        c->pieces[n++] = p;
    }
    int32_t *head = &c->heads[c->row - c->min_y];
    for (int32_t e = *head; e >= 0; e = c->edges[e].next) {
        qz_piece *p = &c->pieces[n++];
        p->edge = e;
        p->x_top = edge_x(&c->edges[e], row_y);
        cut(c, p, row_y);
    }
    *head = -1;
    c->piece_count = n;
}

static void sift(qz_piece *p, int32_t root, int32_t n) {
    qz_piece v = p[root];
    for (int32_t child; (child = 2 * root + 1) < n; root = child) {
        if (child + 1 < n && p[child + 1].left > p[child].left) child++;
        if (p[child].left <= v.left) break;
        p[root] = p[child];
    }
    p[root] = v;
}

/* By their left ends. Rows resemble the row above, so insertion is quick; a heap bounds what is not. */
static void sort_pieces(qz_piece *p, int32_t n) {
    int64_t patience = 8 * (int64_t)n + 64;
    for (int32_t i = 1; i < n; i++) {
        if (p[i].left >= p[i - 1].left) continue;
        qz_piece v = p[i];
        int32_t j = i;
        for (; j > 0 && p[j - 1].left > v.left; j--) p[j] = p[j - 1];
        p[j] = v;
        if ((patience -= i - j) >= 0) continue;
        for (int32_t k = n / 2 - 1; k >= 0; k--) sift(p, k, n);
        for (int32_t k = n - 1; k > 0; k--) {
            v = p[0], p[0] = p[k], p[k] = v;
            sift(p, 0, k);
        }
        return;
    }
}

/* ---- Bands: a cluster of pieces cut where any of them begins, ends or crosses another ---- */

static inline int before(const qz_crossing *a, const qz_crossing *b) {
    int64_t m = (int64_t)a->x_top + a->x_bottom, n = (int64_t)b->x_top + b->x_bottom;
    if (m != n) return m < n;
    return a->x_top != b->x_top ? a->x_top < b->x_top : a->direction < b->direction;
}

static void sift_crossing(qz_crossing *p, int32_t root, int32_t n) {
    qz_crossing v = p[root];
    for (int32_t child; (child = 2 * root + 1) < n; root = child) {
        if (child + 1 < n && before(&p[child], &p[child + 1])) child++;
        if (!before(&v, &p[child])) break;
        p[root] = p[child];
    }
    p[root] = v;
}

static void sort_crossings(qz_crossing *p, int32_t n) {
    if (n > 48) {
        for (int32_t k = n / 2 - 1; k >= 0; k--) sift_crossing(p, k, n);
        for (int32_t k = n - 1; k > 0; k--) {
            qz_crossing v = p[0];
            p[0] = p[k], p[k] = v;
            sift_crossing(p, 0, k);
        }
        return;
    }
    for (int32_t i = 1; i < n; i++) {
        qz_crossing v = p[i];
        int32_t j = i;
        for (; j > 0 && before(&v, &p[j - 1]); j--) p[j] = p[j - 1];
        p[j] = v;
    }
}

static int32_t gather(qz_coverage *c, const qz_piece *p, int32_t n, int32_t top, int32_t bottom, int exact) {
    int32_t row_y = c->row * 256, count = 0, middle = (top + bottom) >> 1;
    for (int32_t i = 0; i < n; i++) {
        if (exact ? p[i].y_top > top || p[i].y_bottom < bottom : p[i].y_top > middle || p[i].y_bottom <= middle) continue;
        const qz_edge *e = &c->edges[p[i].edge];
        qz_crossing *k = &c->crossings[count++];
        k->x_top = p[i].y_top == top ? p[i].x_top : edge_x(e, row_y + top);
        k->x_bottom = p[i].y_bottom == bottom ? p[i].x_bottom : edge_x(e, row_y + bottom);
        k->direction = e->direction;
    }
    sort_crossings(c->crossings, count);
    return count;
}

/* Where inside top ..< bottom two neighbours cross by more than rounding, or 0. */
static int32_t crossing_y(const qz_crossing *k, int32_t count, int32_t top, int32_t bottom) {
    if (bottom - top < 2) return 0;
    for (int32_t i = 0; i + 1 < count; i++) {
        int64_t above = (int64_t)k[i + 1].x_top - k[i].x_top, below = (int64_t)k[i + 1].x_bottom - k[i].x_bottom;
        if (above >= -1 && below >= -1) continue;
        int64_t h = bottom - top, a = above < 0 ? -above : above, b = below < 0 ? -below : below;
        int64_t at = (2 * h * a + a + b) / (2 * (a + b));
        return top + (int32_t)(at < 1 ? 1 : at > h - 1 ? h - 1 : at);
    }
    return 0;
}

static inline int is_inside(const qz_coverage *c, int32_t winding) { return c->even_odd ? winding & 1 : winding != 0; }

static void add_bands(qz_coverage *c, const qz_piece *p, int32_t n, int32_t outer_winding) {
    uint64_t breaks[5] = { 1, 0, 0, 0, 1 };
    const int exact = n <= EXACT_PIECES;
    for (int32_t i = 0; i < n && exact; i++) {
        breaks[p[i].y_top >> 6] |= (uint64_t)1 << (p[i].y_top & 63);
        breaks[p[i].y_bottom >> 6] |= (uint64_t)1 << (p[i].y_bottom & 63);
    }
    for (int32_t i = 0; i < 4 && !exact; i++) breaks[i] = 0x0001000100010001;
    for (int32_t top = 0, bottom; top < 256; top = bottom) {
        int32_t word = (top + 1) >> 6;
        uint64_t rest = breaks[word] >> ((top + 1) & 63) << ((top + 1) & 63);
        while (!rest) rest = breaks[++word];
        bottom = word * 64 + __builtin_ctzll(rest);
        int32_t count = gather(c, p, n, top, bottom, exact);
        int32_t y = exact ? crossing_y(c->crossings, count, top, bottom) : 0;
        if (y) {
            breaks[y >> 6] |= (uint64_t)1 << (y & 63);
            bottom = top;
            continue;
        }
        int32_t winding = outer_winding;
        for (int32_t i = 0; i < count; i++) {
            const qz_crossing *k = &c->crossings[i];
            int was = is_inside(c, winding);
            winding += k->direction;
            int is = is_inside(c, winding);
            if (is != was) add_line(c, k->x_top, k->x_bottom, bottom - top, is ? 1 : -1);
        }
    }
}

/* ---- Clusters: pieces that share pixel columns, until the winding is the same all the way down the row ---- */

static inline void profile_add(qz_coverage *c, int32_t y, int32_t d) {
    if (y == 0 || y == 256) return;
    int32_t was = c->profile[y], is = was + d;
    c->profile[y] = is;
    c->uneven += (is != 0) - (was != 0);
}

static void add_clusters(qz_coverage *c) {
    int32_t n = c->piece_count, winding = 0;
    if (n == 0) return;
    sort_pieces(c->pieces, n);
    c->left = c->pieces[0].left;
    for (int32_t i = 0; i < n;) {
        const qz_piece *p = &c->pieces[i];
        int32_t start = i, height = 0, area = 0, last_column = INT32_MIN;
        int down = 0, up = 0;
        if ((p->left >> 8) >= c->max_x) break;
        do {
            p = &c->pieces[i++];
            int32_t direction = c->edges[p->edge].direction, h = p->y_bottom - p->y_top;
            int32_t column = (p->x_top > p->x_bottom ? p->x_top : p->x_bottom) >> 8;
            if (column > last_column) last_column = column;
            if (direction > 0) down = 1;
            else up = 1;
            height += h, area += h * direction;
            if (h < 256) profile_add(c, p->y_top, direction), profile_add(c, p->y_bottom, -direction);
        } while (i < n && (c->uneven || (c->pieces[i].left >> 8) <= last_column));
        if (last_column * 256 > c->right) c->right = last_column * 256;
        int32_t after = winding + area / 256;
        if (height == 256 && !(down && up)) {
            /* Every height is crossed exactly once. */
            int was = is_inside(c, winding), is = is_inside(c, after);
            for (int32_t k = start; k < i && is != was; k++) {
                p = &c->pieces[k];
                add_line(c, p->x_top, p->x_bottom, p->y_bottom - p->y_top, is ? 1 : -1);
            }
        } else {
            add_bands(c, c->pieces + start, i - start, winding);
        }
        winding = after;
    }
}

/* ---- Contours that never cross themselves: the signed area is the coverage ---- */

static inline void add_edge(qz_coverage *c, const qz_edge *e, int32_t index, int32_t x_top, int32_t row_y) {
    int32_t top = e->y0 > row_y ? e->y0 : row_y, bottom = e->y1 < row_y + 256 ? e->y1 : row_y + 256;
    int32_t x_bottom = edge_x(e, row_y + 256), left = x_top < x_bottom ? x_top : x_bottom, right = x_top + x_bottom - left;
    if (left < c->left) c->left = left;
    if (right > c->right) c->right = right;
    add_line(c, x_top, x_bottom, bottom - top, e->direction);
    if (e->y1 <= row_y + 256) return;
    qz_piece *p = &c->pieces[c->piece_count++];
    p->edge = index;
    p->x_bottom = x_bottom;
}

static void add_simple(qz_coverage *c) {
    int32_t row_y = c->row * 256, n = c->piece_count;
    c->piece_count = 0;
    for (int32_t i = 0; i < n; i++) {
        int32_t edge = c->pieces[i].edge;
        add_edge(c, &c->edges[edge], edge, c->pieces[i].x_bottom, row_y);
    }
    int32_t *head = &c->heads[c->row - c->min_y];
    for (int32_t i = *head; i >= 0; i = c->edges[i].next) add_edge(c, &c->edges[i], i, edge_x(&c->edges[i], row_y), row_y);
    *head = -1;
}

/* ---- Spans ---- */

static inline uint32_t to_byte(int32_t sum) {
    int32_t v = (sum < 0 ? -sum : sum) >> (FULL_SHIFT - 16);
    return v >= 65536 ? 255 : (uint32_t)(v * 255 + 32768) >> 16;
}

static inline int32_t next_bit(const uint64_t *words, int32_t from, int32_t end, uint64_t flip) {
    for (int32_t word = from >> 6; word * 64 < end; word++, from = word * 64) {
        uint64_t v = (words[word] ^ flip) >> (from & 63) << (from & 63);
        if (v) return word * 64 + __builtin_ctzll(v);
    }
    return end;
}

/* Sums become bytes where something was added and runs in between; the sums are cleared on the way. */
static int32_t make_spans(qz_coverage *c) {
    const int32_t width = c->max_x - c->min_x, min_x = c->min_x;
    int32_t *restrict sums = c->sums;
    uint8_t *restrict bytes = c->bytes;
    qz_span *restrict span = c->spans;
    int64_t left = (c->left >> 8) - min_x, right = (c->right >> 8) - (int64_t)min_x + 1;
    if (left >= width || left > right) return 0;
    int32_t from = left < 0 ? 0 : (int32_t)left, end = right < 0 ? 1 : right > width ? width + 1 : (int32_t)right + 1, sum = 0;
    const int32_t first_word = from >> 6;
    for (;;) {
        int32_t start = next_bit(c->touched, from, end, 0), gap_end = start >= end || start > width ? width : start;
        uint32_t value = to_byte(sum);
        if (value && gap_end > from) *span++ = (qz_span){ min_x + from, gap_end - from, 0, value };
        if (start >= end) break;
        int32_t stop = next_bit(c->touched, start, end, ~(uint64_t)0);
        if (stop > end) stop = end;
        for (int32_t i = start; i < stop; i++) {
            sum += sums[i];
            sums[i] = 0;
            bytes[i] = (uint8_t)to_byte(sum);
        }
        int32_t visible = (stop < width ? stop : width) - start;
        if (visible > 0) *span++ = (qz_span){ min_x + start, visible, bytes + start, 0 };
        from = stop;
    }
    for (int32_t word = first_word; word <= (end - 1) >> 6; word++) c->touched[word] = 0;
    return (int32_t)(span - c->spans);
}

/* Hard edges: a pixel is in if its centre is. */
static int32_t make_hard_spans(qz_coverage *c) {
    int32_t winding = 0, from = 0, count = 0;
    int32_t n = gather(c, c->pieces, c->piece_count, 127, 129, 0);
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
        else if (column > from) c->spans[count++] = (qz_span){ from, column - from, 0, 255 };
    }
    return count;
}

int qz_coverage_next_row(qz_coverage *c, int32_t *y, int32_t *span_count) {
    while (c->row < c->end_row) {
        c->left = INT32_MAX, c->right = INT32_MIN;
        if (c->antialias && c->is_simple) {
            add_simple(c);
            *span_count = make_spans(c);
        } else {
            advance(c);
            if (c->antialias) add_clusters(c);
            *span_count = c->antialias ? make_spans(c) : make_hard_spans(c);
        }
        *y = c->row++;
        if (*span_count) return 1;
    }
    return 0;
}
