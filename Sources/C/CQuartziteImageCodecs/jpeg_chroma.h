#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <jpeglib.h>

/// Whether the chroma of an image, whose header was read, has half the width of its luma, and its height or half of it.
bool qz_jpeg_halves_chroma(j_decompress_ptr jpeg);

/// Decompresses an image whose chroma is halved.
///
/// Chroma between two samples is interpolated within blocks of 8 x 8 samples, and not across their edges. So does
/// Apple's decoder, as frames that lottie-ios stores for its tests show.
void qz_jpeg_read_blocks(j_decompress_ptr jpeg, uint32_t *pixels, ptrdiff_t stride);
