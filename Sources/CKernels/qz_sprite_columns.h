/* A level rearranged for fewer loads: 8 bytes a texel, the texel and the one below it channel by channel
   (b b' g g' r r' a a'), so that one 16-byte load holds all four taps of a sample. Worth it for small pictures only: it
   doubles the memory that sampling touches, and it is made anew in each call, on the stack. */
#pragma once
#include "qz_image.h"

enum { QZ_COLUMN_SPACE = 3200 }; /* 25 KB; a 32 x 32 picture with all its halvings takes 1,700 */

/* Texel pairs a level needs: one behind the last for the right taps of the last column. */
static inline int32_t qz_column_count(const qz_image *level) { return (level->width + 2) * (level->height + 1); }

void qz_make_columns(uint64_t *columns, const qz_image *level);
