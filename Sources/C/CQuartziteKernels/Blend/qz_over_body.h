/* Arithmetic on premultiplied pixels, written with the operations of a qz_wide_*.h. */
#pragma once

/* a * b / 255, rounded to nearest, for bytes stored in words. */
W wide mul255_words(wide a, wide b) { return w_mul_high16(w_add16(w_mul16(a, b), w_set16(128)), w_set16(257)); }

W wide mul255(wide a, wide b) {
    const wide zero = w_set8(0);
    const wide low = mul255_words(w_low8(a, zero), w_low8(b, zero));
    return w_pack(low, mul255_words(w_high8(a, zero), w_high8(b, zero)));
}

W wide over(wide source, wide target) {
    const wide alpha = w_repeat(_mm_setr_epi8(3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15));
    return w_add_saturated8(source, mul255(target, w_not(w_shuffle(source, alpha))));
}
