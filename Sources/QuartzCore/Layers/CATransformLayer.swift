import Compositor

/// A layer whose sublayers stand in one space, nearer ones in front, instead of being flattened onto its plane.
///
/// It shows nothing of its own: background, contents, border, shadow, mask and clip are not drawn, and its opacity
/// multiplies that of each sublayer. Sublayers are drawn by the depth of their middles; those that cut through one
/// another are not divided. It is never hit itself. Drawn by ``CALayer/render(in:)`` it is a layer like any other (fact
/// drw-118).
open class CATransformLayer: CALayer {
    override final var keepsDepth: Bool { true }
}
