/* Filters along the columns of 8-bit planes. This file is included where a target instruction set is active, so that
   the compiler vectorises the plain loops for it.

   Box filters are running sums: each step adds one row, removes one, and divides by a multiplication. Sums start at
   half the divisor, which rounds the mean. */
#include "qz_columns.h"

/* Boxes of up to 255 rows: sums stay below 65536, and 16-bit reciprocals still map full coverage to full coverage. */
QZ_INLINE void box_narrow(const qz_plane *in, const qz_plane *out, uint16_t *restrict sum, int32_t radius, qz_rows to) {
    const int32_t width = in->width, height = in->height, rows = 2 * radius + 1;
    const uint32_t reciprocal = (65536 + (uint32_t)rows / 2) / (uint32_t)rows;
    for (int32_t x = 0; x < width; x++) sum[x] = (uint16_t)radius;
    for (int32_t y = to.first > radius ? to.first - radius : 0; y < to.first + radius && y < height; y++) {
        const uint8_t *restrict enters = qz_plane_row(in, y);
        for (int32_t x = 0; x < width; x++) sum[x] = (uint16_t)(sum[x] + enters[x]);
    }
    for (int32_t y = to.first; y < to.end; y++) {
        const uint8_t *restrict enters = y + radius < height ? qz_plane_row(in, y + radius) : NULL;
        const uint8_t *restrict leaves = y > radius && y > to.first ? qz_plane_row(in, y - radius - 1) : NULL;
        uint8_t *restrict mean = qz_plane_row(out, y);
        if (enters && leaves) {
            for (int32_t x = 0; x < width; x++) {
                const uint16_t s = (uint16_t)(sum[x] + enters[x] - leaves[x]);
                sum[x] = s;
                mean[x] = (uint8_t)((uint32_t)s * reciprocal >> 16);
            }
            continue;
        }
        for (int32_t x = 0; x < width; x++) {
            const uint16_t s = (uint16_t)(sum[x] + (enters ? enters[x] : 0) - (leaves ? leaves[x] : 0));
            sum[x] = s;
            mean[x] = (uint8_t)((uint32_t)s * reciprocal >> 16);
        }
    }
}

/* Larger boxes, up to 65535 rows. */
QZ_INLINE void box_wide(const qz_plane *in, const qz_plane *out, uint32_t *restrict sum, int32_t radius, qz_rows to) {
    const int32_t width = in->width, height = in->height, rows = 2 * radius + 1;
    const uint32_t reciprocal = (16777216 + (uint32_t)rows / 2) / (uint32_t)rows;
    for (int32_t x = 0; x < width; x++) sum[x] = (uint32_t)radius;
    for (int32_t y = to.first - 2 * radius; y < to.end; y++) {
        const int32_t enters = y + radius, leaves = y - radius - 1;
        if (enters >= 0 && enters < height) {
            const uint8_t *restrict row = qz_plane_row(in, enters);
            for (int32_t x = 0; x < width; x++) sum[x] += row[x];
        }
        if (y < to.first) continue;
        if (leaves >= 0 && y > to.first) {
            const uint8_t *restrict row = qz_plane_row(in, leaves);
            for (int32_t x = 0; x < width; x++) sum[x] -= row[x];
        }
        uint8_t *restrict mean = qz_plane_row(out, y);
        for (int32_t x = 0; x < width; x++) mean[x] = (uint8_t)(sum[x] * reciprocal >> 24);
    }
}

QZ_INLINE void box(const qz_plane *in, const qz_plane *out, uint32_t *sums, int32_t radius, qz_rows to) {
    if (radius <= 127) box_narrow(in, out, (uint16_t *)sums, radius, to);
    else box_wide(in, out, sums, radius, to);
}

QZ_INLINE void convolve(const qz_plane *in, const qz_plane *out, uint32_t *restrict sums, const uint32_t *taps,
                        int32_t tap_count, qz_rows to) {
    for (int32_t y = to.first; y < to.end; y++) {
        for (int32_t x = 0; x < in->width; x++) sums[x] = 32768;
        for (int32_t i = 1 - tap_count; i < tap_count; i++) {
            if (y + i < 0 || y + i >= in->height) continue;
            const uint8_t *restrict row = qz_plane_row(in, y + i);
            const uint32_t tap = taps[i < 0 ? -i : i];
            for (int32_t x = 0; x < in->width; x++) sums[x] += tap * row[x];
        }
        uint8_t *restrict result = qz_plane_row(out, y);
        for (int32_t x = 0; x < in->width; x++) result[x] = (uint8_t)(sums[x] >> 16);
    }
}
