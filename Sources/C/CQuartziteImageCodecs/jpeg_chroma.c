#include "jpeg_chroma.h"

bool qz_jpeg_halves_chroma(j_decompress_ptr jpeg) {
    if (jpeg->jpeg_color_space != JCS_YCbCr || jpeg->num_components != 3) return false;
    const jpeg_component_info *luma = &jpeg->comp_info[0], *cb = &jpeg->comp_info[1], *cr = &jpeg->comp_info[2];
    bool single = cb->h_samp_factor == 1 && cb->v_samp_factor == 1 && cr->h_samp_factor == 1 && cr->v_samp_factor == 1;
    return single && luma->h_samp_factor == 2 && luma->v_samp_factor <= 2;
}

// The neighbour, within the same eight samples, of the sample that covers a pixel; the sample itself at their ends.
static int neighbour(int pixel) {
    int sample = pixel / 2, other = sample + (pixel % 2 ? 1 : -1);
    return other >= 0 && other / DCTSIZE == sample / DCTSIZE ? other : sample;
}

// Sixteen times the chroma of pixel x; `far` is the row beyond `near`, or the same.
static int chroma(const JSAMPLE *near, const JSAMPLE *far, int x) {
    int here = x / 2, beside = neighbour(x);
    return 9 * near[here] + 3 * near[beside] + 3 * far[here] + far[beside];
}

static uint32_t channel(int value) { return value < 0 ? 0 : value > 255 ? 255 : (uint32_t)value; }

// The conversion of JFIF, with the same rounding as in libjpeg.
static uint32_t pixel(int y, int cb, int cr) {
    uint32_t red = channel(y + ((91881 * cr + 32768) >> 16));
    uint32_t green = channel(y + ((-22554 * cb - 46802 * cr + 32768) >> 16));
    return 0xFF000000u | red << 16 | green << 8 | channel(y + ((116130 * cb + 32768) >> 16));
}

void qz_jpeg_read_blocks(j_decompress_ptr jpeg, uint32_t *pixels, ptrdiff_t stride) {
    jpeg->out_color_space = JCS_YCbCr;
    jpeg->raw_data_out = TRUE;
    jpeg_start_decompress(jpeg);
    const int luma_rows = jpeg->comp_info[0].v_samp_factor * DCTSIZE;
    const JDIMENSION columns = (jpeg->output_width + 2 * DCTSIZE - 1) / (2 * DCTSIZE) * DCTSIZE;
    JSAMPARRAY planes[3]; // freed with the image
    for (int k = 0; k < 3; k++)
        planes[k] = jpeg->mem->alloc_sarray((j_common_ptr)jpeg, JPOOL_IMAGE, k ? columns : 2 * columns,
                                            (JDIMENSION)(k ? DCTSIZE : luma_rows));
    const int width = (int)jpeg->output_width;
    while (jpeg->output_scanline < jpeg->output_height) {
        const int top = (int)jpeg->output_scanline, rest = (int)jpeg->output_height - top;
        jpeg_read_raw_data(jpeg, planes, (JDIMENSION)luma_rows);
        for (int y = 0; y < luma_rows && y < rest; y++) {
            const int near = luma_rows == DCTSIZE ? y : y / 2, far = luma_rows == DCTSIZE ? y : neighbour(y);
            uint32_t *row = pixels + (ptrdiff_t)(top + y) * stride;
            for (int x = 0; x < width; x++) {
                int cb = (chroma(planes[1][near], planes[1][far], x) + 8) >> 4;
                int cr = (chroma(planes[2][near], planes[2][far], x) + 8) >> 4;
                row[x] = pixel(planes[0][y][x], cb - 128, cr - 128);
            }
        }
    }
    jpeg_finish_decompress(jpeg);
}
