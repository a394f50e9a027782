/* Pictures prepared for sprites: properties of a level, computed once before thousands of sprites read it. */
#pragma once
#include "qz_image.h"

/* The extent of some texels of a level: half-open ranges of u, v, u + v and u - v, in texels of the bordered level.
   Samples whose upper left tap (u, v) lies outside of them read none of these texels. */
typedef struct qz_reach {
    int32_t low[4], high[4];
} qz_reach;

/* The number of extents of a texture: for texels with a channel above 0, 1, 2, 4, 8, and so on. */
enum { QZ_REACHES = 8 };

/* A level, and its texels rearranged for fewer loads. Each texel has 8 bytes: its own channels and those of the
   texel below, alternating (b b' g g' r r' a a'), so that one 16-byte load reads all four taps of a sample. */
typedef struct qz_texture {
    qz_image image;
    const uint64_t *columns; /* rows of width + 2; null if the level is too large to profit */
    qz_reach reaches[QZ_REACHES];
} qz_texture;

/* Returns the number of words that the columns of all levels require. */
int64_t qz_texture_column_count(const qz_image *levels, int32_t count);

/* Creates one texture per level. The caller owns the pixels and `columns` (null for none) and must keep them. */
void qz_make_textures(qz_texture *textures, const qz_image *levels, int32_t count, uint64_t *columns);
