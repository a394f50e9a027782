#include "qz_texture.h"
#include <stddef.h>

/* Up to this size, the doubled memory of 2 MB stays within a core's caches. */
enum { MOST_COLUMNS = 1 << 18 };

/* Returns the number of texel pairs of a level, with one after the last for the right taps of the last column. */
static int64_t column_count(const qz_image *level) {
    if (level->width > QZ_IMAGE_MAX_SIDE || level->height > QZ_IMAGE_MAX_SIDE) return 0;
    const int64_t count = (int64_t)(level->width + 2) * (level->height + 1);
    return count <= MOST_COLUMNS ? count : 0;
}

int64_t qz_texture_column_count(const qz_image *levels, int32_t count) {
    int64_t sum = 0;
    for (int32_t i = 0; i < count; i++) sum += column_count(&levels[i]);
    return sum;
}

/* Spreads the bytes of `x` over the even bytes of a 64-bit word. */
static uint64_t spread(uint32_t x) {
    uint64_t w = x;
    w = (w | w << 16) & 0x0000ffff0000ffff;
    return (w | w << 8) & 0x00ff00ff00ff00ff;
}

static void make_columns(uint64_t *columns, const qz_image *level) {
    const int32_t width = level->width + 2;
    for (int32_t y = 0; y <= level->height; y++) {
        const uint32_t *top = level->pixels + (ptrdiff_t)y * level->stride, *bottom = top + level->stride;
        for (int32_t x = 0; x < width; x++) *columns++ = spread(top[x]) | spread(bottom[x]) << 8;
    }
}

static void widen(qz_reach *reach, int k, int32_t value) {
    if (value < reach->low[k]) reach->low[k] = value;
    if (value > reach->high[k]) reach->high[k] = value;
}

/* Returns the largest of a texel's channels. */
static uint32_t strength(uint32_t texel) {
    uint32_t most = texel & 255;
    for (int shift = 8; shift < 32; shift += 8)
        if ((texel >> shift & 255) > most) most = texel >> shift & 255;
    return most;
}

/* Finds the octagons around the texels with a channel above 0, 1, 2, 4, and so on up to 64. */
static void find_reaches(qz_reach reaches[QZ_REACHES], const qz_image *level) {
    for (int i = 0; i < QZ_REACHES; i++)
        for (int k = 0; k < 4; k++) reaches[i].low[k] = INT32_MAX, reaches[i].high[k] = INT32_MIN;
    for (int32_t y = 1; y <= level->height; y++) {
        const uint32_t *row = level->pixels + (ptrdiff_t)y * level->stride;
        int32_t first = 1, last = level->width;
        for (int i = 0; i < QZ_REACHES; i++) {
            const uint32_t above = 1u << i >> 1;
            while (first <= last && strength(row[first]) <= above) first++;
            if (first > last) break;
            while (strength(row[last]) <= above) last--;
            for (int32_t x = first;; x = last) {
                const int32_t values[4] = {x, y, x + y, x - y};
                for (int k = 0; k < 4; k++) widen(&reaches[i], k, values[k]);
                if (x == last) break;
            }
        }
    }
    for (int i = 0; i < QZ_REACHES; i++) {
        qz_reach *reach = &reaches[i];
        if (reach->high[0] < 0) {
            *reach = (qz_reach){{0}, {0}};
            continue;
        }
        /* A texel at x has weight between x - 1 and x + 1. */
        for (int k = 0; k < 4; k++) reach->low[k] -= k < 2 ? 1 : 2, reach->high[k] += k < 2 ? 1 : 2;
    }
}

void qz_make_textures(qz_texture *textures, const qz_image *levels, int32_t count, uint64_t *columns) {
    for (int32_t i = 0; i < count; i++) {
        const int64_t needed = columns ? column_count(&levels[i]) : 0;
        textures[i] = (qz_texture){.image = levels[i]};
        find_reaches(textures[i].reaches, &levels[i]);
        if (needed == 0) continue;
        make_columns(columns, &levels[i]);
        textures[i].columns = columns;
        columns += needed;
    }
}
