import CoreGraphics

/// The options of a frame sink, besides the format.
package struct EncodingOptions: Sendable {
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int
    package var frameRate: FrameRate
    package var quality: FilmQuality
    /// The number of times that GIF, APNG and WebP play; 0 is forever.
    package var loopCount: Int
    /// Whether alpha is preserved.
    ///
    /// Otherwise frames are composited over black.
    package var keepsAlpha: Bool
    /// Whether files that exist when the sink finishes are replaced; otherwise `finish()` throws.
    package var replacesFiles = true
    /// The number in the name of the first frame in a folder of PNG files.
    package var firstFrame = 0
    /// Whether the frames are part of a film whose other frames may be in the same folder.
    package var isSlice = false
    /// Whether other processes may write the same file, with the same content, at the same time.
    package var isShared = false

    package init(
        width: Int, height: Int, frameRate: FrameRate = .fps60, quality: FilmQuality = .medium, loopCount: Int = 0,
        keepsAlpha: Bool = false
    ) {
        self.width = width
        self.height = height
        self.frameRate = frameRate
        self.quality = quality
        self.loopCount = loopCount
        self.keepsAlpha = keepsAlpha
    }

    /// Returns the file name of a frame in a folder of PNG files, such as `frame-000090.png`.
    package static func fileName(ofFrame number: Int) -> String {
        let digits = String(number)
        return "frame-" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ".png"
    }

    package static let largestSide = 16_384
    package static let largestArea = 64_000_000
    package static let maximumFrames = 1_000_000

    func validate() throws {
        guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height) else {
            throw FilmError.outsideLimits(
                "size \(width)x\(height) is out of range: sides are 1 to \(Self.largestSide)")
        }
        guard width * height <= Self.largestArea else {
            throw FilmError.outsideLimits("size \(width)x\(height) is more than 64 megapixels: choose a smaller one")
        }
        guard (0...65535).contains(loopCount) else {
            throw FilmError.outsideLimits("loop count \(loopCount) is out of range: choose 0 (for ever) to 65535")
        }
    }
}
