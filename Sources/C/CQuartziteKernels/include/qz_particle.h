/* Particles in blocks of sixteen: computes sprites at any time from the values at birth. */
#pragma once
#include "qz_sprite.h"
#include <stdint.h>

enum { QZ_PARTICLES = 16 };

/* A particle's values as determined at its birth; times are in seconds. */
typedef struct qz_particle {
    double birth, death; /* visible if birth <= now < death */
    double since;        /* the time of the values below, not before birth */
    double x, y, z, velocity_x, velocity_y, velocity_z, acceleration_x, acceleration_y, acceleration_z;
    double angle, spin; /* in radians, from +x towards +y */
    double scale, scale_speed;
    double red, green, blue, alpha, red_speed, green_speed, blue_speed, alpha_speed; /* unpremultiplied */
} qz_particle;

/* The motion, rotation, scale and colour of flat particles; each field is an array that fills a cache line. Times have
   the same origin as `now`. */
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

/* Planes that rotate in depth, one array per component: the directions of the image's +x and +y at angle 0, and the
   unit vector about which they rotate. */
typedef struct qz_particle_planes {
    float right[3][QZ_PARTICLES], down[3][QZ_PARTICLES], axis[3][QZ_PARTICLES];
} qz_particle_planes;

/* Sixteen particles of one sequence. Floats are relative to the block's own time and origin, so that they are equally
   exact after years and far from the layer's origin. Must be aligned to 64 bytes. */
typedef struct qz_particle_block {
    qz_particle_motion motion;
    float z[QZ_PARTICLES], velocity_z[QZ_PARTICLES], acceleration_z[QZ_PARTICLES];
    float birth[QZ_PARTICLES], death[QZ_PARTICLES];
    double time, x, y, z0;
    const qz_particle_planes *planes; /* null if images face the viewer */
    int64_t unused[3];                /* pads to whole cache lines for arrays of blocks */
} qz_particle_block;

/* Sets a block's time and origin and clears its particles, so that none is ever alive. */
void qz_clear_particles(qz_particle_block *block, double time, double x, double y, double z);
/* Sets the particle of one of the block's 16 lanes. */
void qz_set_particle(qz_particle_block *block, int32_t lane, const qz_particle *particle);

/* The appearance of particles at one moment. `cosine` and `sine` are those of the angle times the scale, which is
   clamped to 0 or more; colours are clamped to 0...1. */
typedef struct qz_particle_looks {
    float x[QZ_PARTICLES], y[QZ_PARTICLES], alpha[QZ_PARTICLES], cosine[QZ_PARTICLES], sine[QZ_PARTICLES];
    float red[QZ_PARTICLES], green[QZ_PARTICLES], blue[QZ_PARTICLES];
} qz_particle_looks;

/* Evaluates all particles of `count` blocks of 16 at `now`, alive or not:
       age = now - since, x = x + velocity_x*age + acceleration_x*(age*age/2), likewise y, others = value + speed*age.
   Nonfinite inputs give NaN with any sign and payload; for all other inputs, output bits do not depend on the CPU.
   Angles beyond 2^22 half turns give meaningless results. Both arrays must be aligned to 64 bytes. */
void qz_evaluate_particles(const qz_particle_motion *motions, qz_particle_looks *looks, float now, int32_t count);

/* The position and appearance with which particles are shown. */
typedef struct qz_particle_view {
    /* The pixel of a particle at (x, y, z) is columns 0 and 1 of (x, y, z, 1) * projection, divided by column 2; if the
       divisor is not positive, the particle is behind the viewer. Row 2 is zero if particles are drawn flat. */
    double projection[4][3];
    /* The weights of x, y and z in a particle's nearness. */
    double nearness[3];
    double size;                    /* the factor of every particle's scale, in units of space per source pixel */
    float opacity;                  /* 0...1 */
    float red, green, blue;         /* the factors of every particle's colour, 0...1 */
    float upright;                  /* 1, or -1 to flip images against the projection's +y */
    float half_width, half_height;  /* the largest distances of a source pixel from the image's centre */
    float left, top, right, bottom; /* in pixels; particles completely outside are left out */
} qz_particle_view;

/* The particles in `lanes` (bit k is lane k) of a block, at a time on the clock of its births. */
typedef struct qz_particle_entry {
    const qz_particle_block *block;
    double now;
    uint32_t lanes;
} qz_particle_entry;

/* The values by which sprites can be sorted. */
typedef struct qz_particle_key {
    double age, nearness;
} qz_particle_key;

/* Writes a sprite for each visible particle in order, and its key if `keys` is not null; returns their number.

   A particle is not visible if it is dead, unborn, too faint for a sprite's tint, of size 0, outside the view, or not
   finite. `sprites` and `keys` must have room for 16 elements per entry; elements after the returned number are
   undefined. */
int32_t qz_place_particles(const qz_particle_entry *entries, int32_t count, const qz_particle_view *view,
                           qz_sprite *sprites, qz_particle_key *keys);

/* Returns the number of the entries' living particles, visible or not. */
int32_t qz_count_particles(const qz_particle_entry *entries, int32_t count);
