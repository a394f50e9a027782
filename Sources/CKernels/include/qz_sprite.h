/* Small textured, tinted, freely transformed quads. */
#pragma once
#include "qz_texture.h"
#include <stdint.h>

/* One copy of a picture. A source pixel at (u, v), measured from the centre of the picture's shown part, lands at
   (x + a*u + c*v, y + b*u + d*v). The tint multiplies premultiplied pixels: channel * tint / 32768, so a tint carries
   the alpha already (red = r * alpha * 32768, alpha = alpha * 32768, each 0...32768). */
typedef struct qz_sprite {
    float x, y;
    float a, b, c, d;
    uint16_t blue, green, red, alpha;
} qz_sprite;

/* Half-open pixel box. */
typedef struct qz_box {
    int32_t x0, y0, x1, y1;
} qz_box;

/* Draws sprites in order: all of `sprites` when `indices` is null, else those `count` it names.

   `levels` is the picture and its halvings, largest first, each with a transparent border; positions refer to level 0.
   A sprite is read from the first level that it shrinks less than 1.5 times (QZ_TRILINEAR mixes the first that it
   shrinks less than twofold with the next one), so its cost follows its size on screen. Edges are antialiased except
   with QZ_NEAREST. `additive`: target + source, clamped; otherwise source-over.

   A pixel's bytes depend on the sprites alone, not on the clip, the split into calls, or the CPU. Sprites that are not
   finite, singular, larger than 32768 pixels a source pixel, or farther away than 2^24 pixels draw nothing. */
void qz_draw_sprites(const qz_target *target, const qz_texture *levels, int32_t level_count, const qz_sprite *sprites,
                     const uint32_t *indices, int32_t count, int additive, qz_filter filter);

/* A box that holds every pixel the sprite can touch, clamped to `limit`; empty (all zero) when it draws nothing there.
   width and height are the picture's. */
qz_box qz_sprite_bounds(const qz_sprite *sprite, int32_t width, int32_t height, qz_box limit);

/* Bands first ..< end of a frame. */
typedef struct qz_band_range {
    uint16_t first, end;
} qz_band_range;

/* Sorting sprites into bands of `band_height` rows, of which `limit` lies in row `origin` and below, in two steps that may each run on
   parts of the sprites at once. First the bands of each sprite, how many more sprites each band has (added to `counts`), and
   a box round all of them; then, with `next` telling where each band's list goes on, their indices from `first_index` on,
   in order. At most 65,535 bands. */
qz_box qz_find_bands(qz_band_range *ranges, int32_t *counts, const qz_sprite *sprites, int32_t count, int32_t width,
                     int32_t height, qz_box limit, int32_t origin, int32_t band_height);
void qz_list_bands(uint32_t *indices, int32_t *next, const qz_band_range *ranges, int32_t count, uint32_t first_index);

/* Sprites from position, uniform scale, rotation (radians, +x towards +y) and straight colour, 8 floats each in this
   order: x y scale rotation red green blue alpha. Colours are clamped to 0...1. */
void qz_sprites_from_rotations(qz_sprite *sprites, const float *items, int32_t count);
