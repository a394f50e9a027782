/* One set of kernels per instruction set; qz_dispatch.c holds the current one. */
#pragma once
#include "qz_dispatch.h"
#include "qz_sprite_job.h"

typedef struct qz_kernels {
    qz_sprite_kernel draw_sprite;
} qz_kernels;

const qz_kernels *qz_current_kernels(void);
