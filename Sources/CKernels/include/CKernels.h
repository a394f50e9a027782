/* Pixel and particle kernels. They allocate no memory and know nothing of layers. */
#pragma once
#include "qz_blur.h"
#include "qz_composite.h"
#include "qz_coverage.h"
#include "qz_dispatch.h"
#include "qz_fetch.h"
#include "qz_filter.h"
#include "qz_image.h"
#include "qz_math.h"
#include "qz_mip.h"
#include "qz_particle.h"
#include "qz_sprite.h"
#include "qz_texture.h"
