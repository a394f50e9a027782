#include "palettizer.h"

#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

qz_palettizer *qz_palettizer_new(void) { return calloc(1, sizeof(qz_palettizer)); }

void qz_palettizer_free(qz_palettizer *palettizer) {
    if (palettizer) free(palettizer->candidates);
    free(palettizer);
}

const uint32_t *qz_palettizer_colors(const qz_palettizer *palettizer) { return palettizer->colors; }
int qz_palettizer_count(const qz_palettizer *palettizer) { return palettizer->color_count; }
int qz_palettizer_edition(const qz_palettizer *palettizer) { return palettizer->edition; }
bool qz_palettizer_is_exact(const qz_palettizer *palettizer) { return palettizer->exact; }

// MARK: Exact colours

// Returns false if there are too many colours.
static bool add_exact(qz_palettizer *palettizer, uint32_t color) {
    unsigned slot = exact_slot(palettizer, color);
    if (palettizer->taken[slot]) return true;
    if (palettizer->key_count == color_limit) return false;
    palettizer->taken[slot] = true;
    palettizer->keys[slot] = color;
    palettizer->values[slot] = (uint8_t)palettizer->key_count++;
    return true;
}

static void forget_exact(qz_palettizer *palettizer) {
    memset(palettizer->taken, 0, sizeof palettizer->taken);
    palettizer->key_count = 0;
}

static void clear_palette(qz_palettizer *palettizer) {
    memset(palettizer->colors, 0, sizeof palettizer->colors);
    palettizer->color_count = 0;
}

static void use_exact(qz_palettizer *palettizer) {
    clear_palette(palettizer);
    for (int slot = 0; slot < exact_slots; slot++) {
        if (!palettizer->taken[slot]) continue;
        palettizer->colors[palettizer->values[slot]] = 0xFF000000u | palettizer->keys[slot];
    }
    palettizer->color_count = palettizer->key_count;
    palettizer->exact = true;
    palettizer->approximate = false;
}

// Adds the frame's colours to those found so far, so that frames share an exact palette as long as possible.
static bool collect_exact(qz_palettizer *palettizer, const uint32_t *pixels, size_t count) {
    uint32_t last = 0xFF000000u;
    for (size_t i = 0; i < count; i++) {
        uint32_t color = pixels[i] & 0xFFFFFF;
        if (color == last || !shows(pixels[i])) continue;
        if (!add_exact(palettizer, color)) return false;
        last = color;
    }
    return true;
}

// MARK: Flat colours

// Finds the colours of areas without gradients. They get palette entries of their own, since a small error of a large
// area is easily seen.
static void collect_flat(qz_palettizer *palettizer, const uint32_t *pixels, size_t count) {
    uint32_t colors[flat_slots] = {0};
    size_t sums[flat_slots] = {0};
    for (size_t i = 0; i < count;) {
        size_t end = i + 1;
        while (end < count && pixels[end] == pixels[i]) end++;
        if (end - i >= flat_run && shows(pixels[i])) {
            uint32_t color = pixels[i] | 0xFF000000u;
            unsigned slot = (color * 2654435761u) >> 22;
            for (int tries = 0; tries < 8; tries++, slot = (slot + 1) & (flat_slots - 1)) {
                if (colors[slot] && colors[slot] != color) continue;
                colors[slot] = color;
                sums[slot] += end - i;
                break;
            }
        }
        i = end;
    }
    palettizer->flat_count = 0;
    while (palettizer->flat_count < flat_limit) {
        int largest = 0;
        for (int slot = 1; slot < flat_slots; slot++) {
            if (sums[slot] > sums[largest]) largest = slot;
        }
        if (sums[largest] < count / 1024 + 1) break;
        palettizer->flat[palettizer->flat_count++] = colors[largest];
        sums[largest] = 0;
    }
}

// MARK: Palettes

void qz_palettizer_begin(qz_palettizer *palettizer, const uint32_t *pixels, size_t count) {
    bool fits = palettizer->exact && collect_exact(palettizer, pixels, count);
    if (!fits) {
        forget_exact(palettizer);
        fits = collect_exact(palettizer, pixels, count);
    }
    if (fits) {
        if (!palettizer->exact) palettizer->edition++;
        use_exact(palettizer);
        return;
    }
    palettizer->exact = false;
    if (palettizer->approximate && qz_palette_error(palettizer, pixels, count) <= palettizer->built_error * 1.5 + 4)
        return;
    collect_flat(palettizer, pixels, count);
    clear_palette(palettizer);
    for (int i = 0; i < palettizer->flat_count; i++)
        palettizer->colors[palettizer->color_count++] = palettizer->flat[i];
    qz_split_boxes(palettizer, pixels, count);
    qz_forget_mapping(palettizer);
    palettizer->built_error = qz_palette_error(palettizer, pixels, count);
    palettizer->approximate = true;
    palettizer->edition++;
}
