/* Internal: contours that do not cross themselves need no winding numbers. */
#pragma once
#include "qz_coverage.h"

/* Returns whether a closed contour is monotone in x or y and its two sides do not cross by more than rounding. This
   includes everything convex, waves and charts, and their strokes. 0 may also mean "unknown". */
int qz_outline_is_simple(const qz_point *points, int32_t count);
