#pragma once
// Only CQuartzitePango's sources use Fontconfig and FreeType; this module provides the flags of their pkg-config file.
