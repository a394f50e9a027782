/* The sprite row loop for one instruction set, written with the operations of a qz_wide_*.h; qz_sprite_scalar.c
   defines the arithmetic. The pixels of a block are split into two halves by unpacking bytes: A contains the first
   two of each 128-bit lane's four pixels, and B the others. */
#pragma STDC FP_CONTRACT OFF
#include "qz_sprite_job.h"

/* Sprites of up to this many columns are cut into chunks of HALF pixels. */
enum { NARROW = LANES == 16 ? 64 : 2 * LANES, NARROW_CHUNKS = NARROW / HALF + 4 };

/* Constants of one sprite. */
typedef struct {
    wide lane_u, lane_v, step_u, step_v;
    wide half_u, half_v; /* as lane_u, but restarting in the upper half */
    wide last;           /* u word, v word of each pixel */
    wide address;        /* multipliers of those words */
    wide weight, bias;   /* fraction words to weights */
    wide tint;
    wide spread_ua, spread_va, spread_ub, spread_vb; /* weights to the four channels of their pixel */
} sprite_constants;

W wide word_pair(int low, int high) { return w_set32((uint32_t)high << 16 | (uint16_t)low); }

/* Hides the pattern of a shuffle: compilers replace known patterns by pairs of other shuffles, which are slower
   here. */
W wide hidden(wide x) {
    __asm__("" : "+x"(x));
    return x;
}

/* Loads the four taps of each pixel: 8 bytes of vertical pairs for the left column and 8 for the right one. */
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

W wide tinted(wide mixed, wide tint) { return w_mul_round16(w_mul_round16(mixed, tint), w_set16(512)); }

/* Samples half a block: tinted, and rounded to bytes in 16-bit words. */
W wide sample(wide first, wide second, wide weights, wide spread_u, wide spread_v, wide tint) {
    const wide wv = w_shuffle(weights, spread_v), wu = w_shuffle(weights, spread_u);
    const wide left = w_dot_bytes(w_low64(first, second), wv), right = w_dot_bytes(w_high64(first, second), wv);
    return tinted(w_add16(left, w_mul_round16(w_sub16(right, left), wu)), tint);
}

/* Returns the source pixels of one block; 0 outside of the picture. */
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

W wide combined(wide source, wide below, const int additive) {
    if (additive) return w_add_saturated8(below, source);
    const wide clear = w_not(source), zero = w_set8(0);
    const wide alpha_a = hidden(w_repeat(_mm_setr_epi8(3, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 7, 7, 7)));
    const wide alpha_b = w_add8(alpha_a, w_set8(8));
    const wide kept_a = w_mul_round16(w_low8(below, zero), w_right16(w_shuffle(clear, alpha_a), 1));
    const wide kept_b = w_mul_round16(w_high8(below, zero), w_right16(w_shuffle(clear, alpha_b), 1));
    return w_add_saturated8(source, w_pack(kept_a, kept_b));
}

W wide draw_block(const qz_sprite_job *job, const sprite_constants *k, wide u, wide v, wide below, const int columns,
                  const int additive) {
    return combined(sample_block(job, k, u, v, columns), below, additive);
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
    int64_t tint;
    memcpy(&tint, job->tint, 8);
    return (sprite_constants){
        .lane_u = w_multiples((uint32_t)job->dux),
        .lane_v = w_multiples((uint32_t)job->dvx),
        .half_u = w_half_multiples((uint32_t)job->dux),
        .half_v = w_half_multiples((uint32_t)job->dvx),
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
    };
}

/* Finds columns from[i]..<to[i] of LANES rows from `first` on, a superset of those to draw. */
W void find_spans(const qz_sprite_job *job, int32_t first, int32_t *from, int32_t *to) {
    const wide_float row = w_add_float(w_set_float((float)first), w_count_float());
    const wide_float none = w_set_float(0), width = w_set_float((float)(job->x1 - job->x0));
    wide_float lo = none, hi = width;
    for (int k = 0; k < 4; k++) {
        const wide_float shift = w_mul_float(row, w_set_float(job->slope[k]));
        lo = w_max_float(w_add_float(shift, w_set_float(job->lo[k])), lo);
        hi = w_min_float(w_add_float(shift, w_set_float(job->hi[k])), hi);
    }
    lo = w_min_float(lo, width);
    w_store(from, w_truncate(lo));
    w_store(to, w_truncate(w_max_float(hi, lo)));
}

/* Draws row by row, for wide sprites and for clips that end inside a block. */
W void draw_rows(const qz_sprite_job *job, const int columns, const int additive) {
    const sprite_constants k = make_constants(job, columns);
    uint32_t *pixels = job->pixels + (ptrdiff_t)job->y0 * job->stride + job->x0;
    uint32_t u = job->u, v = job->v;
    int32_t from[LANES], to[LANES];
    for (int32_t y = 0; y < job->y1 - job->y0; y++) {
        const int32_t i = y % LANES;
        if (i == 0) find_spans(job, y, from, to);
        if (from[i] < to[i])
            draw_row(job, &k, pixels + from[i], to[i] - from[i], job->store_end - job->x0 - from[i],
                     u + (uint32_t)job->dux * (uint32_t)from[i], v + (uint32_t)job->dvx * (uint32_t)from[i], columns,
                     additive);
        pixels += job->stride;
        u += (uint32_t)job->duy;
        v += (uint32_t)job->dvy;
    }
}

/* HALF pixels of a row: their offset and the texture position. */
typedef struct {
    int32_t offset;
    uint32_t u, v, unused;
} chunk;

enum { CHUNKS_AT_ONCE = 4 };

/* Cuts a row into chunks. It writes whole groups of them and returns the end of those needed. */
W chunk *cut_row(const qz_sprite_job *job, chunk *out, int32_t count, __m128i at) {
    const __m128i step = _mm_setr_epi32(HALF, (int)((uint32_t)job->dux * HALF), (int)((uint32_t)job->dvx * HALF), 0);
    for (;; out += CHUNKS_AT_ONCE) {
        for (int i = 0; i < CHUNKS_AT_ONCE; i++) {
            _mm_storeu_si128((__m128i *)(out + i), at);
            at = _mm_add_epi32(at, step);
        }
        count -= CHUNKS_AT_ONCE * HALF;
        if (count <= 0) return out + CHUNKS_AT_ONCE - (-count) / HALF;
    }
}

/* Draws two chunks at a time; the last one may be paired with itself. */
W void draw_chunks(const qz_sprite_job *job, const sprite_constants *k, const chunk *chunks, int32_t count,
                   const int columns, const int additive) {
    for (int32_t i = 0; i < count; i += 2) {
        const chunk *a = &chunks[i], *b = i + 1 < count ? a + 1 : a;
        uint32_t *first = job->pixels + a->offset, *second = job->pixels + b->offset;
        const wide u = w_add32(w_pair32(a->u, b->u), k->half_u), v = w_add32(w_pair32(a->v, b->v), k->half_v);
        const wide below = w_load_halves(first, second);
        w_store_halves(first, second, draw_block(job, k, u, v, below, columns, additive));
    }
}

/* Draws narrow sprites: rows are cut into chunks first, so that short rows share registers and no row ends a loop. */
W void draw_narrow(const qz_sprite_job *job, const int columns, const int additive) {
    const sprite_constants k = make_constants(job, columns);
    const int32_t height = job->y1 - job->y0;
    chunk chunks[LANES * NARROW_CHUNKS + 1];
    int32_t left = 0;
    for (int32_t y = 0; y < height; y += LANES) {
        int32_t from[LANES], to[LANES];
        find_spans(job, y, from, to);
        chunk *end = chunks + left;
        const int32_t rows = height - y < LANES ? height - y : LANES;
        for (int32_t i = 0; i < rows; i++) {
            const uint32_t x = (uint32_t)from[i], row = (uint32_t)(y + i);
            const int32_t offset = (job->y0 + y + i) * (int32_t)job->stride + job->x0 + from[i];
            const __m128i at = _mm_setr_epi32(offset, (int)(job->u + row * (uint32_t)job->duy + x * (uint32_t)job->dux),
                                              (int)(job->v + row * (uint32_t)job->dvy + x * (uint32_t)job->dvx), 0);
            end = cut_row(job, end, to[i] - from[i], at);
        }
        const int32_t count = (int32_t)(end - chunks), now = y + LANES < height ? count & ~1 : count;
        draw_chunks(job, &k, chunks, now, columns, additive);
        left = count - now;
        if (left) chunks[0] = chunks[now];
    }
}

#ifdef QZ_PICKS
#include "qz_upright_body.h"
#else
W int draw_upright(const qz_sprite_job *job, const int additive) { return 0; }
#endif

W void draw(const qz_sprite_job *job, const int columns, const int additive) {
    if (columns && draw_upright(job, additive)) return;
    const int32_t width = job->x1 - job->x0;
    if (width <= NARROW && job->x1 + HALF <= job->store_end) draw_narrow(job, columns, additive);
    else draw_rows(job, columns, additive);
}

QZ_TARGET void QZ_NAME(sprite)(const qz_sprite_job *job) {
    if (job->columns) {
        if (job->additive) draw(job, 1, 1);
        else draw(job, 1, 0);
    } else {
        if (job->additive) draw(job, 0, 1);
        else draw(job, 0, 0);
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
