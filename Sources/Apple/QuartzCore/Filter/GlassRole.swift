/// What a layer with glass does with it.
package enum GlassRole {
    /// It draws its own glass.
    case alone
    /// Another layer draws its glass.
    case member
    /// It draws the glass of other layers as one body, in which shapes merge that are close to each other.
    case group([Member])

    /// A reference to a layer that does not retain it.
    package struct Member {
        package private(set) weak var layer: CALayer?

        package init(_ layer: CALayer) { self.layer = layer }
    }
}
