/* The sprite row loop for one instruction set, over the operations of a qz_wide_*.h. The arithmetic is that of
   qz_sprite_scalar.c. Pixels of a block sit in two halves, as unpacking bytes leaves them: of each 128-bit lane's four
   pixels, A holds the first two and B the others. */
#include "qz_sprite_job.h"

/* Constants of one sprite. */
typedef struct {
    wide lane_u, lane_v, step_u, step_v;
    wide last;                                       /* u word, v word of each pixel */
    wide address;                                    /* multipliers of those words */
    wide weight, bias;                               /* fraction words to weights */
    wide tint;
    wide spread_ua, spread_va, spread_ub, spread_vb; /* weights to the four channels of their pixel */
    wide alpha_a, alpha_b;
} sprite_constants;

W wide word_pair(int low, int high) { return w_set32((uint32_t)high << 16 | (uint16_t)low); }

/* Hides a shuffle's pattern: compilers replace known ones by pairs of other shuffles, which cost more here. */
W wide hidden(wide x) {
    __asm__("" : "+x"(x));
    return x;
}

/* The four taps of each pixel: 8 bytes of vertical pairs for the left column, 8 for the right. */
W void load_taps(const qz_sprite_job *job, wide index, wide taps[4], const int columns) {
    if (columns) {
        w_gather((const uint8_t *)job->columns, index, 8, taps);
        return;
    }
    wide top[4], bottom[4];
    w_gather((const uint8_t *)job->texels, index, 4, top);
    w_gather((const uint8_t *)(job->texels + job->texel_stride), index, 4, bottom);
    for (int k = 0; k < 4; k++) taps[k] = w_low8(top[k], bottom[k]);
}

/* Half a block: its samples, tinted, rounded to bytes in 16-bit words. */
W wide sample(wide first, wide second, wide weights, wide spread_u, wide spread_v, wide tint) {
    const wide wv = w_shuffle(weights, spread_v), wu = w_shuffle(weights, spread_u);
    const wide left = w_dot_bytes(w_low64(first, second), wv), right = w_dot_bytes(w_high64(first, second), wv);
    const wide mixed = w_add16(left, w_mul_round16(w_sub16(right, left), wu));
    return w_mul_round16(w_mul_round16(mixed, tint), w_set16(512));
}

/* The source pixels of one block; 0 outside the picture. */
W wide sample_block(const qz_sprite_job *job, const sprite_constants *k, wide u, wide v, const int columns) {
    const wide tap = w_odd_words(w_right32(u, 16), v);
    const keep_mask inside = w_at_most(tap, k->last);
    const wide fraction = w_right16(w_odd_words(u, w_left32(v, 16)), 9);
    const wide weights = w_add16(w_mul16(fraction, k->weight), k->bias);
    wide taps[4];
    load_taps(job, w_dot_words(w_keep(inside, tap), k->address), taps, columns);
    const wide a = sample(taps[0], taps[1], weights, k->spread_ua, k->spread_va, k->tint);
    const wide b = sample(taps[2], taps[3], weights, k->spread_ub, k->spread_vb, k->tint);
    return w_keep(inside, w_pack(a, b));
}

W wide draw_block(const qz_sprite_job *job, const sprite_constants *k, wide u, wide v, wide below, const int columns,
                  const int additive) {
    const wide source = sample_block(job, k, u, v, columns);
    if (additive) return w_add_saturated8(below, source);
    const wide clear = w_not(source), zero = w_set8(0);
    const wide kept_a = w_mul_round16(w_low8(below, zero), w_right16(w_shuffle(clear, k->alpha_a), 1));
    const wide kept_b = w_mul_round16(w_high8(below, zero), w_right16(w_shuffle(clear, k->alpha_b), 1));
    return w_add_saturated8(source, w_pack(kept_a, kept_b));
}

W void draw_row(const qz_sprite_job *job, const sprite_constants *k, uint32_t *pixels, int32_t count, int32_t storable,
                uint32_t u0, uint32_t v0, const int columns, const int additive) {
    wide u = w_add32(w_set32(u0), k->lane_u), v = w_add32(w_set32(v0), k->lane_v);
    int32_t x = 0;
    for (; x < count && x + LANES <= storable; x += LANES) {
        w_store(pixels + x, draw_block(job, k, u, v, w_load(pixels + x), columns, additive));
        u = w_add32(u, k->step_u);
        v = w_add32(v, k->step_v);
    }
    if (x >= count) return;
    const wide below = w_load_some(pixels + x, storable - x);
    w_store_some(pixels + x, draw_block(job, k, u, v, below, columns, additive), storable - x);
}

W sprite_constants make_constants(const qz_sprite_job *job, const int columns) {
    const int blends = job->fraction_mask != 0;
    const wide spread = hidden(w_repeat(_mm_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5)));
    const wide alpha = hidden(w_repeat(_mm_setr_epi8(3, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 7, 7, 7)));
    int64_t tint;
    memcpy(&tint, job->tint, 8);
    return (sprite_constants){
        .lane_u = w_multiples((uint32_t)job->dux),
        .lane_v = w_multiples((uint32_t)job->dvx),
        .step_u = w_set32((uint32_t)job->dux * LANES),
        .step_v = w_set32((uint32_t)job->dvx * LANES),
        .last = word_pair(job->last_u, job->last_v),
        .address = word_pair(1, columns ? job->column_stride : job->texel_stride),
        .weight = word_pair(blends ? 258 : 0, blends ? 255 : 0),
        .bias = word_pair(0, 127),
        .tint = w_set64(tint),
        .spread_ua = spread,
        .spread_va = w_add8(spread, w_set8(2)),
        .spread_ub = w_add8(spread, w_set8(8)),
        .spread_vb = w_add8(spread, w_set8(10)),
        .alpha_a = alpha,
        .alpha_b = w_add8(alpha, w_set8(8)),
    };
}

W void draw_rows(const qz_sprite_job *job, const int columns, const int additive) {
    const sprite_constants k = make_constants(job, columns);
    qz_row_spans row = qz_first_row(job);
    uint32_t *pixels = job->pixels + (ptrdiff_t)job->y0 * job->stride + job->x0;
    uint32_t u = job->u, v = job->v;
    for (int32_t y = job->y0; y < job->y1; y++) {
        int32_t from, to;
        if (qz_next_span(job, &row, &from, &to))
            draw_row(job, &k, pixels + from, to - from, job->store_end - job->x0 - from,
                     u + (uint32_t)job->dux * (uint32_t)from, v + (uint32_t)job->dvx * (uint32_t)from, columns, additive);
        pixels += job->stride;
        u += (uint32_t)job->duy;
        v += (uint32_t)job->dvy;
    }
}

QZ_TARGET void QZ_NAME(sprite)(const qz_sprite_job *job) {
    if (job->columns) {
        if (job->additive) draw_rows(job, 1, 1);
        else draw_rows(job, 1, 0);
    } else {
        if (job->additive) draw_rows(job, 0, 1);
        else draw_rows(job, 0, 0);
    }
}

QZ_TARGET void QZ_NAME(fetch)(const qz_sprite_job *job, uint32_t *out, int32_t count) {
    const sprite_constants k = make_constants(job, 0);
    wide u = w_add32(w_set32(job->u), k.lane_u), v = w_add32(w_set32(job->v), k.lane_v);
    for (int32_t x = 0; x < count; x += LANES) {
        const wide pixels = sample_block(job, &k, u, v, 0);
        if (count - x >= LANES) w_store(out + x, pixels);
        else w_store_some(out + x, pixels, count - x);
        u = w_add32(u, k.step_u);
        v = w_add32(v, k.step_v);
    }
}
