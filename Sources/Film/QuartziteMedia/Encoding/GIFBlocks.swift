import CQuartziteImageCodecs
import CoreGraphics

/// The blocks of an animated GIF, whose frames are added in order.
final class GIFBlocks {
    /// A frame whose duration is not known yet.
    struct Frame {
        fileprivate let transparentIndex: UInt8
        fileprivate let image: [UInt8]
    }

    /// The last byte of a file.
    static let trailer: [UInt8] = [0x3B]

    private let pixels: OpaquePointer
    private let (width, height): (Int, Int)
    private let keepsAlpha: Bool
    /// The palette in the file's header, which is that of the first frame.
    private var sharedPalette: [UInt32]?

    init(width: Int, height: Int, keepsAlpha: Bool) throws {
        guard let pixels = qz_gif_new(Int32(width), Int32(height), keepsAlpha) else {
            throw FilmError.encodingFailed(.gif, reason: "out of memory")
        }
        self.pixels = pixels
        (self.width, self.height, self.keepsAlpha) = (width, height, keepsAlpha)
    }

    deinit { qz_gif_free(pixels) }

    /// Reduces the next frame to the colours of a GIF.
    ///
    /// - Parameter rows: Those that may differ from the frame that was added before; nil for all.
    func add(_ frame: Bitmap, rows: Range<Int>? = nil) -> Frame {
        var change = qz_gif_frame()
        let rows = rows ?? 0..<height
        qz_gif_add(pixels, frame.pixels, frame.stride, Int32(rows.lowerBound), Int32(rows.upperBound), &change)
        let palette = Array(UnsafeBufferPointer(start: change.colors, count: Int(change.color_count)))
        if sharedPalette == nil { sharedPalette = palette }
        var bytes: [UInt8] = [0x2C]
        for value in [change.x, change.y, change.width, change.height] { bytes += Self.little(Int(value)) }
        bytes += palette == sharedPalette ? [0] : [0x80 | Self.tableBits(palette)] + Self.table(palette)
        var count = 0
        let data = qz_gif_data(pixels, &change, &count)
        bytes += UnsafeBufferPointer(start: data, count: count)
        return Frame(transparentIndex: UInt8(change.color_count), image: bytes)
    }

    /// Returns the blocks of a frame that is shown for some hundredths of a second, at most 65,535.
    func bytes(of frame: Frame, delay: Int) -> [UInt8] {
        let delay = max(0, min(65_535, delay))
        // Clearing the area of a frame leaves an empty canvas for the next one.
        let disposal: UInt8 = keepsAlpha ? 2 : 1
        return [
            0x21, 0xF9, 4, disposal << 2 | 1, UInt8(delay & 255), UInt8(delay >> 8), frame.transparentIndex, 0,
        ] + frame.image
    }

    /// Returns the start of the file, after the first frame was added.
    ///
    /// - Parameter playCount: The number of times that the animation plays; 0 is forever.
    func header(playCount: Int) -> [UInt8] {
        let palette = sharedPalette ?? []
        var bytes = Array("GIF89a".utf8) + Self.little(width) + Self.little(height)
        bytes += [0xF0 | Self.tableBits(palette), 0, 0] + Self.table(palette)
        if playCount != 1 {
            // The loop count is the number of repeats after the first play; 0 repeats forever.
            bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + Self.little(max(0, playCount - 1)) + [0]
        }
        return bytes
    }

    /// Returns the size bits of a colour table, which has a power of two of entries, including the transparent index.
    private static func tableBits(_ palette: [UInt32]) -> UInt8 {
        (0..<7).first { 2 << $0 > palette.count } ?? 7
    }

    private static func table(_ palette: [UInt32]) -> [UInt8] {
        var bytes: [UInt8] = []
        for color in palette { bytes += [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)] }
        return bytes + [UInt8](repeating: 0, count: 3 * (2 << tableBits(palette)) - bytes.count)
    }

    private static func little(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
}
