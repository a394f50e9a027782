@_exported import QuartziteRaster
