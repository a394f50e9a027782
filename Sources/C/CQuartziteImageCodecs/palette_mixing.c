#include "palettizer.h"

#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

static int distance(int r, int g, int b, uint32_t color) {
    int dr = r - red(color), dg = g - green(color), db = b - blue(color);
    return dr * dr + dg * dg + db * db;
}

void qz_forget_mapping(qz_palettizer *palettizer) {
    memset(palettizer->cells, 0, sizeof palettizer->cells);
    memset(palettizer->mixtures, 0, sizeof palettizer->mixtures);
    palettizer->candidate_count = 0;
}

static int max(int a, int b) { return a > b ? a : b; }

// Returns the cell of a colour with its candidates; NULL if there is no memory for them.
static const cell *cell_at(qz_palettizer *palettizer, int r, int g, int b) {
    int shift = 8 - cell_bits, count = palettizer->color_count;
    cell *cell = &palettizer->cells[((r >> shift) << cell_bits | g >> shift) << cell_bits | b >> shift];
    if (cell->count) return cell;
    const int low[3] = {r >> shift << shift, g >> shift << shift, b >> shift << shift}, size = (1 << shift) - 1;
    // Squared distances to colours: from the nearest point of the cell, and the least from all of its points.
    int near[256], bound = INT32_MAX;
    for (int i = 0; i < count; i++) {
        uint32_t color = palettizer->colors[i];
        const int values[3] = {red(color), green(color), blue(color)};
        int far = 0;
        near[i] = 0;
        for (int axis = 0; axis < 3; axis++) {
            int below = low[axis] - values[axis], above = values[axis] - low[axis] - size;
            int gap = max(0, max(below, above)), reach = max(below + size, above + size);
            near[i] += gap * gap;
            far += reach * reach;
        }
        if (far < bound) bound = far;
    }
    if (palettizer->candidate_count + 256 > palettizer->candidate_capacity) {
        size_t capacity = palettizer->candidate_capacity * 2 + 4096;
        uint8_t *grown = realloc(palettizer->candidates, capacity);
        if (!grown) return NULL;
        palettizer->candidates = grown;
        palettizer->candidate_capacity = capacity;
    }
    cell->start = (uint32_t)palettizer->candidate_count;
    for (int i = 0; i < count; i++) {
        if (near[i] <= bound) palettizer->candidates[palettizer->candidate_count++] = (uint8_t)i;
    }
    cell->count = (uint8_t)(palettizer->candidate_count - cell->start);
    return cell;
}

static int nearest(qz_palettizer *palettizer, int r, int g, int b) {
    const cell *cell = cell_at(palettizer, r, g, b);
    if (!cell) return 0;
    const uint8_t *candidates = palettizer->candidates + cell->start;
    int best = candidates[0], least = distance(r, g, b, palettizer->colors[best]);
    for (int i = 1; i < cell->count; i++) {
        int found = distance(r, g, b, palettizer->colors[candidates[i]]);
        if (found >= least) continue;
        least = found;
        best = candidates[i];
    }
    return best;
}

double qz_palette_error(qz_palettizer *palettizer, const uint32_t *pixels, size_t count) {
    int64_t sum = 0, samples = 0;
    uint32_t last = 0;
    int error = 0;
    for (size_t i = 0; i < count; i += 5) {
        if (!shows(pixels[i])) continue;
        if (pixels[i] != last) {
            int r = red(pixels[i]), g = green(pixels[i]), b = blue(pixels[i]);
            error = distance(r, g, b, palettizer->colors[nearest(palettizer, r, g, b)]);
            last = pixels[i];
        }
        sum += error;
        samples++;
    }
    return samples > 0 ? (double)sum / (double)samples : 0;
}

// Returns a threshold 0...63 in Bayer's order, by interleaving the bits of x ^ y and y.
static int threshold(int x, int y) {
    int mixed = x ^ y;
    return (mixed & 1) << 5 | (y & 1) << 4 | (mixed & 2) << 2 | (y & 2) << 1 | (mixed & 4) >> 1 | (y & 4) >> 2;
}

static int clamp(int value) { return value < 0 ? 0 : value > 255 ? 255 : value; }

// Chooses the nearest colour, and one on the other side of the wanted colour, so that the mean of both is nearer to it.
// A colour of the palette is mixed with nothing.
static mixture mix(qz_palettizer *palettizer, uint32_t pixel) {
    int r = red(pixel), g = green(pixel), b = blue(pixel);
    int first = nearest(palettizer, r, g, b);
    uint32_t color = palettizer->colors[first];
    mixture result = {pixel, true, (uint8_t)first, (uint8_t)first, 0};
    int error[3] = {r - red(color), g - green(color), b - blue(color)};
    int size = error[0] * error[0] + error[1] * error[1] + error[2] * error[2];
    if (size < least_mixed) return result;
    int second = nearest(palettizer, clamp(r + 2 * error[0]), clamp(g + 2 * error[1]), clamp(b + 2 * error[2]));
    uint32_t other = palettizer->colors[second];
    int step[3] = {red(other) - red(color), green(other) - green(color), blue(other) - blue(color)};
    int length = step[0] * step[0] + step[1] * step[1] + step[2] * step[2];
    int along = error[0] * step[0] + error[1] * step[1] + error[2] * step[2];
    if (length == 0 || along <= 0 || length > farthest_mix * farthest_mix) return result;
    result.second = (uint8_t)second;
    int share = (levels * along + length / 2) / length;
    result.share = (uint8_t)(share > levels / 2 ? levels / 2 : share);
    return result;
}

void qz_palettizer_row(qz_palettizer *palettizer, const uint32_t *pixels, uint8_t *indices, int width, int y) {
    for (int x = 0; x < width; x++) {
        uint32_t pixel = pixels[x];
        if (!shows(pixel)) {
            indices[x] = (uint8_t)palettizer->color_count;
        } else if (palettizer->exact) {
            indices[x] = palettizer->values[exact_slot(palettizer, pixel & 0xFFFFFF)];
        } else {
            uint32_t color = pixel & 0xFFFFFF;
            mixture *known = &palettizer->mixtures[(color * 2654435761u) >> 20];
            if (!known->known || known->color != color) *known = mix(palettizer, color);
            indices[x] = threshold(x & 7, y & 7) < known->share ? known->second : known->first;
        }
    }
}
