/* Internal: the order of pieces and of crossings in a row. */
#pragma once
#include "qz_coverage.h"
#include <string.h>

/* The column in which a piece begins. The order of pieces that begin in the same column has no effect. */
static inline int32_t column_of(const qz_piece *p) { return p->left >> 8; }

static inline void sift(qz_piece *p, int32_t root, int32_t n) {
    qz_piece v = p[root];
    for (int32_t child; (child = 2 * root + 1) < n; root = child) {
        if (child + 1 < n && p[child + 1].left > p[child].left) child++;
        if (p[child].left <= v.left) break;
        p[root] = p[child];
    }
    p[root] = v;
}

static void sort_in_heap(qz_piece *p, int32_t n) {
    for (int32_t k = n / 2 - 1; k >= 0; k--) sift(p, k, n);
    for (int32_t k = n - 1; k > 0; k--) {
        const qz_piece v = p[0];
        p[0] = p[k], p[k] = v;
        sift(p, 0, k);
    }
}

/* Sorts pieces that are nearly sorted; returns 0 if they are not, after a time that only their number limits. */
static inline int sort_nearly_sorted(qz_piece *p, int32_t n) {
    int64_t patience = n < 1024 ? 64 * (int64_t)n : 4 * (int64_t)n;
    for (int32_t i = 1; i < n; i++) {
        if (p[i].left >= p[i - 1].left) continue;
        const qz_piece v = p[i];
        int32_t j = i;
        for (; j > 0 && p[j - 1].left > v.left; j--) p[j] = p[j - 1];
        p[j] = v;
        if ((patience -= i - j) < 0) return 0;
    }
    return 1;
}

/* Sorts pieces by counting those of each column; returns 0 if there are more columns than counters. `spare` has room
   for the pieces. */
static int sort_by_counting(qz_piece *restrict p, int32_t n, qz_piece *restrict spare, int32_t *restrict ends,
                            int32_t counters) {
    int32_t least = column_of(p), most = least;
    for (int32_t i = 1; i < n; i++) {
        const int32_t column = column_of(&p[i]);
        least = column < least ? column : least;
        most = column > most ? column : most;
    }
    const int64_t width = (int64_t)most - least + 1;
    if (width > counters) return 0;
    memset(ends, 0, (size_t)width * sizeof *ends);
    for (int32_t i = 0; i < n; i++) ends[column_of(&p[i]) - least]++;
    for (int32_t i = 1; i < width; i++) ends[i] += ends[i - 1];
    memcpy(spare, p, (size_t)n * sizeof *p);
    for (int32_t i = n - 1; i >= 0; i--) p[--ends[column_of(&spare[i]) - least]] = spare[i];
    return 1;
}

/* Sorts the pieces of a row by their first columns: the first `kept` come from the row above and are almost sorted; the
   others are new, as where many letters begin. */
static inline void sort_pieces(qz_coverage *c) {
    qz_piece *p = c->pieces, *spare = c->pieces + c->edge_capacity;
    const int32_t kept = c->kept, n = c->piece_count;
    int32_t i = kept - 1, j = n - kept - 1, to = n - 1;
    if (!sort_nearly_sorted(p, kept) || !sort_nearly_sorted(p + kept, n - kept)) {
        /* Rows with antialiasing have no crossings. */
        if (!sort_by_counting(p, n, spare, (int32_t *)c->crossings, 3 * n)) sort_in_heap(p, n);
        return;
    }
    if (kept == n || kept == 0 || p[kept].left >= p[i].left) return;
    for (int32_t k = 0; k <= j; k++) spare[k] = p[kept + k];
    while (j >= 0) p[to--] = i >= 0 && p[i].left > spare[j].left ? p[i--] : spare[j--];
}

_Static_assert(sizeof(qz_crossing) == 3 * sizeof(int32_t), "a crossing has room for three counters");

static inline int before(const qz_crossing *a, const qz_crossing *b) {
    int64_t m = (int64_t)a->x_top + a->x_bottom, n = (int64_t)b->x_top + b->x_bottom;
    if (m != n) return m < n;
    return a->x_top != b->x_top ? a->x_top < b->x_top : a->direction < b->direction;
}

static inline void sift_crossing(qz_crossing *p, int32_t root, int32_t n) {
    qz_crossing v = p[root];
    for (int32_t child; (child = 2 * root + 1) < n; root = child) {
        if (child + 1 < n && before(&p[child], &p[child + 1])) child++;
        if (!before(&v, &p[child])) break;
        p[root] = p[child];
    }
    p[root] = v;
}

static inline void sort_crossings(qz_crossing *p, int32_t n) {
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
