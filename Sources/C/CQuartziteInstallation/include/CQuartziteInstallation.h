#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Writes the path of a file beside the library or program that contains this code, such as "fonts" in the folder of an
/// installation, with at most `size` bytes. Returns false if there is no such file, or if its path is longer.
bool qz_installed_path(const char *name, char *path, size_t size);
