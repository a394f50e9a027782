/* Blend modes in floating point, for those without a kernel of their own. */
#pragma once
#include <stdint.h>

/* Premultiplied b, g, r, a in 0...1. */
typedef struct qz_color {
    float c[4];
} qz_color;

/* Bad input (a channel above its alpha) gives some colour inside 0...1. */
qz_color qz_blend_color(qz_color source, qz_color target, int32_t mode);
