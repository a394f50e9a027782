#include "CQuartziteSymbols.h"

// A standard feature of C23, which the compiler offers for earlier standards, too.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char names[] = {
#embed "Names.tsv"
};
static const char icons[] = {
#embed "Icons.tsv"
};

const char *const qz_symbol_names = names;
const size_t qz_symbol_names_length = sizeof names;
const char *const qz_symbol_icons = icons;
const size_t qz_symbol_icons_length = sizeof icons;
