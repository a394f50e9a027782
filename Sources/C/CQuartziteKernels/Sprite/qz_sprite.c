#pragma STDC FP_CONTRACT OFF
#include "qz_sprite.h"
#include "qz_kernels.h"
#include "qz_mip.h"
#include "qz_sprite_geometry.h"
#include "qz_sprite_job.h"
#include <math.h>

enum { MAX_LEVELS = 16, FETCHED_AHEAD = 12, TARGET_IS_FETCHED_FROM = 128, PIXELS_PER_LINE = 16 };

/* Up to this factor, one level suffices: above it, texels would be skipped; just below it, the next level would be
   enlarged. */
static const double most_linear_shrinks = 1.5;
static const int64_t far_away = (int64_t)1 << 40;
static const double most_texels_per_pixel = 512;

typedef struct level {
    const qz_texture *texture;
    double scale_u, scale_v; /* texels of this level per pixel of level 0 */
} level;

typedef struct {
    const qz_target *target;
    level levels[MAX_LEVELS];
    int32_t level_count;
    double half_width, half_height;
    qz_filter filter;
    int additive;
} batch;

/* Finds the pixels whose centres can sample the picture: its parallelogram, grown by half a texel of the level that
   is read. */
QZ_INLINE int clipped_box(const qz_sprite *s, double half_u, double half_v, qz_box limit, qz_box *box) {
    const double ex = magnitude(s->a) * half_u + magnitude(s->c) * half_v;
    const double ey = magnitude(s->b) * half_u + magnitude(s->d) * half_v;
    const double x0 = s->x - ex, x1 = s->x + ex, y0 = s->y - ey, y1 = s->y + ey;
    if (!(x1 > limit.x0 && x0 < limit.x1 && y1 > limit.y0 && y0 < limit.y1)) return 0;
    box->x0 = x0 > limit.x0 ? floor_int(x0) : limit.x0;
    box->y0 = y0 > limit.y0 ? floor_int(y0) : limit.y0;
    box->x1 = x1 < limit.x1 - 1 ? floor_int(x1) + 1 : limit.x1;
    box->y1 = y1 < limit.y1 - 1 ? floor_int(y1) + 1 : limit.y1;
    return 1;
}

QZ_INLINE int64_t to_fixed(double x) {
    x = x * 65536;
    return (int64_t)(x + (x < 0 ? -0.5 : 0.5));
}

/* Computes, as functions of the row, the columns in which u, v, u + v and u - v are in range. The range is extended
   by the possible rounding error and a fraction of a column; the excess samples transparent black. */
QZ_INLINE void solve_spans(qz_sprite_job *job, int64_t u, int64_t v, const int64_t low[4], const int64_t high[4]) {
    const int64_t at[4] = {u, v, u + v, u - v};
    const int64_t dux = job->dux, dvx = job->dvx, duy = job->duy, dvy = job->dvy;
    const int64_t per_column[4] = {dux, dvx, dux + dvx, dux - dvx}, per_row[4] = {duy, dvy, duy + dvy, duy - dvy};
    float step[4], slide[4], first[4], last[4];
    for (int k = 0; k < 4; k++) {
        step[k] = (float)per_column[k], slide[k] = (float)per_row[k];
        first[k] = (float)(low[k] - at[k]), last[k] = (float)(high[k] - at[k]);
    }
    const float rows = (float)(job->y1 - job->y0), rounding = 1.0f / (1 << 20);
    for (int k = 0; k < 4; k++) {
        /* A row of constant position is entirely inside or outside; the steep slope expresses this in the same
           terms. */
        const float columns = step[k] != 0 ? 1 / step[k] : 1e18f, slope = -slide[k] * columns;
        const float a = first[k] * columns, b = last[k] * columns;
        const float slack = 1.0f / 16 + (fabsf(a) + fabsf(b) + rows * fabsf(slope)) * rounding;
        job->lo[k] = (a < b ? a : b) + 1 - slack; /* the 1 makes truncation round up */
        job->hi[k] = (a < b ? b : a) + 1 + slack;
        job->slope[k] = slope;
    }
}

/* Sets the tint of the job, and returns the extent of the texels that it leaves visible. */
QZ_INLINE const qz_reach *set_tint(qz_sprite_job *job, const qz_sprite *s, const qz_texture *texture) {
    const uint16_t tint[4] = {s->blue, s->green, s->red, s->alpha};
    int32_t most = 0;
    for (int c = 0; c < 4; c++) {
        const int32_t clamped = tint[c] < 32768 ? tint[c] : 32768;
        job->tint[c] = (int16_t)((clamped * 128 + 127) / 254); /* weights sum to 127, samples to 64 */
        if (job->tint[c] > most) most = job->tint[c];
    }
    int i = 0;
    while (i < QZ_REACHES - 1 && qz_sprite_hides(1 << i, most)) i++;
    return &texture->reaches[i];
}

/* Returns false if nothing of the sprite is visible. The box is that of `outline`, whose texels may be larger than
   those of `level`. */
QZ_INLINE int prepare(qz_sprite_job *job, const batch *b, const qz_sprite *s, const level *level,
                      const struct level *outline) {
    const qz_target *t = b->target;
    const qz_image *image = &level->texture->image;
    const double determinant = (double)s->a * s->d - (double)s->b * s->c;
    const double k_u = level->scale_u / determinant;
    const double k_v = level->scale_v == level->scale_u ? k_u : level->scale_v / determinant;
    const double dux = s->d * k_u, duy = -s->c * k_u, dvx = -s->b * k_v, dvy = s->a * k_v;
    const double steepest = magnitude(dux) + magnitude(duy) + magnitude(dvx) + magnitude(dvy);
    if (!(steepest <= most_texels_per_pixel)) return 0;
    const int nearest = b->filter == QZ_NEAREST;
    const double margin = nearest ? 0 : 0.5;
    qz_box box;
    if (!clipped_box(s, b->half_width + margin / outline->scale_u, b->half_height + margin / outline->scale_v,
                     (qz_box){t->x0, t->y0, t->x1, t->y1}, &box))
        return 0;
    job->x0 = box.x0, job->y0 = box.y0, job->x1 = box.x1, job->y1 = box.y1;
    job->dux = (int32_t)to_fixed(dux), job->duy = (int32_t)to_fixed(duy);
    job->dvx = (int32_t)to_fixed(dvx), job->dvy = (int32_t)to_fixed(dvy);

    /* The origin is the pixel that contains the sprite's centre; 1/256 of a texel rounds the 7-bit fractions. */
    const int32_t ox = floor_int(s->x), oy = floor_int(s->y);
    const double px = ox + 0.5 - s->x, py = oy + 0.5 - s->y, bias = nearest ? 0 : 0.5 + 1.0 / 256;
    const double u = dux * px + duy * py + image->width * 0.5 + bias;
    const double v = dvx * px + dvy * py + image->height * 0.5 + bias;
    const int64_t columns = box.x0 - ox, rows = box.y0 - oy;
    const int64_t fixed_u = to_fixed(u) + columns * job->dux + rows * job->duy;
    const int64_t fixed_v = to_fixed(v) + columns * job->dvx + rows * job->dvy;
    job->u = (uint32_t)fixed_u, job->v = (uint32_t)fixed_v;

    const int32_t inset = nearest ? 1 : 0;
    job->last_u = (uint16_t)(image->width - inset), job->last_v = (uint16_t)(image->height - inset);
    int64_t low[4], high[4];
    const qz_reach *reach = set_tint(job, s, level->texture);
    for (int k = 0; k < 4; k++) low[k] = (int64_t)reach->low[k] * 65536, high[k] = (int64_t)reach->high[k] * 65536;
    if (nearest) {
        low[0] = 0, high[0] = (int64_t)image->width * 65536, low[1] = 0, high[1] = (int64_t)image->height * 65536;
        low[2] = low[3] = -far_away, high[2] = high[3] = far_away;
    }
    solve_spans(job, fixed_u, fixed_v, low, high);
    job->texels = image->pixels + (ptrdiff_t)inset * (image->stride + 1);
    job->texel_stride = image->stride;
    job->columns = level->texture->columns;
    if (job->columns) job->columns += (ptrdiff_t)inset * (image->width + 3);
    job->column_stride = image->width + 2;
    return 1;
}

/* Returns the first level that the sprite shrinks by less than `most_linear_shrinks` along both axes of the screen,
   or by less than 2 if the next level is mixed in. `shrinks` receives the square of the factor. */
QZ_INLINE const level *choose_level(const batch *b, const qz_sprite *s, double *shrinks) {
    double square, texels = most_shrunk(s, &square);
    const double limit = b->filter == QZ_TRILINEAR ? 4 : most_linear_shrinks * most_linear_shrinks;
    int32_t i = 0;
    for (; i < b->level_count - 1 && texels >= square * limit; i++) texels *= 0.25;
    *shrinks = texels / square;
    return &b->levels[i];
}

/* Samples the texture at the position that belongs to a pixel. */
QZ_INLINE uint32_t sample_at(const qz_sprite_job *job, int32_t x, int32_t y) {
    const uint32_t columns = (uint32_t)(x - job->x0), rows = (uint32_t)(y - job->y0);
    return qz_sprite_sample(job, job->u + columns * (uint32_t)job->dux + rows * (uint32_t)job->duy,
                            job->v + columns * (uint32_t)job->dvx + rows * (uint32_t)job->dvy);
}

/* Draws both levels, mixed according to the position of the sprite's scale between them. */
static void draw_trilinear(const batch *b, const qz_sprite *s, const level *fine, double shrinks, qz_sprite_job job) {
    qz_sprite_job coarse = job;
    const level *next = fine + 1;
    if (!prepare(&coarse, b, s, next, next) || !prepare(&job, b, s, fine, next)) return;
    const uint32_t part = (uint32_t)((sqrt(shrinks) - 1) * 256);
    for (int32_t y = coarse.y0; y < coarse.y1; y++) {
        uint32_t *row = job.pixels + y * job.stride;
        for (int32_t x = coarse.x0; x < coarse.x1; x++) {
            const uint32_t first = sample_at(&job, x, y), second = sample_at(&coarse, x, y);
            uint32_t mixed = 0;
            for (int c = 0; c < 4; c++) {
                const uint32_t sum = qz_channel(first, c) * (256 - part) + qz_channel(second, c) * part;
                mixed |= (sum + 128) >> 8 << (8 * c);
            }
            row[x] = qz_sprite_blend(&job, mixed, row[x]);
        }
    }
}

static void add_levels(batch *b, const qz_texture *textures, int32_t count) {
    const qz_image *base = &textures[0].image;
    for (int32_t i = 0; i < count && b->level_count < MAX_LEVELS; i++) {
        const qz_image *image = &textures[i].image;
        if (image->width > QZ_IMAGE_MAX_SIDE || image->height > QZ_IMAGE_MAX_SIDE) continue;
        if (image->width < 1 || image->height < 1 || image->stride > INT16_MAX) continue;
        b->levels[b->level_count++] = (level){.texture = &textures[i],
                                              .scale_u = (double)image->width / base->width,
                                              .scale_v = (double)image->height / base->height};
    }
}

/* Many sprites touch the whole clip in an order that the processor cannot predict; reading it row by row loads the
   cache fast. */
static void fetch_target(const qz_target *t) {
    for (int32_t y = t->y0; y < t->y1; y++)
        for (int32_t x = t->x0; x < t->x1; x += PIXELS_PER_LINE)
            (void)*(const volatile uint32_t *)&t->pixels[(ptrdiff_t)y * t->stride + x];
}

void qz_draw_sprites(const qz_target *target, const qz_texture *levels, int32_t level_count, const qz_sprite *sprites,
                     const uint32_t *indices, int32_t count, int additive, qz_filter filter) {
    if (level_count < 1 || count < 1 || target->x0 >= target->x1 || target->y0 >= target->y1) return;
    batch b = {.target = target, .filter = filter, .additive = additive};
    b.half_width = levels[0].image.width * 0.5, b.half_height = levels[0].image.height * 0.5;
    add_levels(&b, levels, level_count);
    if (b.level_count == 0) return;

    if (count >= TARGET_IS_FETCHED_FROM) fetch_target(target);
    const qz_sprite_kernel draw = qz_current_kernels()->draw_sprite;
    qz_sprite_job job = {.pixels = target->pixels, .stride = target->stride, .additive = additive != 0};
    job.store_end = target->x1 < target->width ? target->x1 : target->width + QZ_TARGET_SLACK;
    job.fraction_mask = filter == QZ_NEAREST ? 0 : 127;
    for (int32_t i = 0; i < count; i++) {
        const qz_sprite *s = &sprites[indices ? indices[i] : (uint32_t)i];
        /* The sprites of a band are scattered in memory, where the processor cannot predict them. */
        if (indices && i + FETCHED_AHEAD < count) __builtin_prefetch(&sprites[indices[i + FETCHED_AHEAD]]);
        if (!is_drawable(s)) continue;
        double shrinks;
        const level *l = choose_level(&b, s, &shrinks);
        if (filter == QZ_TRILINEAR && shrinks > 1 && l < b.levels + b.level_count - 1)
            draw_trilinear(&b, s, l, shrinks, job);
        else if (prepare(&job, &b, s, l, l)) draw(&job);
    }
}
