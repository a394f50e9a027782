#include "palettizer.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

typedef struct box {
    int low[3], high[3]; // red, green, blue; low is outside the box
    double variance;
} box;

// Splits boxes of colours (X. Wu, "Efficient statistical computations for optimal color quantization", 1991).

static int find_flat(const qz_palettizer *palettizer, uint32_t color) {
    for (int i = 0; i < palettizer->flat_count; i++) {
        if (palettizer->flat[i] == color) return i;
    }
    return -1;
}

static inline int bin_at(int r, int g, int b) { return (r * side + g) * side + b; }

static void collect_moments(qz_palettizer *palettizer, const uint32_t *pixels, size_t count) {
    memset(palettizer->moments, 0, sizeof palettizer->moments);
    uint32_t last = 0;
    bool is_flat = false;
    for (size_t i = 0; i < count; i++) {
        if (!shows(pixels[i])) continue;
        uint32_t color = pixels[i] | 0xFF000000u;
        if (color != last) {
            is_flat = find_flat(palettizer, color) >= 0;
            last = color;
        }
        if (is_flat) continue;
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

void qz_split_boxes(qz_palettizer *palettizer, const uint32_t *pixels, size_t count_of_pixels) {
    collect_moments(palettizer, pixels, count_of_pixels);
    accumulate(palettizer);
    box boxes[color_limit] = {{.low = {0, 0, 0}, .high = {side - 1, side - 1, side - 1}}};
    boxes[0].variance = variance_of(palettizer, &boxes[0]);
    int count = 1, limit = color_limit - palettizer->flat_count;
    while (count < limit) {
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
    for (int i = 0; i < count; i++) {
        moment sum = sum_of(palettizer, &boxes[i]);
        if (sum.count == 0) continue;
        uint32_t r = (uint32_t)((sum.red + sum.count / 2) / sum.count);
        uint32_t g = (uint32_t)((sum.green + sum.count / 2) / sum.count);
        uint32_t b = (uint32_t)((sum.blue + sum.count / 2) / sum.count);
        palettizer->colors[palettizer->color_count++] = 0xFF000000u | r << 16 | g << 8 | b;
    }
}
