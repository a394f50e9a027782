import CoreGraphics
import Foundation

/// An image scaled to fill a rectangle.
package struct ImageNode: Sendable {
    package var image: CGImage
    /// The part of the image to show, in its pixels; outside it the edge pixels repeat.
    package var source: CGRect
    /// The rectangle to fill, in local points.
    package var destination: CGRect
    /// The transform from local points to pixels.
    package var transform: Projection
    package var minification: SamplingFilter
    package var magnification: SamplingFilter
    /// A bias that is added to the mip level chosen by trilinear sampling.
    package var levelBias: Double
    package var opacity: Double
    package var blendMode: CGBlendMode
    /// A BGRA colour that multiplies the image, channel by channel; its alpha has no effect.
    package var tint = UInt32.max
    /// Whether the edges of the rectangle are antialiased; otherwise a pixel is covered if its centre is inside.
    package var antialias = true

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
