#include "CQuartziteImageCodecs.h"

#include "palette.h"

#include <stdlib.h>
#include <string.h>

// The pixels of a row that may differ from those of the last frame; the end is excluded.
typedef struct span {
    int start, end;
} span;

struct qz_gif {
    int width, height;
    bool keeps_alpha, started;
    qz_palettizer *palettizer;
    uint32_t *straight; // the pixels of the frame
    span *spans;        // of each row
    uint32_t *shown;    // the colours on the canvas
    uint8_t *indices;
    uint8_t *output;
    uint32_t first_colors[256]; // the palette of the first frame, which the file's header has
    int first_count;
    uint32_t used_colors[256]; // the palette of a frame that has its own
};

enum {
    most_codes = 4096,
    table_size = 1 << 13,
    unseen_distance = 6, // a difference of squared distances that nobody sees
};

// Twelve bits per pixel, a length byte per 255 bytes, and the clear codes: 1.6 bytes per pixel are more than enough.
static size_t output_capacity(size_t pixels) { return pixels + pixels * 3 / 5 + 1024; }

qz_gif *qz_gif_new(int width, int height, bool keeps_alpha) {
    qz_gif *gif = calloc(1, sizeof *gif);
    if (!gif) return NULL;
    size_t count = (size_t)width * (size_t)height;
    gif->width = width;
    gif->height = height;
    gif->keeps_alpha = keeps_alpha;
    gif->palettizer = qz_palettizer_new();
    gif->straight = malloc(count * sizeof(uint32_t));
    gif->spans = malloc((size_t)height * sizeof(span));
    gif->shown = calloc(count, sizeof(uint32_t));
    gif->indices = malloc(count);
    gif->output = malloc(output_capacity(count));
    if (gif->palettizer && gif->straight && gif->spans && gif->shown && gif->indices && gif->output) return gif;
    qz_gif_free(gif);
    return NULL;
}

void qz_gif_free(qz_gif *gif) {
    if (!gif) return;
    qz_palettizer_free(gif->palettizer);
    free(gif->straight);
    free(gif->spans);
    free(gif->shown);
    free(gif->indices);
    free(gif->output);
    free(gif);
}

static void straighten(uint32_t *target, const uint32_t *source, int count) {
    for (int x = 0; x < count; x++) {
        uint32_t pixel = source[x], alpha = pixel >> 24, result = alpha << 24;
        if (alpha == 0 || alpha == 255) {
            target[x] = pixel;
            continue;
        }
        for (int shift = 0; shift < 24; shift += 8) {
            uint32_t channel = ((pixel >> shift & 255) * 255 + alpha / 2) / alpha;
            result |= (channel > 255 ? 255 : channel) << shift;
        }
        target[x] = result;
    }
}

// MARK: Changes

// Returns the first pixel from which a row differs from the opaque pixels of the last frame.
static int first_change(const uint32_t *last, const uint32_t *row, int count) {
    int x = 0;
    for (; x + 8 <= count; x += 8) {
        uint32_t difference = 0;
        for (int i = 0; i < 8; i++) difference |= last[x + i] ^ (row[x + i] | 0xFF000000u);
        if (difference) return x;
    }
    for (; x < count; x++) {
        if (last[x] != (row[x] | 0xFF000000u)) return x;
    }
    return count;
}

// Replaces the pixels of the last frame, and finds which ones change.
static void read_pixels(qz_gif *gif, const uint32_t *pixels, ptrdiff_t stride, int first, int end) {
    for (int y = 0; y < gif->height; y++) {
        if (gif->started && (y < first || y >= end)) {
            gif->spans[y] = (span){0, gif->keeps_alpha ? gif->width : 0};
            continue;
        }
        const uint32_t *row = pixels + y * stride;
        uint32_t *target = gif->straight + (size_t)y * (size_t)gif->width;
        span *changed = &gif->spans[y];
        *changed = (span){0, gif->width};
        if (gif->keeps_alpha) {
            straighten(target, row, gif->width);
            continue;
        }
        if (gif->started) {
            changed->start = first_change(target, row, gif->width);
            while (changed->end > changed->start && target[changed->end - 1] == (row[changed->end - 1] | 0xFF000000u))
                changed->end--;
        }
        for (int x = changed->start; x < changed->end; x++) target[x] = row[x] | 0xFF000000u;
    }
}

// Finds the palette entries of the pixels. While the palette stays the same, those that do not change are transparent.
static void map_pixels(qz_gif *gif) {
    int edition = qz_palettizer_edition(gif->palettizer);
    qz_palettizer_begin(gif->palettizer, gif->straight, (size_t)gif->width * (size_t)gif->height);
    bool is_kept = gif->started && qz_palettizer_edition(gif->palettizer) == edition;
    int transparent = qz_palettizer_count(gif->palettizer);
    for (int y = 0; y < gif->height; y++) {
        size_t start = (size_t)y * (size_t)gif->width;
        span *changed = &gif->spans[y];
        if (!is_kept) *changed = (span){0, gif->width};
        // The pattern of mixed colours repeats after 8 pixels.
        changed->start &= ~7;
        memset(gif->indices + start, transparent, (size_t)gif->width);
        if (changed->start >= changed->end) continue;
        size_t first = start + (size_t)changed->start;
        qz_palettizer_row(gif->palettizer, gif->straight + first, gif->indices + first, changed->end - changed->start,
                          y);
    }
}

static int distance(uint32_t a, uint32_t b) {
    int sum = 0;
    for (int shift = 0; shift < 24; shift += 8) {
        int difference = (int)(a >> shift & 255) - (int)(b >> shift & 255);
        sum += difference * difference;
    }
    return sum;
}

// Returns whether a colour on the canvas may stay, as it is about as near to the wanted one as that of the palette.
static bool suffices(const qz_gif *gif, uint32_t shown, uint32_t wanted, uint32_t color) {
    if (shown == color || qz_palettizer_is_exact(gif->palettizer)) return shown == color;
    return distance(wanted, shown) <= distance(wanted, color) + unseen_distance;
}

// Makes the pixels transparent that the canvas already shows, and finds the bounding box of the others.
static void find_changes(qz_gif *gif, qz_gif_frame *frame) {
    int low_x = gif->width, low_y = gif->height, high_x = -1, high_y = -1;
    uint8_t transparent = (uint8_t)frame->color_count;
    for (int y = 0; y < gif->height; y++) {
        uint8_t *indices = gif->indices + (size_t)y * (size_t)gif->width;
        uint32_t *shown = gif->shown + (size_t)y * (size_t)gif->width;
        const uint32_t *straight = gif->straight + (size_t)y * (size_t)gif->width;
        for (int x = gif->spans[y].start; x < gif->spans[y].end; x++) {
            if (indices[x] == transparent) continue;
            uint32_t color = frame->colors[indices[x]];
            if (!gif->keeps_alpha && gif->started && suffices(gif, shown[x], straight[x], color)) {
                indices[x] = transparent;
                continue;
            }
            shown[x] = color;
            if (x < low_x) low_x = x;
            if (x > high_x) high_x = x;
            if (y < low_y) low_y = y;
            high_y = y;
        }
    }
    bool empty = high_x < 0;
    frame->x = empty ? 0 : low_x;
    frame->y = empty ? 0 : low_y;
    frame->width = empty ? 1 : high_x - low_x + 1;
    frame->height = empty ? 1 : high_y - low_y + 1;
}

// MARK: Colours

static int index_in(const uint32_t *colors, int count, uint32_t color) {
    for (int i = 0; i < count; i++) {
        if (colors[i] == color) return i;
    }
    return -1;
}

// Gives a frame the palette of the file if that has all colours of its rectangle, or else one of those colours alone.
static void choose_palette(qz_gif *gif, qz_gif_frame *frame) {
    if (!gif->started) {
        memcpy(gif->first_colors, frame->colors, sizeof gif->first_colors);
        gif->first_count = frame->color_count;
        return;
    }
    bool used[256] = {false};
    for (int y = frame->y; y < frame->y + frame->height; y++) {
        const uint8_t *row = gif->indices + (size_t)y * (size_t)gif->width;
        for (int x = frame->x; x < frame->x + frame->width; x++) used[row[x]] = true;
    }
    uint8_t in_file[256], in_frame[256];
    bool is_in_file = true;
    int count = 0;
    for (int i = 0; i < frame->color_count; i++) {
        if (!used[i]) continue;
        const int index = is_in_file ? index_in(gif->first_colors, gif->first_count, frame->colors[i]) : -1;
        is_in_file = index >= 0;
        in_file[i] = (uint8_t)index;
        in_frame[i] = (uint8_t)count;
        gif->used_colors[count++] = frame->colors[i];
    }
    const uint8_t transparent = (uint8_t)frame->color_count;
    frame->colors = is_in_file ? gif->first_colors : gif->used_colors;
    frame->color_count = is_in_file ? gif->first_count : count;
    const uint8_t *map = is_in_file ? in_file : in_frame;
    for (int y = frame->y; y < frame->y + frame->height; y++) {
        uint8_t *row = gif->indices + (size_t)y * (size_t)gif->width;
        for (int x = frame->x; x < frame->x + frame->width; x++) {
            row[x] = row[x] == transparent ? (uint8_t)frame->color_count : map[row[x]];
        }
    }
}

void qz_gif_add(qz_gif *gif, const uint32_t *pixels, ptrdiff_t stride, int first, int end, qz_gif_frame *frame) {
    read_pixels(gif, pixels, stride, first, end);
    map_pixels(gif);
    frame->colors = qz_palettizer_colors(gif->palettizer);
    frame->color_count = qz_palettizer_count(gif->palettizer);
    find_changes(gif, frame);
    choose_palette(gif, frame);
    gif->started = true;
}

// MARK: Compression

typedef struct bit_writer {
    uint8_t *bytes;
    size_t count, block; // the bytes written; the position of the open block's length
    uint32_t buffer;
    int available;
} bit_writer;

static void put_byte(bit_writer *writer, uint8_t byte) {
    if (writer->count - writer->block == 256) {
        writer->bytes[writer->block] = 255;
        writer->block = writer->count++;
    }
    writer->bytes[writer->count++] = byte;
}

static void put_code(bit_writer *writer, int code, int bits) {
    writer->buffer |= (uint32_t)code << writer->available;
    writer->available += bits;
    while (writer->available >= 8) {
        put_byte(writer, (uint8_t)writer->buffer);
        writer->buffer >>= 8;
        writer->available -= 8;
    }
}

static void end_blocks(bit_writer *writer) {
    if (writer->available > 0) put_byte(writer, (uint8_t)writer->buffer);
    writer->bytes[writer->block] = (uint8_t)(writer->count - writer->block - 1);
    if (writer->bytes[writer->block] > 0) writer->bytes[writer->count++] = 0;
}

typedef struct code_table {
    uint32_t keys[table_size]; // 1 + (prefix << 8 | index); 0 is free
    uint16_t codes[table_size];
} code_table;

static unsigned slot_of(const code_table *table, uint32_t key) {
    unsigned slot = (key * 2654435761u) >> 19;
    while (table->keys[slot] && table->keys[slot] != key) slot = (slot + 1) & (table_size - 1);
    return slot;
}

const uint8_t *qz_gif_data(qz_gif *gif, const qz_gif_frame *frame, size_t *count) {
    int size = 2;
    while (1 << size <= frame->color_count) size++;
    code_table table;
    memset(table.keys, 0, sizeof table.keys);
    bit_writer writer = {gif->output, 2, 1, 0, 0};
    gif->output[0] = (uint8_t)size;
    int clear = 1 << size, next = clear + 2, bits = size + 1, prefix = -1;
    put_code(&writer, clear, bits);
    for (int y = frame->y; y < frame->y + frame->height; y++) {
        const uint8_t *row = gif->indices + (size_t)y * (size_t)gif->width;
        for (int x = frame->x; x < frame->x + frame->width; x++) {
            if (prefix < 0) {
                prefix = row[x];
                continue;
            }
            uint32_t key = 1 + ((uint32_t)prefix << 8 | row[x]);
            unsigned slot = slot_of(&table, key);
            if (table.keys[slot]) {
                prefix = table.codes[slot];
                continue;
            }
            put_code(&writer, prefix, bits);
            prefix = row[x];
            if (next < most_codes) {
                table.keys[slot] = key;
                table.codes[slot] = (uint16_t)next++;
                if (next - 1 == 1 << bits) bits++;
            } else {
                put_code(&writer, clear, bits);
                memset(table.keys, 0, sizeof table.keys);
                next = clear + 2;
                bits = size + 1;
            }
        }
    }
    put_code(&writer, prefix, bits);
    // A decoder also adds a code after this one and may widen its codes.
    if (next == 1 << bits && bits < 12) bits++;
    put_code(&writer, clear + 1, bits);
    end_blocks(&writer);
    *count = writer.count;
    return gif->output;
}
