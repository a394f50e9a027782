/* The particle kernels for one instruction set, with the registers of a qz_wide_*.h; the arithmetic is that of
   qz_particle_scalar.c. Operators act on each lane, and each operation rounds once. */
#pragma STDC FP_CONTRACT OFF
#include "qz_kernels.h"

typedef float floats __attribute__((vector_size(LANES * 4)));
typedef int32_t ints __attribute__((vector_size(LANES * 4))); /* comparisons give -1 or 0 */

W floats f_load(const float *p) { return *(const floats *)p; }
W void f_store(float *p, floats x) { *(floats *)p = x; }
W floats f_set(float x) { return x - (floats){0}; }
W floats f_choose(ints mask, floats a, floats b) { return (floats)((mask & (ints)a) | (~mask & (ints)b)); }
W floats f_larger(floats a, floats b) { return f_choose(a > b, a, b); }
W floats f_smaller(floats a, floats b) { return f_choose(a < b, a, b); }
W floats f_magnitude(floats a) { return (floats)((ints)a & INT32_MAX); }

typedef struct {
    floats age, half;
    floats x, y, alpha, cosine, sine, red, green, blue;
} particle_looks;

W floats f_color(const float *value, const float *speed, floats age) {
    const floats zero = f_set(0), one = f_set(1);
    return f_smaller(f_larger(f_load(value) + f_load(speed) * age, zero), one);
}

/* Evaluates lanes k, k + 1, ... */
W particle_looks evaluate(const qz_particle_motion *p, int k, floats now, float least_scale) {
    particle_looks l;
    const floats age = now - f_load(p->since + k), half = 0.5f * age * age;
    l.age = age, l.half = half;
    l.x = f_load(p->x + k) + f_load(p->velocity_x + k) * age + f_load(p->acceleration_x + k) * half;
    l.y = f_load(p->y + k) + f_load(p->velocity_y + k) * age + f_load(p->acceleration_y + k) * half;
    const floats scale = f_larger(f_load(p->scale + k) + f_load(p->scale_speed + k) * age, f_set(least_scale));
    const floats angle = f_load(p->angle + k) + f_load(p->spin + k) * age;
    const floats rounded = angle * qz_half_turns + qz_round_to_integer, turns = rounded - qz_round_to_integer;
    floats r = (angle - turns * qz_half_turn_high) - turns * qz_half_turn_low;
    r = f_smaller(f_larger(r, f_set(-qz_quarter_turn)), f_set(qz_quarter_turn));
    const floats q = r * r;
    const floats s = r + r * (q * (qz_sin_0 + q * (qz_sin_1 + q * (qz_sin_2 + q * qz_sin_3))));
    const floats c = 1 + q * (qz_cos_0 + q * (qz_cos_1 + q * (qz_cos_2 + q * (qz_cos_3 + q * qz_cos_4))));
    const ints sign = (ints)rounded << 31;
    l.cosine = (floats)((ints)(scale * c) ^ sign);
    l.sine = (floats)((ints)(scale * s) ^ sign);
    l.alpha = f_color(p->alpha + k, p->alpha_speed + k, age);
    l.red = f_color(p->red + k, p->red_speed + k, age);
    l.green = f_color(p->green + k, p->green_speed + k, age);
    l.blue = f_color(p->blue + k, p->blue_speed + k, age);
    return l;
}

W void evaluate_block(const qz_particle_motion *motion, qz_particle_looks *out, floats now) {
    for (int k = 0; k < QZ_PARTICLES; k += LANES) {
        const particle_looks l = evaluate(motion, k, now, 0);
        f_store(out->x + k, l.x), f_store(out->y + k, l.y), f_store(out->alpha + k, l.alpha);
        f_store(out->cosine + k, l.cosine), f_store(out->sine + k, l.sine);
        f_store(out->red + k, l.red), f_store(out->green + k, l.green), f_store(out->blue + k, l.blue);
    }
}

QZ_TARGET void QZ_NAME(evaluate_particles)(const qz_particle_motion *motions, qz_particle_looks *looks, float now,
                                           int32_t count, int streaming) {
    for (int32_t i = 0; i < count; i++) {
        if (!streaming) {
            evaluate_block(&motions[i], &looks[i], f_set(now));
            continue;
        }
        /* Writes whole cache lines, because partial lines would be written to memory separately. */
        _Alignas(64) qz_particle_looks lines;
        evaluate_block(&motions[i], &lines, f_set(now));
        for (size_t k = 0; k < sizeof lines / 4; k += LANES)
            __builtin_nontemporal_store(f_load((const float *)&lines + k), (floats *)((float *)&looks[i] + k));
    }
    if (streaming) _mm_sfence();
}

/* Rounds each lane to an integer in 0...32768. */
W ints f_tint(floats x) { return __builtin_convertvector(x + 0.5f, ints); }

/* Transposes lanes to records of 8 words and writes the records in `placed` without gaps. Every record is stored, but
   the next one overwrites it if it is not in `placed`. */
W qz_sprite *store_sprites(qz_sprite *sprites, const wide words[8], uint32_t placed) {
    wide low[4], high[4]; /* words 0...3 and 4...7 of the four records of each 128-bit lane */
    for (int half = 0; half < 2; half++) {
        const wide *w = words + 4 * half;
        const wide a = w_low32(w[0], w[1]), b = w_low32(w[2], w[3]);
        const wide c = w_high32(w[0], w[1]), d = w_high32(w[2], w[3]);
        wide *out = half ? high : low;
        out[0] = w_low64(a, b), out[1] = w_high64(a, b), out[2] = w_low64(c, d), out[3] = w_high64(c, d);
    }
    for (int lane = 0; lane < LANES / 4; lane++) {
        for (int k = 0; k < 4; k++) {
            __m128i *record = (__m128i *)sprites;
            _mm_storeu_si128(record, ((const __m128i *)&low[k])[lane]);
            _mm_storeu_si128(record + 1, ((const __m128i *)&high[k])[lane]);
            sprites += placed >> (4 * lane + k) & 1;
        }
    }
    return sprites;
}

QZ_TARGET uint32_t QZ_NAME(place_particles)(const qz_particle_job *job, qz_sprite *sprites, float *nearness) {
    const qz_particle_block *b = job->block;
    const floats now = f_set(job->now);
    uint32_t all = 0;
    for (int k = 0; k < QZ_PARTICLES; k += LANES) {
        const ints alive = (now >= f_load(b->birth + k)) & (now < f_load(b->death + k));
        if (!(w_signs((wide)alive) & job->lanes >> k)) continue;
        const particle_looks l = evaluate(&b->motion, k, now, qz_any_scale);
        floats u = l.x * job->x_x + l.y * job->y_x + job->one_x;
        floats v = l.x * job->x_y + l.y * job->y_y + job->one_y;
        floats w = l.x * job->x_w + l.y * job->y_w + job->one_w;
        if (job->has_depth || nearness) {
            const floats depth = f_load(b->z + k) + f_load(b->velocity_z + k) * l.age +
                                 f_load(b->acceleration_z + k) * l.half;
            if (job->has_depth) u = u + depth * job->z_x, v = v + depth * job->z_y, w = w + depth * job->z_w;
            if (nearness) f_store(nearness + k, l.x * job->near_x + l.y * job->near_y + depth * job->near_z);
        }
        floats x_x = f_set(job->x_x), x_y = f_set(job->x_y), y_x = f_set(job->y_x), y_y = f_set(job->y_y);
        floats size = f_set(job->size);
        ints shown = alive;
        if (job->has_perspective) {
            const floats inverse = 1 / w;
            u = u * inverse, v = v * inverse, size = size * inverse;
            x_x = x_x - u * job->x_w, x_y = x_y - v * job->x_w;
            y_x = y_x - u * job->y_w, y_y = y_y - v * job->y_w;
            shown &= w > 0;
        }
        const floats cosine = l.cosine * size, sine = l.sine * size;
        const floats a = cosine * x_x + sine * y_x, b_ = cosine * x_y + sine * y_y;
        const floats c = (cosine * y_x - sine * x_x) * job->upright, d = (cosine * y_y - sine * x_y) * job->upright;
        const floats full = l.alpha * job->full;

        const floats aa = f_magnitude(a), bb = f_magnitude(b_), cc = f_magnitude(c), dd = f_magnitude(d);
        const floats extent = aa + bb + cc + dd;
        const floats reach_x = aa * job->half_width + cc * job->half_height;
        const floats reach_y = bb * job->half_width + dd * job->half_height;
        shown &= (full >= 0.5f) & (extent > 0) & (extent < qz_particle_reach);
        shown &= (u + reach_x > job->left) & (u - reach_x < job->right);
        shown &= (v + reach_y > job->top) & (v - reach_y < job->bottom);
        const uint32_t placed = w_signs((wide)shown) & job->lanes >> k & (uint32_t)((1u << LANES) - 1);
        if (!placed) continue;
        all |= placed << k;
        const ints green_blue = f_tint(l.blue * full * job->blue) | f_tint(l.green * full * job->green) << 16;
        const ints alpha_red = f_tint(l.red * full * job->red) | f_tint(full) << 16;
        const wide words[8] = {(wide)u, (wide)v, (wide)a,          (wide)b_,
                               (wide)c, (wide)d, (wide)green_blue, (wide)alpha_red};
        sprites = store_sprites(sprites, words, placed);
    }
    return all;
}
