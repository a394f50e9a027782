/* Particles, sixteen at a time: from what was settled at their birth to sprites at any later time. */
#pragma once
#include "qz_sprite.h"
#include <stdint.h>

enum { QZ_PARTICLES = 16 };

/* A particle as birth leaves it; the unit of time is the second. */
typedef struct qz_particle {
    double birth, death; /* shown at birth <= now < death */
    double since;        /* the moment the numbers below hold for, not before birth */
    double x, y, z, velocity_x, velocity_y, velocity_z, acceleration_x, acceleration_y, acceleration_z;
    double angle, spin; /* radians, +x towards +y */
    double scale, scale_speed;
    double red, green, blue, alpha, red_speed, green_speed, blue_speed, alpha_speed; /* straight colour */
} qz_particle;

/* The motion, rotation, scale and colour of flat particles, field by field: every one fills a cache line. Times are relative to `now`'s
   origin. */
typedef struct qz_particle_motion {
    float x[QZ_PARTICLES], y[QZ_PARTICLES];
    float velocity_x[QZ_PARTICLES], velocity_y[QZ_PARTICLES];
    float acceleration_x[QZ_PARTICLES], acceleration_y[QZ_PARTICLES];
    float since[QZ_PARTICLES];
    float angle[QZ_PARTICLES], spin[QZ_PARTICLES];
    float scale[QZ_PARTICLES], scale_speed[QZ_PARTICLES];
    float red[QZ_PARTICLES], green[QZ_PARTICLES], blue[QZ_PARTICLES], alpha[QZ_PARTICLES];
    float red_speed[QZ_PARTICLES], green_speed[QZ_PARTICLES], blue_speed[QZ_PARTICLES], alpha_speed[QZ_PARTICLES];
} qz_particle_motion;

/* Planes that rotate in depth, field by field: the directions of pictures' +x and +y at angle 0, and the unit vector that
   they rotate about. */
typedef struct qz_particle_planes {
    float right[3][QZ_PARTICLES], down[3][QZ_PARTICLES], axis[3][QZ_PARTICLES];
} qz_particle_planes;

/* Sixteen particles of one sequence. Floats count from the block's own time and place, so that they are as exact after
   years and far from the origin as near it. Align it to 64 bytes. */
typedef struct qz_particle_block {
    qz_particle_motion motion;
    float z[QZ_PARTICLES], velocity_z[QZ_PARTICLES], acceleration_z[QZ_PARTICLES];
    float birth[QZ_PARTICLES], death[QZ_PARTICLES];
    double time, x, y, z0;
    const qz_particle_planes *planes; /* null where pictures face the eye */
    int64_t unused[3];                /* up to whole cache lines, so that blocks may lie in a row */
} qz_particle_block;

/* An empty block whose floats count from that time and place: none of its particles ever lives. */
void qz_clear_particles(qz_particle_block *block, double time, double x, double y, double z);
/* Puts a particle into one of the block's 16 lanes. */
void qz_set_particle(qz_particle_block *block, int32_t lane, const qz_particle *particle);

/* What particles look like at one moment: `cosine` and `sine` are those of the angle times the scale, which never goes
   below 0; colours are clamped to 0...1. */
typedef struct qz_particle_looks {
    float x[QZ_PARTICLES], y[QZ_PARTICLES], alpha[QZ_PARTICLES], cosine[QZ_PARTICLES], sine[QZ_PARTICLES];
    float red[QZ_PARTICLES], green[QZ_PARTICLES], blue[QZ_PARTICLES];
} qz_particle_looks;

/* Evaluates `count` blocks of 16 at `now`, dead or alive:
       age = now - since, x = x + velocity_x*age + acceleration_x*(age*age/2), y alike, others = value + speed*age.
   NaN comes out where NaN or infinities went in, with any sign and payload; otherwise the bits are those of every
   other CPU. Angles beyond 2^22 half turns lose their meaning. Both arrays are aligned to 64 bytes. */
void qz_evaluate_particles(const qz_particle_motion *motions, qz_particle_looks *looks, float now, int32_t count);

/* Where and how particles are shown. */
typedef struct qz_particle_view {
    /* The pixel of a particle at (x, y, z) is column 0, 1 of (x, y, z, 1) * projection, divided by column 2; what has no
       positive divisor is behind the eye. Row 2 is zero where depth does not show. */
    double projection[4][3];
    /* What (x, y, z) is multiplied by to tell how far in front a particle is. */
    double nearness[3];
    double size;                    /* multiplies every particle's scale; units of space per source pixel */
    float opacity;                  /* 0...1 */
    float red, green, blue;         /* multiply every particle's, 0...1 */
    float upright;                  /* 1, or -1 to turn pictures' +y against the projection's */
    float half_width, half_height;  /* the farthest that a source pixel shows from the picture's centre */
    float left, top, right, bottom; /* pixels; particles wholly outside are left out */
} qz_particle_view;

/* Particles to show: those in `lanes` (bit k: lane k) of a block, at a time on the clock of its births. */
typedef struct qz_particle_entry {
    const qz_particle_block *block;
    double now;
    uint32_t lanes;
} qz_particle_entry;

/* What sprites may be sorted by. */
typedef struct qz_particle_key {
    double age, nearness;
} qz_particle_key;

/* Writes a sprite for each visible particle, in order, and where `keys` is not null its key; returns how many.

   Left out are the dead and unborn, those too faint for a sprite's tint or of no size, outside the view, or not finite.
   `sprites` (and `keys`) have room for 16 of every entry; what lies beyond the returned count is scratch. */
int32_t qz_place_particles(const qz_particle_entry *entries, int32_t count, const qz_particle_view *view,
                           qz_sprite *sprites, qz_particle_key *keys);

/* How many of the entries' particles live, visible or not. */
int32_t qz_count_particles(const qz_particle_entry *entries, int32_t count);
