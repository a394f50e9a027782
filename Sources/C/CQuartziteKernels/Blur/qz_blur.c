#pragma STDC FP_CONTRACT OFF
#include "qz_blur.h"
#include "qz_columns.h"
#include "qz_kernels.h"
#include "qz_math.h"
#include <math.h>
#include <stddef.h>
#include <string.h>

enum { MAX_TAPS = 9 };

/* For smaller sigmas, boxes of whole pixels are too coarse, and the Gaussian kernel itself is short. */
static const double smallest_boxed_sigma = 2.5, largest_sigma = 2000;

/* Either three box radii or, for small sigmas, half a kernel (centre first) whose full sum is 65536. */
typedef struct {
    int32_t radii[3];
    uint32_t taps[MAX_TAPS];
    int32_t tap_count;
} plan;

/* Chooses three boxes. Odd widths keep every box centred, and a box of radius r has the variance r * (r + 1) / 3. Of
   the triples around the ideal radius, the best one has variances whose sum is closest to sigma^2. */
static void choose_boxes(plan *p, double sigma) {
    const double wanted = 3 * sigma * sigma;
    const int32_t ideal = (int32_t)((sqrt(4 * sigma * sigma + 1) - 1) / 2);
    double nearest = INFINITY;
    for (int32_t a = ideal - 1; a <= ideal + 1; a++)
        for (int32_t b = a; b <= ideal + 2; b++)
            for (int32_t c = b; c <= ideal + 2; c++) {
                const double error = fabs(a * (a + 1.0) + b * (b + 1.0) + c * (c + 1.0) - wanted);
                if (error >= nearest) continue;
                nearest = error;
                p->radii[0] = a, p->radii[1] = b, p->radii[2] = c;
            }
}

static void choose_taps(plan *p, double sigma) {
    double weights[MAX_TAPS], sum = 0;
    p->tap_count = (int32_t)(3 * sigma) + 2 < MAX_TAPS ? (int32_t)(3 * sigma) + 2 : MAX_TAPS;
    for (int32_t i = 0; i < p->tap_count; i++) {
        weights[i] = qz_exp(-0.5 * i * i / (sigma * sigma));
        sum += i ? 2 * weights[i] : weights[i];
    }
    uint32_t rest = 65536;
    for (int32_t i = 1; i < p->tap_count; i++) {
        p->taps[i] = (uint32_t)(weights[i] / sum * 65536 + 0.5);
        rest -= 2 * p->taps[i];
    }
    p->taps[0] = rest;
}

static plan make_plan(double sigma) {
    plan p = {.tap_count = 0};
    sigma = sigma < largest_sigma ? sigma : largest_sigma;
    if (sigma < smallest_boxed_sigma) choose_taps(&p, sigma);
    else choose_boxes(&p, sigma);
    return p;
}

int32_t qz_blur_margin(double sigma) {
    if (!(sigma > 0) || sigma - sigma != 0) return 0;
    const plan p = make_plan(sigma);
    return p.tap_count ? p.tap_count - 1 : p.radii[0] + p.radii[1] + p.radii[2];
}

static int64_t round_up(int64_t side) { return (side + 15) & ~(int64_t)15; }

int64_t qz_blur_scratch_size(int32_t width, int32_t height) {
    const int64_t w = round_up(width), h = round_up(height);
    return 2 * w * h + (w > h ? w : h) * (int64_t)sizeof(uint32_t) + 64;
}

static qz_rows grown(qz_rows rows, int32_t distance, int32_t height) {
    return (qz_rows){rows.first > distance ? rows.first - distance : 0,
                     height - rows.end > distance ? rows.end + distance : height};
}

/* Blurs along the columns. The rows `to` of the result are the first rows of `a`. Each box is applied only to the rows
   that the next one reads. */
static void blur_columns(const qz_plane *in, const qz_plane *a, const qz_plane *b, uint32_t *sums, const plan *p,
                         qz_rows to) {
    const qz_plane result = {qz_plane_row(a, -to.first), a->stride, a->width, a->height};
    if (p->tap_count) {
        qz_current_kernels()->convolve(in, &result, sums, p->taps, p->tap_count, to);
        return;
    }
    const qz_box_kernel box = qz_current_kernels()->box;
    const int32_t last = p->radii[2], height = in->height;
    box(in, a, sums, p->radii[0], grown(to, p->radii[1] + last, height));
    box(a, b, sums, p->radii[1], grown(to, last, height));
    box(b, &result, sums, last, to);
}

void qz_blur_part_a8(uint8_t *target, int32_t target_stride, const uint8_t *source, int32_t source_stride,
                     int32_t width, int32_t height, double sigma, qz_blur_part part, void *scratch) {
    const qz_rows rows = {part.top > 0 ? part.top : 0, part.bottom < height ? part.bottom : height};
    const qz_rows columns = {part.left > 0 ? part.left : 0, part.right < width ? part.right : width};
    const int32_t kept_width = columns.end - columns.first, kept_height = rows.end - rows.first;
    if (width < 1 || height < 1 || kept_width < 1 || kept_height < 1) return;
    const qz_plane in = {(uint8_t *)source, source_stride, width, height};
    const qz_plane whole = {target, target_stride, width, height};
    const qz_plane out = {qz_plane_row(&whole, rows.first) + columns.first, target_stride, kept_width, kept_height};
    if (!(sigma > 0)) {
        const uint8_t *from = qz_plane_row(&in, rows.first) + columns.first;
        for (int32_t y = 0; y < kept_height; y++)
            memmove(qz_plane_row(&out, y), from + y * in.stride, (size_t)kept_width);
        return;
    }
    const plan p = make_plan(sigma);
    const int64_t w = round_up(width), h = round_up(height);
    uint8_t *first = (uint8_t *)(((uintptr_t)scratch + 63) & ~(uintptr_t)63), *second = first + w * h;
    uint32_t *sums = (uint32_t *)(second + w * h);
    const qz_plane a = {first, w, width, height}, b = {second, w, width, height};
    blur_columns(&in, &a, &b, sums, &p, rows);
    const qz_plane blurred = {first, w, width, kept_height};
    const qz_plane turned_a = {first, h, kept_height, width}, turned_b = {second, h, kept_height, width};
    qz_transpose(&blurred, &turned_b);
    blur_columns(&turned_b, &turned_a, &turned_b, sums, &p, columns);
    const qz_plane turned = {first, h, kept_height, kept_width};
    qz_transpose(&turned, &out);
}

void qz_blur_a8(uint8_t *target, int32_t target_stride, const uint8_t *source, int32_t source_stride, int32_t width,
                int32_t height, double sigma, void *scratch) {
    qz_blur_part_a8(target, target_stride, source, source_stride, width, height, sigma,
                    (qz_blur_part){0, 0, width, height}, scratch);
}
