import Foundation
import Synchronization

/// An immutable bitmap image.
///
/// Pixels are stored premultiplied in sRGB with 8 bits per component, regardless of the memory they came from. An image
/// has at most 16,384 pixels a side and 64 million pixels in all.
public final class CGImage: Sendable {
    private let pixels: Pixels
    /// The layout of the memory that ``dataProvider`` returns.
    let layout: Layout
    private let provider: CGDataProvider?
    private let mips = Mutex<MipPyramid?>(nil)
    private let lastPart = Mutex<(rect: CGRect, image: CGImage)?>(nil)

    private enum Pixels: Sendable {
        case kept(Bitmap)
        case read(width: Int, height: Int, @Sendable () -> CGImage)
        case drawn(DrawnPicture)
    }

    /// The layout of an image's memory as its public properties describe it.
    struct Layout: Sendable {
        var bitsPerPixel = 32
        var bytesPerRow: Int
        var colorSpace = CGColorSpace.standardRGB
        var bitmapInfo = CGBitmapInfo.premultipliedBGRA
        var shouldInterpolate = false
        var isPhoto = false

        var format: PixelFormat? {
            PixelFormat(bitsPerComponent: 8, bitsPerPixel: bitsPerPixel, space: colorSpace, bitmapInfo: bitmapInfo)
        }
    }

    /// Creates an image of a bitmap, which must not be written to afterwards.
    package convenience init(bitmap: Bitmap, isPhoto: Bool = false) {
        self.init(bitmap: bitmap, layout: Layout(bytesPerRow: bitmap.width * 4, isPhoto: isPhoto))
    }

    /// Whether the image was read from a JPEG file.
    package var isPhoto: Bool { layout.isPhoto }

    convenience init(bitmap: Bitmap, layout: Layout, provider: CGDataProvider? = nil) {
        self.init(pixels: .kept(bitmap), layout: layout, provider: provider)
    }

    /// Creates an image whose pixels are read on demand and not kept, such as a frame of a long animation.
    ///
    /// `read` must return an image of the given size and always the same pixels.
    package convenience init(width: Int, height: Int, reading read: @escaping @Sendable () -> CGImage) {
        self.init(
            pixels: .read(width: width, height: height, read), layout: Layout(bytesPerRow: width * 4), provider: nil)
    }

    /// Creates an image whose pixels are drawn on demand and stored in a cache.
    ///
    /// `draw` must return a bitmap of the given size that depends only on what it captures.
    package convenience init(
        width: Int, height: Int, in cache: PictureCache, drawing draw: @escaping @Sendable () -> Bitmap
    ) {
        self.init(
            pixels: .drawn(DrawnPicture(width: width, height: height, cache: cache, draw)),
            layout: Layout(bytesPerRow: width * 4), provider: nil)
    }

    private init(pixels: Pixels, layout: Layout, provider: CGDataProvider?) {
        self.pixels = pixels
        self.layout = layout
        self.provider = provider
    }

    /// The image's pixels; the bitmap is shared and must not be modified.
    package var bitmap: Bitmap {
        switch pixels {
        case .kept(let bitmap): bitmap
        case .read(_, _, let read): read().bitmap
        case .drawn(let picture): picture.bitmap
        }
    }

    /// Creates an image from memory, top row first.
    ///
    /// Supports 8 bits per component: RGB with alpha in any position, RGB without alpha, grey, or alpha only. Returns
    /// nil for other layouts, for sizes beyond the limits and for too few bytes. `decode` and `intent` have no effect.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard CGImage.isAllowed(width: width, height: height),
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, bitmapInfo: bitmapInfo),
            bytesPerRow >= width * format.bytesPerPixel, bytesPerRow <= Int(Int32.max),
            let data = provider.data, data.count >= bytesPerRow * (height - 1) + width * format.bytesPerPixel
        else { return nil }
        let bitmap = Bitmap(width: width, height: height)
        data.withUnsafeBytes { bytes in
            guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
            for y in 0..<height { format.read(base + y * bytesPerRow, into: bitmap.row(y), count: width) }
        }
        self.init(
            bitmap: bitmap,
            layout: Layout(
                bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, colorSpace: space, bitmapInfo: bitmapInfo,
                shouldInterpolate: shouldInterpolate),
            provider: provider
        )
    }

    /// Returns whether an image of the given size in pixels is within the limits.
    package static func isAllowed(width: Int, height: Int) -> Bool {
        Bitmap.isAllowed(width: width, height: height)
    }

    /// The image and its mip levels, created at first use.
    package var pyramid: MipPyramid {
        switch pixels {
        case .kept: break
        case .read(_, _, let read): return read().pyramid
        case .drawn(let picture): return picture.pyramid
        }
        return mips.withLock { pyramid in
            if let pyramid { return pyramid }
            let made = MipPyramid(bitmap)
            pyramid = made
            return made
        }
    }

    /// Releases the pixels of an image that can be drawn again.
    package func releasePixels() {
        if case .drawn(let picture) = pixels { picture.release() }
    }

    /// Returns the same as `cropping(to:)` and caches the last part, since emitters show one part in many frames.
    package func part(_ rect: CGRect) -> CGImage? {
        if rect == CGRect(x: 0, y: 0, width: width, height: height) { return self }
        return lastPart.withLock { last in
            if let last, last.rect == rect { return last.image }
            last = cropping(to: rect).map { (rect, $0) }
            return last?.image
        }
    }

    /// The width in pixels.
    public var width: Int {
        switch pixels {
        case .kept(let bitmap): bitmap.width
        case .read(let width, _, _): width
        case .drawn(let picture): picture.width
        }
    }
    /// The height in pixels.
    public var height: Int {
        switch pixels {
        case .kept(let bitmap): bitmap.height
        case .read(_, let height, _): height
        case .drawn(let picture): picture.height
        }
    }
    /// The number of bits per component, always 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel in the data provider's memory.
    public var bitsPerPixel: Int { layout.bitsPerPixel }
    /// The number of bytes per row in the data provider's memory.
    public var bytesPerRow: Int { layout.bytesPerRow }
    /// The colour space of the data provider's components.
    public var colorSpace: CGColorSpace? { layout.colorSpace }
    /// The alpha and byte order of the data provider's memory.
    public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
    /// The position of alpha in the data provider's memory.
    public var alphaInfo: CGImageAlphaInfo { layout.bitmapInfo.alpha ?? .none }
    /// The byte order of the data provider's memory.
    public var byteOrderInfo: CGImageByteOrderInfo { layout.bitmapInfo.byteOrder ?? .orderDefault }

    /// The value given to the initialiser; false by default.
    ///
    /// Drawing depends on the context's quality only.
    public var shouldInterpolate: Bool { layout.shouldInterpolate }

    /// The values that the lowest and the highest samples stand for; always nil, for 0 and 1.
    public var decode: UnsafePointer<CGFloat>? { nil }
    /// How colours that a destination cannot represent are converted; always `defaultIntent`.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// The type of the file from which the image was read; always nil, because it is not kept.
    public var utType: CFString? { nil }

    /// The pixels in this image's memory layout.
    public var dataProvider: CGDataProvider? {
        if let provider { return provider }
        guard let format = layout.format else { return nil }
        let bitmap = bitmap
        var data = Data(count: layout.bytesPerRow * height)
        data.withUnsafeMutableBytes { bytes in
            guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
            for y in 0..<height { format.write(bitmap.row(y), to: base + y * layout.bytesPerRow, count: width) }
        }
        return CGDataProvider(data: data)
    }

    /// Returns this image.
    public func copy() -> CGImage? { self }

    /// Returns the part inside `rect` (pixels, y down from the top), expanded to whole pixels; nil if it is empty.
    public func cropping(to rect: CGRect) -> CGImage? {
        let bitmap = bitmap
        let part = Projection.identity.pixelBounds(of: rect.isNull ? .zero : rect.standardized, within: bitmap.bounds)
        guard !part.isEmpty else { return nil }
        let cropped = Bitmap(width: part.width, height: part.height)
        for y in 0..<part.height {
            cropped.row(y).update(from: bitmap.row(part.minY + y) + part.minX, count: part.width)
        }
        var layout = layout
        layout.bytesPerRow = part.width * (layout.bitsPerPixel / 8)
        return CGImage(bitmap: cropped, layout: layout)
    }
}
