#pragma STDC FP_CONTRACT OFF
#include "qz_kernels.h"
#include "qz_pixel.h"

/* From this many blocks on, results are written around the caches, which are too small for them. */
enum { STREAMED_BLOCKS = 8192 };

void qz_clear_particles(qz_particle_block *b, double time, double x, double y, double z) {
    *b = (qz_particle_block){.time = time, .x = x, .y = y, .z0 = z};
}

void qz_set_particle(qz_particle_block *b, int32_t k, const qz_particle *p) {
    if (k < 0 || k >= QZ_PARTICLES) return;
    qz_particle_motion *c = &b->motion;
    c->x[k] = (float)(p->x - b->x), c->y[k] = (float)(p->y - b->y), b->z[k] = (float)(p->z - b->z0);
    c->velocity_x[k] = (float)p->velocity_x, c->velocity_y[k] = (float)p->velocity_y;
    b->velocity_z[k] = (float)p->velocity_z;
    c->acceleration_x[k] = (float)p->acceleration_x, c->acceleration_y[k] = (float)p->acceleration_y;
    b->acceleration_z[k] = (float)p->acceleration_z;
    c->since[k] = (float)(p->since - b->time);
    b->birth[k] = (float)(p->birth - b->time), b->death[k] = (float)(p->death - b->time);
    c->angle[k] = (float)p->angle, c->spin[k] = (float)p->spin;
    c->scale[k] = (float)p->scale, c->scale_speed[k] = (float)p->scale_speed;
    c->red[k] = (float)p->red, c->green[k] = (float)p->green;
    c->blue[k] = (float)p->blue, c->alpha[k] = (float)p->alpha;
    c->red_speed[k] = (float)p->red_speed, c->green_speed[k] = (float)p->green_speed;
    c->blue_speed[k] = (float)p->blue_speed, c->alpha_speed[k] = (float)p->alpha_speed;
}

void qz_evaluate_particles(const qz_particle_motion *motions, qz_particle_looks *looks, float now, int32_t count) {
    qz_current_kernels()->evaluate_particles(motions, looks, now, count, count >= STREAMED_BLOCKS);
}

/* The values that all blocks of a view share. */
static qz_particle_job prepare(const qz_particle_view *v) {
    const double(*m)[3] = v->projection;
    qz_particle_job job = {
        .x_x = (float)m[0][0],
        .y_x = (float)m[1][0],
        .z_x = (float)m[2][0],
        .x_y = (float)m[0][1],
        .y_y = (float)m[1][1],
        .z_y = (float)m[2][1],
        .x_w = (float)m[0][2],
        .y_w = (float)m[1][2],
        .z_w = (float)m[2][2],
        .size = (float)v->size,
        .full = 32768 * v->opacity,
        .red = v->red,
        .green = v->green,
        .blue = v->blue,
        .upright = v->upright,
        .half_width = v->half_width,
        .half_height = v->half_height,
        .left = v->left,
        .top = v->top,
        .right = v->right,
        .bottom = v->bottom,
    };
    job.near_x = (float)v->nearness[0], job.near_y = (float)v->nearness[1], job.near_z = (float)v->nearness[2];
    job.has_depth = job.z_x != 0 || job.z_y != 0 || job.z_w != 0;
    job.has_perspective = job.x_w != 0 || job.y_w != 0 || job.z_w != 0 || m[3][2] != 1;
    return job;
}

/* Sets the view's values relative to a block's origin and time; computed in double, because both may be large. */
QZ_INLINE void aim(qz_particle_job *job, const qz_particle_view *v, const qz_particle_entry *e) {
    const qz_particle_block *b = e->block;
    const double(*m)[3] = v->projection;
    job->block = b;
    job->lanes = e->lanes;
    job->now = (float)(e->now - b->time);
    job->one_x = (float)(b->x * m[0][0] + b->y * m[1][0] + b->z0 * m[2][0] + m[3][0]);
    job->one_y = (float)(b->x * m[0][1] + b->y * m[1][1] + b->z0 * m[2][1] + m[3][1]);
    job->one_w = (float)(b->x * m[0][2] + b->y * m[1][2] + b->z0 * m[2][2] + m[3][2]);
}

int32_t qz_place_particles(const qz_particle_entry *entries, int32_t count, const qz_particle_view *view,
                           qz_sprite *sprites, qz_particle_key *keys) {
    const float fractions[4] = {view->opacity, view->red, view->green, view->blue};
    for (int k = 0; k < 4; k++)
        if (!(fractions[k] >= 0) || !(fractions[k] <= 1)) return 0;
    const qz_place_kernel place = qz_current_kernels()->place_particles;
    qz_particle_job job = prepare(view);
    _Alignas(64) float nearness[QZ_PARTICLES];
    int32_t total = 0;
    for (int32_t i = 0; i < count; i++) {
        const qz_particle_entry *e = &entries[i];
        aim(&job, view, e);
        const uint32_t placed = place(&job, sprites + total, keys ? nearness : NULL);
        if (e->block->planes) qz_turn_planes(&job, sprites + total, placed);
        if (keys) {
            const qz_particle_block *b = e->block;
            const double now = e->now - b->time, *near = view->nearness;
            const double origin = b->x * near[0] + b->y * near[1] + b->z0 * near[2];
            for (uint32_t rest = placed, n = 0; rest; rest &= rest - 1, n++) {
                const int k = __builtin_ctz(rest);
                keys[total + (int32_t)n] = (qz_particle_key){now - b->birth[k], origin + nearness[k]};
            }
        }
        total += __builtin_popcount(placed);
    }
    return total;
}

int32_t qz_count_particles(const qz_particle_entry *entries, int32_t count) {
    int32_t total = 0;
    for (int32_t i = 0; i < count; i++) {
        const qz_particle_block *b = entries[i].block;
        const float now = (float)(entries[i].now - b->time);
        for (int k = 0; k < QZ_PARTICLES; k++)
            total += entries[i].lanes >> k & (now >= b->birth[k]) & (now < b->death[k]);
    }
    return total;
}
