import CoreGraphics
import Foundation

/// A picture stretched over a rectangle, with antialiased edges.
package struct ImageNode: Sendable {
    package var image: CGImage
    /// The part of the picture to show, in its pixels; outside it the edge pixels repeat.
    package var source: CGRect
    /// The rectangle it fills, in local points.
    package var destination: CGRect
    /// From local points to pixels.
    package var transform: Projection
    package var minification: SamplingFilter
    package var magnification: SamplingFilter
    /// Added to the level of detail that trilinear reading chooses.
    package var levelBias: Double
    package var opacity: Double
    package var blendMode: CGBlendMode
    /// Multiplies the picture, channel by channel; BGRA, its alpha does not matter.
    package var tint = UInt32.max

    package init(
        image: CGImage, source: CGRect, destination: CGRect, transform: Projection,
        minification: SamplingFilter = .linear, magnification: SamplingFilter = .linear, levelBias: Double = 0,
        opacity: Double = 1, blendMode: CGBlendMode = .normal
    ) {
        self.image = image
        self.source = source
        self.destination = destination
        self.transform = transform
        self.minification = minification
        self.magnification = magnification
        self.levelBias = levelBias
        self.opacity = opacity
        self.blendMode = blendMode
    }
}
