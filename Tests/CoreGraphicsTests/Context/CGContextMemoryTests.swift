import CoreGraphics
import Testing

@Suite("CGContext memory")
struct CGContextMemoryTests {
    private func context(
        _ data: UnsafeMutableRawPointer?, _ info: UInt32, width: Int = 4, height: Int = 2, bytesPerRow: Int = 0,
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
    ) throws -> CGContext {
        try #require(
            CGContext(
                data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space,
                bitmapInfo: info))
    }

    private func bytes(_ context: CGContext, _ row: Int, _ count: Int) throws -> [UInt8] {
        let data = try #require(context.data)
        return Array(UnsafeRawBufferPointer(start: data + row * context.bytesPerRow, count: count))
    }

    @Test(
        "Colours are stored in the byte order of the context's memory",
        arguments: [
            (CGImageAlphaInfo.premultipliedLast.rawValue, [1, 2, 3, 255]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 1, 2, 3]),
            (CGImageAlphaInfo.noneSkipLast.rawValue, [1, 2, 3, 255]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [3, 2, 1, 255]),
        ] as [(UInt32, [UInt8])])
    func order(_ info: UInt32, _ pixel: [UInt8]) throws {
        let context = try context(nil, info)
        // Code that reads pixels gets the memory first, so the memory must show what is drawn later.
        let base = try #require(context.data)
        context.setFillColor(red: 1 / 255, green: 2 / 255, blue: 3 / 255, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.data == base)
        #expect(Array(try bytes(context, 1, 4)) == pixel)
        #expect(try bytes(context, 0, 3).allSatisfy { $0 == 0 })
    }

    @Test("Gray and alpha-only contexts use one byte per pixel")
    func single() throws {
        let gray = try context(nil, CGImageAlphaInfo.none.rawValue, space: CGColorSpaceCreateDeviceGray())
        gray.setFillColor(gray: 0.5, alpha: 1)
        gray.fill(CGRect(x: 0, y: 1, width: 4, height: 1))
        #expect(try bytes(gray, 0, 4) == [128, 128, 128, 128])
        let alpha = try context(nil, CGImageAlphaInfo.alphaOnly.rawValue)
        alpha.setFillColor(gray: 0, alpha: 0.5)
        alpha.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(try bytes(alpha, 1, 4) == [128, 0, 0, 0])
    }

    @Test("Drawing goes into memory that the caller provides and preserves the padding of its rows")
    func lent() throws {
        var memory = [UInt8](repeating: 9, count: 40)
        for x in 0..<4 { memory[x * 4 + 3] = 255 }
        try memory.withUnsafeMutableBytes { bytes in
            let context = try context(
                bytes.baseAddress, CGImageAlphaInfo.premultipliedLast.rawValue, bytesPerRow: 20)
            context.setFillColor(.white)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(context.makeImage()?.bitmap[3, 0] == 0xFF09_0909)
        }
        #expect(Array(memory[0..<4]) == [9, 9, 9, 255] && Array(memory[16..<20]) == [9, 9, 9, 9])
        #expect(Array(memory[20..<24]) == [255, 255, 255, 255])
    }

    @Test("Bytes written to the context's memory become part of the image")
    func written() throws {
        let context = try context(nil, CGImageAlphaInfo.premultipliedLast.rawValue, width: 2, height: 1)
        try #require(context.data).copyMemory(from: [255, 0, 0, 255, 0, 255, 0, 255] as [UInt8], byteCount: 8)
        let first = try #require(context.makeImage())
        #expect(first.bitmap[0, 0] == 0xFFFF_0000 && first.bitmap[1, 0] == 0xFF00_FF00)
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.setBlendMode(.plusLighter)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(context.makeImage()?.bitmap[0, 0] == 0xFFFF_00FF)
        #expect(first.bitmap[0, 0] == 0xFFFF_0000)
    }

    @Test("A context without alpha makes opaque images")
    func opaque() throws {
        let context = try context(nil, CGImageAlphaInfo.noneSkipFirst.rawValue)
        context.clear(CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(context.makeImage()?.bitmap[0, 0] == 0xFF00_0000)
    }

    @Test("Drawing after makeImage() does not change the image")
    func snapshot() throws {
        let canvas = Canvas(2, 2)
        let image = try #require(canvas.context.makeImage())
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(image.bitmap[0, 0] == 0 && canvas.bitmap[0, 0] == 0xFF00_0000)
    }
}
