import QuartzCore

/// A sequence of images that an image view animates.
struct ImageSequence {
    /// The images, at least one.
    let images: [UIImage]
    /// The duration of one cycle in seconds, above 0.
    let duration: TimeInterval
    /// The number of cycles; infinity repeats forever.
    let rounds: Float
    /// The start time of each image, and the end of the last, as fractions of a cycle; nil for equal durations.
    private let times: [Double]?

    /// Creates the endless sequence of an animated image; nil if the image is not animated.
    init?(_ image: UIImage?) {
        guard let displaySettings = image?.displaySettings else { return nil }
        self.init(displaySettings.images, duration: displaySettings.duration, rounds: 0, delays: displaySettings.delays)
    }

    /// Creates a sequence; nil without images.
    ///
    /// If the duration is 0, each image shows for 1/30 second; 0 rounds repeat forever.
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

    /// Returns an animation of a layer's contents that shows each image at its scale.
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
