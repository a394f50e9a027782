/* One sprite made ready for the row loops of every instruction set.

   The arithmetic of one pixel, which all of them share (qz_sprite_scalar.c states it plainly):
   - (u, v) is the sample's left upper tap in 16.16 texels of the bordered level, stepped with wrapping integers from an
     origin at the sprite's centre; it depends on the pixel alone, so no clip and no vector width changes it.
   - The pixel is drawn when both integer parts lie in 0...last tap. Row spans are only an estimate from outside.
   - Bilinear weights have 7 bits: vertical first, then horizontal, then the tint, 16-bit products rounded as pmulhrsw. */
#pragma once
#include "qz_image.h"
#include "qz_pixel.h"
#include "qz_sprite.h"
#include <stddef.h>
#include <string.h>

/* A tint of 32768: weights sum to 127, tinted samples are 64 times bytes. */
enum { QZ_NO_TINT = 16513 };

typedef struct qz_sprite_job {
    uint32_t *pixels; /* target row 0 */
    ptrdiff_t stride;
    int32_t x0, x1, y0, y1;     /* box to draw, inside the clip */
    int32_t store_end;          /* columns from here on must not be written, not even with what they hold */
    uint32_t u, v;              /* at (x0, y0); wraps */
    int32_t dux, dvx, duy, dvy; /* per column, per row */
    /* Row y0 + i is drawn, as far as each of u, v, u + v and u - v is concerned, from (int)(lo + i * slope) columns behind
       x0 to before (int)(hi + i * slope). */
    float lo[4], hi[4], slope[4];
    const uint32_t *texels; /* upper left tap of (0, 0) */
    int32_t texel_stride;
    const uint64_t *columns; /* the same level as vertical pairs (qz_texture.h), or null */
    int32_t column_stride;
    uint16_t last_u, last_v; /* last tap that is drawn */
    int16_t tint[4];         /* b, g, r, a */
    int32_t fraction_mask;   /* 127; 0 for nearest */
    int additive;
} qz_sprite_job;

/* Draws the job's box. */
typedef void (*qz_sprite_kernel)(const qz_sprite_job *job);
/* Writes `count` source pixels, along a row from (u, v); uses the picture's and the tint's fields alone. */
typedef void (*qz_fetch_kernel)(const qz_sprite_job *job, uint32_t *out, int32_t count);

/* One source pixel, 0 outside the picture, and how it meets the target. */
uint32_t qz_sprite_sample(const qz_sprite_job *job, uint32_t u, uint32_t v);
uint32_t qz_sprite_blend(const qz_sprite_job *job, uint32_t source, uint32_t target);
