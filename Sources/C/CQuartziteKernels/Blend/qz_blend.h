/* Blend modes in floating point, for modes without a kernel of their own. */
#pragma once
#include <stdint.h>

/* A premultiplied colour: b, g, r, a, each 0...1. */
typedef struct qz_color {
    float c[4];
} qz_color;

/* Blends two colours. Invalid input (a channel above its alpha) gives an unspecified colour inside 0...1. */
qz_color qz_blend_color(qz_color source, qz_color target, int32_t mode);
