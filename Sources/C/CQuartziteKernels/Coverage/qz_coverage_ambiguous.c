/* Finds curves whose flatness roundings decide: sizes and units of fonts are such that second differences can equal the
   limit. */
#include "qz_coverage.h"
#include "qz_coverage_flat.h"
#include <math.h>
#pragma STDC FP_CONTRACT OFF

/* More than the roundings of points up to 100,000 pixels away. */
#define ROUNDINGS 1e-8

/* The second differences of a curve's control points; both are the same for a quadratic curve. */
typedef struct differences {
    double x[2], y[2];
} differences;

static int is_near(double difference, double limit) { return fabs(fabs(difference) - limit) < ROUNDINGS; }

/* Follows the halves of a curve as far as it is divided. */
static int is_ambiguous(const differences *d, double limit, int degree, int depth) {
    int is_flat = 1;
    for (int i = 0; i < 2; i++) {
        if (is_near(d->x[i], limit) || is_near(d->y[i], limit)) return 1;
        is_flat &= fabs(d->x[i]) <= limit && fabs(d->y[i]) <= limit;
    }
    if (is_flat || depth == 0) return 0;
    const double x = (d->x[0] + d->x[1]) / 8, y = (d->y[0] + d->y[1]) / 8;
    const differences first = {{d->x[0] / 4, x}, {d->y[0] / 4, y}}, second = {{x, d->x[1] / 4}, {y, d->y[1] / 4}};
    return is_ambiguous(&first, limit, degree, depth - 1) ||
           (degree == 3 && is_ambiguous(&second, limit, degree, depth - 1));
}

int qz_coverage_is_ambiguous(const uint8_t *verbs, int32_t verb_count, const double *points, const double m[9]) {
    const double *p = points;
    for (int32_t i = 0; i < verb_count; i++) {
        const int degree = verbs[i];
        if (degree == 2 || degree == 3) {
            const double *q = p - 2;
            differences d;
            for (int k = 0; k < 2; k++) {
                const double *r = q + (degree == 3 ? 2 * k : 0);
                const double x = r[0] - 2 * r[2] + r[4], y = r[1] - 2 * r[3] + r[5];
                d.x[k] = x * m[0] + y * m[3];
                d.y[k] = x * m[1] + y * m[4];
            }
            if (is_ambiguous(&d, flat_limit(degree), degree, MAX_DEPTH)) return 1;
        }
        p += degree == 4 ? 0 : degree < 1 ? 2 : 2 * degree;
    }
    return 0;
}
