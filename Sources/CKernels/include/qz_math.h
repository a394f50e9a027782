/* Elementary functions that give the same bits on every CPU. The C library's may differ between processors of one
   family (it picks FMA variants at run time), so nothing that reaches a frame may call it; sqrt, floor, fabs and the
   four operations are exact by IEEE 754 and stay allowed. Measured error: at most 5 units in the last place; qz_pow
   65 where its result is near 1e24, growing with the exponent, exact for whole exponents whose result is.
   NaN in gives NaN out; infinities follow the C standard. */
#pragma once

double qz_sin(double x); /* |x| up to 1e9 keeps full accuracy; beyond 1e15 the result is 0 for sin and 1 for cos. */
double qz_cos(double x);
double qz_tan(double x);
double qz_atan2(double y, double x);
double qz_asin(double x);
double qz_acos(double x);
double qz_exp(double x);
double qz_log(double x);
double qz_pow(double x, double y); /* x < 0 gives NaN unless y is an integer. */
double qz_cbrt(double x);
