import CoreGraphics
import Testing

@Suite("CGImage")
struct CGImageTests {
    private func image(
        _ bytes: [UInt8], width: Int, height: Int, bitsPerPixel: Int = 32, bytesPerRow: Int? = nil,
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), alpha: CGImageAlphaInfo,
        order: CGImageByteOrderInfo = .orderDefault
    ) -> CGImage? {
        CGDataProvider(data: Data(bytes)).flatMap {
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel,
                bytesPerRow: bytesPerRow ?? width * bitsPerPixel / 8, space: space,
                bitmapInfo: CGBitmapInfo(alpha: alpha, byteOrder: order), provider: $0, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent)
        }
    }

    @Test(
        "The same pixel results from every byte order",
        arguments: [
            ([0x80, 0x40, 0x20, 0xC0], CGImageAlphaInfo.premultipliedLast, CGImageByteOrderInfo.orderDefault),
            ([0xC0, 0x80, 0x40, 0x20], .premultipliedFirst, .orderDefault),
            ([0xC0, 0x80, 0x40, 0x20], .premultipliedFirst, .order32Big),
            ([0x20, 0x40, 0x80, 0xC0], .premultipliedFirst, .order32Little),
            ([0xC0, 0x20, 0x40, 0x80], .premultipliedLast, .order32Little),
        ])
    func orders(_ bytes: [UInt8], _ alpha: CGImageAlphaInfo, _ order: CGImageByteOrderInfo) throws {
        let picture = try #require(image(bytes, width: 1, height: 1, alpha: alpha, order: order))
        #expect(picture.bitmap[0, 0] == 0xC080_4020)
        #expect(picture.alphaInfo == alpha && picture.byteOrderInfo == order)
        // The provider returns the original bytes, even for a crop, whose memory is new.
        let part = try #require(picture.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(part.dataProvider?.data == Data(bytes))
    }

    @Test("Straight alpha is premultiplied, and missing alpha is opaque")
    func alphas() throws {
        #expect(image([255, 128, 0, 128], width: 1, height: 1, alpha: .last)?.bitmap[0, 0] == 0x8080_4000)
        #expect(image([9, 10, 20, 30], width: 1, height: 1, alpha: .noneSkipFirst)?.bitmap[0, 0] == 0xFF0A_141E)
        #expect(image([10, 20, 30], width: 1, height: 1, bitsPerPixel: 24, alpha: .none)?.bitmap[0, 0] == 0xFF0A_141E)
        let gray = CGColorSpaceCreateDeviceGray()
        #expect(
            image([7], width: 1, height: 1, bitsPerPixel: 8, space: gray, alpha: .none)?.bitmap[0, 0] == 0xFF07_0707)
        #expect(
            image([7], width: 1, height: 1, bitsPerPixel: 8, space: gray, alpha: .alphaOnly)?.bitmap[0, 0]
                == 0x0700_0000)
    }

    @Test("Premultiplied components above alpha are clamped to it")
    func malformed() {
        #expect(image([255, 255, 9, 16], width: 1, height: 1, alpha: .premultipliedLast)?.bitmap[0, 0] == 0x1010_1009)
    }

    @Test("Rows can have padding")
    func padding() throws {
        let picture = try #require(
            image(
                [1, 2, 9, 9, 3, 4], width: 2, height: 2, bitsPerPixel: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceGray(), alpha: .none))
        #expect(picture.bitmap[1, 0] & 255 == 2 && picture.bitmap[0, 1] & 255 == 3)
        #expect(picture.bytesPerRow == 4 && picture.dataProvider?.data?.count == 6)
    }

    @Test(
        "Sizes and layouts beyond the limits create no image",
        arguments: [
            (0, 1, 32, 4), (-5, 1, 32, 4), (1, 0, 32, 4), (20_000, 1, 32, 80_000), (1 << 40, 1 << 40, 32, 4),
            (16_384, 16_384, 32, 65_536),
            (4, 4, 32, 15), (4, 4, 32, -1), (4, 4, 32, .max), (4, 4, 64, 32), (4, 4, 0, 16), (4, 4, -32, 16),
            (4, 4, 16, 8), (100, 100, 32, 400),
        ])
    func hostile(_ width: Int, _ height: Int, _ bitsPerPixel: Int, _ bytesPerRow: Int) {
        let bytes = [UInt8](repeating: 0, count: 64)
        #expect(
            image(
                bytes, width: width, height: height, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
                alpha: .premultipliedLast) == nil)
    }

    @Test("Sixteen-bit and floating-point components create no image")
    func unsupported() throws {
        let provider = try #require(CGDataProvider(data: Data(count: 64)))
        for (bits, info) in [
            (16, CGBitmapInfo(alpha: .premultipliedLast)), (8, [.floatComponents]), (8, CGBitmapInfo(rawValue: 0x1F)),
            (8, CGBitmapInfo(rawValue: 0x7002)),
        ] {
            #expect(
                CGImage(
                    width: 1, height: 1, bitsPerComponent: bits, bitsPerPixel: 32, bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
                    == nil)
        }
    }

    @Test("Cropping takes whole pixels, measured from the top left")
    func cropping() throws {
        let bitmap = Bitmap(width: 4, height: 3)
        for y in 0..<3 { for x in 0..<4 { bitmap[x, y] = UInt32(y * 16 + x) } }
        let part = try #require(CGImage(bitmap: bitmap).cropping(to: CGRect(x: 1.5, y: 1, width: 1, height: 9)))
        #expect(part.width == 2 && part.height == 2)
        #expect(part.bitmap[0, 0] == 0x11 && part.bitmap[1, 1] == 0x22)
    }

    @Test(
        "Cropping to an empty area returns nil",
        arguments: [
            CGRect(x: 4, y: 0, width: 9, height: 9), .null, CGRect(x: 0, y: 0, width: 0, height: 1),
            CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 1e300, y: 1e300, width: 1e300, height: 1),
        ])
    func croppingOutside(_ rect: CGRect) {
        #expect(CGImage(bitmap: Bitmap(width: 4, height: 3)).cropping(to: rect) == nil)
    }

    @Test("A data provider releases borrowed memory with its size")
    func borrowed() throws {
        let bytes: [UInt8] = [1, 2, 3, 4]
        let provider = bytes.withUnsafeBytes { memory in
            memory.baseAddress.flatMap {
                CGDataProvider(dataInfo: nil, data: $0, size: 4, releaseData: { _, _, size in precondition(size == 4) })
            }
        }
        #expect(provider?.data == Data(bytes))
    }
}
