import QuartziteMedia
import QuartzCore

/// A PNG, JPEG or GIF file that is written to data or to a folder; PNG and GIF files can have several frames.
public final class CGImageDestination: NSObject {
    fileprivate enum Target {
        case data(CFMutableData)
        case url(URL)
    }

    fileprivate enum Format: String {
        case png = "public.png"
        case jpeg = "public.jpeg"
        case gif = "com.compuserve.gif"

        /// The property of the dictionary with the delays and the number of plays.
        var dictionary: CFString { self == .gif ? kCGImagePropertyGIFDictionary : kCGImagePropertyPNGDictionary }
    }

    fileprivate let target: Target
    fileprivate let format: Format
    /// The number of images that the file must have.
    fileprivate let count: Int
    fileprivate var images: [(image: CGImage, properties: CFDictionary)] = []
    fileprivate var properties: CFDictionary = [:]
    private var isFinished = false

    private static let maximumFrames = 10_000

    fileprivate init?(_ target: Target, _ type: CFString, _ count: Int) {
        guard let format = Format(rawValue: type as String), (1...Self.maximumFrames).contains(count),
            count == 1 || format != .jpeg
        else { return nil }
        (self.target, self.format, self.count) = (target, format, count)
    }

    fileprivate func finish() -> Bool {
        guard !isFinished, images.count == count, let data else { return false }
        isFinished = true
        switch target {
        case .data(let target): target.append(data)
        case .url(let url):
            do { try data.write(to: url) } catch { return false }
        }
        return true
    }

    /// The contents of the file; nil if they cannot be encoded.
    private var data: Data? {
        guard let (image, own) = images.first else { return nil }
        if format == .gif || count > 1 { return animation }
        let all = own.merging(properties) { own, _ in own }
        let exif = number(all[kCGImagePropertyOrientation]).flatMap { Int(exactly: $0) } ?? 1
        let turned = UIImage(
            cgImage: fitted(image, all), scale: 1, orientation: UIImage.Orientation(exif: exif))
        let quality = number(all[kCGImageDestinationLossyCompressionQuality]) ?? 1
        return format == .jpeg ? turned.jpegData(compressionQuality: quality) : turned.pngData()
    }

    private var animation: Data? {
        guard let first = images.first?.image else { return nil }
        let frames = images.map { image, own in
            AnimationEncoder.Frame(picture(image, like: first), duration: delay(own))
        }
        let shared = properties[format.dictionary] as? CFDictionary
        let plays = number(shared?[kCGImagePropertyGIFLoopCount]) ?? (format == .gif ? 1 : 0)
        let encoder = AnimationEncoder(frames, playCount: Int(min(max(plays, 0), 65_535)))
        return try? format == .gif ? encoder.gif() : encoder.apng()
    }

    /// Returns the seconds for which a frame is shown, a tenth by default.
    private func delay(_ own: CFDictionary) -> Double {
        for dictionary in [own[format.dictionary], properties[format.dictionary]] {
            let timing = dictionary as? CFDictionary
            let value = timing?[kCGImagePropertyGIFUnclampedDelayTime] ?? timing?[kCGImagePropertyGIFDelayTime]
            if let seconds = number(value), seconds.isFinite { return seconds }
        }
        return 0.1
    }

    /// Returns an image no larger than the properties allow, over their colour.
    private func fitted(_ image: CGImage, _ all: CFDictionary) -> CGImage {
        let maximum = number(all[kCGImageDestinationImageMaxPixelSize]) ?? .infinity
        let scale = min(maximum / Double(max(image.width, image.height)), 1)
        let color = (all[kCGImageDestinationBackgroundColor] as? CGColor).map { UIColor(cgColor: $0) }
        guard scale > 0, scale < 1 || color != nil else { return image }
        let size = CGSize(
            width: max((Double(image.width) * scale).rounded(), 1),
            height: max((Double(image.height) * scale).rounded(), 1))
        return UIImage(cgImage: image).pixels(of: size, over: color) ?? image
    }

    private func number(_ value: Any?) -> Double? { ImageProperty.number(value) }

    /// Returns the pixels of an image at the top left of a canvas of another image's size.
    private func picture(_ image: CGImage, like first: CGImage) -> Bitmap {
        guard image.width != first.width || image.height != first.height else { return image.bitmap }
        let canvas = Bitmap(width: first.width, height: first.height)
        for y in 0..<min(image.height, first.height) {
            let (target, source) = (canvas.row(y), image.bitmap.row(y))
            for x in 0..<min(image.width, first.width) { target[x] = source[x] }
        }
        return canvas
    }
}

/// Creates a file in data; nil for other types than PNG, JPEG and GIF, and for several images in a JPEG file.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type, count) }

/// Creates a file at a URL; nil for other types than PNG, JPEG and GIF, and for several images in a JPEG file.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.url(url), type, count) }

/// Adds the next image of a file, with its quality and orientation, or with its duration in an animation.
///
/// Images beyond the number with which the file was created are ignored. The frames of an animation have the size of the
/// first one; others are cut off, or placed at the top left.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    guard idst.images.count < idst.count else { return }
    idst.images.append((image, properties ?? [:]))
}

/// Adds an image of a source to a file; its properties override those of the source.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
    let own = CGImageSourceCopyPropertiesAtIndex(isrc, index, nil) ?? [:]
    CGImageDestinationAddImage(idst, image, own.merging(properties ?? [:]) { $1 })
}

/// Sets the properties of a file, such as the number of times that an animation plays; those of images override them.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.properties.merge(properties ?? [:]) { $1 }
}

/// Writes the file; returns whether it has all its images and could be written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// Returns the types of files that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg", "com.compuserve.gif"] }
