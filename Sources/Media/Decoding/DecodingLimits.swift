/// How large a picture may be.
///
/// Headers are checked against it before memory is taken.
package struct DecodingLimits: Sendable {
    /// Bytes.
    package var fileSize = 64_000_000
    /// Pixels.
    package var side = 16_384
    /// Pixels.
    package var area = 64_000_000
    package var frames = 2_000
    /// Pixels of an animation's frames that stay in memory; at least one frame does.
    package var keptPixels = 8_000_000

    package init() {}

    func check(width: Int, height: Int, format: ImageFormat) throws {
        guard width > 0, height > 0 else { throw MediaError.damaged(format, "a side is 0 pixels") }
        guard width <= side, height <= side else {
            throw MediaError.tooLarge("\(width)x\(height) has a side past \(side) pixels")
        }
        guard width * height <= area else {
            throw MediaError.tooLarge("\(width)x\(height) is more than \(area) pixels")
        }
    }

    func check(frameCount: Int) throws {
        guard frameCount <= frames else { throw MediaError.tooLarge("more than \(frames) frames") }
    }
}
