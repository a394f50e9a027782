import CKernels
import CoreGraphics
import Foundation

/// Many small copies of one picture, drawn in array order; what particle systems emit.
package struct SpriteBatch: Sendable {
    package var image: CGImage
    /// The part of the picture each sprite shows, in its pixels.
    package var source: CGRect
    /// A sprite places the centre of `source` at (x, y) and maps one of the picture's pixels by (a, b, c, d).
    package var sprites: SpriteRun
    /// Dst + src, clamped; otherwise source-over.
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
