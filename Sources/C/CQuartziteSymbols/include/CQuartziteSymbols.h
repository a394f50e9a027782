#pragma once
#include <stddef.h>

// The tables from which system symbols are drawn; both are UTF-8 text without a final null.

/// The names of symbols: a line for each with its name, an expression of icons, and options, separated by tabs.
extern const char *const qz_symbol_names;
extern const size_t qz_symbol_names_length;

/// The icons: a line for each with its name and the SVG path data of its parts, in a square of 16 units, separated by
/// tabs. A part that begins with "e" is filled by the even-odd rule.
extern const char *const qz_symbol_icons;
extern const size_t qz_symbol_icons_length;
