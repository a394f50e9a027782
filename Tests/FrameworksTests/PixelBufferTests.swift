import Testing
import UIKit
import _Accelerate

@Suite("Pictures in memory are changed as by vImage") struct PixelBufferTests {
    /// Calls a function with a buffer of pixels whose four samples are equal, and one for the result.
    private func change(
        _ samples: [[UInt8]], to size: (width: Int, height: Int)? = nil,
        _ work: (inout vImage_Buffer, inout vImage_Buffer) -> vImage_Error
    ) throws -> (status: vImage_Error, samples: [[UInt8]]) {
        let size = size ?? (samples[0].count, samples.count)
        var source = try vImage_Buffer(width: samples[0].count, height: samples.count, bitsPerPixel: 32)
        var target = try vImage_Buffer(width: size.width, height: size.height, bitsPerPixel: 32)
        defer {
            source.free()
            target.free()
        }
        for (y, row) in samples.enumerated() {
            for (x, sample) in row.enumerated() {
                for channel in 0..<4 {
                    source.data.storeBytes(
                        of: sample, toByteOffset: y * source.rowBytes + x * 4 + channel, as: UInt8.self)
                }
            }
        }
        let status = work(&source, &target)
        let result = (0..<size.height).map { y in
            (0..<size.width).map { x in
                target.data.load(fromByteOffset: y * target.rowBytes + x * 4 + 2, as: UInt8.self)
            }
        }
        return (status, result)
    }

    @Test("A box and a tent take means, and the edge goes on, ends or has a colour")
    func convolution() throws {
        let row: [[UInt8]] = [[0, 90, 0, 0, 30]]
        func box(_ flags: Int, width: UInt32 = 3) throws -> (status: vImage_Error, samples: [[UInt8]]) {
            try change(row) {
                vImageBoxConvolve_ARGB8888(&$0, &$1, nil, 0, 0, 1, width, [60, 60, 60, 60], vImage_Flags(flags))
            }
        }
        #expect(try box(kvImageEdgeExtend).samples == [[30, 30, 30, 10, 20]])
        #expect(try box(kvImageTruncateKernel).samples == [[45, 30, 30, 10, 15]])
        #expect(try box(kvImageBackgroundColorFill).samples == [[50, 30, 30, 10, 30]])
        #expect(try box(kvImageEdgeExtend, width: 2).status == kvImageInvalidKernelSize)
        #expect(try box(kvImageNoFlags).status == kvImageInvalidEdgeStyle)
        let tent = try change(row) {
            vImageTentConvolve_ARGB8888(&$0, &$1, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend))
        }
        #expect(tent.samples == [[23, 45, 23, 8, 23]])
        var empty = vImage_Buffer()
        let status = vImageBoxConvolve_ARGB8888(&empty, &empty, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend))
        #expect(status == kvImageNullPointerArgument)
    }

    @Test("Pictures are scaled, turned and reflected")
    func geometry() throws {
        #expect(try change([[0, 80]], to: (1, 1)) { vImageScale_ARGB8888(&$0, &$1, nil, 0) }.samples == [[40]])
        #expect(
            try change([[0, 80]], to: (4, 1)) { vImageScale_ARGB8888(&$0, &$1, nil, 0) }.samples == [[0, 20, 60, 80]])
        #expect(try change([[1, 2]]) { vImageHorizontalReflect_ARGB8888(&$0, &$1, 0) }.samples == [[2, 1]])
        #expect(try change([[1], [2]]) { vImageVerticalReflect_ARGB8888(&$0, &$1, 0) }.samples == [[2], [1]])
        let turned = try change([[1, 2]], to: (1, 2)) { vImageRotate90_ARGB8888(&$0, &$1, 1, nil, 0) }
        #expect(turned.samples == [[2], [1]])
        #expect(
            try change([[1, 2]]) { vImageRotate90_ARGB8888(&$0, &$1, 1, nil, 0) }.status == kvImageBufferSizeMismatch)
    }

    @Test("A matrix mixes samples, and images become buffers and images again")
    func samples() throws {
        let matrix: [Int16] = [0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 256]
        let mixed = try change([[100]]) { vImageMatrixMultiply_ARGB8888(&$0, &$1, matrix, 256, nil, nil, 0) }
        #expect(mixed.samples == [[100]])
        let bitmap = Bitmap(width: 2, height: 1)
        (bitmap[0, 0], bitmap[1, 0]) = (0x8040_0000, 0xff01_0203)
        let format = try #require(
            vImage_CGImageFormat(
                bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)))
        let buffer = try vImage_Buffer(cgImage: CGImage(bitmap: bitmap), format: format)
        defer { buffer.free() }
        #expect((0..<4).map { buffer.data.load(fromByteOffset: $0, as: UInt8.self) } == [128, 0, 0, 128])
        let image = try buffer.createCGImage(format: format)
        #expect(image.bitmap[0, 0] == 0x8040_0000 && image.bitmap[1, 0] == 0xff01_0203)
    }
}
