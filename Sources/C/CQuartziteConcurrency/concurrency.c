#include "CQuartziteConcurrency.h"

__attribute__((constructor)) static void install(void) { QZInstallExecutors(); }
