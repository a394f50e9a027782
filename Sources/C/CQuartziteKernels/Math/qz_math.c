/* Taylor series of small reduced arguments: the coefficients are plain factorials, the error is bounded by the first
   omitted term (below 1e-17 everywhere here), and nothing depends on the processor. */
#pragma STDC FP_CONTRACT OFF
#include "qz_math.h"
#include <stdint.h>
#include <string.h>

static uint64_t bits_of(double x) {
    uint64_t u;
    memcpy(&u, &x, 8);
    return u;
}
static double from_bits(uint64_t u) {
    double x;
    memcpy(&x, &u, 8);
    return x;
}
static double magnitude(double x) { return from_bits(bits_of(x) & INT64_MAX); }
static int is_nan(double x) { return x != x; }
static double infinity(void) { return from_bits(0x7ff0000000000000u); }
static double not_a_number(void) { return from_bits(0x7ff8000000000000u); }

static const double half_pi = 0x1.921fb54442d18p+0;
static const double pi = 0x1.921fb54442d18p+1;
static const double pi_low = 0x1.1a62633145c07p-53;

/* ---- sine and cosine ---- */

static double sin_series(double x) { /* |x| <= pi/4 */
    const double q = x * x;
    double s = 1.0 / 355687428096000.0;
    s = s * q - 1.0 / 1307674368000.0;
    s = s * q + 1.0 / 6227020800.0;
    s = s * q - 1.0 / 39916800.0;
    s = s * q + 1.0 / 362880.0;
    s = s * q - 1.0 / 5040.0;
    s = s * q + 1.0 / 120.0;
    s = s * q - 1.0 / 6.0;
    return x + x * (q * s);
}

static double cos_series(double x) { /* |x| <= pi/4 */
    const double q = x * x;
    double s = 1.0 / 20922789888000.0;
    s = s * q - 1.0 / 87178291200.0;
    s = s * q + 1.0 / 479001600.0;
    s = s * q - 1.0 / 3628800.0;
    s = s * q + 1.0 / 40320.0;
    s = s * q - 1.0 / 720.0;
    s = s * q + 1.0 / 24.0;
    s = s * q - 1.0 / 2.0;
    return 1.0 + q * s;
}

/* Subtracts the nearest multiple of pi/2 and returns which quarter it was. Splitting pi/2 into four parts of 22 bits
   makes every product with a quarter count below 2^30 exact. */
static double reduce(double x, int *quarter) {
    const double n = __builtin_rint(x * 0x1.45f306dc9c883p-1);
    double r = x - n * 0x1.921fb00000000p+0;
    r = r - n * 0x1.5110b00000000p-22;
    r = r - n * 0x1.1846980000000p-44;
    r = r - n * 0x1.3198a2e037073p-69;
    *quarter = (int)((int64_t)n & 3);
    return r;
}

static double wave(double x, int shift) {
    if (is_nan(x) || magnitude(x) == infinity()) return not_a_number();
    if (magnitude(x) > 1e15) return shift ? 1.0 : 0.0;
    int quarter;
    const double r = reduce(x, &quarter);
    switch ((quarter + shift) & 3) {
    case 0: return sin_series(r);
    case 1: return cos_series(r);
    case 2: return -sin_series(r);
    default: return -cos_series(r);
    }
}

double qz_sin(double x) { return wave(x, 0); }
double qz_cos(double x) { return wave(x, 1); }
double qz_tan(double x) { return wave(x, 0) / wave(x, 1); }

/* ---- arc tangent and its relatives ---- */

static double atan_series(double z) { /* |z| <= 1/16 */
    const double q = z * z;
    double s = 1.0 / 15.0;
    s = 1.0 / 13.0 - q * s;
    s = 1.0 / 11.0 - q * s;
    s = 1.0 / 9.0 - q * s;
    s = 1.0 / 7.0 - q * s;
    s = 1.0 / 5.0 - q * s;
    s = 1.0 / 3.0 - q * s;
    return z - z * (q * s);
}

static double atan_unit(double x) { /* 0 <= x <= 1: the nearest eighth from a table plus the series of the rest */
    static const double eighths[9] = {
        0x0.0p+0,
        0x1.fd5ba9aac2f6ep-4,
        0x1.f5b75f92c80ddp-3,
        0x1.6f61941e4def1p-2,
        0x1.dac670561bb4fp-2,
        0x1.1e00babdefeb4p-1,
        0x1.4978fa3269ee1p-1,
        0x1.700a7c5784634p-1,
        0x1.921fb54442d18p-1,
    };
    const int i = (int)(x * 8.0 + 0.5);
    const double c = i * 0.125;
    return eighths[i] + atan_series((x - c) / (1.0 + x * c));
}

double qz_atan2(double y, double x) {
    if (is_nan(x) || is_nan(y)) return not_a_number();
    const int negative_y = (bits_of(y) >> 63) != 0, negative_x = (bits_of(x) >> 63) != 0;
    const double ay = magnitude(y), ax = magnitude(x);
    double angle;
    if (ay == 0.0) angle = 0.0;
    else if (ax == infinity() && ay == infinity()) angle = pi / 4;
    else if (ay == ax) angle = pi / 4;
    else if (ay < ax) angle = atan_unit(ay / ax);
    else angle = half_pi - atan_unit(ax / ay);
    if (negative_x) angle = pi - (angle - pi_low);
    return negative_y ? -angle : angle;
}

double qz_asin(double x) {
    if (!(magnitude(x) <= 1.0)) return not_a_number();
    return qz_atan2(x, __builtin_sqrt((1.0 - x) * (1.0 + x)));
}

double qz_acos(double x) {
    if (!(magnitude(x) <= 1.0)) return not_a_number();
    return qz_atan2(__builtin_sqrt((1.0 - x) * (1.0 + x)), x);
}

/* ---- exponential, logarithm, powers ---- */

static double exp_series(double x) { /* |x| <= ln(2)/2 */
    double s = 1.0 / 87178291200.0;
    s = s * x + 1.0 / 6227020800.0;
    s = s * x + 1.0 / 479001600.0;
    s = s * x + 1.0 / 39916800.0;
    s = s * x + 1.0 / 3628800.0;
    s = s * x + 1.0 / 362880.0;
    s = s * x + 1.0 / 40320.0;
    s = s * x + 1.0 / 5040.0;
    s = s * x + 1.0 / 720.0;
    s = s * x + 1.0 / 120.0;
    s = s * x + 1.0 / 24.0;
    s = s * x + 1.0 / 6.0;
    s = s * x + 1.0 / 2.0;
    return 1.0 + (x + x * (x * s));
}

static double scaled(double x, int exponent) { /* x * 2^exponent; two steps reach subnormals with one rounding */
    if (exponent > 1023) {
        x *= 0x1p1023;
        exponent -= 1023;
        if (exponent > 1023) exponent = 1023;
    }
    if (exponent < -969) {
        x *= 0x1p-969;
        exponent += 969;
        if (exponent < -1022) exponent = -1022;
    }
    return x * from_bits((uint64_t)(exponent + 1023) << 52);
}

static const double ln2_high = 0x1.62e42fee00000p-1;
static const double ln2_low = 0x1.a39ef35793c76p-33;

double qz_exp(double x) {
    if (is_nan(x)) return x;
    if (x > 709.79) return infinity();
    if (x < -745.2) return 0.0;
    const double n = __builtin_rint(x * 0x1.71547652b82fep+0);
    return scaled(exp_series((x - n * ln2_high) - n * ln2_low), (int)n);
}

static double log_series(double s) { /* ln((1+s)/(1-s)) - 2s, |s| <= 0.1716 */
    const double q = s * s;
    double r = 1.0 / 23.0;
    r = r * q + 1.0 / 21.0;
    r = r * q + 1.0 / 19.0;
    r = r * q + 1.0 / 17.0;
    r = r * q + 1.0 / 15.0;
    r = r * q + 1.0 / 13.0;
    r = r * q + 1.0 / 11.0;
    r = r * q + 1.0 / 9.0;
    r = r * q + 1.0 / 7.0;
    r = r * q + 1.0 / 5.0;
    r = r * q + 1.0 / 3.0;
    return 2.0 * (s * (q * r));
}

double qz_log(double x) {
    if (is_nan(x) || x < 0.0) return not_a_number();
    if (x == 0.0) return -infinity();
    if (x == infinity()) return x;
    int exponent = 0;
    if (x < 0x1p-1022) {
        x *= 0x1p54;
        exponent = -54;
    }
    uint64_t u = bits_of(x);
    exponent += (int)(u >> 52) - 1023;
    double m = from_bits((u & 0x000fffffffffffffu) | 0x3ff0000000000000u);
    if (m > 1.4142135623730951) {
        m *= 0.5;
        exponent += 1;
    }
    const double f = m - 1.0, s = f / (2.0 + f);
    /* ln(1+f) = f - s*f + (the series' tail): exact leading term, small corrections */
    return exponent * ln2_high + (f - (s * f - (log_series(s) + exponent * ln2_low)));
}

double qz_pow(double x, double y) {
    if (y == 0.0 || x == 1.0) return 1.0;
    if (is_nan(x) || is_nan(y)) return not_a_number();
    const int whole = y == __builtin_floor(y);
    const int odd = whole && magnitude(y) < 0x1p53 && ((int64_t)y & 1);
    if (whole && magnitude(y) <= 64.0) { /* exact if the result is representable */
        double r = 1.0, b = x;
        for (int n = (int)magnitude(y); n; n >>= 1, b *= b)
            if (n & 1) r *= b;
        return y < 0.0 ? 1.0 / r : r;
    }
    if (x < 0.0 && !whole && magnitude(x) != infinity()) return not_a_number();
    const double a = magnitude(x);
    double r;
    if (a == 1.0) r = 1.0;
    else if (magnitude(y) == infinity()) r = (a > 1.0) == (y > 0.0) ? infinity() : 0.0;
    else r = qz_exp(y * qz_log(a));
    return x < 0.0 && odd ? -r : r;
}

double qz_cbrt(double x) {
    const double a = magnitude(x);
    if (is_nan(x) || a == 0.0 || a == infinity()) return x;
    const double scale = a < 0x1p-900 ? 0x1p-100 : 1.0, b = a < 0x1p-900 ? a * 0x1p300 : a;
    double r = from_bits(bits_of(b) / 3 + 0x2a9f7893782da1ceu); /* a third of the exponent: within 6 % */
    for (int i = 0; i < 4; i++) {
        const double c = r * r * r;
        r = r * ((c + 2.0 * b) / (2.0 * c + b));
    }
    r *= scale;
    return x < 0.0 ? -r : r;
}
