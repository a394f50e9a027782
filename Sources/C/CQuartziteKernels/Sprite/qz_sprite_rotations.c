#pragma STDC FP_CONTRACT OFF
#include "qz_sprite.h"
#include "qz_sprite_job.h"

/* Sine for |x| <= pi: an odd polynomial with an error of 4e-7, far below the resolution of 16.16 texture steps. The
   cosine is the sine a quarter turn further. */
QZ_INLINE float sine(float x) {
    const float half_pi = 1.57079633f, pi = 3.14159265f;
    if (x > half_pi) x = pi - x;
    if (x < -half_pi) x = -pi - x;
    const float z = x * x;
    return x + x * z * (-0.166666667f + z * (0.00833332f + z * (-0.000198408f + z * 2.7525e-6f + z * z * -2.4e-8f)));
}

QZ_INLINE uint16_t to_tint(float x) {
    x = x > 0 ? x : 0;
    return (uint16_t)((x < 1 ? x : 1) * 32768 + 0.5f);
}

void qz_sprites_from_rotations(qz_sprite *sprites, const float *items, int32_t count) {
    const float turn = 6.28318531f;
    for (int32_t i = 0; i < count; i++, items += 8) {
        const float turns = items[3] * 0.159154943f;
        float angle = 0;
        if (turns > -1e6f && turns < 1e6f) {
            const int32_t whole = (int32_t)(turns + (turns < 0 ? -0.5f : 0.5f));
            /* Two steps keep the difference exact enough for angles of many turns. */
            angle = (items[3] - (float)whole * 6.28125f) - (float)whole * 0.00193530718f;
            angle = angle > turn / 2 ? turn / 2 : angle < -turn / 2 ? -turn / 2 : angle;
        }
        const float quarter = angle + turn / 4;
        const float s = sine(angle) * items[2], c = sine(quarter > turn / 2 ? quarter - turn : quarter) * items[2];
        const float alpha = items[7];
        sprites[i] = (qz_sprite){.x = items[0],
                                 .y = items[1],
                                 .a = c,
                                 .b = s,
                                 .c = -s,
                                 .d = c,
                                 .blue = to_tint(items[6] * alpha),
                                 .green = to_tint(items[5] * alpha),
                                 .red = to_tint(items[4] * alpha),
                                 .alpha = to_tint(alpha)};
    }
}
