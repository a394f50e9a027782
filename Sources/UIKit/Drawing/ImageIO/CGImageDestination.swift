import QuartzCore

/// The type of data that can grow of Core Foundation's API.
public typealias CFMutableData = NSMutableData

/// A PNG or JPEG file that is written to data or to a folder.
public final class CGImageDestination: NSObject {
    fileprivate enum Target {
        case data(CFMutableData)
        case url(URL)
    }

    fileprivate let target: Target
    fileprivate let isJPEG: Bool
    fileprivate var image: CGImage?
    fileprivate var properties: CFDictionary = [:]

    fileprivate init?(_ target: Target, _ type: CFString, _ count: Int) {
        guard count == 1, ["public.png", "public.jpeg"].contains(type) else { return nil }
        self.target = target
        isJPEG = type == "public.jpeg"
    }
}

/// Creates a file in data; nil for other types than PNG and JPEG, and for several images.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type, count) }

/// Creates a file at a URL; nil for other types than PNG and JPEG, and for several images.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.url(url), type, count) }

/// Sets the image of a file, with its quality and orientation.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.image = image
    idst.properties.merge(properties ?? [:]) { $1 }
}

/// Sets the properties of a file, which those of the image override.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.properties.merge(properties ?? [:]) { old, _ in old }
}

/// Writes the file; returns whether there is an image and it could be written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let image = idst.image else { return false }
    let turned = UIImage(
        cgImage: image, scale: 1,
        orientation: UIImage.Orientation(exif: idst.properties[kCGImagePropertyOrientation] as? Int ?? 1))
    let quality = idst.properties[kCGImageDestinationLossyCompressionQuality] as? Double ?? 1
    guard let data = idst.isJPEG ? turned.jpegData(compressionQuality: quality) : turned.pngData() else {
        return false
    }
    switch idst.target {
    case .data(let target): target.append(data)
    case .url(let url):
        do { try data.write(to: url) } catch { return false }
    }
    return true
}
