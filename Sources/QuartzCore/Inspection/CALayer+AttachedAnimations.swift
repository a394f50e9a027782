extension CALayer {
    /// The number of animations on the layer.
    package final var animationCount: Int { attached.count }
}
