import QuartziteMedia
import QuartzCore
import Synchronization

/// The images of a file or of data, which are decoded when they are requested.
public final class CGImageSource: NSObject, Sendable {
    private let state: Mutex<State>

    private struct State: Sendable {
        var data = Data()
        var decoded: DecodedImage?
        var status = CGImageSourceStatus.statusReadingHeader
    }

    fileprivate init(_ decoded: DecodedImage, _ data: Data) {
        state = Mutex(State(data: data, decoded: decoded, status: .statusComplete))
    }

    /// Creates a source without data.
    override fileprivate init() { state = Mutex(State()) }

    /// The images; nil until all data are there.
    var decoded: DecodedImage? { state.withLock { $0.decoded } }
    /// The bytes of the file.
    var data: Data { state.withLock { $0.data } }
    var status: CGImageSourceStatus { state.withLock { $0.status } }

    /// Replaces the data, unless they were complete.
    fileprivate func update(_ data: Data, isFinal: Bool) {
        state.withLock { state in
            guard state.status == .statusReadingHeader || state.status == .statusIncomplete else { return }
            state.data = data
            state.decoded = try? ImageDecoder.decode(data)
            if state.decoded != nil {
                state.status = isFinal ? .statusComplete : .statusIncomplete
            } else {
                let isKnown = ImageDecoder.format(of: data) != nil
                state.status =
                    isFinal
                    ? isKnown ? .statusUnexpectedEOF : .statusUnknownType
                    : isKnown ? .statusIncomplete : .statusReadingHeader
            }
        }
    }
}

/// Creates a source of the images in data; nil for data that is not a PNG, JPEG, GIF or WebP file.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    (try? ImageDecoder.decode(data)).map { CGImageSource($0, data) }
}

/// Creates a source of the images in a file; nil for a file that is not a PNG, JPEG, GIF or WebP file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let data = try? ImageDecoder.read(url.path) else { return nil }
    return CGImageSourceCreateWithData(data, options)
}

/// Creates a source of the images in a provider's bytes; nil for bytes that are not a PNG, JPEG, GIF or WebP file.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? { provider.data.flatMap { CGImageSourceCreateWithData($0, options) } }

/// Creates a source whose data arrive later, with ``CGImageSourceUpdateData(_:_:_:)``.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource() }

/// Replaces the data of an incremental source with all bytes that have arrived, and says whether they are all there are.
///
/// A file is read as a whole: until its last byte is there, the source has no images.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isFinal: final)
}

/// Replaces the data of an incremental source with a provider's bytes, and says whether they are all there are.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    isrc.update(provider.data ?? Data(), isFinal: final)
}

/// Returns the type of the file; nil as long as it is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    switch isrc.decoded?.format ?? ImageDecoder.format(of: isrc.data) {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webp: "org.webmproject.webp"
    case nil: nil
    }
}

/// Returns the types of files that sources read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"]
}

/// Returns the number of images.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.decoded?.frameCount ?? 0 }

/// Returns the index of the image that stands for the file; 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the state of the source; that of an incremental source depends on its data.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns the state of an image; `statusReadingHeader` for an index out of range.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    guard let decoded = isrc.decoded else { return isrc.status }
    return (0..<decoded.frameCount).contains(index) ? .statusComplete : .statusReadingHeader
}

/// Does nothing: the images that are kept need little memory.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}

/// Returns an image as it is stored, without the orientation; nil for an index out of range or damaged data.
///
/// With `kCGImageSourceSubsampleFactor`, the sides are a half, a quarter or an eighth as long.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard let decoded = isrc.decoded, (0..<decoded.frameCount).contains(index),
        let image = try? decoded.frame(at: index)
    else { return nil }
    guard let factor = ImageProperty.number(options?[kCGImageSourceSubsampleFactor]), [2, 4, 8].contains(factor) else {
        return image
    }
    let size = CGSize(
        width: (CGFloat(image.width) / factor).rounded(.up), height: (CGFloat(image.height) / factor).rounded(.up))
    return UIImage(cgImage: image).pixels(of: size)
}

/// Returns an image no larger than the option `kCGImageSourceThumbnailMaxPixelSize`; nil for an index out of range.
///
/// With `kCGImageSourceCreateThumbnailWithTransform`, the orientation is applied.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard let decoded = isrc.decoded, let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return nil }
    let isUpright = ImageProperty.number(options?[kCGImageSourceCreateThumbnailWithTransform]) ?? 0 != 0
    let orientation = isUpright ? UIImage.Orientation(exif: decoded.orientation) : .up
    let upright = UIImage(cgImage: image, scale: 1, orientation: orientation)
    let desired = ImageProperty.number(options?[kCGImageSourceThumbnailMaxPixelSize]) ?? .infinity
    let scale = min(desired / max(upright.size.width, upright.size.height, 1), 1)
    guard scale > 0, scale < 1 || isUpright else { return image }
    let size = CGSize(
        width: max((upright.size.width * scale).rounded(), 1), height: max((upright.size.height * scale).rounded(), 1))
    return upright.pixels(of: size)
}

extension UIImage {
    /// Returns the image upright in another size, in pixels.
    func pixels(of size: CGSize, over background: UIColor? = nil) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let frame = CGRect(origin: .zero, size: size)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            if let background {
                background.setFill()
                context.fill(frame)
            }
            draw(in: frame)
        }.cgImage
    }
}

/// Returns the properties of an image: its size in pixels, its orientation, whether the file can
/// have alpha or a JPEG is progressive, and the delay of an animation's frame.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let decoded = isrc.decoded, (0..<decoded.frameCount).contains(index) else { return nil }
    var properties: CFDictionary = [
        kCGImagePropertyPixelWidth: decoded.width, kCGImagePropertyPixelHeight: decoded.height,
        kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
        kCGImagePropertyHasAlpha: ImageDecoder.hasAlpha(isrc.data),
    ]
    if decoded.orientation != 1 { properties[kCGImagePropertyOrientation] = decoded.orientation }
    if decoded.format == .jpeg {
        let isProgressive = ImageDecoder.isProgressive(jpeg: isrc.data)
        properties[kCGImagePropertyJFIFDictionary] = [kCGImagePropertyJFIFIsProgressive: isProgressive] as CFDictionary
    }
    guard decoded.frameCount > 1 else { return properties }
    let timing: CFDictionary = [
        kCGImagePropertyGIFDelayTime: decoded.delays[index],
        kCGImagePropertyGIFUnclampedDelayTime: decoded.delays[index],
    ]
    properties[decoded.format.animationKey] = timing
    return properties
}

/// Returns the properties of the file: its size in bytes, and for an animation, the number of times that it plays.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard let decoded = isrc.decoded else { return nil }
    var properties: CFDictionary = [kCGImagePropertyFileSize: isrc.data.count]
    guard decoded.frameCount > 1 else { return properties }
    let timing: CFDictionary = [
        kCGImagePropertyGIFLoopCount: decoded.loopCount,
        kCGImagePropertyGIFCanvasPixelWidth: decoded.width, kCGImagePropertyGIFCanvasPixelHeight: decoded.height,
    ]
    properties[kCGImagePropertyGIFDictionary] = timing
    properties[decoded.format.animationKey] = timing
    return properties
}

extension ImageFormat {
    /// The key of an animation's properties.
    fileprivate var animationKey: CFString {
        switch self {
        case .gif, .jpeg: kCGImagePropertyGIFDictionary
        case .png: kCGImagePropertyPNGDictionary
        case .webp: kCGImagePropertyWebPDictionary
        }
    }
}
