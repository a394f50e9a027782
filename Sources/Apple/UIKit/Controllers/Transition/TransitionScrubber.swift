import QuartzCore

/// Controls the local time of layers, so that their animations show the fraction that an interaction sets.
@MainActor final class TransitionScrubber {
    /// The seconds of local time between the fractions 0 and 1.
    var duration: TimeInterval = 0
    /// The animations of the transition, by their order numbers in the layer context.
    var animations = 0..<0
    weak var context: LayerContext?
    private var scrubbed: [Scrubbed]
    private(set) var isStopped = false
    /// The current fraction, 0…1.
    private(set) var fraction = 0.0
    /// The local time at which the animations began, in a transition that did not start interactively.
    private var start: CFTimeInterval = 0
    private var run: Run?
    private var link: CADisplayLink?

    /// Seconds between display link steps.
    private static let step = 1.0 / 60

    @MainActor private struct Scrubbed {
        let layer: CALayer
        /// The local time at fraction 0.
        var origin: CFTimeInterval = 0

        /// Runs local time from `moment` at a speed.
        func go(from moment: CFTimeInterval, speed: Double) {
            let now = SceneContext.current.clock.now
            layer.beginTime = layer.superlayer?.localTime(fromMedia: now) ?? now
            layer.timeOffset = moment
            layer.speed = Float(speed)
        }
    }

    /// An automatic change of the fraction over time.
    private struct Run {
        let begin: CFTimeInterval
        let length: CFTimeInterval
        let start: Double
        let end: Double
        let curve: CAMediaTimingFunction
        let then: () -> Void

        func fraction(at time: CFTimeInterval) -> Double {
            let passed = length > 0 ? min(max((time - begin) / length, 0), 1) : 1
            return passed == 1 ? end : start + (end - start) * curve.value(at: passed)
        }
    }

    init(layer: CALayer) { scrubbed = [Scrubbed(layer: layer)] }

    func add(_ layer: CALayer) {
        var new = Scrubbed(layer: layer)
        if isStopped { hold(&new, at: fraction) }
        scrubbed.append(new)
    }

    /// Stops local time at a fraction.
    func hold(at fraction: Double) {
        stopRun()
        self.fraction = fraction
        guard !isStopped else { return place() }
        isStopped = true
        for index in scrubbed.indices { hold(&scrubbed[index], at: fraction) }
    }

    private func hold(_ scrubbed: inout Scrubbed, at fraction: Double) {
        let layer = scrubbed.layer
        let local = layer.localTime(fromMedia: SceneContext.current.clock.now)
        scrubbed.origin = local - fraction * duration
        layer.speed = 0
        layer.timeOffset = local
    }

    /// Stops local time at the current fraction.
    func pause() {
        if let run {
            fraction = run.fraction(at: SceneContext.current.clock.now)
            stopRun()
            return place()
        }
        guard !isStopped else { return }
        let local = scrubbed[0].layer.localTime(fromMedia: SceneContext.current.clock.now)
        hold(at: duration > 0 ? min(max((local - start) / duration, 0), 1) : 1)
    }

    /// Records that the animations begin now.
    func begin() { start = scrubbed[0].layer.localTime(fromMedia: SceneContext.current.clock.now) }

    /// Sets the fraction of held layers.
    func scrub(to fraction: Double) {
        guard isStopped else { return }
        stopRun()
        self.fraction = min(max(fraction, 0), 1)
        place()
    }

    private func place() {
        for entry in scrubbed {
            entry.layer.speed = 0
            entry.layer.timeOffset = entry.origin + fraction * duration
        }
    }

    /// Runs to an end of the animation, one step per display refresh; then the animations of the transition end.
    ///
    /// - Parameters:
    ///   - end: The final fraction: 0 or 1.
    ///   - length: The duration in seconds.
    ///   - curve: The timing curve.
    func run(to end: Double, over length: TimeInterval, curve: CAMediaTimingFunction) {
        let scene = SceneContext.current
        stopRun()
        let run = Run(
            begin: scene.clock.now, length: length > 0 ? length : 0, start: fraction, end: end, curve: curve
        ) { [weak self] in end == 1 ? self?.letGo() : self?.callOff() }
        self.run = run
        guard run.length > 0 else { return step() }
        let link = CADisplayLink { [weak self] _ in self?.step() }
        link.add(to: .main, forMode: .common)
        self.link = link
        scene.runLoop.add(at: scene.clock.now + run.length) { [weak self] in self?.step() }
    }

    private func step() {
        guard let run else { return }
        let now = SceneContext.current.clock.now
        fraction = run.fraction(at: now)
        guard now < run.begin + run.length else {
            stopRun()
            place()
            return run.then()
        }
        // Time is linear between two steps, so that frames between display refreshes are correct, too.
        let next = min(now + Self.step, run.begin + run.length)
        let speed = (run.fraction(at: next) - fraction) * duration / (next - now)
        for entry in scrubbed { entry.go(from: entry.origin + fraction * duration, speed: speed) }
    }

    private func stopRun() {
        run = nil
        link?.invalidate()
        link = nil
    }

    /// Resumes local time at the end of the animations.
    private func letGo() {
        isStopped = false
        for entry in scrubbed { entry.go(from: entry.origin + duration, speed: 1) }
    }

    /// Removes the animations at fraction 0; their completions notify the animator.
    private func callOff() { context?.removeAnimations(addedIn: animations) }

    /// Restores the local time of the layers to that of their superlayers.
    func release() {
        stopRun()
        isStopped = false
        for entry in scrubbed {
            entry.layer.speed = 1
            entry.layer.beginTime = 0
            entry.layer.timeOffset = 0
        }
    }
}
