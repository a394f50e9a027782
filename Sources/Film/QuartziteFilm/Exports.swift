// Films are written by a module below UIKit, which the command line, the studio and the testing module use as well.
@_exported import enum QuartziteMedia.FilmError
@_exported import enum QuartziteMedia.FilmFormat
@_exported import enum QuartziteMedia.FilmQuality
