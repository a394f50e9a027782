import QuartzCore

/// Pictures that take turns in an image view.
struct ImageSequence {
    /// At least one.
    let images: [UIImage]
    /// Seconds of one round, above 0.
    let duration: TimeInterval
    /// How many rounds there are; infinity for no end.
    let rounds: Float

    /// Nil without pictures; a duration of 0 gives each a thirtieth of a second, and 0 rounds are endless.
    init?(_ images: [UIImage]?, duration: TimeInterval, rounds: Int) {
        guard let images, !images.isEmpty else { return nil }
        self.images = images
        self.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
        self.rounds = rounds > 0 ? Float(rounds) : .infinity
    }

    /// What shows the pictures in a layer, each at its scale.
    @MainActor func animation(tint: UIColor) -> CAAnimation {
        let contents = CAKeyframeAnimation(keyPath: "contents")
        contents.values = images.map {
            AnimatableValue.contents($0.pixels(tint: tint).map(LayerContents.image) ?? .none)
        }
        let scales = CAKeyframeAnimation(keyPath: "contentsScale")
        scales.values = images.map { $0.scale }
        let group = CAAnimationGroup()
        group.animations = [contents, scales]
        for part in [contents, scales] { part.calculationMode = .discrete }
        group.duration = duration
        group.repeatCount = rounds
        return group
    }
}
