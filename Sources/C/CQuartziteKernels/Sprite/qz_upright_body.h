/* Upright sprites, for one instruction set: all rows read the same columns of the picture with the same weights. So
   the choice of texels is made once a sprite, and texels are mixed vertically once instead of once a pixel. The
   arithmetic of a pixel is that of qz_sprite_scalar.c. */
#pragma STDC FP_CONTRACT OFF
#include "qz_sprite_job.h"

/* Sprites of more columns, or of more texels in a row, are drawn as any other. */
enum { UPRIGHT_PIXELS = 256, UPRIGHT_TEXELS = 256 };

/* HALF pixels of every row: their first left tap, and what to choose from the 2 * HALF texels there. */
typedef struct {
    wide left, right, weight;
    int32_t first;
} upright_half;

typedef struct {
    upright_half halves[UPRIGHT_PIXELS / HALF + 1];
    /* Texels mixed vertically, of LANES rows at a time: a processor stalls on words that it has just written. */
    uint64_t mixed[LANES][UPRIGHT_TEXELS + 2 * HALF];
    int32_t from, to;       /* the columns with texels, relative to x0 */
    int32_t first_u, count; /* the texels of a row that are read */
    wide tint;
} upright;

/* Finds the columns of a sprite. Returns 0 if it has to be drawn as any other. */
W int find_upright_columns(const qz_sprite_job *job, upright *plan) {
    if (!job->columns || job->dvx != 0 || job->duy != 0 || job->dux <= 0 || job->dux > 2 << 16) return 0;
    const int64_t u = (int32_t)job->u, step = job->dux, end = ((int64_t)job->last_u + 1) << 16;
    const int64_t width = job->x1 - job->x0;
    const int64_t from = u < 0 ? (step - 1 - u) / step : 0, after = u < end ? (end - u + step - 1) / step : 0;
    plan->from = (int32_t)from;
    plan->to = (int32_t)(after < width ? after : width);
    if (plan->to - plan->from < LANES || plan->to - plan->from > UPRIGHT_PIXELS) return 0;
    plan->first_u = (int32_t)((u + from * step) >> 16);
    plan->count = (int32_t)((u + (plan->to - 1) * step) >> 16) + 2 - plan->first_u;
    return plan->count >= HALF && plan->count <= UPRIGHT_TEXELS;
}

W void choose_texels(const qz_sprite_job *job, upright *plan) {
    const int32_t halves = (plan->to - plan->from + LANES - 1) / LANES * 2;
    uint32_t u = job->u + (uint32_t)plan->from * (uint32_t)job->dux;
    for (int32_t i = 0; i < halves; i++) {
        upright_half *half = &plan->halves[i];
        const int32_t first = (int32_t)(u >> 16) - plan->first_u;
        uint64_t left[HALF], right[HALF], weight[HALF];
        for (int32_t k = 0; k < HALF; k++) {
            const uint32_t at = (u >> 16) - (uint32_t)plan->first_u - (uint32_t)first;
            left[k] = w_pick_index(at);
            right[k] = w_pick_index(at + 1);
            weight[k] = (uint64_t)((u >> 9 & (uint32_t)job->fraction_mask) * 258) * 0x0001000100010001;
            u += (uint32_t)job->dux;
        }
        /* Pixels after the last texel choose any that can be read; they are not drawn. */
        half->first = first < plan->count ? first : plan->count;
        half->left = w_load(left), half->right = w_load(right), half->weight = w_load(weight);
    }
}

/* Mixes the texels of two neighbouring rows. */
W void mix_rows(const qz_sprite_job *job, const upright *plan, uint32_t v, uint64_t *mixed) {
    const uint64_t *texels = job->columns + (ptrdiff_t)(v >> 16) * job->column_stride + plan->first_u;
    const int fraction = (int)(v >> 9) & job->fraction_mask;
    const wide weight = w_set16(fraction * 255 + 127);
    const int32_t last = plan->count - HALF;
    for (int32_t i = 0; i < last; i += HALF) w_store(mixed + i, w_dot_bytes(w_load(texels + i), weight));
    w_store(mixed + last, w_dot_bytes(w_load(texels + last), weight));
}

W wide sample_upright(const upright_half *half, const uint64_t *mixed, wide tint) {
    const wide low = w_load(mixed + half->first), high = w_load(mixed + half->first + HALF);
    const wide left = w_pick(low, high, half->left), right = w_pick(low, high, half->right);
    return tinted(w_add16(left, w_mul_round16(w_sub16(right, left), half->weight)), tint);
}

/* Draws LANES columns from `x` on, relative to the first with texels, of the rows whose spans from[i]..<to[i] reach
   them. */
W void draw_upright_block(const qz_sprite_job *job, const upright *plan, uint32_t *pixels, int32_t x,
                          const int32_t *from, const int32_t *to, int32_t rows, const int additive) {
    const upright_half first = plan->halves[x / HALF], second = plan->halves[x / HALF + 1];
    const int32_t rest = plan->to - plan->from - x, storable = job->store_end - job->x0 - plan->from - x;
    const keep_mask drawn = w_first_pixels(rest < LANES ? rest : LANES);
    pixels += plan->from + x;
    for (int32_t i = 0; i < rows; i++, pixels += job->stride) {
        if (plan->from + x >= to[i] || plan->from + x + LANES <= from[i]) continue;
        const uint64_t *mixed = plan->mixed[i];
        const wide source = w_keep(drawn, w_pack_halves(sample_upright(&first, mixed, plan->tint),
                                                        sample_upright(&second, mixed, plan->tint)));
        if (LANES <= storable) {
            w_store(pixels, combined(source, w_load(pixels), additive));
        } else {
            const wide below = w_load_some(pixels, storable);
            w_store_some(pixels, combined(source, below, additive), storable);
        }
    }
}

/* Draws a sprite if it is upright, and returns whether it did. */
W int draw_upright(const qz_sprite_job *job, const int additive) {
    upright plan;
    if (!find_upright_columns(job, &plan)) return 0;
    choose_texels(job, &plan);
    int64_t tint;
    memcpy(&tint, job->tint, 8);
    plan.tint = w_set64(tint);
    const int32_t height = job->y1 - job->y0;
    for (int32_t y = 0; y < height; y += LANES) {
        int32_t from[LANES], to[LANES];
        find_spans(job, y, from, to);
        const int32_t rows = height - y < LANES ? height - y : LANES;
        for (int32_t i = 0; i < rows; i++) {
            const uint32_t v = job->v + (uint32_t)(y + i) * (uint32_t)job->dvy;
            if (from[i] < to[i] && v >> 16 <= job->last_v) mix_rows(job, &plan, v, plan.mixed[i]);
            else to[i] = 0;
        }
        uint32_t *pixels = job->pixels + (ptrdiff_t)(job->y0 + y) * job->stride + job->x0;
        for (int32_t x = 0; x < plan.to - plan.from; x += LANES)
            draw_upright_block(job, &plan, pixels, x, from, to, rows, additive);
    }
    return 1;
}
