import Foundation
import QuartziteSceneHosting

/// A binary message with a frame: 56 bytes of little-endian numbers, and then the pixels.
///
/// | offset | type | contents |
/// |---|---|---|
/// | 0 | UInt8 | ``Coding`` |
/// | 1 | UInt8 | 0 for the preview, 1 for a frame of the film strip |
/// | 2 | UInt16 | the index in the film strip, or the left edge of the part that follows, in pixels |
/// | 4 | UInt32 | the number of the frame, which the page returns once it is shown |
/// | 8 | Float64 | the scene time in seconds |
/// | 16 | Float32 | the milliseconds of the scene's code and drawing |
/// | 20 | Float32 | the milliseconds of compression |
/// | 24 | UInt32 | the number of particles |
/// | 28 | UInt32 | the number of layers |
/// | 32 | UInt32 | the width in pixels |
/// | 36 | UInt32 | the height in pixels |
/// | 40 | UInt32 | the number of the last input that the frame shows |
/// | 44 | UInt16 | bit 0: whether time runs |
/// | 46 | UInt16 | the top edge of the part that follows, in pixels |
/// | 48 | UInt32 | the number of pictures that layers have drawn |
/// | 52 | UInt32 | their memory in kilobytes |
struct FramePacket {
    enum Coding: UInt8 {
        case jpeg = 1
        /// Words `0xAARRGGBB`: bytes in the order blue, green, red, alpha.
        case pixels = 2
        /// No bytes: the picture is the same as before.
        case unchanged = 3
    }

    var coding: Coding
    var stripIndex: UInt16?
    var sequence: UInt32
    var frame: ShownFrame
    var encodingMilliseconds: Double
    var input: UInt32
    var isPlaying: Bool
    /// The position of the changed rectangle in the picture, in pixels from the top left corner.
    var x = 0
    var y = 0

    static let headerSize = 56

    /// The bytes before the pixels.
    var header: [UInt8] {
        var bytes: [UInt8] = []
        func add<Number: FixedWidthInteger>(_ number: Number) {
            withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
        }
        add(coding.rawValue)
        add(UInt8(stripIndex == nil ? 0 : 1))
        add(stripIndex ?? UInt16(clamping: x))
        add(sequence)
        add(frame.time.bitPattern)
        add(Float(frame.milliseconds).bitPattern)
        add(Float(encodingMilliseconds).bitPattern)
        for count in [frame.particles, frame.layers, frame.width, frame.height] { add(UInt32(clamping: count)) }
        add(input)
        add(UInt16(isPlaying ? 1 : 0))
        add(UInt16(clamping: y))
        for count in [frame.pictures, frame.pictureBytes / 1024] { add(UInt32(clamping: count)) }
        return bytes
    }
}
