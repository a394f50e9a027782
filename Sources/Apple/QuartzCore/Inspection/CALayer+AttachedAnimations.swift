extension CALayer {
    /// The number of animations on the layer.
    package final var animationCount: Int { attached.count }

    /// The animations on the layer, in the order in which they apply.
    package final var runningAnimations: [AttachedAnimation] { attached }

    /// Whether times on the layer are those of the scene's clock: no superlayer changes them.
    package final var hasSceneTime: Bool {
        var layer: CALayer? = self
        while let current = layer {
            let timing = current.timing
            guard timing.beginTime == 0, timing.speed == 1, timing.timeOffset == 0 else { return false }
            layer = current.parent
        }
        return true
    }

    /// The name of the layer's nearest class that Core Animation declares.
    package final var coreAnimationClass: String {
        let classes = sequence(first: Swift.type(of: self) as AnyClass) { _getSuperclass($0) }
        let names = classes.map { String(reflecting: $0) }
        return names.first { $0.hasPrefix("QuartzCore.") }.map { String($0.dropFirst(11)) } ?? "CALayer"
    }

    /// Whether an app's code draws every frame of an animation of the layer.
    package final func isDrawnByApp(during animation: AttachedAnimation) -> Bool {
        !isOfSystemClass && animation.redrawsLayer
    }
}

extension CAEmitterLayer {
    /// Whether particles depend on values that the layer or its cells had before.
    package final var dependsOnEarlierValues: Bool { timeline.epochCount > 1 }
}

extension CAEmitterCell {
    /// The values for keys that are not properties, sorted by key.
    package final var unlistedValues: [(key: String, value: Any)] { extraValues.sorted { $0.key < $1.key } }
}

extension CABasicAnimation {
    /// The value from which the animation starts if it has none of its own.
    package final var inheritedFromValue: Any? { valueFunction == nil ? shownValue?.boxed : nil }
}
