/* Small textured, tinted, freely transformed quads. */
#pragma once
#include "qz_texture.h"
#include <stdint.h>

/* One copy of a picture. A source pixel at (u, v), relative to the centre of the visible part of the picture, is
   drawn at (x + a*u + c*v, y + b*u + d*v). The tint multiplies premultiplied pixels: channel * tint / 32768. A tint
   therefore already includes the alpha (red = r * alpha * 32768, alpha = alpha * 32768, each 0...32768). */
typedef struct qz_sprite {
    float x, y;
    float a, b, c, d;
    uint16_t blue, green, red, alpha;
} qz_sprite;

/* A half-open box of pixels. */
typedef struct qz_box {
    int32_t x0, y0, x1, y1;
} qz_box;

/* Draws sprites in order: all of `sprites` if `indices` is null, otherwise the `count` sprites that it lists.

   `levels` are the picture and its mip levels, largest first, each with a transparent border; positions refer to
   level 0. A sprite is read from the first level that it shrinks by less than 1.5, so its cost depends on its size
   on screen. QZ_TRILINEAR mixes the first level that the sprite shrinks by less than 2 with the next one. Edges are
   antialiased except with QZ_NEAREST. `additive` gives target + source, clamped; otherwise sprites are drawn
   source-over.

   The bytes of a pixel depend only on the sprites, not on the clip, the split into calls or the CPU. Sprites that
   are nonfinite, singular, larger than 32768 pixels per source pixel, or more than 2^24 pixels away draw nothing. */
void qz_draw_sprites(const qz_target *target, const qz_texture *levels, int32_t level_count, const qz_sprite *sprites,
                     const uint32_t *indices, int32_t count, int additive, qz_filter filter);

/* Returns a box that contains every pixel the sprite can touch, clipped to `limit`; all zero if the sprite draws
   nothing there. `width` and `height` are those of the picture. */
qz_box qz_sprite_bounds(const qz_sprite *sprite, int32_t width, int32_t height, qz_box limit);

/* Bands first ..< end of a frame. */
typedef struct qz_band_range {
    uint16_t first, end;
} qz_band_range;

/* These two functions sort sprites into bands of `band_height` rows; each may run on several parts of the sprites at
   once. Row `origin` is the first row of the first band, and `limit` lies in that row and below. At most 65,535
   bands.

   qz_find_bands finds the bands of each sprite, adds the number of sprites of each band to `counts`, and returns a
   box around all sprites. qz_list_bands then writes the indices of the sprites, from `first_index` on and in order,
   to the list of each band, which continues at `next`. */
qz_box qz_find_bands(qz_band_range *ranges, int32_t *counts, const qz_sprite *sprites, int32_t count, int32_t width,
                     int32_t height, qz_box limit, int32_t origin, int32_t band_height);
void qz_list_bands(uint32_t *indices, int32_t *next, const qz_band_range *ranges, int32_t count, uint32_t first_index);

/* Creates sprites from position, uniform scale, rotation (radians, +x towards +y) and straight colour, 8 floats each
   in this order: x y scale rotation red green blue alpha. Colours are clamped to 0...1. */
void qz_sprites_from_rotations(qz_sprite *sprites, const float *items, int32_t count);
