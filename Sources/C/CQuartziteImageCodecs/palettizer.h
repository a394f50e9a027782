#pragma once
#include "palette.h"

// The definition of a palettizer, for the files that implement it.

enum {
    color_limit = 255,
    side = 33, // 32 levels per channel after a plane of zeros
    bins = side * side * side,
    exact_slots = 1024, // open addressing for up to 255 exact colours
    cell_bits = 5,
    cell_count = 1 << (3 * cell_bits),
    mixture_slots = 1 << 12,
    levels = 64, // of the ordered dither
    flat_slots = 1 << 10,
    flat_run = 8,      // pixels in a row of one colour that make it a flat one
    flat_limit = 64,   // flat colours that have a palette entry of their own
    least_mixed = 30,  // the squared distance from the palette from which two colours are mixed
    farthest_mix = 48, // the distance of two colours that are mixed
};

// A cube of similar colours. Its candidates are the palette entries that are nearest to any colour in the cube.
typedef struct cell {
    uint32_t start; // the index of the first candidate
    uint8_t count;  // 0 until the candidates are found
} cell;

// How a colour of a frame is drawn: of `levels` pixels, `share` get the second palette entry, and the others the first.
typedef struct mixture {
    uint32_t color;
    bool known;
    uint8_t first, second, share;
} mixture;

typedef struct moment {
    int64_t count, red, green, blue;
    double square;
} moment;

struct qz_palettizer {
    uint32_t colors[256];
    int color_count;
    bool exact; // the palette holds every colour of the frame
    int edition;
    bool approximate;           // the palette results from splitting boxes
    double built_error;         // the mean squared distance of the frame that the palette was built for
    uint32_t keys[exact_slots]; // the exact colours found so far
    uint8_t values[exact_slots];
    bool taken[exact_slots];
    int key_count;
    moment moments[bins];
    uint32_t flat[flat_limit]; // the flat colours, which have the first entries
    int flat_count;
    cell cells[cell_count];
    uint8_t *candidates; // those of all cells, one after the other
    size_t candidate_count, candidate_capacity;
    mixture mixtures[mixture_slots];
};

static inline int red(uint32_t pixel) { return (int)(pixel >> 16 & 255); }
static inline int green(uint32_t pixel) { return (int)(pixel >> 8 & 255); }
static inline int blue(uint32_t pixel) { return (int)(pixel & 255); }
static inline bool shows(uint32_t pixel) { return pixel >> 31; }

static inline unsigned exact_slot(const qz_palettizer *palettizer, uint32_t color) {
    unsigned slot = (color * 2654435761u) >> 22;
    while (palettizer->taken[slot] && palettizer->keys[slot] != color) slot = (slot + 1) & (exact_slots - 1);
    return slot;
}

/// Adds colours to the palette by splitting boxes, up to color_limit, for the pixels whose colours are not flat.
void qz_split_boxes(qz_palettizer *palettizer, const uint32_t *pixels, size_t count);
/// Discards what was computed from the palette; call it after each change of the palette.
void qz_forget_mapping(qz_palettizer *palettizer);
/// Returns the mean squared distance of the frame's colours, sampled at every fifth pixel, from the palette.
double qz_palette_error(qz_palettizer *palettizer, const uint32_t *pixels, size_t count);
