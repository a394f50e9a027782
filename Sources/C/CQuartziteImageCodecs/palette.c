#include "palette.h"

#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

enum {
    color_limit = 255,
    side = 33, // 32 levels per channel after a plane of zeros
    bins = side * side * side,
    exact_slots = 1024, // open addressing for up to 255 exact colours
    nearest_bits = 6,
    nearest_bins = 1 << (3 * nearest_bits),
    no_index = 0xFFFF,
    dither_spread = 12, // levels between the darkest and the brightest threshold
};

typedef struct moment {
    int64_t count, red, green, blue;
    double square;
} moment;

typedef struct box {
    int low[3], high[3]; // red, green, blue; low is outside the box
    double variance;
} box;

struct qz_palettizer {
    uint32_t colors[256];
    int color_count;
    bool exact;                 // the palette holds every colour of the frame
    bool approximate;           // the palette results from splitting boxes
    double built_error;         // the mean squared distance of the frame that the palette was built for
    uint32_t keys[exact_slots]; // the exact colours found so far
    uint8_t values[exact_slots];
    bool taken[exact_slots];
    int key_count;
    moment moments[bins];
    uint16_t nearest[nearest_bins];
};

qz_palettizer *qz_palettizer_new(void) { return calloc(1, sizeof(qz_palettizer)); }
void qz_palettizer_free(qz_palettizer *palettizer) { free(palettizer); }
const uint32_t *qz_palettizer_colors(const qz_palettizer *palettizer) { return palettizer->colors; }
int qz_palettizer_count(const qz_palettizer *palettizer) { return palettizer->color_count; }

static inline int red(uint32_t pixel) { return (int)(pixel >> 16 & 255); }
static inline int green(uint32_t pixel) { return (int)(pixel >> 8 & 255); }
static inline int blue(uint32_t pixel) { return (int)(pixel & 255); }
static inline bool shows(uint32_t pixel) { return pixel >> 31; }

// MARK: Exact colours

static unsigned slot_of(const qz_palettizer *palettizer, uint32_t color) {
    unsigned slot = (color * 2654435761u) >> 22;
    while (palettizer->taken[slot] && palettizer->keys[slot] != color) slot = (slot + 1) & (exact_slots - 1);
    return slot;
}

// Returns false if there are too many colours.
static bool add_exact(qz_palettizer *palettizer, uint32_t color) {
    unsigned slot = slot_of(palettizer, color);
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

// MARK: Splitting boxes (X. Wu, "Efficient statistical computations for optimal color quantization", 1991)

static inline int bin_at(int r, int g, int b) { return (r * side + g) * side + b; }

static void collect_moments(qz_palettizer *palettizer, const uint32_t *pixels, size_t count) {
    memset(palettizer->moments, 0, sizeof palettizer->moments);
    for (size_t i = 0; i < count; i++) {
        if (!shows(pixels[i])) continue;
        int r = red(pixels[i]), g = green(pixels[i]), b = blue(pixels[i]);
        moment *bin = &palettizer->moments[bin_at((r >> 3) + 1, (g >> 3) + 1, (b >> 3) + 1)];
        bin->count += 1;
        bin->red += r;
        bin->green += g;
        bin->blue += b;
        bin->square += r * r + g * g + b * b;
    }
}

static void add(moment *sum, const moment *other, int sign) {
    sum->count += sign * other->count;
    sum->red += sign * other->red;
    sum->green += sign * other->green;
    sum->blue += sign * other->blue;
    sum->square += sign * other->square;
}

// Replaces each bin by the sum over all bins at or below it, one axis after another.
static void accumulate(qz_palettizer *palettizer) {
    moment *moments = palettizer->moments;
    for (int r = 1; r < side; r++) {
        for (int g = 1; g < side; g++) {
            for (int b = 2; b < side; b++) add(&moments[bin_at(r, g, b)], &moments[bin_at(r, g, b - 1)], 1);
        }
    }
    for (int r = 1; r < side; r++) {
        for (int g = 2; g < side; g++) {
            for (int b = 1; b < side; b++) add(&moments[bin_at(r, g, b)], &moments[bin_at(r, g - 1, b)], 1);
        }
    }
    for (int r = 2; r < side; r++) {
        for (int g = 1; g < side; g++) {
            for (int b = 1; b < side; b++) add(&moments[bin_at(r, g, b)], &moments[bin_at(r - 1, g, b)], 1);
        }
    }
}

static moment sum_of(const qz_palettizer *palettizer, const box *box) {
    moment sum = {0};
    for (int corner = 0; corner < 8; corner++) {
        int r = corner & 1 ? box->low[0] : box->high[0];
        int g = corner & 2 ? box->low[1] : box->high[1];
        int b = corner & 4 ? box->low[2] : box->high[2];
        int sign = __builtin_popcount((unsigned)corner) & 1 ? -1 : 1;
        add(&sum, &palettizer->moments[bin_at(r, g, b)], sign);
    }
    return sum;
}

// The squared length of the sum divided by the count: the larger its total over both halves, the smaller their
// variance.
static double concentration(const moment *sum) {
    double r = (double)sum->red, g = (double)sum->green, b = (double)sum->blue;
    return (r * r + g * g + b * b) / (double)sum->count;
}

static double variance_of(const qz_palettizer *palettizer, const box *box) {
    moment sum = sum_of(palettizer, box);
    return sum.count > 0 ? sum.square - concentration(&sum) : 0;
}

// Cuts `source` where the remaining variance is smallest; returns false if all its pixels are in one bin.
static bool split(const qz_palettizer *palettizer, box *source, box *other) {
    moment whole = sum_of(palettizer, source);
    double best = 0;
    int best_axis = -1, best_cut = 0;
    for (int axis = 0; axis < 3; axis++) {
        for (int cut = source->low[axis] + 1; cut < source->high[axis]; cut++) {
            box half = *source;
            half.high[axis] = cut;
            moment lower = sum_of(palettizer, &half), upper = whole;
            add(&upper, &lower, -1);
            if (lower.count == 0 || upper.count == 0) continue;
            double value = concentration(&lower) + concentration(&upper);
            if (best_axis < 0 || value > best) {
                best = value;
                best_axis = axis;
                best_cut = cut;
            }
        }
    }
    if (best_axis < 0) return false;
    *other = *source;
    other->low[best_axis] = best_cut;
    source->high[best_axis] = best_cut;
    source->variance = variance_of(palettizer, source);
    other->variance = variance_of(palettizer, other);
    return true;
}

static void split_boxes(qz_palettizer *palettizer) {
    box boxes[color_limit] = {{.low = {0, 0, 0}, .high = {side - 1, side - 1, side - 1}}};
    boxes[0].variance = variance_of(palettizer, &boxes[0]);
    int count = 1;
    while (count < color_limit) {
        int widest = 0;
        for (int i = 1; i < count; i++) {
            if (boxes[i].variance > boxes[widest].variance) widest = i;
        }
        if (boxes[widest].variance <= 0) break;
        if (split(palettizer, &boxes[widest], &boxes[count])) {
            count++;
        } else {
            boxes[widest].variance = 0;
        }
    }
    clear_palette(palettizer);
    for (int i = 0; i < count; i++) {
        moment sum = sum_of(palettizer, &boxes[i]);
        if (sum.count == 0) continue;
        uint32_t r = (uint32_t)((sum.red + sum.count / 2) / sum.count);
        uint32_t g = (uint32_t)((sum.green + sum.count / 2) / sum.count);
        uint32_t b = (uint32_t)((sum.blue + sum.count / 2) / sum.count);
        palettizer->colors[palettizer->color_count++] = 0xFF000000u | r << 16 | g << 8 | b;
    }
}

// MARK: Mapping

static int distance(int r, int g, int b, uint32_t color) {
    int dr = r - red(color), dg = g - green(color), db = b - blue(color);
    return dr * dr + dg * dg + db * db;
}

static int nearest(qz_palettizer *palettizer, int r, int g, int b) {
    int shift = 8 - nearest_bits;
    int bin = ((r >> shift) << nearest_bits | g >> shift) << nearest_bits | b >> shift;
    if (palettizer->nearest[bin] != no_index) return palettizer->nearest[bin];
    int middle = 1 << (shift - 1), keep = 0xFF << shift, best = 0;
    r = (r & keep) + middle;
    g = (g & keep) + middle;
    b = (b & keep) + middle;
    for (int i = 1; i < palettizer->color_count; i++) {
        if (distance(r, g, b, palettizer->colors[i]) < distance(r, g, b, palettizer->colors[best])) best = i;
    }
    palettizer->nearest[bin] = (uint16_t)best;
    return best;
}

// Returns the mean squared distance of the frame's colours, sampled at every fifth pixel, from the palette.
static double error_of(qz_palettizer *palettizer, const uint32_t *pixels, size_t count) {
    int64_t sum = 0, samples = 0;
    for (size_t i = 0; i < count; i += 5) {
        if (!shows(pixels[i])) continue;
        int r = red(pixels[i]), g = green(pixels[i]), b = blue(pixels[i]);
        sum += distance(r, g, b, palettizer->colors[nearest(palettizer, r, g, b)]);
        samples++;
    }
    return samples > 0 ? (double)sum / (double)samples : 0;
}

void qz_palettizer_begin(qz_palettizer *palettizer, const uint32_t *pixels, size_t count) {
    bool fits = palettizer->exact && collect_exact(palettizer, pixels, count);
    if (!fits) {
        forget_exact(palettizer);
        fits = collect_exact(palettizer, pixels, count);
    }
    if (fits) {
        use_exact(palettizer);
        return;
    }
    palettizer->exact = false;
    if (palettizer->approximate && error_of(palettizer, pixels, count) <= palettizer->built_error * 1.5 + 2) return;
    collect_moments(palettizer, pixels, count);
    accumulate(palettizer);
    split_boxes(palettizer);
    memset(palettizer->nearest, 0xFF, sizeof palettizer->nearest);
    palettizer->built_error = error_of(palettizer, pixels, count);
    palettizer->approximate = true;
}

// Returns a threshold 0...63 in Bayer's order, by interleaving the bits of x ^ y and y.
static int threshold(int x, int y) {
    int mixed = x ^ y;
    return (mixed & 1) << 5 | (y & 1) << 4 | (mixed & 2) << 2 | (y & 2) << 1 | (mixed & 4) >> 1 | (y & 4) >> 2;
}

static int clamp(int value) { return value < 0 ? 0 : value > 255 ? 255 : value; }

void qz_palettizer_row(qz_palettizer *palettizer, const uint32_t *pixels, uint8_t *indices, int width, int y) {
    for (int x = 0; x < width; x++) {
        uint32_t pixel = pixels[x];
        if (!shows(pixel)) {
            indices[x] = (uint8_t)palettizer->color_count;
        } else if (palettizer->exact) {
            indices[x] = palettizer->values[slot_of(palettizer, pixel & 0xFFFFFF)];
        } else {
            int offset = (2 * threshold(x & 7, y & 7) - 63) * dither_spread / 128;
            int r = clamp(red(pixel) + offset), g = clamp(green(pixel) + offset), b = clamp(blue(pixel) + offset);
            indices[x] = (uint8_t)nearest(palettizer, r, g, b);
        }
    }
}
