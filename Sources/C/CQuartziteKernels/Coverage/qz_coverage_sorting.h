/* Internal: the order of pieces and of crossings in a row. */
#pragma once
#include "qz_coverage.h"

static inline void sift(qz_piece *p, int32_t root, int32_t n) {
    qz_piece v = p[root];
    for (int32_t child; (child = 2 * root + 1) < n; root = child) {
        if (child + 1 < n && p[child + 1].left > p[child].left) child++;
        if (p[child].left <= v.left) break;
        p[root] = p[child];
    }
    p[root] = v;
}

/* Sorts pieces by their left ends: an insertion sort, which is fast where they are nearly sorted, and a heap sort that
   bounds the worst case. The order of pieces with the same left end has no effect. */
static inline void sort_nearly_sorted(qz_piece *p, int32_t n) {
    int64_t patience = 64 * (int64_t)n;
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

/* Sorts pieces: the first `kept` come from the row above and are almost sorted; the others are new, as where many letters
   begin. `spare` has room for the new ones. */
static inline void sort_pieces(qz_piece *p, int32_t kept, int32_t n, qz_piece *spare) {
    int32_t i = kept - 1, j = n - kept - 1, to = n - 1;
    sort_nearly_sorted(p, kept);
    if (kept == n) return;
    sort_nearly_sorted(p + kept, n - kept);
    if (kept == 0 || p[kept].left >= p[i].left) return;
    for (int32_t k = 0; k <= j; k++) spare[k] = p[kept + k];
    while (j >= 0) p[to--] = i >= 0 && p[i].left > spare[j].left ? p[i--] : spare[j--];
}

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
