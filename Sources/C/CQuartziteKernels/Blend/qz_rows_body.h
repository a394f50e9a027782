/* Row compositing for one instruction set, written with the operations of a qz_wide_*.h; qz_rows_scalar.c defines
   the arithmetic. */
#include "qz_kernels.h"
#include "qz_over_body.h"

/* Composites whole blocks first; the rest goes through a block in which missing pixels are transparent. */
W void mix_row(uint32_t *target, const uint32_t *source, uint32_t solid, const uint8_t *coverage, int32_t count,
               uint32_t opacity, const int additive) {
    const wide color = w_set32(solid), fade = w_set8((int)opacity);
    for (int32_t x = 0; x < count; x += LANES) {
        const int32_t left = count - x < LANES ? count - x : LANES;
        const int whole = left == LANES;
        wide s = !source ? color : whole ? w_load(source + x) : w_load_some(source + x, left);
        if (coverage) {
            uint8_t rest[LANES] = {0};
            if (!whole) memcpy(rest, coverage + x, (size_t)left);
            wide factor = w_load_bytes(whole ? coverage + x : rest);
            if (opacity < 255) factor = mul255(factor, fade);
            s = mul255(s, factor);
        } else if (opacity < 255) {
            s = mul255(s, fade);
        }
        const wide below = whole ? w_load(target + x) : w_load_some(target + x, left);
        const wide result = additive ? w_add_saturated8(s, below) : over(s, below);
        if (whole) w_store(target + x, result);
        else w_store_some(target + x, result, left);
    }
}

QZ_TARGET void QZ_NAME(over_row)(uint32_t *target, const uint32_t *source, const uint8_t *coverage, int32_t count,
                                 uint32_t opacity) {
    mix_row(target, source, 0, coverage, count, opacity, 0);
}

QZ_TARGET void QZ_NAME(add_row)(uint32_t *target, const uint32_t *source, const uint8_t *coverage, int32_t count,
                                uint32_t opacity) {
    mix_row(target, source, 0, coverage, count, opacity, 1);
}

QZ_TARGET void QZ_NAME(over_solid)(uint32_t *target, uint32_t source, const uint8_t *coverage, int32_t count) {
    mix_row(target, NULL, source, coverage, count, 255, 0);
}

QZ_TARGET void QZ_NAME(add_solid)(uint32_t *target, uint32_t source, const uint8_t *coverage, int32_t count) {
    mix_row(target, NULL, source, coverage, count, 255, 1);
}
