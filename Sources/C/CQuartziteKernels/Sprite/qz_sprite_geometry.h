/* Conditions on which drawing and sorting must agree: which sprites are visible, and how large they are. */
#pragma once
#include "qz_pixel.h"
#include "qz_sprite.h"

/* Sprites beyond these limits draw nothing; the limits keep every product far from overflow. */
static const double farthest = 16777216, largest_scale = 32768;

QZ_INLINE double magnitude(double x) { return x < 0 ? -x : x; }
QZ_INLINE int32_t floor_int(double x) {
    const int32_t i = (int32_t)x;
    return i - (x < i);
}

/* Checks the position and the matrix; false for NaN. */
QZ_INLINE int is_drawable(const qz_sprite *s) {
    const double size = magnitude(s->a) + magnitude(s->b) + magnitude(s->c) + magnitude(s->d);
    return magnitude(s->x) <= farthest && magnitude(s->y) <= farthest && size <= largest_scale;
}

/* Returns the squared texels of level 0 per pixel, times `square`, along the axis of the screen that has more of
   them. */
QZ_INLINE double most_shrunk(const qz_sprite *s, double *square) {
    const double determinant = (double)s->a * s->d - (double)s->b * s->c;
    const double x = (double)s->d * s->d + (double)s->b * s->b, y = (double)s->c * s->c + (double)s->a * s->a;
    *square = determinant * determinant;
    return x > y ? x : y;
}
