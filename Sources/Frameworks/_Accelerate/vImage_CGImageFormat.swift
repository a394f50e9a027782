import UIKit

/// The layout of pixels in memory: with four samples of 8 bits.
public struct vImage_CGImageFormat {
    /// The number of bits in a sample; 8.
    public var bitsPerComponent: UInt32
    /// The number of bits in a pixel; 32.
    public var bitsPerPixel: UInt32
    /// The colour space; nil stands for sRGB.
    public var colorSpace: Unmanaged<CGColorSpace>?
    /// The place of alpha, and the order of the bytes.
    public var bitmapInfo: CGBitmapInfo
    /// The version of the structure; 0.
    public var version: UInt32
    /// The values of the lowest and the highest samples; nil.
    public var decode: UnsafePointer<CGFloat>?
    /// How colours are converted that cannot be represented; without effect.
    public var renderingIntent: CGColorRenderingIntent

    /// Creates a layout.
    public init(
        bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>?, bitmapInfo: CGBitmapInfo,
        version: UInt32, decode: UnsafePointer<CGFloat>!, renderingIntent: CGColorRenderingIntent
    ) {
        (self.bitsPerComponent, self.bitsPerPixel, self.colorSpace) = (bitsPerComponent, bitsPerPixel, colorSpace)
        (self.bitmapInfo, self.version, self.decode) = (bitmapInfo, version, decode)
        self.renderingIntent = renderingIntent
    }
    /// Creates a layout; nil for numbers of bits that have no meaning.
    public init?(
        bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        guard let component = UInt32(exactly: bitsPerComponent), let pixel = UInt32(exactly: bitsPerPixel) else {
            return nil
        }
        self.init(
            bitsPerComponent: component, bitsPerPixel: pixel, colorSpace: Unmanaged.passRetained(colorSpace),
            bitmapInfo: bitmapInfo, version: 0, decode: nil, renderingIntent: renderingIntent)
    }

    /// Where the samples of a pixel lie; nil for layouts that are not supported.
    fileprivate var places: (red: Int, green: Int, blue: Int, alpha: Int)? {
        guard bitsPerComponent == 8, bitsPerPixel == 32,
            let info = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(info)
        guard isFirst || [.last, .premultipliedLast, .noneSkipLast].contains(info) else { return nil }
        let order = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
        let places = bitmapInfo.contains(.byteOrder32Little) ? order.map { 3 - $0 } : order
        return (places[0], places[1], places[2], places[3])
    }
    fileprivate var isPremultiplied: Bool {
        let info = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
        return info == .premultipliedFirst || info == .premultipliedLast
    }
    fileprivate var hasAlpha: Bool {
        let info = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
        return info != .noneSkipFirst && info != .noneSkipLast
    }
}

/// Fills a buffer with the pixels of an image in a layout, in memory that the caller releases with `free`.
@discardableResult public func vImageBuffer_InitWithCGImage(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ backgroundColor: UnsafePointer<CGFloat>!, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
    let format = format.pointee
    guard let places = format.places else { return vImage.Error.invalidImageFormat.rawValue }
    guard let made = try? vImage_Buffer(width: image.width, height: image.height, bitsPerPixel: 32),
        let pixels = withUnsafePointer(to: made, Pixels.init)
    else { return kvImageMemoryAllocationError }
    let bitmap = image.bitmap
    for y in 0..<pixels.height {
        let (from, to) = (bitmap.row(y), pixels.row(y))
        for x in 0..<pixels.width {
            let word = from[x]
            var pixel = [16, 8, 0, 24].map { UInt8(word >> $0 & 255) }
            if !format.isPremultiplied, format.hasAlpha { pixel = straight(pixel, alpha: 3) }
            to[x * 4 + places.red] = pixel[0]
            to[x * 4 + places.green] = pixel[1]
            to[x * 4 + places.blue] = pixel[2]
            to[x * 4 + places.alpha] = format.hasAlpha ? pixel[3] : 255
        }
    }
    buf.pointee = made
    return kvImageNoError
}

/// Returns an image with a copy of the pixels of a buffer; nil for layouts that are not supported, with an error.
public func vImageCreateCGImageFromBuffer(
    _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ callback: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)!,
    _ userData: UnsafeMutableRawPointer!, _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>!
) -> Unmanaged<CGImage>! {
    let format = format.pointee
    guard let pixels = Pixels(buf), let provider = CGDataProvider(data: Data(pixels.copy())), format.places != nil,
        let image = CGImage(
            width: pixels.width, height: pixels.height, bitsPerComponent: 8, bitsPerPixel: 32,
            bytesPerRow: pixels.width * 4,
            space: format.colorSpace?.takeUnretainedValue() ?? CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: format.bitmapInfo, provider: provider, decode: nil, shouldInterpolate: true,
            intent: .defaultIntent)
    else {
        error?.pointee = vImage.Error.invalidImageFormat.rawValue
        return nil
    }
    error?.pointee = kvImageNoError
    return Unmanaged.passRetained(image)
}

extension vImage_Buffer {
    /// Creates memory with the pixels of an image in a layout, which ``free()`` releases.
    public init(cgImage: CGImage, format: vImage_CGImageFormat, flags: vImage.Options = .noFlags) throws {
        self.init()
        var copy = format
        let status = vImageBuffer_InitWithCGImage(&self, &copy, nil, cgImage, flags.rawValue)
        guard status == kvImageNoError else { throw vImage.Error(rawValue: status) ?? .invalidParameter }
    }
    /// Returns an image with a copy of the pixels.
    public func createCGImage(format: vImage_CGImageFormat, flags: vImage.Options = .noFlags) throws -> CGImage {
        var (copy, status) = (format, kvImageNoError)
        let image = withUnsafePointer(to: self) {
            vImageCreateCGImageFromBuffer($0, &copy, nil, nil, flags.rawValue, &status)
        }
        guard let image else { throw vImage.Error(rawValue: status) ?? .invalidParameter }
        return image.takeRetainedValue()
    }
}
