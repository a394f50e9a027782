/* Pixel and particle kernels. Nothing here allocates, and nothing here knows a layer. */
#pragma once
#include "qz_dispatch.h"
#include "qz_image.h"
#include "qz_math.h"
#include "qz_sprite.h"
