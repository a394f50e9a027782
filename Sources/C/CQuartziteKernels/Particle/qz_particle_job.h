/* The types and constants that the particle kernels of all instruction sets share. */
#pragma once
#include "qz_particle.h"

/* A view relative to the origin and time of one block. */
typedef struct qz_particle_job {
    const qz_particle_block *block;
    uint32_t lanes;
    float now;
    float x_x, y_x, z_x, one_x; /* pixel x = (x*x_x + y*y_x + z*z_x + one_x) / w */
    float x_y, y_y, z_y, one_y;
    float x_w, y_w, z_w, one_w;
    float near_x, near_y, near_z;
    int has_depth, has_perspective;
    float red, green, blue;
    float size, full, upright; /* `full` is the tint of an opaque particle */
    float half_width, half_height, left, top, right, bottom;
} qz_particle_job;

/* Writes the visible sprites of the block's 16 lanes without gaps and returns a bit mask of their lanes. If `nearness`
   is not null, it receives the nearness of all lanes, relative to the block's origin. */
typedef uint32_t (*qz_place_kernel)(const qz_particle_job *job, qz_sprite *sprites, float *nearness);
typedef void (*qz_evaluate_kernel)(const qz_particle_motion *motions, qz_particle_looks *looks, float now,
                                   int32_t count, int streaming);

/* Rotates the sprites of the lanes in `placed` in depth, according to the block's planes. */
void qz_turn_planes(const qz_particle_job *job, qz_sprite *sprites, uint32_t placed);

/* The limit of pixels per source pixel of a sprite; sprites that exceed it draw nothing. */
static const float qz_particle_reach = 1e6f;
/* The least scale: negative, because sprites may shrink through zero, which rotates their images. */
static const float qz_any_scale = -3.4e38f;

/* Angles are reduced to within a quarter turn of a whole number of half turns. Adding qz_round_to_integer rounds to an
   integer whose parity is in the lowest bit. A half turn is subtracted in two parts; multiples of the first part are
   exact up to 2^14. */
static const float qz_round_to_integer = 12582912.0f;
static const float qz_half_turns = 0.318309886f;
static const float qz_half_turn_high = 3.140625f, qz_half_turn_low = 9.67653589793e-4f;
static const float qz_quarter_turn = 1.57079637f;

/* sin r = r + r^3 (s0 + s1 r^2 + ...), cos r = 1 + r^2 (c0 + c1 r^2 + ...), fitted to |r| <= pi/2 with the smallest
   maximum error: below 5e-9 before rounding. */
static const float qz_sin_0 = -0.166666571f, qz_sin_1 = 8.33301717e-3f, qz_sin_2 = -1.98066065e-4f,
                   qz_sin_3 = 2.60003543e-6f;
static const float qz_cos_0 = -0.499999995f, qz_cos_1 = 4.16666407e-2f, qz_cos_2 = -1.38884033e-3f,
                   qz_cos_3 = 2.47618763e-5f, qz_cos_4 = -2.60769214e-7f;
