import QuartziteCompositor

/// A layer whose sublayers share one three-dimensional space instead of being flattened onto its plane.
///
/// Nearer sublayers cover farther ones; they are sorted by the depth of their centres, and intersecting sublayers are
/// not split. The layer draws nothing itself: its background, contents, border, shadow, mask and clipping are ignored,
/// and its opacity multiplies that of each sublayer. Hit testing never returns it. Within ``CALayer/render(in:)`` it
/// acts like an ordinary layer (fact drw-118).
open class CATransformLayer: CALayer {
    override final var keepsDepth: Bool { true }
}
