import QuartzCore

/// Whether decoded images are cached; has no effect.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether images are decoded at once; has no effect.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The expected type of the data; has no effect.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// The largest width and height of a thumbnail in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether the orientation is applied to a thumbnail; false by default.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// Whether a thumbnail is made from the image if the file has none; always true.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is made from the image; always true.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The EXIF orientation, 1 (upright) to 8.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The number of bits of a colour component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The colour model.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The properties of a GIF file.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The duration of a frame in seconds.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The duration of a frame in seconds, without a lower limit.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of times that an animation plays; 0 is forever, and a file without it plays once.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Whether a GIF file has one table of colours; has no effect: the first frame's table is shared where it fits.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The properties of a PNG file.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The duration of a frame in seconds.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The duration of a frame in seconds, without a lower limit.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of times that an animation plays; 0, the default, is forever.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The quality of a JPEG file that is written, 0...1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
