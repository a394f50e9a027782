import QuartziteUIFoundation

/// What a symbol effect animates, in one run at its own speed.
package struct SymbolEffectMotion {
    /// The values of a property over a run; scales, angles and offsets are added to those of other effects.
    package struct Track {
        let keyPath: String
        let values: [Double]
        package var times: [Double]?
        var isLinear = false
        var isAdditive = true
    }

    /// The length of a run in seconds.
    package var duration: Double
    package var tracks: [Track]
    /// Whether the last values stay until the effect is removed.
    package var lasts = false
    /// Whether the effect repeats forever unless its options limit it.
    package var repeats = false

    /// The opacity of the inactive shapes of a variable colour.
    private static let dimmed = 0.3
    /// How much smaller or larger a symbol is when it has disappeared.
    private static let vanishingScale = 0.4

    /// Creates the motion of an effect; `size` is the size of the symbol in points.
    package init(_ effect: SymbolEffectConfiguration, size: CGSize) {
        let sign: Double = effect.direction == .down || effect.direction == .counterClockwise ? -1 : 1
        switch effect.kind {
        case .bounce:
            self.init(0.6, .scale([0, 0.22 * sign, -0.06 * sign, 0.02 * sign, 0], at: [0, 0.3, 0.6, 0.82, 1]))
        case .pulse: self.init(2, .opacity([1, 0.3, 1]), repeats: true)
        case .breathe:
            self.init(2.6, .scale([0, 0.1, 0]), .opacity(effect.fades ? [1, 0.5, 1] : [1, 1]), repeats: true)
        case .rotate:
            let turn = Track(keyPath: "transform.rotation.z", values: [0, 2 * .pi * sign], isLinear: true)
            self.init(2, turn, repeats: true)
        case .wiggle: self.init(wiggle: effect, size: size)
        case .scale: self.init(0.25, .scale([0, 0.22 * sign]), lasts: true)
        case .appear:
            self.init(0.35, .scale([-Self.vanishingScale * sign, 0]), .opacity([0, 1]))
        case .disappear:
            let growth = effect.direction == .up ? Self.vanishingScale : -Self.vanishingScale
            self.init(0.35, .scale([0, growth]), .opacity([1, 0]), lasts: true)
        case .drawOn: self.init(0.7, .stroke("strokeEnd", [0, 1]))
        case .drawOff where sign < 0: self.init(0.7, .stroke("strokeEnd", [1, 0]), lasts: true)
        case .drawOff: self.init(0.7, .stroke("strokeStart", [0, 1]), lasts: true)
        case .variableColor, .replace, .automatic: self.init(0)
        }
    }

    private init(_ duration: Double, _ tracks: Track..., lasts: Bool = false, repeats: Bool = false) {
        (self.duration, self.tracks, self.lasts, self.repeats) = (duration, tracks, lasts, repeats)
    }

    private init(wiggle effect: SymbolEffectConfiguration, size: CGSize) {
        let swings = [0, 1, -0.8, 0.5, -0.2, 0]
        func track(_ keyPath: String, _ amount: Double) -> Track {
            Track(keyPath: keyPath, values: swings.map { $0 * amount })
        }
        let distance = Double(max(size.width, size.height)) * 0.1
        if let angle = effect.angle, angle.isFinite {
            let radians = angle * .pi / 180
            let direction = CGAffineTransform(rotationAngle: radians)
            self.init(
                0.8, track("transform.translation.x", direction.a * distance),
                track("transform.translation.y", direction.b * distance))
            return
        }
        switch effect.direction {
        case .left, .backward: self.init(0.8, track("transform.translation.x", -distance))
        case .right, .forward: self.init(0.8, track("transform.translation.x", distance))
        case .up: self.init(0.8, track("transform.translation.y", -distance))
        case .down: self.init(0.8, track("transform.translation.y", distance))
        case .counterClockwise: self.init(0.8, track("transform.rotation.z", -0.25))
        case .clockwise, nil: self.init(0.8, track("transform.rotation.z", 0.25))
        }
    }

    /// Creates the motion of one of `count` shapes of a variable colour.
    package init(_ effect: SymbolEffectConfiguration, shape index: Int, of count: Int) {
        let off = effect.hidesInactiveLayers ? 0 : Self.dimmed
        // In each slot one more shape lights up; a last slot ends the run.
        let slots = Double(count + 1)
        let start = Double(index) / slots
        let end = effect.isIterative ? Double(index + 1) / slots : Double(count) / slots
        let fade = 0.5 / slots
        var times = [0, start, start + fade, end, end + fade, 1]
        var values = [off, off, 1, 1, off, off]
        if effect.isReversing {
            times = times.map { $0 / 2 } + times.reversed().map { 1 - $0 / 2 }
            values += values.reversed()
        }
        self.init(
            0.22 * slots * (effect.isReversing ? 2 : 1), .opacity(values, at: times, isLinear: true), repeats: true)
    }

    /// Returns the motion backwards, for the removal of an effect that lasts.
    package var reversed: SymbolEffectMotion {
        var new = self
        new.lasts = false
        new.tracks = tracks.map {
            Track(keyPath: $0.keyPath, values: $0.values.reversed(), isAdditive: $0.isAdditive)
        }
        return new
    }

    /// Returns the number of runs; nil means that they never end.
    package func runs(_ options: SymbolEffectOptions) -> Int? {
        guard let behavior = options.behavior else { return repeats ? nil : 1 }
        return lasts ? 1 : behavior.count
    }

    /// Returns whether an effect repeats until it is removed.
    package static func isEndless(_ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions) -> Bool {
        effect.kind == .variableColor
            ? options.behavior == nil : SymbolEffectMotion(effect, size: .zero).runs(options) == nil
    }

    /// Returns the time from the start of a run to that of the next one, in seconds.
    package func period(_ options: SymbolEffectOptions) -> Double {
        duration / options.speed + (options.behavior?.delay ?? 0)
    }

    /// Returns the animation of a number of runs, or of endless ones.
    package func animation(_ options: SymbolEffectOptions, runs: Int?, isAnimated: Bool = true) -> CAAnimation {
        let group = CAAnimationGroup()
        let length = isAnimated ? duration / options.speed : 1e-9
        group.animations = tracks.map { track in
            let animation = CAKeyframeAnimation(keyPath: track.keyPath)
            animation.values = track.values.map { NSNumber(value: $0) }
            animation.keyTimes = track.times.map { $0.map { NSNumber(value: $0) } }
            animation.isAdditive = track.isAdditive
            animation.duration = length
            animation.fillMode = .forwards
            if !track.isLinear {
                let curve = CAMediaTimingFunction(name: .easeInEaseOut)
                animation.timingFunctions = [CAMediaTimingFunction](repeating: curve, count: track.values.count - 1)
            }
            return animation
        }
        group.duration = isAnimated ? period(options) : length
        group.repeatCount = runs.map { Float($0) } ?? .infinity
        group.fillMode = .both
        group.isRemovedOnCompletion = !lasts
        return group
    }
}

extension SymbolEffectMotion.Track {
    fileprivate static func scale(_ values: [Double], at times: [Double]? = nil) -> Self {
        Self(keyPath: "transform.scale", values: values, times: times)
    }

    fileprivate static func opacity(_ values: [Double], at times: [Double]? = nil, isLinear: Bool = false) -> Self {
        Self(keyPath: "opacity", values: values, times: times, isLinear: isLinear, isAdditive: false)
    }

    /// A change of the circle that masks a symbol while it is drawn.
    fileprivate static func stroke(_ keyPath: String, _ values: [Double]) -> Self {
        Self(keyPath: keyPath, values: values, isAdditive: false)
    }
}
