/* Recognises contours that do not cross themselves: convex ones immediately, others by comparing their two sides. */
#include "qz_outline.h"
#pragma STDC FP_CONTRACT OFF

/* (u, v) is (x, y), or (y, x) if `swapped`. */
static inline int32_t u_of(qz_point p, int swapped) { return swapped ? p.y : p.x; }
static inline int32_t v_of(qz_point p, int swapped) { return swapped ? p.x : p.y; }

/* Returns the distance of p above (greater v) the line a b, times the line's length in u. */
static inline int64_t height(qz_point p, qz_point a, qz_point b, int swapped, int64_t *length) {
    int64_t du = (int64_t)u_of(b, swapped) - u_of(a, swapped), dv = (int64_t)v_of(b, swapped) - v_of(a, swapped);
    int64_t pu = (int64_t)u_of(p, swapped) - u_of(a, swapped), pv = (int64_t)v_of(p, swapped) - v_of(a, swapped);
    *length = du;
    return du == 0 ? pv : pv * du - pu * dv;
}

/* Follows both sides from the smallest u to the largest; the same side must be above at every point. */
static inline __attribute__((always_inline)) int sides_are_apart(const qz_point *p, int32_t n, int swapped) {
    int32_t low = 0, high = 0;
    for (int32_t i = 1; i < n; i++) {
        if (u_of(p[i], swapped) < u_of(p[low], swapped)) low = i;
        if (u_of(p[i], swapped) > u_of(p[high], swapped)) high = i;
    }
    int32_t a = low, b = low;
    int above = 0, below = 0;
    while (a != high || b != high) {
        int32_t next_a = a + 1 == n ? 0 : a + 1, next_b = b == 0 ? n - 1 : b - 1;
        int64_t length, h;
        if (b == high || (a != high && u_of(p[next_a], swapped) <= u_of(p[next_b], swapped))) {
            h = b == high ? height(p[next_a], p[b], p[b], swapped, &length)
                          : height(p[next_a], p[b], p[next_b], swapped, &length);
            a = next_a;
        } else {
            h = a == high ? -height(p[next_b], p[a], p[a], swapped, &length)
                          : -height(p[next_b], p[a], p[next_a], swapped, &length);
            b = next_b;
        }
        if (length == 0) length = 1;
        above |= h > length, below |= h < -length;
        if (above && below) return 0;
    }
    return 1;
}

/* Counts how often the direction changes, including from the last point to the first. */
typedef struct turns {
    int32_t first, last, changes;
} turns;

static inline void turn(turns *t, int32_t from, int32_t to) {
    int32_t sign = (to > from) - (to < from);
    if (sign == 0) return;
    t->changes += t->last != 0 && sign != t->last;
    t->last = sign;
    if (t->first == 0) t->first = sign;
}

int qz_outline_is_simple(const qz_point *p, int32_t n) {
    turns x = {0, 0, 0}, y = {0, 0, 0};
    int64_t left = 0, right = 0; /* negative after a corner that turns this way */
    if (n < 3) return 1;
    qz_point a = p[n - 1];
    int64_t dx = (int64_t)a.x - p[n - 2].x, dy = (int64_t)a.y - p[n - 2].y;
    for (int32_t i = 0; i < n; i++) {
        const qz_point b = p[i];
        const int64_t ex = (int64_t)b.x - a.x, ey = (int64_t)b.y - a.y, cross = dx * ey - dy * ex;
        turn(&x, a.x, b.x);
        turn(&y, a.y, b.y);
        if (x.changes > 2 && y.changes > 2) return 0;
        left |= cross, right |= -cross;
        a = b, dx = ex, dy = ey;
    }
    x.changes += x.first != x.last, y.changes += y.first != y.last;
    if (x.changes <= 2 && y.changes <= 2 && (left >= 0 || right >= 0)) return 1; /* convex with one full turn */
    return (y.changes <= 2 && sides_are_apart(p, n, 1)) || (x.changes <= 2 && sides_are_apart(p, n, 0));
}
