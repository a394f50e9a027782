#include "qz_columns.h"
#include "qz_columns_body.h"

void qz_box_scalar(const qz_plane *in, const qz_plane *out, uint32_t *sums, int32_t radius, qz_rows to) {
    box(in, out, sums, radius, to);
}

void qz_convolve_scalar(const qz_plane *in, const qz_plane *out, uint32_t *sums, const uint32_t *taps,
                        int32_t tap_count, qz_rows to) {
    convolve(in, out, sums, taps, tap_count, to);
}

#if defined(__x86_64__)
/* Aligned, because the speed of its loops otherwise varies by a tenth with the place where the linker puts it. */
__attribute__((target("avx2"), aligned(64))) void qz_box_avx2(const qz_plane *in, const qz_plane *out, uint32_t *sums,
                                                              int32_t radius, qz_rows to) {
    box(in, out, sums, radius, to);
}

__attribute__((target("avx2"))) void qz_convolve_avx2(const qz_plane *in, const qz_plane *out, uint32_t *sums,
                                                      const uint32_t *taps, int32_t tap_count, qz_rows to) {
    convolve(in, out, sums, taps, tap_count, to);
}
#endif

typedef uint8_t bytes16 __attribute__((vector_size(16)));

/* One of four rounds that interleave rows k and k + 8; all four together turn rows into columns. */
static void interleave(bytes16 *to, const bytes16 *from) {
    for (int k = 0; k < 8; k++) {
        const bytes16 a = from[k], b = from[k + 8];
        to[2 * k] = __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
        to[2 * k + 1] = __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    }
}

void qz_transpose(const qz_plane *in, const qz_plane *out) {
    for (int32_t y = 0; y < in->height; y += 16) {
        const size_t length = in->height - y < 16 ? (size_t)(in->height - y) : 16;
        for (int32_t x = 0; x < in->width; x += 16) {
            bytes16 block[16], turned[16];
            for (int k = 0; k < 16; k++) memcpy(&block[k], qz_plane_row(in, y + k) + x, 16);
            interleave(turned, block);
            interleave(block, turned);
            interleave(turned, block);
            interleave(block, turned);
            const int32_t rows = in->width - x < 16 ? in->width - x : 16;
            for (int k = 0; k < rows; k++) {
                uint8_t *row = qz_plane_row(out, x + k) + y;
                if (length == 16) memcpy(row, &block[k], 16);
                else memcpy(row, &block[k], length);
            }
        }
    }
}
