/* Small textured, tinted, freely transformed quads. */
#pragma once
#include <stdint.h>

/* One copy of a picture. A source pixel at (u, v), measured from the centre of the picture's shown part, lands at
   (x + a*u + c*v, y + b*u + d*v). The tint multiplies premultiplied pixels: channel * tint / 32768, so a tint carries
   the alpha already (red = r * alpha * 32768, alpha = alpha * 32768, each 0...32768). */
typedef struct qz_sprite {
    float x, y;
    float a, b, c, d;
    uint16_t blue, green, red, alpha;
} qz_sprite;
