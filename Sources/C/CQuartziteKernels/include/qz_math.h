/* Elementary functions that give the same bits on every CPU. Those of the C library may differ between processors of
   one family, because it chooses FMA variants at run time, so code that affects a frame must not call them. sqrt,
   floor, fabs and the four operations are exact by IEEE 754 and remain allowed. The measured error is at most 5
   units in the last place. That of qz_pow is 65 for results near 1e24 and grows with the exponent; whole exponents
   give exact results where these are representable. NaN gives NaN; infinities follow the C standard. */
#pragma once

double qz_sin(double x); /* Accurate for |x| up to 1e9; beyond 1e15, sin is 0 and cos is 1. */
double qz_cos(double x);
double qz_tan(double x);
double qz_atan2(double y, double x);
double qz_asin(double x);
double qz_acos(double x);
double qz_exp(double x);
double qz_log(double x);
double qz_pow(double x, double y); /* x < 0 gives NaN unless y is an integer. */
double qz_cbrt(double x);
