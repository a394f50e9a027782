import Foundation

/// A memory layout of 8-bit pixels, with conversion from and to premultiplied BGRA words.
struct PixelFormat: Sendable {
    let bytesPerPixel: Int
    /// The offsets of the bytes in a pixel; all three are equal for grey.
    private let red, green, blue: Int
    /// The offset of the alpha byte; nil if pixels are opaque.
    private let alpha: Int?
    private let isPremultiplied: Bool
    /// The offset of the unused byte, which is written as 255.
    private let skipped: Int?
    private let isAlphaOnly: Bool
    private let space: CGColorSpace

    /// Whether every pixel is opaque.
    var isOpaque: Bool { alpha == nil }

    /// Whether the memory layout equals that of ``Bitmap``.
    var isNative: Bool {
        bytesPerPixel == 4 && blue == 0 && red == 2 && alpha == 3 && isPremultiplied && isStandardSpace
    }

    private var isStandardSpace: Bool { space.encoding == .sRGB || space.encoding == .gray }

    /// Creates the layout that Apple's parameters describe; nil if it is not supported.
    ///
    /// Supported are 8 bits per component: RGB with four bytes (or three in images), grey, or alpha only.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo) {
        guard bitsPerComponent == 8, bitmapInfo.isDisjoint(with: .floatInfoMask), let alphaInfo = bitmapInfo.alpha,
            let order = bitmapInfo.byteOrder
        else { return nil }
        self.space = space
        bytesPerPixel = bitsPerPixel / 8
        isPremultiplied = alphaInfo != .last && alphaInfo != .first
        isAlphaOnly = alphaInfo == .alphaOnly
        switch (bitsPerPixel, space.model, order) {
        case (8, _, .orderDefault) where isAlphaOnly:
            (red, green, blue, alpha, skipped) = (0, 0, 0, 0, nil)
        case (8, .monochrome, .orderDefault) where alphaInfo == .none:
            (red, green, blue, alpha, skipped) = (0, 0, 0, nil, nil)
        case (24, .rgb, .orderDefault) where alphaInfo == .none:
            (red, green, blue, alpha, skipped) = (0, 1, 2, nil, nil)
        case (32, .rgb, .orderDefault), (32, .rgb, .order32Big), (32, .rgb, .order32Little):
            let alphaFirst: Bool
            switch alphaInfo {
            case .first, .premultipliedFirst, .noneSkipFirst: alphaFirst = true
            case .last, .premultipliedLast, .noneSkipLast: alphaFirst = false
            case .none, .alphaOnly: return nil
            }
            let isSkipped = alphaInfo == .noneSkipFirst || alphaInfo == .noneSkipLast
            let places = alphaFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
            let offsets = order == .order32Little ? places.map { 3 - $0 } : places
            (red, green, blue) = (offsets[0], offsets[1], offsets[2])
            alpha = isSkipped ? nil : offsets[3]
            skipped = isSkipped ? offsets[3] : nil
        default: return nil
        }
    }

    /// Converts `count` pixels to premultiplied BGRA words.
    func read(_ source: UnsafePointer<UInt8>, into words: UnsafeMutablePointer<UInt32>, count: Int) {
        if isNative {
            UnsafeMutableRawPointer(words).copyMemory(from: source, byteCount: count * 4)
            return
        }
        for x in 0..<count {
            let pixel = source + x * bytesPerPixel
            let a = alpha.map { UInt32(pixel[$0]) } ?? 255
            guard !isAlphaOnly else {
                words[x] = a << 24
                continue
            }
            var (r, g, b) = (UInt32(pixel[red]), UInt32(pixel[green]), UInt32(pixel[blue]))
            if !isStandardSpace { (r, g, b) = standard(r, g, b, alpha: isPremultiplied ? a : 255) }
            if !isPremultiplied {
                r = (r * a + 127) / 255
                g = (g * a + 127) / 255
                b = (b * a + 127) / 255
            }
            // Input may violate premultiplication (colour above alpha), but the kernels rely on it.
            words[x] = a << 24 | min(r, a) << 16 | min(g, a) << 8 | min(b, a)
        }
    }

    /// Converts `count` premultiplied BGRA words to pixels; grey pixels get the brightness.
    func write(_ words: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
        if isNative {
            UnsafeMutableRawPointer(target).copyMemory(from: words, byteCount: count * 4)
            return
        }
        for x in 0..<count {
            let word = words[x]
            let pixel = target + x * bytesPerPixel
            let a = word >> 24
            var (r, g, b) = (word >> 16 & 255, word >> 8 & 255, word & 255)
            if !isPremultiplied && a > 0 {
                r = min(255, (r * 255 + a / 2) / a)
                g = min(255, (g * 255 + a / 2) / a)
                b = min(255, (b * 255 + a / 2) / a)
            }
            if isAlphaOnly {
                pixel[0] = UInt8(a)
            } else if bytesPerPixel == 1 {
                pixel[0] = PixelFormat.brightness(r, g, b)
            } else {
                if !isStandardSpace { (r, g, b) = own(r, g, b, alpha: isPremultiplied ? a : 255) }
                pixel[red] = UInt8(r)
                pixel[green] = UInt8(g)
                pixel[blue] = UInt8(b)
                if let alpha { pixel[alpha] = UInt8(a) }
                if let skipped { pixel[skipped] = 255 }
            }
        }
    }

    /// Returns 30 % of red, 59 % of green and 11 % of blue, given as bytes.
    static func brightness(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt8 {
        let sum: UInt32 = red * 77 + green * 150 + blue * 29
        return UInt8((sum + 128) >> 8)
    }

    /// Converts bytes of this space, premultiplied by `alpha`, to premultiplied sRGB bytes.
    private func standard(_ r: UInt32, _ g: UInt32, _ b: UInt32, alpha: UInt32) -> (UInt32, UInt32, UInt32) {
        guard alpha > 0 else { return (0, 0, 0) }
        let straight = [r, g, b].map { CGFloat($0) / CGFloat(alpha) }
        let c = space.extendedSRGB((space.model == .monochrome ? [straight[0]] : straight) + [1])
        return (byte(c.r, alpha), byte(c.g, alpha), byte(c.b, alpha))
    }

    /// Converts sRGB bytes, premultiplied by `alpha`, to premultiplied bytes of this space.
    private func own(_ r: UInt32, _ g: UInt32, _ b: UInt32, alpha: UInt32) -> (UInt32, UInt32, UInt32) {
        guard alpha > 0 else { return (0, 0, 0) }
        let scale = Double(alpha)
        let c = space.components(
            fromExtendedSRGB: (r: Double(r) / scale, g: Double(g) / scale, b: Double(b) / scale, a: 1))
        return (byte(Double(c[0]), alpha), byte(Double(c[1]), alpha), byte(Double(c[2]), alpha))
    }

    private func byte(_ value: Double, _ alpha: UInt32) -> UInt32 {
        UInt32((min(max(value, 0), 1) * Double(alpha)).rounded())
    }
}
