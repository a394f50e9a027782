/* Draws the path workloads with Blend2D, so that Python costs nothing, and prints the lines of peers-workloads.

   The environment variable BLEND2D names the shared library, for instance that of the PyPI package pyblend2d (Blend2D
   0.21). Its functions are declared here, since the package has no headers; PEERS_... are those of peers-workloads. */
#include <dlfcn.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 1920, HEIGHT = 1080, WAVE_POINTS = 151, MOST_FRAMES = 25, LEAST_FRAMES = 5 };
enum { FORMAT_PRGB32 = 1, ACCESS_READ_WRITE = 3, GEOMETRY_CIRCLE = 5, GEOMETRY_ROUND_RECT = 7, JOIN_MITER_BEVEL = 1 };
enum { TEXT_LATIN1 = 3 };

/* Every object of the library has 16 bytes. */
typedef struct object {
    uint64_t words[2];
} object;

typedef struct glyph_run {
    void *glyphs, *placements;
    size_t size;
    uint8_t reserved, placement_type;
    int8_t glyph_advance, placement_advance;
    uint32_t flags;
} glyph_run;

typedef struct create_info {
    uint32_t flags, threads, features, commands, states;
    int32_t origin[2];
    uint32_t reserved[1];
} create_info;

typedef struct point {
    double x, y;
} point;

/* Each line: the name after "bl_", and the parameters. */
#define FUNCTIONS(F)                                                                                                   \
    F(image_init_as_from_data,                                                                                         \
      (object *, int, int, uint32_t, void *, intptr_t, uint32_t, void (*)(void *, void *, void *), void *))            \
    F(context_init, (object *))                                                                                        \
    F(context_begin, (object *, object *, const create_info *))                                                        \
    F(context_end, (object *))                                                                                         \
    F(context_flush, (object *, uint32_t))                                                                             \
    F(context_fill_all_rgba32, (object *, uint32_t))                                                                   \
    F(context_fill_geometry_rgba32, (object *, uint32_t, const void *, uint32_t))                                      \
    F(context_stroke_geometry_rgba32, (object *, uint32_t, const void *, uint32_t))                                    \
    F(context_stroke_path_d_rgba32, (object *, const point *, const object *, uint32_t))                               \
    F(context_fill_glyph_run_d_rgba32, (object *, const point *, const object *, const glyph_run *, uint32_t))         \
    F(context_set_stroke_width, (object *, double))                                                                    \
    F(context_set_stroke_join, (object *, uint32_t))                                                                   \
    F(context_set_stroke_miter_limit, (object *, double))                                                              \
    F(path_init, (object *))                                                                                           \
    F(path_clear, (object *))                                                                                          \
    F(path_move_to, (object *, double, double))                                                                        \
    F(path_poly_to, (object *, const point *, size_t))                                                                 \
    F(font_face_init, (object *))                                                                                      \
    F(font_face_create_from_file, (object *, const char *, uint32_t))                                                  \
    F(font_init, (object *))                                                                                           \
    F(font_create_from_face, (object *, const object *, float))                                                        \
    F(font_map_text_to_glyphs, (const object *, object *, void *))                                                     \
    F(font_position_glyphs, (const object *, object *))                                                                \
    F(glyph_buffer_init, (object *))                                                                                   \
    F(glyph_buffer_set_text, (object *, const void *, size_t, uint32_t))

#define DECLARE(name, parameters) static uint32_t(*bl_##name) parameters;
FUNCTIONS(DECLARE)

static const glyph_run *(*bl_glyph_buffer_get_glyph_run)(const object *);

static void fail(const char *what) {
    fprintf(stderr, "blend2d-peer: %s\n", what);
    exit(2);
}

static void *symbol(void *library, const char *name) {
    void *address = dlsym(library, name);
    if (!address) fail(name);
    return address;
}

static void load_library(void) {
    const char *path = getenv("BLEND2D");
    void *library = path ? dlopen(path, RTLD_NOW) : NULL;
    if (!library) fail("BLEND2D must name Blend2D's shared library");
#define LOAD(name, parameters) *(void **)&bl_##name = symbol(library, "bl_" #name);
    FUNCTIONS(LOAD)
    *(void **)&bl_glyph_buffer_get_glyph_run = symbol(library, "bl_glyph_buffer_get_glyph_run");
}

/* ---- Input ---- */

typedef struct shape {
    uint32_t kind;
    float a[5];
    uint32_t color, wave;
} shape;

static void *contents(const char *name, size_t *size) {
    char path[4096];
    const char *folder = getenv("PEERS_DATA");
    snprintf(path, sizeof path, "%s/%s", folder ? folder : ".", name);
    FILE *file = fopen(path, "rb");
    if (!file) fail(path);
    fseek(file, 0, SEEK_END);
    *size = (size_t)ftell(file);
    rewind(file);
    void *bytes = malloc(*size);
    if (!bytes || fread(bytes, 1, *size, file) != *size) fail(path);
    fclose(file);
    return bytes;
}

/* Colours are not premultiplied in Blend2D. */
static uint32_t straight(uint32_t color) {
    const uint32_t alpha = color >> 24;
    uint32_t result = alpha << 24;
    for (int shift = 0; shift < 24 && alpha; shift += 8) {
        const uint32_t value = ((color >> shift & 255) * 255 + alpha / 2) / alpha;
        result |= (value < 255 ? value : 255) << shift;
    }
    return result;
}

static const shape *shapes;
static size_t shape_count;
static const float *waves;

/* ---- Drawing ---- */

static uint32_t *pixels;
static object image, context, path;
static create_info info;

static void prepare(void) {
    if (bl_context_begin(&context, &image, info.threads ? &info : NULL)) fail("no context");
    bl_context_fill_all_rgba32(&context, 0xff202020);
    bl_context_flush(&context, 0x80000000u);
}

static void stroke_wave(const shape *s, uint32_t color) {
    const float *numbers = waves + (size_t)s->wave * WAVE_POINTS * 2;
    point points[WAVE_POINTS];
    for (int i = 0; i < WAVE_POINTS; i++) points[i] = (point){numbers[2 * i], numbers[2 * i + 1]};
    bl_path_clear(&path);
    bl_path_move_to(&path, points[0].x, points[0].y);
    bl_path_poly_to(&path, points + 1, WAVE_POINTS - 1);
    bl_context_set_stroke_width(&context, s->a[4]);
    bl_context_stroke_path_d_rgba32(&context, &(point){0, 0}, &path, color);
}

/* `kinds` is a set of bits. */
static void draw_shapes(uint32_t kinds, int stroked) {
    bl_context_set_stroke_join(&context, JOIN_MITER_BEVEL);
    bl_context_set_stroke_miter_limit(&context, 10);
    for (size_t i = 0; i < shape_count; i++) {
        const shape *s = &shapes[i];
        const uint32_t color = straight(s->color);
        const double circle[3] = {s->a[0], s->a[1], s->a[2]};
        const double rectangle[6] = {s->a[0], s->a[1], s->a[2], s->a[3], s->a[4], s->a[4]};
        if (!(kinds >> s->kind & 1)) continue;
        if (s->kind == 2) {
            stroke_wave(s, color);
            continue;
        }
        const uint32_t type = s->kind == 0 ? GEOMETRY_CIRCLE : GEOMETRY_ROUND_RECT;
        const void *data = s->kind == 0 ? circle : rectangle;
        if (stroked) {
            bl_context_set_stroke_width(&context, 3);
            bl_context_stroke_geometry_rgba32(&context, type, data, color);
        } else bl_context_fill_geometry_rgba32(&context, type, data, color);
    }
}

/* ---- Text: the lines of PeerWorkloads+Text.swift ---- */

static const char sentence[] =
    "Sphinx of black quartz, judge my vow: 0123456789 & the five boxing wizards jump quickly. ";
enum { SIZES = 8, SENTENCE = sizeof sentence - 1, MOST_LETTERS = 320 };
static const int sizes[SIZES] = {11, 13, 15, 17, 20, 24, 28, 34};
static object fonts[SIZES];
static const glyph_run *runs[SIZES];

static int letters_of(int size) {
    const int count = 3100 / size;
    return count < MOST_LETTERS ? count : MOST_LETTERS;
}

static int load_text(void) {
    static object face, buffers[SIZES];
    const char *file = getenv("PEERS_FONT");
    char text[MOST_LETTERS];
    for (int i = 0; i < MOST_LETTERS; i++) text[i] = sentence[i % SENTENCE];
    bl_font_face_init(&face);
    if (bl_font_face_create_from_file(&face, file ? file : "/usr/share/fonts/opentype/inter/Inter-Regular.otf", 0))
        return 0;
    for (int i = 0; i < SIZES; i++) {
        bl_font_init(&fonts[i]);
        if (bl_font_create_from_face(&fonts[i], &face, (float)sizes[i])) return 0;
        bl_glyph_buffer_init(&buffers[i]);
        if (bl_glyph_buffer_set_text(&buffers[i], text, (size_t)letters_of(sizes[i]), TEXT_LATIN1)) return 0;
        if (bl_font_map_text_to_glyphs(&fonts[i], &buffers[i], NULL)) return 0;
        if (bl_font_position_glyphs(&fonts[i], &buffers[i])) return 0;
        runs[i] = bl_glyph_buffer_get_glyph_run(&buffers[i]);
    }
    return 1;
}

static void draw_text(void) {
    double y = 4;
    for (int line = 0; y < HEIGHT; line++) {
        const int size = sizes[line % SIZES];
        y += size * 1.25;
        bl_context_fill_glyph_run_d_rgba32(&context, &(point){8.25, y}, &fonts[line % SIZES], runs[line % SIZES],
                                           line % 2 ? 0xffe0e0e0 : 0xa0f0c040);
    }
}

/* ---- Measuring ---- */

typedef struct workload {
    const char *name;
    uint32_t kinds;
    int is_stroked, is_text;
} workload;

static const workload workloads[] = {
    {"W4", 7, 0, 0},       {"W4-circles", 1, 0, 0}, {"W4-rectangles", 2, 0, 0},
    {"W4-waves", 4, 0, 0}, {"W4-strokes", 7, 1, 0}, {"W4-glyphs", 0, 0, 1},
};

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

static int by_time(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static int is_wanted(const char *name) {
    const char *list = getenv("PEERS_WORKLOADS");
    if (!list || !*list) return 1;
    while (*list) {
        const size_t length = strcspn(list, ",");
        if (length && strncmp(name, list, length) == 0) return 1;
        list += length + (list[length] == ',');
    }
    return 0;
}

/* The picture as a portable pixmap in the folder PEERS_DUMP. */
static void dump(const char *name) {
    const char *folder = getenv("PEERS_DUMP");
    char file_name[4096];
    if (!folder || !*folder) return;
    snprintf(file_name, sizeof file_name, "%s/%s.blend2d-c.1T.ppm", folder, name);
    FILE *file = fopen(file_name, "wb");
    if (!file) fail(file_name);
    fprintf(file, "P6\n%d %d\n255\n", WIDTH, HEIGHT);
    for (int i = 0; i < WIDTH * HEIGHT; i++)
        for (int shift = 16; shift >= 0; shift -= 8) fputc((int)(pixels[i] >> shift & 255), file);
    fclose(file);
}

static void measure(const workload *w, int threads, double budget, double megapixels) {
    double times[MOST_FRAMES + 1];
    int count = 0;
    info.threads = threads > 1 ? (uint32_t)threads : 0;
    const double began = now();
    for (int round = 0; round <= MOST_FRAMES && (round <= LEAST_FRAMES || now() - began < budget); round++) {
        prepare();
        const double start = now();
        if (w->is_text) draw_text();
        else draw_shapes(w->kinds, w->is_stroked);
        bl_context_end(&context);
        if (round > 0) times[count++] = now() - start;
    }
    qsort(times, (size_t)count, sizeof *times, by_time);
    const double median = (times[count / 2] + times[(count - 1) / 2]) / 2;
    uint64_t hash = 1469598103934665603u;
    for (int i = 0; i < WIDTH * HEIGHT; i++) hash = (hash ^ pixels[i]) * 1099511628211u;
    printf("%s\tblend2d-c\t%d\t%.4f\t%.4f\t%.4f\t%.1f\t%016llx\n", w->name, threads, median, times[0], times[count - 1],
           megapixels / median * 1e3, (unsigned long long)hash);
    fflush(stdout);
    if (threads == 1) dump(w->name);
}

int main(void) {
    size_t size;
    const char *thread_list = getenv("PEERS_THREADS"), *budget = getenv("PEERS_BUDGET_MS");
    load_library();
    shapes = contents("shapes.bin", &size);
    shape_count = size / sizeof(shape);
    waves = contents("waves.bin", &size);
    pixels = calloc(WIDTH * HEIGHT, sizeof *pixels);
    if (!pixels) fail("no memory");
    if (bl_image_init_as_from_data(&image, WIDTH, HEIGHT, FORMAT_PRGB32, pixels, WIDTH * 4, ACCESS_READ_WRITE, NULL,
                                   NULL))
        fail("no image");
    bl_context_init(&context);
    bl_path_init(&path);
    const int has_text = load_text();
    for (size_t i = 0; i < sizeof workloads / sizeof *workloads; i++) {
        const workload *w = &workloads[i];
        if (!is_wanted(w->name) || (w->is_text && !has_text)) continue;
        for (int threads = 1; threads <= 2; threads++) {
            if (thread_list && *thread_list && !strchr(thread_list, '0' + threads)) continue;
            measure(w, threads, budget ? strtod(budget, NULL) : 300, 3.9);
        }
    }
    return 0;
}
