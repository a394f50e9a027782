import CQuartziteKernels
import CoreGraphics
import Foundation

/// Many small copies of one image, drawn in array order, such as the particles of an emitter.
package struct SpriteBatch: Sendable {
    package var image: CGImage
    /// The part of the image that each sprite shows, in the image's pixels.
    package var source: CGRect
    /// The sprites; each places the centre of `source` at (x, y) and maps one pixel of the image by (a, b, c, d).
    package var sprites: SpriteRun
    /// Whether sprites are added to the pixels below and clamped; otherwise they are composited source-over.
    package var isAdditive: Bool
    package var filter: SamplingFilter

    package init(
        image: CGImage, source: CGRect, sprites: SpriteRun, isAdditive: Bool = false, filter: SamplingFilter = .linear
    ) {
        self.image = image
        self.source = source
        self.sprites = sprites
        self.isAdditive = isAdditive
        self.filter = filter
    }

    package init(
        image: CGImage, source: CGRect, sprites: [qz_sprite], isAdditive: Bool = false, filter: SamplingFilter = .linear
    ) {
        self.init(
            image: image, source: source, sprites: SpriteRun(sprites), isAdditive: isAdditive, filter: filter)
    }
}
