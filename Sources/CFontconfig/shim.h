#pragma once
// Only CPango's sources use Fontconfig and FreeType; the module exists for the flags of their pkg-config file.
