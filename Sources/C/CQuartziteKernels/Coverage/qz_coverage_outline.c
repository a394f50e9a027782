/* Recognises contours that do not cross themselves: convex ones immediately, others by comparing their two sides. */
#include "qz_outline.h"
#pragma STDC FP_CONTRACT OFF

/* (u, v) is (x, y), or (y, x) if `swapped`. */
static inline int32_t u_of(qz_point p, int swapped) { return swapped ? p.y : p.x; }
static inline int32_t v_of(qz_point p, int swapped) { return swapped ? p.x : p.y; }

/* Follows both sides from the smallest u to the largest; the same side must be above at every point. A point's distance
   above the other side's line, times the line's length in u, is compared with that length: 1/256 pixel is rounding. */
static inline __attribute__((always_inline)) int sides_are_apart(const qz_point *p, int32_t n, int swapped) {
    int32_t low = 0, high = 0, least = u_of(p[0], swapped), most = least;
    for (int32_t i = 1; i < n; i++) {
        const int32_t u = u_of(p[i], swapped);
        if (u < least) low = i, least = u;
        if (u > most) high = i, most = u;
    }
    int32_t a = low, b = low, next_a = a + 1 == n ? 0 : a + 1, next_b = b == 0 ? n - 1 : b - 1;
    int above = 0, below = 0;
    while (a != high || b != high) {
        const qz_point at_a = p[a], at_b = p[b], to_a = a == high ? at_a : p[next_a],
                       to_b = b == high ? at_b : p[next_b];
        const int moves_a = b == high || (a != high && u_of(to_a, swapped) <= u_of(to_b, swapped));
        /* The next point of the side that moves, and the line of the other side. */
        const qz_point point = moves_a ? to_a : to_b, from = moves_a ? at_b : at_a, to = moves_a ? to_b : to_a;
        const int64_t du = (int64_t)u_of(to, swapped) - u_of(from, swapped);
        const int64_t dv = (int64_t)v_of(to, swapped) - v_of(from, swapped);
        const int64_t pu = (int64_t)u_of(point, swapped) - u_of(from, swapped);
        const int64_t pv = (int64_t)v_of(point, swapped) - v_of(from, swapped);
        const int64_t length = du == 0 ? 1 : du, height = du == 0 ? pv : pv * du - pu * dv;
        const int over = height > length, under = height < -length;
        above |= moves_a ? over : under, below |= moves_a ? under : over;
        if (above && below) return 0;
        if (moves_a) a = next_a, next_a = a + 1 == n ? 0 : a + 1;
        else b = next_b, next_b = b == 0 ? n - 1 : b - 1;
    }
    return 1;
}

/* Returns how often u changes its direction on the way around, including from the last point to the first, or 3 for more
   than twice. */
static inline __attribute__((always_inline)) int32_t turns(const qz_point *p, int32_t n, int swapped) {
    int32_t i = 1, first = 0, last = 0, changes = 0;
    while (i < n && u_of(p[i], swapped) == u_of(p[i - 1], swapped)) i++;
    if (i == n) return 0;
    first = last = u_of(p[i], swapped) > u_of(p[i - 1], swapped) ? 1 : -1;
    for (;;) {
        if (last > 0)
            while (i < n && u_of(p[i], swapped) >= u_of(p[i - 1], swapped)) i++;
        else
            while (i < n && u_of(p[i], swapped) <= u_of(p[i - 1], swapped)) i++;
        if (i == n) break;
        last = -last;
        if (++changes > 2) return 3;
    }
    const int32_t from = u_of(p[n - 1], swapped), to = u_of(p[0], swapped), closing = (to > from) - (to < from);
    if (closing) changes += closing != last, last = closing;
    return changes + (last != first);
}

/* Returns whether all corners turn in the same direction. */
static int turns_alike(const qz_point *p, int32_t n) {
    int64_t left = 0, right = 0; /* negative after a corner that turns this way */
    qz_point a = p[n - 1];
    int64_t dx = (int64_t)a.x - p[n - 2].x, dy = (int64_t)a.y - p[n - 2].y;
    for (int32_t i = 0; i < n; i++) {
        const qz_point b = p[i];
        const int64_t ex = (int64_t)b.x - a.x, ey = (int64_t)b.y - a.y, cross = dx * ey - dy * ex;
        left |= cross, right |= -cross;
        if (left < 0 && right < 0) return 0;
        a = b, dx = ex, dy = ey;
    }
    return 1;
}

int qz_outline_is_simple(const qz_point *p, int32_t n) {
    if (n < 3) return 1;
    const int32_t x = turns(p, n, 0), y = turns(p, n, 1);
    if (x <= 2 && y <= 2 && turns_alike(p, n)) return 1; /* convex with one full turn */
    return (y <= 2 && sides_are_apart(p, n, 1)) || (x <= 2 && sides_are_apart(p, n, 0));
}
