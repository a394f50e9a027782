#pragma once
// Only CPango's sources use Fontconfig and FreeType; this module provides the flags of their pkg-config file.
