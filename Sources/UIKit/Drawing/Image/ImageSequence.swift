import QuartzCore

/// Pictures that take turns in an image view.
struct ImageSequence {
    /// At least one.
    let images: [UIImage]
    /// Seconds of one round, above 0.
    let duration: TimeInterval
    /// How many rounds there are; infinity for no end.
    let rounds: Float
    /// When each picture's turn begins, and when the last one's ends, as parts of a round; nil for equal turns.
    private let times: [Double]?

    /// What an animated image shows, for ever.
    init?(_ image: UIImage?) {
        guard let look = image?.look else { return nil }
        self.init(look.images, duration: look.duration, rounds: 0, delays: look.delays)
    }

    /// Nil without pictures; a duration of 0 gives each a thirtieth of a second, and 0 rounds are endless.
    init?(_ images: [UIImage]?, duration: TimeInterval, rounds: Int, delays: [TimeInterval]? = nil) {
        guard let images, !images.isEmpty else { return nil }
        self.images = images
        var times: [Double]?
        if let delays, delays.count == images.count, duration > 0 {
            times = delays.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }.map { $0 / duration }
        }
        self.times = times
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
        for part in [contents, scales] {
            part.calculationMode = .discrete
            part.keyTimes = times?.map { NSNumber(value: $0) }
        }
        group.duration = duration
        group.repeatCount = rounds
        return group
    }
}
