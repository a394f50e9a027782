#pragma STDC FP_CONTRACT OFF
#include "qz_blend.h"
#include "qz_composite.h"
#include "qz_pixel.h"
#include <math.h>

QZ_INLINE float smaller(float a, float b) { return a < b ? a : b; }
QZ_INLINE float larger(float a, float b) { return a > b ? a : b; }
QZ_INLINE float unit(float x) { return larger(0, smaller(1, x)); }

/* Hard light; gives overlay if the arguments are swapped. */
static float hard_light(float s, float d) { return s <= 0.5f ? 2 * s * d : 2 * s - 1 + d - (2 * s - 1) * d; }

static float soft_light(float s, float d) {
    if (s <= 0.5f) return d - (1 - 2 * s) * d * (1 - d);
    const float curve = d <= 0.25f ? ((16 * d - 12) * d + 4) * d : sqrtf(d);
    return d + (2 * s - 1) * (curve - d);
}

static float separable(float s, float d, int32_t mode) {
    switch (mode) {
    case QZ_BLEND_MULTIPLY: return s * d;
    case QZ_BLEND_SCREEN: return s + d - s * d;
    case QZ_BLEND_OVERLAY: return hard_light(d, s);
    case QZ_BLEND_DARKEN: return smaller(s, d);
    case QZ_BLEND_LIGHTEN: return larger(s, d);
    case QZ_BLEND_COLOR_DODGE: return d <= 0 ? 0 : s >= 1 ? 1 : smaller(1, d / (1 - s));
    case QZ_BLEND_COLOR_BURN: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - smaller(1, (1 - d) / s);
    case QZ_BLEND_SOFT_LIGHT: return soft_light(s, d);
    case QZ_BLEND_HARD_LIGHT: return hard_light(s, d);
    case QZ_BLEND_DIFFERENCE: return s > d ? s - d : d - s;
    case QZ_BLEND_EXCLUSION: return s + d - 2 * s * d;
    default: return s;
    }
}

static float luminosity(const float *c) { return 0.11f * c[0] + 0.59f * c[1] + 0.3f * c[2]; }
static float lowest(const float *c) { return smaller(c[0], smaller(c[1], c[2])); }
static float highest(const float *c) { return larger(c[0], larger(c[1], c[2])); }

static void set_luminosity(float *c, float target) {
    const float shift = target - luminosity(c);
    for (int i = 0; i < 3; i++) c[i] += shift;
    const float l = luminosity(c), low = lowest(c), high = highest(c);
    if (low < 0)
        for (int i = 0; i < 3; i++) c[i] = l + (c[i] - l) * l / (l - low);
    if (high > 1)
        for (int i = 0; i < 3; i++) c[i] = l + (c[i] - l) * (1 - l) / (high - l);
}

static void set_saturation(float *c, float saturation) {
    const float low = lowest(c), range = highest(c) - low;
    for (int i = 0; i < 3; i++) c[i] = range > 0 ? (c[i] - low) * saturation / range : 0;
}

/* Computes the blend function B(target, source) of straight colours. */
static void mix_function(const float *s, const float *d, int32_t mode, float *out) {
    const float saturation_s = highest(s) - lowest(s), saturation_d = highest(d) - lowest(d);
    for (int i = 0; i < 3; i++)
        out[i] = mode == QZ_BLEND_HUE || mode == QZ_BLEND_COLOR               ? s[i]
                 : mode == QZ_BLEND_SATURATION || mode == QZ_BLEND_LUMINOSITY ? d[i]
                                                                              : separable(s[i], d[i], mode);
    if (mode == QZ_BLEND_HUE) set_saturation(out, saturation_d);
    if (mode == QZ_BLEND_SATURATION) set_saturation(out, saturation_s);
    if (mode >= QZ_BLEND_HUE) set_luminosity(out, luminosity(mode == QZ_BLEND_LUMINOSITY ? s : d));
}

static qz_color mix(qz_color s, qz_color d, int32_t mode) {
    const float as = s.c[3], ad = d.c[3];
    float straight_s[3], straight_d[3], mixed[3];
    for (int i = 0; i < 3; i++) {
        straight_s[i] = as > 0 ? unit(s.c[i] / as) : 0;
        straight_d[i] = ad > 0 ? unit(d.c[i] / ad) : 0;
    }
    mix_function(straight_s, straight_d, mode, mixed);
    qz_color result;
    for (int i = 0; i < 3; i++) result.c[i] = unit((1 - ad) * s.c[i] + (1 - as) * d.c[i] + as * ad * mixed[i]);
    result.c[3] = as + ad - as * ad;
    return result;
}

/* source * fs + target * fd */
static qz_color sum(qz_color s, float fs, qz_color d, float fd) {
    for (int i = 0; i < 4; i++) s.c[i] = smaller(1, s.c[i] * fs + d.c[i] * fd);
    return s;
}

static qz_color plus_darker(qz_color s, qz_color d) {
    const float alpha = smaller(1, s.c[3] + d.c[3]);
    for (int i = 0; i < 3; i++) s.c[i] = smaller(alpha, larger(0, s.c[i] + d.c[i] - 1));
    s.c[3] = alpha;
    return s;
}

qz_color qz_blend_color(qz_color s, qz_color d, int32_t mode) {
    const float as = s.c[3], ad = d.c[3];
    switch (mode) {
    case QZ_BLEND_CLEAR: return sum(s, 0, d, 0);
    case QZ_BLEND_COPY: return s;
    case QZ_BLEND_SOURCE_IN: return sum(s, ad, d, 0);
    case QZ_BLEND_SOURCE_OUT: return sum(s, 1 - ad, d, 0);
    case QZ_BLEND_SOURCE_ATOP: return sum(s, ad, d, 1 - as);
    case QZ_BLEND_DESTINATION_OVER: return sum(s, 1 - ad, d, 1);
    case QZ_BLEND_DESTINATION_IN: return sum(s, 0, d, as);
    case QZ_BLEND_DESTINATION_OUT: return sum(s, 0, d, 1 - as);
    case QZ_BLEND_DESTINATION_ATOP: return sum(s, 1 - ad, d, as);
    case QZ_BLEND_XOR: return sum(s, 1 - ad, d, 1 - as);
    case QZ_BLEND_PLUS_DARKER: return plus_darker(s, d);
    case QZ_BLEND_PLUS_LIGHTER: return sum(s, 1, d, 1);
    case QZ_BLEND_NORMAL: return sum(s, 1, d, 1 - as);
    default: return mode > QZ_BLEND_NORMAL && mode < QZ_BLEND_CLEAR ? mix(s, d, mode) : sum(s, 1, d, 1 - as);
    }
}
