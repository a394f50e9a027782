import CoreGraphics
import Foundation
import QuartziteMedia
import QuartziteFilm
import QuartziteStage

/// Everything that determines the frames of a film, by which parts of the same film know each other.
///
/// It does not depend on the machine or on the locations of files.
package struct FilmOrigin: Codable, Equatable {
    package var scene: String
    /// The digest of the scene's source files; nil for a scene of the gallery.
    package var source: String?
    package var seed: UInt64
    /// The size in pixels, in the format of `--size`.
    package var size: String
    /// The number of pixels per point.
    package var scale: Double
    /// The number of frames per second, as a fraction.
    package var fps: String
    /// The scene time of frame 0 in seconds, as a fraction.
    package var start: String
    /// The number of scene seconds per second, as a fraction.
    package var speed: String
    /// The background as `0xAARRGGBB`, premultiplied, in hexadecimal digits.
    package var background: String
    /// The digest of the touch script; nil for the scene's own touches.
    package var touches: String?
    /// The version of the renderer.
    package var renderer: Int
    /// The other options of the scene and the device that are not at their defaults, by their names.
    package var options: [String: String]

    /// Whether frames keep their alpha.
    package var keepsAlpha: Bool { !background.hasPrefix("ff") }

    /// Returns what is different in another film, such as `seed 7 instead of 3`; nil if nothing is.
    package func difference(from other: FilmOrigin) -> String? {
        for (mine, others) in zip(words, other.words) where mine.value != others.value {
            return "\(mine.name) \(mine.value) instead of \(others.value)"
        }
        for name in Set(options.keys).union(other.options.keys).sorted() where options[name] != other.options[name] {
            return "\(name) \(options[name] ?? "not set") instead of \(other.options[name] ?? "not set")"
        }
        return nil
    }

    private var words: [(name: String, value: String)] {
        [
            ("scene", scene), ("a source with the digest", source ?? "none"), ("seed", "\(seed)"), ("size", size),
            ("scale", plainDecimal(scale)), ("frames per second", fps), ("start", start), ("speed", speed),
            ("background", background), ("touches with the digest", touches ?? "none"), ("renderer", "\(renderer)"),
        ]
    }
}

/// Formats a number without a fraction if it is an integer.
private func plainDecimal(_ value: Double) -> String { shortestDecimal(value).description }
