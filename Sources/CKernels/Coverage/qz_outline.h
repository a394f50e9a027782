/* Internal: contours that never cross themselves need no decisions about winding. */
#pragma once
#include "qz_coverage.h"

/* Whether a closed contour is monotone in x or y and its two sides do not cross (by more than rounding): true for
   anything convex, for waves and charts, and for their strokes. 0 may also mean that it is not known. */
int qz_outline_is_simple(const qz_point *points, int32_t count);
