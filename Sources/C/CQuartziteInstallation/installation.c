#define _GNU_SOURCE
#include "CQuartziteInstallation.h"

#include <dlfcn.h>
#include <link.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

bool qz_installed_path(const char *name, char *path, size_t size) {
    Dl_info image;
    struct link_map *map;
    char file[4096];
    if (!dladdr1((void *)qz_installed_path, &image, (void **)&map, RTLD_DL_LINKMAP)) return false;
    if (map->l_name[0]) {
        if ((size_t)snprintf(file, sizeof file, "%s", map->l_name) >= sizeof file) return false;
    } else { // the program itself
        ssize_t length = readlink("/proc/self/exe", file, sizeof file - 1);
        if (length <= 0) return false;
        file[length] = 0;
    }
    char *slash = strrchr(file, '/');
    if (!slash) return false;
    *slash = 0;
    return (size_t)snprintf(path, size, "%s/%s", file, name) < size && access(path, R_OK) == 0;
}
