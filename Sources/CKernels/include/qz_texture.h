/* Pictures made ready for sprites: what is worth knowing of a level before thousands of sprites read it. */
#pragma once
#include "qz_image.h"

/* Where something shows: the left upper taps (u, v) of samples that can differ from transparent black, as half-open ranges
   of u, v, u + v and u - v, in texels of the bordered level. */
typedef struct qz_reach {
    int32_t low[4], high[4];
} qz_reach;

/* A level, and the same rearranged for fewer loads: 8 bytes a texel, the texel and the one below it channel by channel
   (b b' g g' r r' a a'), so that one 16-byte load holds all four taps of a sample. */
typedef struct qz_texture {
    qz_image image;
    const uint64_t *columns; /* rows of width + 2; null where the level is too large for it to pay */
    qz_reach reach;
} qz_texture;

/* Words that the columns of all levels need. */
int64_t qz_texture_column_count(const qz_image *levels, int32_t count);

/* One texture a level; `columns` (may be null, for none) and the pixels are the caller's, and must stay. */
void qz_make_textures(qz_texture *textures, const qz_image *levels, int32_t count, uint64_t *columns);
