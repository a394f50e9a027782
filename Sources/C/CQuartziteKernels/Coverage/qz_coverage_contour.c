/* Adds a contour that does not cross itself from its points, in any order, without edges in memory. */
#include "qz_coverage_edge.h"

/* The sums of a band's first row and the distances between rows, which stores to the sums cannot change. */
typedef struct band {
    int32_t *restrict sums;
    uint64_t *restrict touched;
    int64_t sums_step, touched_step;
    int32_t first_row, min_x;
} band;

static inline band band_of(const qz_coverage *c) {
    const int32_t width = c->max_x - c->min_x;
    return (band){c->sums, c->touched, sums_stride(width), width / 256 + 2, c->band_row, c->min_x};
}

/* Adds a line through `count` + 1 columns from the one that `sums` starts with on, from `in` to `in` + `width`. The sums
   are those of add_columns(). */
static __attribute__((noinline)) void add_long(int32_t *restrict sums, int32_t in, int32_t width, int32_t height,
                                               int32_t sign) {
    const int64_t rate = rate_of(height, width);
    const int32_t count = (in + width) >> 8;
    int64_t at = (int64_t)(256 - in) * rate + 0x80000000;
    int32_t done = (int32_t)(at >> 32), part = done * sign, right_part = part * (in + 256);
    sums[0] += part * 512 - right_part;
    for (int32_t i = 1; i < count; i++) {
        at += rate * 256;
        const int32_t total = (int32_t)(at >> 32), half = (total - done) * sign * 256;
        sums[i] += right_part + half;
        right_part = half, done = total;
    }
    part = (height * 256 - done) * sign;
    const int32_t last_part = part * ((in + width) & 255);
    sums[count] += right_part + part * 512 - last_part;
    sums[count + 1] += last_part;
}

/* Adds a line through one row; `first` is its first column. */
static inline __attribute__((always_inline)) void add_piece(int32_t *restrict sums, uint64_t *restrict touched,
                                                            int32_t first, int32_t low, int32_t high, int32_t height,
                                                            int32_t sign) {
    const int32_t in = low & 255, width = high - low, count = (in + width) >> 8;
    sums += first;
    if (count == 0) {
        const int32_t area = height * 256 * sign, right_part = area * (2 * in + width);
        sums[0] += area * 512 - right_part;
        sums[1] += right_part;
    } else if (count == 1) {
        const uint32_t part = (uint32_t)(height * 512) * (uint32_t)(256 - in) / (uint32_t)width;
        const int32_t done = (int32_t)((part + 1) >> 1);
        const int32_t left_area = done * sign, left_part = left_area * (in + 256);
        const int32_t area = (height * 256 - done) * sign, right_part = area * (high & 255);
        sums[0] += left_area * 512 - left_part;
        sums[1] += left_part + area * 512 - right_part;
        sums[2] += right_part;
    } else add_long(sums, in, width, height, sign);
    const int32_t a = first >> 2, blocks = ((first + count + 1) >> 2) - a;
    if ((a & 63) + blocks < 64) touched[a >> 6] |= (((uint64_t)2 << blocks) - 1) << (a & 63);
    else touch((columns){sums, touched, 0, 0}, first, first + count);
}

/* Adds the line from `a` down to `b`, which lies within the clip. */
static inline __attribute__((always_inline)) void add_segment(band to, qz_point a, qz_point b, int32_t sign) {
    int32_t rows = ((b.y - 1) >> 8) - (a.y >> 8), x = a.x, height = b.y - a.y;
    const int64_t skipped = (a.y >> 8) - to.first_row;
    int32_t *sums = to.sums + skipped * to.sums_step;
    uint64_t *touched = to.touched + skipped * to.touched_step;
    if (rows > 0) {
        const int64_t slope = slope_of(b.x - a.x, height), step = slope * 256;
        height = 256 - (a.y & 255);
        int64_t at = slope * height + (int64_t)a.x * 4294967296 + 0x80000000;
        do {
            const int32_t next = (int32_t)(at >> 32), low = x < next ? x : next, high = x < next ? next : x;
            add_piece(sums, touched, (low >> 8) - to.min_x, low, high, height, sign);
            x = next, height = 256, at += step;
            sums += to.sums_step, touched += to.touched_step;
        } while (--rows > 0);
        height = ((b.y - 1) & 255) + 1;
    }
    const int32_t low = x < b.x ? x : b.x, high = x < b.x ? b.x : x;
    add_piece(sums, touched, (low >> 8) - to.min_x, low, high, height, sign);
}

/* Adds the part of a line that lies in the rows of the clip. */
static void add_clipped(const qz_coverage *c, qz_point a, qz_point b, int32_t sign) {
    const int32_t top = c->row * 256, end = c->end_row * 256;
    if (b.y <= top || a.y >= end) return;
    const qz_edge e = {a.x, a.y, b.x, b.y, slope_of(b.x - a.x, b.y - a.y), sign, -1};
    const int32_t y = a.y > top ? a.y : top;
    add_edge(c, &e, y, edge_x(&e, y), end);
}

void qz_coverage_add_contour(qz_coverage *c) {
    const int32_t count = c->outline_count, is_inside = c->is_inside;
    const band to = band_of(c);
    const qz_point *restrict outline = c->outline;
    qz_point pen = c->outline_start;
    for (int32_t i = 0; i < count; i++) {
        const qz_point p = outline[i];
        const int goes_down = pen.y < p.y;
        const qz_point a = goes_down ? pen : p, b = goes_down ? p : pen;
        pen = p;
        if (a.y == b.y) continue;
        if (is_inside) add_segment(to, a, b, goes_down ? 1 : -1);
        else add_clipped(c, a, b, goes_down ? 1 : -1);
    }
}
