import CoreGraphics
import Foundation

/// The images of particles that an editor offers: white or grey figures, which a cell's colour tints.
///
/// Each is 64 × 64 pixels.
package enum ParticleImage: String, CaseIterable, Sendable {
    /// A round light, brightest in the middle.
    case glow
    case disc
    case ring
    /// A soft cloud.
    case puff
    /// An upright line with faded ends.
    case streak
    /// A light with four rays.
    case spark
    /// A star with five points.
    case star
    case flake
    case square
    case bubble
    case heart

    /// The image; the same object each time.
    package var image: CGImage { Self.images[self] ?? CGImage(bitmap: Bitmap(width: 1, height: 1)) }

    /// The figure that an image of this type shows; nil for other images.
    init?(of image: CGImage) {
        guard let found = Self.allCases.first(where: { Self.images[$0] === image }) else { return nil }
        self = found
    }

    private static let images: [ParticleImage: CGImage] = allCases.reduce(into: [:]) { $0[$1] = $1.drawn() }
}
