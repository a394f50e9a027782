/* Internal: when curves are flat enough to become chords. */
#pragma once

/* Curves are halved at most this often. */
enum { MAX_DEPTH = 10 };

/* A curve is flat if no second difference of its control points exceeds this in x or in y: by Wang's bound, its chord
   is then within 0.05 pixel of it in each direction. */
static inline double flat_limit(int degree) { return degree == 2 ? 0.2 : 0.2 / 3; }
