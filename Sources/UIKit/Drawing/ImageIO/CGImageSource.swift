import Media
import QuartzCore

/// The images of a file or of data, which are decoded when they are requested.
public final class CGImageSource: NSObject, Sendable {
    let decoded: DecodedImage

    init(_ decoded: DecodedImage) { self.decoded = decoded }
}

/// The state of an image source; raw values are Apple's.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The data ends too early.
    case statusUnexpectedEOF = -5
    /// The data is damaged.
    case statusInvalidData = -4
    /// The format is unknown.
    case statusUnknownType = -3
    /// The header has not been read.
    case statusReadingHeader = -2
    /// A part of the data is missing.
    case statusIncomplete = -1
    /// The images can be read.
    case statusComplete = 0
}

/// Creates a source of the images in data; nil for data that is not a PNG, JPEG, GIF or WebP file.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    (try? ImageDecoder.decode(data)).map(CGImageSource.init)
}

/// Creates a source of the images in a file; nil for a file that is not a PNG, JPEG, GIF or WebP file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? ImageDecoder.decode(contentsOf: url.path)).map(CGImageSource.init)
}

/// Returns the type of the file.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    switch isrc.decoded.format {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webp: "org.webmproject.webp"
    }
}

/// Returns the number of images.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.decoded.frameCount }

/// Returns the state of the source, which is always complete.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { .statusComplete }

/// Returns an image as it is stored, without the orientation; nil for an index out of range or damaged data.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard (0..<isrc.decoded.frameCount).contains(index) else { return nil }
    return try? isrc.decoded.frame(at: index)
}

/// Returns an image no larger than the option `kCGImageSourceThumbnailMaxPixelSize`; nil for an index out of range.
///
/// With `kCGImageSourceCreateThumbnailWithTransform`, the orientation is applied.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return nil }
    let isUpright = options?[kCGImageSourceCreateThumbnailWithTransform] as? Bool ?? false
    let orientation = isUpright ? UIImage.Orientation(exif: isrc.decoded.orientation) : .up
    let upright = UIImage(cgImage: image, scale: 1, orientation: orientation)
    let limit = options?[kCGImageSourceThumbnailMaxPixelSize]
    let wanted =
        limit as? CGFloat ?? (limit as? Double).map { CGFloat($0) } ?? (limit as? Int).map { CGFloat($0) } ?? .infinity
    let scale = min(wanted / max(upright.size.width, upright.size.height, 1), 1)
    guard scale > 0, scale < 1 || isUpright else { return image }
    let size = CGSize(
        width: max((upright.size.width * scale).rounded(), 1), height: max((upright.size.height * scale).rounded(), 1))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
        upright.draw(in: CGRect(origin: .zero, size: size))
    }.cgImage
}

/// Returns the properties of an image: its size in pixels, its orientation, and the delay of an animation's frame.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    let decoded = isrc.decoded
    guard (0..<decoded.frameCount).contains(index) else { return nil }
    var properties: CFDictionary = [
        kCGImagePropertyPixelWidth: decoded.width, kCGImagePropertyPixelHeight: decoded.height,
        kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: "RGB",
    ]
    if decoded.orientation != 1 { properties[kCGImagePropertyOrientation] = decoded.orientation }
    guard decoded.frameCount > 1 else { return properties }
    let timing: CFDictionary = [
        kCGImagePropertyGIFDelayTime: decoded.delays[index],
        kCGImagePropertyGIFUnclampedDelayTime: decoded.delays[index],
    ]
    properties[decoded.format == .gif ? kCGImagePropertyGIFDictionary : kCGImagePropertyPNGDictionary] = timing
    return properties
}

/// Returns the properties of the file: for an animation, the number of times that it plays.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard isrc.decoded.frameCount > 1 else { return [:] }
    let timing: CFDictionary = [kCGImagePropertyGIFLoopCount: isrc.decoded.loopCount]
    return [kCGImagePropertyGIFDictionary: timing]
}
