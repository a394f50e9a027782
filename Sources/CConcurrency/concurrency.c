#include "CConcurrency.h"

__attribute__((constructor)) static void install(void) { QZInstallExecutors(); }
