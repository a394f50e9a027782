/* One sprite prepared for the row loops of every instruction set.

   They all share the arithmetic of one pixel, which qz_sprite_scalar.c states plainly:
   - (u, v) is the upper left tap of the sample in 16.16 texels of the bordered level, stepped with wrapping integers
     from an origin at the sprite's centre. It depends only on the pixel, so that no clip or vector width changes it.
   - A pixel is drawn if both integer parts lie in 0...last tap. Row spans are only an outer estimate.
   - Bilinear weights have 7 bits. They are applied first vertically, then horizontally, then the tint follows;
     16-bit products are rounded as by pmulhrsw. */
#pragma once
#include "qz_image.h"
#include "qz_pixel.h"
#include "qz_sprite.h"
#include <stddef.h>
#include <string.h>

/* A tint of 32768: weights sum to 127, and tinted samples are 64 times bytes. */
enum { QZ_NO_TINT = 16513 };

typedef struct qz_sprite_job {
    uint32_t *pixels; /* target row 0 */
    ptrdiff_t stride;
    int32_t x0, x1, y0, y1;     /* the box to draw, inside the clip */
    int32_t store_end;          /* columns from here on must not be written, not even unchanged */
    uint32_t u, v;              /* at (x0, y0); wraps */
    int32_t dux, dvx, duy, dvy; /* per column, per row */
    /* For each of u, v, u + v and u - v, row y0 + i is drawn from column x0 + (int)(lo + i * slope) to before column
       x0 + (int)(hi + i * slope). */
    float lo[4], hi[4], slope[4];
    const uint32_t *texels; /* the upper left tap of (0, 0) */
    int32_t texel_stride;
    const uint64_t *columns; /* the same level as vertical pairs (qz_texture.h), or null */
    int32_t column_stride;
    uint16_t last_u, last_v; /* the last tap that is drawn */
    int16_t tint[4];         /* b, g, r, a */
    int32_t fraction_mask;   /* 127; 0 for nearest */
    int additive;
} qz_sprite_job;

/* Whether every sample rounds to 0 with this tint if no channel of its taps is above `most`. */
QZ_INLINE int qz_sprite_hides(int32_t most, int32_t tint) { return 127 * most * tint + 0x4000 < 32 << 15; }

/* Draws the box of a job. */
typedef void (*qz_sprite_kernel)(const qz_sprite_job *job);
/* Writes `count` source pixels along a row from (u, v); uses only the fields of the picture and the tint. */
typedef void (*qz_fetch_kernel)(const qz_sprite_job *job, uint32_t *out, int32_t count);

/* One source pixel, 0 outside of the picture, and its combination with the target. */
uint32_t qz_sprite_sample(const qz_sprite_job *job, uint32_t u, uint32_t v);
uint32_t qz_sprite_blend(const qz_sprite_job *job, uint32_t source, uint32_t target);
