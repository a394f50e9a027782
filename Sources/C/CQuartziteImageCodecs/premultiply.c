#include "CQuartziteImageCodecs.h"

void qz_premultiply(uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel = pixels[i], alpha = pixel >> 24;
        if (alpha == 255) continue;
        // Two channels at a time; with t = value * alpha + 128, (t + (t >> 8)) >> 8 is the rounded quotient by 255.
        uint32_t outer = (pixel & 0x00FF00FF) * alpha + 0x00800080;
        uint32_t green = (pixel >> 8 & 0xFF) * alpha + 0x80;
        outer = ((outer + (outer >> 8 & 0x00FF00FF)) >> 8) & 0x00FF00FF;
        green = (green + (green >> 8)) & 0xFF00;
        pixels[i] = alpha << 24 | outer | green;
    }
}
