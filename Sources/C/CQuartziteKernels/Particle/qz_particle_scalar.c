#pragma STDC FP_CONTRACT OFF
#include "qz_kernels.h"
#include "qz_pixel.h"
#include <string.h>

/* The arithmetic of the particle kernels; qz_particle_body.h has the same arithmetic for several lanes at once. */

QZ_INLINE float larger(float a, float b) { return a > b ? a : b; }
QZ_INLINE float smaller(float a, float b) { return a < b ? a : b; }
QZ_INLINE float magnitude(float a) { return __builtin_fabsf(a); }

typedef struct {
    float x, y, alpha, cosine, sine, red, green, blue;
} looks;

QZ_INLINE float color(float value, float speed, float age) { return smaller(larger(value + speed * age, 0), 1); }

QZ_INLINE float with_sign_of_odd(float value, float rounded) {
    uint32_t bits, sign;
    memcpy(&sign, &rounded, 4);
    memcpy(&bits, &value, 4);
    bits ^= sign << 31;
    memcpy(&value, &bits, 4);
    return value;
}

QZ_INLINE looks evaluate(const qz_particle_motion *p, int k, float now, float least_scale) {
    looks l;
    const float age = now - p->since[k], half = 0.5f * age * age;
    l.x = p->x[k] + p->velocity_x[k] * age + p->acceleration_x[k] * half;
    l.y = p->y[k] + p->velocity_y[k] * age + p->acceleration_y[k] * half;
    const float scale = larger(p->scale[k] + p->scale_speed[k] * age, least_scale);
    const float angle = p->angle[k] + p->spin[k] * age;
    const float rounded = angle * qz_half_turns + qz_round_to_integer, turns = rounded - qz_round_to_integer;
    float r = (angle - turns * qz_half_turn_high) - turns * qz_half_turn_low;
    r = smaller(larger(r, -qz_quarter_turn), qz_quarter_turn);
    const float q = r * r;
    const float s = r + r * (q * (qz_sin_0 + q * (qz_sin_1 + q * (qz_sin_2 + q * qz_sin_3))));
    const float c = 1 + q * (qz_cos_0 + q * (qz_cos_1 + q * (qz_cos_2 + q * (qz_cos_3 + q * qz_cos_4))));
    l.cosine = with_sign_of_odd(scale * c, rounded);
    l.sine = with_sign_of_odd(scale * s, rounded);
    l.alpha = color(p->alpha[k], p->alpha_speed[k], age);
    l.red = color(p->red[k], p->red_speed[k], age);
    l.green = color(p->green[k], p->green_speed[k], age);
    l.blue = color(p->blue[k], p->blue_speed[k], age);
    return l;
}

void qz_evaluate_particles_scalar(const qz_particle_motion *motions, qz_particle_looks *all, float now, int32_t count,
                                  int streaming) {
    (void)streaming;
    for (int32_t i = 0; i < count; i++) {
        for (int k = 0; k < QZ_PARTICLES; k++) {
            const looks l = evaluate(&motions[i], k, now, 0);
            all[i].x[k] = l.x, all[i].y[k] = l.y, all[i].alpha[k] = l.alpha;
            all[i].cosine[k] = l.cosine, all[i].sine[k] = l.sine;
            all[i].red[k] = l.red, all[i].green[k] = l.green, all[i].blue[k] = l.blue;
        }
    }
}

QZ_INLINE uint16_t tint(float x) { return (uint16_t)(int32_t)(x + 0.5f); }

/* Returns 0 if the particle is not visible. */
QZ_INLINE int place(const qz_particle_job *job, int k, qz_sprite *sprite, float *nearness) {
    const qz_particle_block *b = job->block;
    const looks l = evaluate(&b->motion, k, job->now, qz_any_scale);
    float u = l.x * job->x_x + l.y * job->y_x + job->one_x;
    float v = l.x * job->x_y + l.y * job->y_y + job->one_y;
    float w = l.x * job->x_w + l.y * job->y_w + job->one_w;
    if (job->has_depth || nearness) {
        const float age = job->now - b->motion.since[k], half = 0.5f * age * age;
        const float depth = b->z[k] + b->velocity_z[k] * age + b->acceleration_z[k] * half;
        if (job->has_depth) u = u + depth * job->z_x, v = v + depth * job->z_y, w = w + depth * job->z_w;
        if (nearness) *nearness = l.x * job->near_x + l.y * job->near_y + depth * job->near_z;
    }
    float x_x = job->x_x, x_y = job->x_y, y_x = job->y_x, y_y = job->y_y, size = job->size;
    if (job->has_perspective) {
        const float inverse = 1 / w;
        u = u * inverse, v = v * inverse, size = size * inverse;
        x_x = x_x - u * job->x_w, x_y = x_y - v * job->x_w;
        y_x = y_x - u * job->y_w, y_y = y_y - v * job->y_w;
    }
    const float cosine = l.cosine * size, sine = l.sine * size;
    sprite->x = u, sprite->y = v;
    sprite->a = cosine * x_x + sine * y_x, sprite->b = cosine * x_y + sine * y_y;
    sprite->c = (cosine * y_x - sine * x_x) * job->upright, sprite->d = (cosine * y_y - sine * x_y) * job->upright;
    const float full = l.alpha * job->full;
    sprite->blue = tint(l.blue * full * job->blue), sprite->green = tint(l.green * full * job->green);
    sprite->red = tint(l.red * full * job->red), sprite->alpha = tint(full);

    const float a = magnitude(sprite->a), c = magnitude(sprite->b), e = magnitude(sprite->c), g = magnitude(sprite->d);
    const float extent = a + c + e + g;
    const float reach_x = a * job->half_width + e * job->half_height;
    const float reach_y = c * job->half_width + g * job->half_height;
    return (job->lanes >> k & 1) && job->now >= b->birth[k] && job->now < b->death[k] && full >= 0.5f && extent > 0 &&
           extent < qz_particle_reach && (!job->has_perspective || w > 0) && u + reach_x > job->left &&
           u - reach_x < job->right && v + reach_y > job->top && v - reach_y < job->bottom;
}

uint32_t qz_place_particles_scalar(const qz_particle_job *job, qz_sprite *sprites, float *nearness) {
    uint32_t placed = 0;
    for (int k = 0; k < QZ_PARTICLES; k++) {
        qz_sprite sprite;
        if (!place(job, k, &sprite, nearness ? &nearness[k] : NULL)) continue;
        *sprites++ = sprite;
        placed |= 1u << k;
    }
    return placed;
}

/* Rotates an edge of a plane about its axis by Rodrigues' formula; the scale is a factor of sine and cosine. */
QZ_INLINE void turn_edge(float out[3], const float edge[3], const float axis[3], float cosine, float sine,
                         float scale) {
    const float along = (axis[0] * edge[0] + axis[1] * edge[1] + axis[2] * edge[2]) * (scale - cosine);
    out[0] = edge[0] * cosine + (axis[1] * edge[2] - axis[2] * edge[1]) * sine + axis[0] * along;
    out[1] = edge[1] * cosine + (axis[2] * edge[0] - axis[0] * edge[2]) * sine + axis[1] * along;
    out[2] = edge[2] * cosine + (axis[0] * edge[1] - axis[1] * edge[0]) * sine + axis[2] * along;
}

void qz_turn_planes(const qz_particle_job *job, qz_sprite *sprites, uint32_t placed) {
    const qz_particle_block *b = job->block;
    const qz_particle_planes *p = b->planes;
    for (; placed; placed &= placed - 1, sprites++) {
        const int k = __builtin_ctz(placed);
        const looks l = evaluate(&b->motion, k, job->now, qz_any_scale);
        const float age = job->now - b->motion.since[k];
        const float scale = b->motion.scale[k] + b->motion.scale_speed[k] * age;
        float x[3] = {job->x_x, job->y_x, job->z_x}, y[3] = {job->x_y, job->y_y, job->z_y}, size = job->size;
        if (job->has_perspective) {
            const float half = 0.5f * age * age;
            const float depth = b->z[k] + b->velocity_z[k] * age + b->acceleration_z[k] * half;
            const float w[3] = {job->x_w, job->y_w, job->z_w};
            size /= l.x * w[0] + l.y * w[1] + depth * w[2] + job->one_w;
            for (int i = 0; i < 3; i++) x[i] -= sprites->x * w[i], y[i] -= sprites->y * w[i];
        }
        float right[3], down[3];
        const float r[3] = {p->right[0][k], p->right[1][k], p->right[2][k]};
        const float d[3] = {p->down[0][k], p->down[1][k], p->down[2][k]};
        const float a[3] = {p->axis[0][k], p->axis[1][k], p->axis[2][k]};
        turn_edge(right, r, a, l.cosine, l.sine, scale);
        turn_edge(down, d, a, l.cosine, l.sine, scale);
        const float turned = size * job->upright;
        sprites->a = (right[0] * x[0] + right[1] * x[1] + right[2] * x[2]) * size;
        sprites->b = (right[0] * y[0] + right[1] * y[1] + right[2] * y[2]) * size;
        sprites->c = (down[0] * x[0] + down[1] * x[1] + down[2] * x[2]) * turned;
        sprites->d = (down[0] * y[0] + down[1] * y[1] + down[2] * y[2]) * turned;
    }
}
