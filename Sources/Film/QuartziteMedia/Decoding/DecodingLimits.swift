/// The limits on the size of images.
///
/// Headers are checked against them before memory is allocated.
package struct DecodingLimits: Sendable {
    /// The largest file, in bytes.
    package var fileSize = 64_000_000
    /// The largest width and height, in pixels.
    package var side = 16_384
    /// The largest number of pixels in an image.
    package var area = 64_000_000
    package var frames = 2_000
    /// The number of pixels of an animation's frames that are cached; at least one frame is.
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
