@_exported import QuartziteFonts
