#include "qz_sprite_columns.h"

/* The bytes of `x` into the even bytes of a 64-bit word. */
static uint64_t spread(uint32_t x) {
    uint64_t w = x;
    w = (w | w << 16) & 0x0000ffff0000ffff;
    return (w | w << 8) & 0x00ff00ff00ff00ff;
}

void qz_make_columns(uint64_t *columns, const qz_image *level) {
    const int32_t width = level->width + 2;
    for (int32_t y = 0; y <= level->height; y++) {
        const uint32_t *top = level->pixels + (int64_t)y * level->stride, *bottom = top + level->stride;
        for (int32_t x = 0; x < width; x++) *columns++ = spread(top[x]) | spread(bottom[x]) << 8;
    }
}
