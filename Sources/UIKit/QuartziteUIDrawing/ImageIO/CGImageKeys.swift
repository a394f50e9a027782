import QuartziteUIFoundation

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
/// By how much the sides of an image are shortened: 2, 4 or 8.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// Whether colours may have more than 8 bits; has no effect.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The largest width and height of a PNG or JPEG file that is written.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
/// The colour behind a picture with alpha in a PNG or JPEG file that is written.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// Whether colours are converted to sRGB, which they are; has no effect.
public let kCGImageDestinationOptimizeColorForSharing: CFString = "kCGImageDestinationOptimizeColorForSharing"
/// The size of the file in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// Whether the format of the file stores alpha.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The colour model of red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The colour model of shades of grey; missing here, because image sources do not read it.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// The horizontal resolution; missing here, because image sources do not read it.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The vertical resolution; missing here, because image sources do not read it.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The name of the colour profile; missing here, because image sources do not read it.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// The width of an animation in pixels.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of an animation in pixels.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The properties of a WebP file.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The duration of a frame in seconds.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The duration of a frame in seconds, without a lower limit.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of times that an animation plays; 0 is forever.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The properties of a JPEG file.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// Whether a JPEG file has its picture in several scans.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// The properties of a camera; no source has them.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The properties of TIFF; no source has them.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The place where a picture was taken; missing here, because image sources do not read it.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The properties of newspapers; no source has them.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// When a picture was taken; missing here, because image sources do not read it.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// A comment of the user; missing here, because image sources do not read it.
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// The latitude; missing here, because image sources do not read it.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// "N" for a northern latitude, "S" for a southern one; missing here, because image sources do not read places.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The longitude in degrees; missing here, because image sources do not read places.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// "E" for an eastern longitude, "W" for a western one; missing here, because image sources do not read places.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// The orientation, in the properties of TIFF; missing here, because image sources do not read it.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
