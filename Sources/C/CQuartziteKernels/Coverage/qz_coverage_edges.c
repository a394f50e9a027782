/* Turns path elements into edges. */
#include "qz_coverage_flat.h"
#include "qz_coverage_lines.h"
#include "qz_outline.h"
#include <math.h>
#include <stddef.h>
#pragma STDC FP_CONTRACT OFF

#define LIMIT 1048576.0 /* 2^20 pixels */
#define NEAR (1.0 / 4096)
#define MAX_STEPS 1024
#define MOST_EDGES 2000000 /* beyond it, curves become lines, which bounds memory */

void qz_coverage_begin(qz_coverage *c) {
    c->edge_count = c->element = c->point = c->start = c->is_closed = 0;
    c->has_pen = c->has_first = c->has_edges = c->is_whole = 0;
    c->contours = c->outline_count = c->lowest = c->highest = 0;
    c->is_simple = 1;
    c->row = c->max_y;
    c->end_row = c->min_y;
}

/* ---- Edges ---- */

static inline int32_t fixed(double v) { return (int32_t)(v * 256 + (268435456.0 + 0.5)) - 268435456; }

static inline void add_fixed(qz_coverage *c, int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
    int32_t direction = 1;
    if (y0 == y1) return;
    if (y0 > y1) {
        int32_t t = x0;
        x0 = x1, x1 = t;
        t = y0, y0 = y1, y1 = t;
        direction = -1;
    }
    int32_t row = y0 >> 8, last = (y1 - 1) >> 8;
    if (last < c->min_y || row >= c->max_y || c->edge_count >= c->edge_capacity) return;
    if (row < c->min_y) row = c->min_y;
    if (row < c->row) c->row = row;
    if (last >= c->end_row) c->end_row = last + 1 < c->max_y ? last + 1 : c->max_y;
    int32_t *head = &c->heads[row - c->min_y];
    qz_edge *e = &c->edges[c->edge_count];
    e->x0 = x0, e->y0 = y0, e->x1 = x1, e->y1 = y1;
    e->slope = slope_of(x1 - x0, y1 - y0);
    e->direction = direction;
    e->next = *head;
    *head = c->edge_count++;
}

static inline int is_far(double x, double y) { return !(fabs(x) <= LIMIT && fabs(y) <= LIMIT); }

static inline double limited(double v) { return v < -LIMIT ? -LIMIT : v > LIMIT ? LIMIT : v; }

/* Adds a line that leaves the square of representable points: cuts it at the top and the bottom, and moves its parts
   to the left and right sides. */
static void add_far(qz_coverage *c, double x0, double y0, double x1, double y1) {
    double t[4], dx = x1 - x0, dy = y1 - y0;
    int n = 0;
    if ((y0 < -LIMIT && y1 < -LIMIT) || (y0 > LIMIT && y1 > LIMIT)) return;
    t[n++] = 0;
    for (int side = 0; side < 2 && dx != 0; side++) {
        double s = ((side == (dx < 0) ? -LIMIT : LIMIT) - x0) / dx;
        if (s > 0 && s < 1) t[n++] = s;
    }
    t[n++] = 1;
    for (int i = 0; i + 1 < n; i++) {
        int whole = i + 2 == n; /* its end must equal the start of the next line bit for bit */
        double xa = limited(x0 + dx * t[i]), ya = y0 + dy * t[i];
        double xb = limited(whole ? x1 : x0 + dx * t[i + 1]), yb = whole ? y1 : y0 + dy * t[i + 1];
        double slope = yb != ya ? (xb - xa) / (yb - ya) : 0, a = limited(ya), b = limited(yb);
        add_fixed(c, fixed(limited(xa + (a - ya) * slope)), fixed(a), fixed(limited(xb + (b - yb) * slope)), fixed(b));
    }
}

/* ---- Contours in pixels ---- */

/* Makes the edges of the first contour. */
static void add_outline(qz_coverage *c) {
    qz_point pen = c->outline_start;
    if (c->has_edges) return;
    c->has_edges = 1;
    for (int32_t i = 0; i < c->outline_count; i++) {
        const qz_point p = c->outline[i];
        add_fixed(c, pen.x, pen.y, p.x, p.y);
        pen = p;
    }
}

/* Adds a line between points that can be represented. */
static inline void near_line(qz_coverage *c, double x, double y) {
    const qz_point p = {fixed(x), fixed(y)};
    if (c->contours == 0 && !c->has_edges) c->outline[c->outline_count++] = p;
    else {
        add_outline(c);
        add_fixed(c, c->pen.x, c->pen.y, p.x, p.y);
    }
    c->pen = p;
    c->pen_x = x, c->pen_y = y;
}

static inline void pixel_line(qz_coverage *c, double x, double y) {
    if (!is_far(x, y) && !is_far(c->pen_x, c->pen_y)) {
        near_line(c, x, y);
        return;
    }
    add_outline(c);
    c->is_simple = 0;
    add_far(c, c->pen_x, c->pen_y, x, y);
    c->pen = (qz_point){fixed(limited(x)), fixed(limited(y))};
    c->pen_x = x, c->pen_y = y;
}

static inline void pixel_point(qz_coverage *c, double x, double y) {
    if (!(fabs(x) < 1e15 && fabs(y) < 1e15)) return;
    if (c->has_pen) {
        pixel_line(c, x, y);
        return;
    }
    c->has_pen = 1;
    c->move_x = c->pen_x = x, c->move_y = c->pen_y = y;
    c->pen = (qz_point){fixed(limited(x)), fixed(limited(y))};
    if (c->contours == 0 && !c->has_edges) c->outline_start = c->pen;
}

static void pixel_close(qz_coverage *c) {
    if (!c->has_pen) return;
    pixel_line(c, c->move_x, c->move_y);
    c->has_pen = 0;
    /* A `move` on its own is not a contour. */
    if (c->contours > 0 || c->outline_count > 1) c->contours++;
    else c->outline_count = 0;
}

/* ---- Contours before the division by w: clipped where w is near zero ---- */

static void clip_point(qz_coverage *c, double x, double y, double w) {
    double lw = c->last_w;
    if (c->has_first && (w > NEAR) != (lw > NEAR)) {
        double t = (NEAR - lw) / (w - lw);
        pixel_point(c, (c->last_x + (x - c->last_x) * t) / NEAR, (c->last_y + (y - c->last_y) * t) / NEAR);
    }
    if (w > NEAR) pixel_point(c, x / w, y / w);
    if (!c->has_first) c->first_x = x, c->first_y = y, c->first_w = w, c->has_first = 1;
    c->last_x = x, c->last_y = y, c->last_w = w;
}

static void close_contour(qz_coverage *c) {
    if (c->has_first) clip_point(c, c->first_x, c->first_y, c->first_w);
    c->has_first = 0;
    pixel_close(c);
}

/* Finds the rows and the columns of the only contour; there are none if it is flat. */
static void find_box(qz_coverage *c) {
    int32_t left = INT32_MAX, right = INT32_MIN, top = INT32_MAX, bottom = INT32_MIN;
    for (int32_t i = 0; i < c->outline_count; i++) {
        const qz_point p = c->outline[i];
        left = p.x < left ? p.x : left, right = p.x > right ? p.x : right;
        top = p.y < top ? p.y : top, bottom = p.y > bottom ? p.y : bottom;
    }
    if (top >= bottom || (bottom - 1) >> 8 < c->min_y || top >> 8 >= c->max_y) return;
    c->left = left, c->right = right;
    c->is_inside = top >= c->min_y * 256 && bottom <= c->max_y * 256 && left >> 8 >= c->min_x && right >> 8 < c->max_x;
    c->row = top >> 8 > c->min_y ? top >> 8 : c->min_y;
    c->end_row = (bottom - 1) >> 8 < c->max_y ? ((bottom - 1) >> 8) + 1 : c->max_y;
}

void qz_coverage_end(qz_coverage *c) {
    close_contour(c);
    c->is_simple = c->is_simple && c->contours == 1 && qz_outline_is_simple(c->outline, c->outline_count);
    if (c->is_simple && c->antialias) {
        find_box(c);
        c->is_whole = c->end_row - c->row <= QZ_COVERAGE_SUMS / sums_stride(c->max_x - c->min_x);
    }
    if (!c->is_whole) add_outline(c);
    c->piece_count = 0;
    c->first_row = c->next_row = c->row;
}

/* ---- Curves ---- */

typedef struct {
    double x, y, w;
} hpoint;

static inline hpoint map(const double *p, const double m[9], int projective) {
    hpoint h = {p[0] * m[0] + p[1] * m[3] + m[6], p[0] * m[1] + p[1] * m[4] + m[7], 1};
    if (projective) h.w = p[0] * m[2] + p[1] * m[5] + m[8];
    return h;
}

static inline void emit(qz_coverage *c, hpoint p, int projective) {
    if (!projective) pixel_point(c, p.x, p.y);
    else if (fabs(p.x) < 1e15 && fabs(p.y) < 1e15 && fabs(p.w) < 1e15) clip_point(c, p.x, p.y, p.w);
}

/* Returns the largest second difference, in x or in y, of a curve's control points. */
static double bend(const hpoint *p, int degree) {
    double most = 0;
    for (int i = 0; i + 2 <= degree; i++) {
        double x = fabs(p[i].x - 2 * p[i + 1].x + p[i + 2].x), y = fabs(p[i].y - 2 * p[i + 1].y + p[i + 2].y);
        double larger = x > y ? x : y;
        if (!(larger <= most)) most = larger;
    }
    return most;
}

/* Returns how often to halve a curve until every part is flat: each half has at most a quarter of the second
   differences. */
static int depth_of(const hpoint *p, int degree) {
    double most = bend(p, degree), limit = flat_limit(degree);
    int depth = 0;
    while (depth < MAX_DEPTH && !(most <= limit)) most /= 4, depth++;
    return depth;
}

/* Returns the number of equal steps for a curve that is seen in perspective, where more are needed the more w varies. */
static int projective_steps(const hpoint *p, int degree) {
    double low = 1, high = 1;
    hpoint q[4];
    for (int i = 0; i <= degree; i++) {
        if (!(p[i].w > NEAR)) return 256;
        q[i] = (hpoint){p[i].x / p[i].w, p[i].y / p[i].w, 1};
        if (i == 0 || p[i].w < low) low = p[i].w;
        if (i == 0 || p[i].w > high) high = p[i].w;
    }
    double steps = sqrt(bend(q, degree) / flat_limit(degree)) * (high / low);
    return !(steps < MAX_STEPS) ? MAX_STEPS : steps <= 1 ? 1 : (int)ceil(steps);
}

/* x and y of a point, which are computed together. */
typedef double point2 __attribute__((vector_size(16)));
typedef int64_t bits2 __attribute__((vector_size(16)));

/* A curve whose parts are halved up to `depth` times. */
typedef struct part {
    point2 p[4];
    int depth;
} part;

/* Returns whether no second difference exceeds the limit, and 0 for NaN. */
static inline int is_flat(const point2 *p, int degree) {
    const bits2 size = {INT64_MAX, INT64_MAX};
    const point2 limit = {flat_limit(degree), flat_limit(degree)};
    bits2 flat = {-1, -1};
    for (int i = 0; i + 2 <= degree; i++) {
        const point2 second = p[i] - 2 * p[i + 1] + p[i + 2];
        flat &= (point2)((bits2)second & size) <= limit;
    }
    return flat[0] && flat[1];
}

/* Halves the curve `p`. */
static inline __attribute__((always_inline)) void halve(part *first, part *second, const point2 *p, int depth,
                                                        int degree) {
    point2 q[4];
    first->depth = second->depth = depth;
    for (int i = 0; i <= degree; i++) q[i] = p[i];
    for (int i = 0; i <= degree; i++) {
        first->p[i] = q[0];
        for (int j = 0; j + i < degree; j++) q[j] = (q[j] + q[j + 1]) / 2;
    }
    for (int i = 0; i <= degree; i++) second->p[i] = q[i];
}

/* fixed() of both coordinates. */
static inline qz_point fixed_point(point2 p) {
    typedef int32_t int2 __attribute__((vector_size(8)));
    const point2 scaled = p * 256 + (268435456.0 + 0.5);
    const int2 fixed = __builtin_convertvector(scaled, int2) - 268435456;
    return (qz_point){fixed[0], fixed[1]};
}

/* Adds a curve as chords, halving it until each part is flat. Core Animation does so too: the chords are its own. */
static inline __attribute__((always_inline)) void emit_halves(qz_coverage *c, const hpoint *p, int degree, int depth) {
    int near = c->has_pen && !is_far(c->pen_x, c->pen_y), waiting = 0;
    part parts[MAX_DEPTH + 1];
    parts[0].depth = depth;
    for (int i = 0; i <= degree; i++) {
        parts[0].p[i] = (point2){p[i].x, p[i].y};
        near = near && !is_far(p[i].x, p[i].y);
    }
    /* The parts that wait lie below the current one, the next one on top. */
    part current = parts[0];
    qz_point *outline = near && c->contours == 0 && !c->has_edges ? c->outline + c->outline_count : NULL;
    for (;;) {
        if (current.depth > 0 && !is_flat(current.p, degree)) {
            const part whole = current;
            halve(&current, &parts[waiting++], whole.p, whole.depth - 1, degree);
            continue;
        }
        /* A curve lies within its control points. */
        const point2 end = current.p[degree];
        if (outline) *outline++ = fixed_point(end);
        else if (near) near_line(c, end[0], end[1]);
        else pixel_point(c, end[0], end[1]);
        if (waiting == 0) break;
        current = parts[--waiting];
    }
    if (!outline) return;
    c->outline_count = (int32_t)(outline - c->outline);
    c->pen = outline[-1];
    c->pen_x = current.p[degree][0], c->pen_y = current.p[degree][1];
}

/* Adds a curve that is seen in perspective as chords of equal steps. */
static void emit_projective(qz_coverage *c, const hpoint *p, int degree, int steps) {
    hpoint a = {0, 0, 0}, b, l; /* the cubic, quadratic and linear terms of the polynomial */
    if (degree == 3) {
        l = (hpoint){3 * (p[1].x - p[0].x), 3 * (p[1].y - p[0].y), 3 * (p[1].w - p[0].w)};
        b = (hpoint){3 * (p[2].x - p[1].x) - l.x, 3 * (p[2].y - p[1].y) - l.y, 3 * (p[2].w - p[1].w) - l.w};
        a = (hpoint){p[3].x - p[0].x - l.x - b.x, p[3].y - p[0].y - l.y - b.y, p[3].w - p[0].w - l.w - b.w};
    } else {
        l = (hpoint){2 * (p[1].x - p[0].x), 2 * (p[1].y - p[0].y), 2 * (p[1].w - p[0].w)};
        b = (hpoint){p[2].x - p[0].x - l.x, p[2].y - p[0].y - l.y, p[2].w - p[0].w - l.w};
    }
    double scale = 1.0 / steps;
    for (int i = 1; i < steps; i++) {
        double t = i * scale;
        hpoint q = {((a.x * t + b.x) * t + l.x) * t + p[0].x, ((a.y * t + b.y) * t + l.y) * t + p[0].y,
                    ((a.w * t + b.w) * t + l.w) * t + p[0].w};
        emit(c, q, 1);
    }
    emit(c, p[degree], 1);
}

/* Adds lines from the pen on that are not seen in perspective, and returns how many there were: all until the next other
   verb, or until one leaves the square of representable points. There is memory for them. */
static int32_t add_lines(qz_coverage *c, const uint8_t *verbs, int32_t count, const double *p, const double m[9]) {
    const double a = m[0], b = m[1], u = m[3], v = m[4], tx = m[6], ty = m[7];
    const int keeps_outline = c->contours == 0 && !c->has_edges;
    if (!keeps_outline) add_outline(c);
    qz_point pen = c->pen, *outline = c->outline + c->outline_count;
    double x = c->pen_x, y = c->pen_y;
    int32_t n = 0;
    for (; n < count && verbs[n] == 1; n++) {
        const double next_x = p[2 * n] * a + p[2 * n + 1] * u + tx, next_y = p[2 * n] * b + p[2 * n + 1] * v + ty;
        if (is_far(next_x, next_y)) break;
        x = next_x, y = next_y;
        const qz_point end = {fixed(x), fixed(y)};
        if (keeps_outline) *outline++ = end;
        else add_fixed(c, pen.x, pen.y, end.x, end.y);
        pen = end;
    }
    c->pen = pen, c->pen_x = x, c->pen_y = y;
    if (keeps_outline) c->outline_count += n;
    return n;
}

int qz_coverage_add(qz_coverage *c, const uint8_t *verbs, int32_t verb_count, const double *points, const double m[9]) {
    const int projective = !(m[2] == 0 && m[5] == 0 && m[8] == 1);
    for (; c->element < verb_count; c->element++) {
        const double *p = points + 2 * (int64_t)c->point;
        int verb = verbs[c->element], count = verb == 4 ? 0 : verb < 1 ? 1 : verb;
        hpoint h[4];
        int steps = 1, depth = 0;
        if (verb == 2 || verb == 3) {
            h[0] = map(c->is_closed ? points + 2 * (int64_t)c->start : p - 2, m, projective);
            for (int i = 0; i < count; i++) h[i + 1] = map(p + 2 * i, m, projective);
            if (projective) steps = projective_steps(h, verb);
            else depth = depth_of(h, verb), steps = 1 << depth;
        }
        int32_t used = c->edge_count > c->outline_count ? c->edge_count : c->outline_count;
        if (used > MOST_EDGES) steps = 1, depth = 0;
        /* A line near the limits becomes three edges, and each of them may close a contour or be cut by the near
           plane. */
        if (c->edge_capacity - used < 6 * steps + 24) return 0;
        if (verb == 0) c->start = c->point;
        else if (verb != 4 && c->is_closed) emit(c, map(points + 2 * (int64_t)c->start, m, projective), projective);
        c->is_closed = verb == 4;
        switch (verb) {
        case 0:
            close_contour(c);
            emit(c, map(p, m, projective), projective);
            break;
        case 1:
            if (!projective && c->has_pen && !is_far(c->pen_x, c->pen_y)) {
                int32_t lines = verb_count - c->element, available = c->edge_capacity - used - 23;
                lines = add_lines(c, verbs + c->element, lines < available ? lines : available, p, m);
                if (lines) {
                    c->element += lines - 1, c->point += lines - 1;
                    break;
                }
            }
            emit(c, map(p, m, projective), projective);
            break;
        case 4: close_contour(c); break;
        default:
            if (projective) emit_projective(c, h, verb, steps);
            else if (verb == 2) emit_halves(c, h, 2, depth);
            else emit_halves(c, h, 3, depth);
        }
        c->point += count;
    }
    return 1;
}
