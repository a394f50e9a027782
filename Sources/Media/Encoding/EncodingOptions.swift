import CoreGraphics

/// How much time and space a file may take for the sake of its looks.
///
/// APNG and PNG are lossless at any quality.
package enum EncodingQuality: String, CaseIterable, Sendable {
    case draft, low, medium, high, max
}

/// What a frame sink must know beside the format.
package struct EncodingOptions: Sendable {
    /// Pixels.
    package var width: Int
    /// Pixels.
    package var height: Int
    package var frameRate: FrameRate
    package var quality: EncodingQuality
    /// How often GIF, APNG and WebP play; 0 is for ever.
    package var loopCount: Int
    /// Keeps alpha.
    ///
    /// Otherwise frames are shown over black.
    package var keepsAlpha: Bool
    /// Whether files that are there in the end are replaced; otherwise `finish()` throws.
    package var replacesFiles = true
    /// The number in the first frame's name in a folder of PNGs.
    package var firstFrame = 0
    /// Whether the frames are some of a film, whose others may lie in the same folder.
    package var isSlice = false

    package init(
        width: Int, height: Int, frameRate: FrameRate = .fps60, quality: EncodingQuality = .medium, loopCount: Int = 0,
        keepsAlpha: Bool = false
    ) {
        self.width = width
        self.height = height
        self.frameRate = frameRate
        self.quality = quality
        self.loopCount = loopCount
        self.keepsAlpha = keepsAlpha
    }

    /// What a frame is called in a folder of PNGs: `frame-000090.png`.
    package static func fileName(ofFrame number: Int) -> String {
        let digits = String(number)
        return "frame-" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ".png"
    }

    package static let largestSide = 16_384
    package static let largestArea = 64_000_000
    package static let mostFrames = 1_000_000

    func validate() throws {
        guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height) else {
            throw MediaError.outsideLimits(
                "size \(width)x\(height) is out of range: sides are 1 to \(Self.largestSide)")
        }
        guard width * height <= Self.largestArea else {
            throw MediaError.outsideLimits("size \(width)x\(height) is more than 64 megapixels: choose a smaller one")
        }
        guard (0...65535).contains(loopCount) else {
            throw MediaError.outsideLimits("loop count \(loopCount) is out of range: choose 0 (for ever) to 65535")
        }
    }
}
