import QuartzCore

/// Animations that can be paused, scrubbed, turned round and stopped while they run (uikit_animation.md §2).
///
/// An animator starts out inactive; starting, pausing or scrubbing it runs its blocks and makes it active. Once its
/// animations are over, or it was stopped and finished, it is inactive again. What the table of calls and states does not
/// allow stops the program. An animator keeps itself alive while it runs; one that is paused or stopped must be kept until
/// it is stopped and finished.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    enum Phase: Sendable {
        case inactive
        /// From a time of the clock on.
        case running(AnimatorRun, since: CFTimeInterval)
        /// With the run that was broken off, and how much of it was over.
        case paused(AnimatorPosition, rest: (run: AnimatorRun, progress: Double)?)
        case stopped(AnimatorPosition)
    }

    /// The timing curve that the animator was created with; `continueAnimation` does not change it.
    public let timingParameters: (any UITimingCurveProvider)?
    let timing: AnimatorTiming
    var queued: [(delayFactor: Double, block: () -> Void)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var tracks: [AnimatorTrack] = []
    var observations: [AnimatorObservation] = []
    /// The clock of the screen that the animations are on.
    weak var clock: MediaClock?
    private var waitsBefore: TimeInterval = 0
    private var reverses = false
    private var interruptible = true
    private var takesTouches = true
    private var manualHitTesting = false
    /// Tells runs from one another.
    var runCount = 0

    var phase = Phase.inactive

    /// Creates an animator with a duration in seconds and a timing curve, which may define a duration of its own.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        timing = parameters.timing(over: duration)
    }

    /// An animator of a duration in seconds and one of the system's curves.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator of a duration in seconds and a cubic curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: curve)
        if let animations { addAnimations(animations) }
    }

    /// An animator whose spring is at rest after a duration in seconds; a ratio of 1 does not swing, less swings more.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    deinit {
        // A screen that is torn down takes its animators along.
        guard let clock, !clock.hasEnded else { return }
        if let objection = Self.objection(to: .release, phase: phase, isInterruptible: true) {
            raise(.internalInconsistency, objection)
        }
    }

    /// A running animator of what the block changes, with the curve among the options, after a delay in seconds.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Settings

    /// The duration in seconds, which some timing curves define themselves.
    open var duration: TimeInterval { timing.duration }

    /// Seconds that ``startAnimation(afterDelay:)`` was given; 0 before.
    open var delay: TimeInterval { waitsBefore }

    /// Whether the animator may be paused, scrubbed, turned round and continued; true by default.
    ///
    /// Set it before the animator is active.
    open var isInterruptible: Bool {
        get { interruptible }
        set {
            require(.configure)
            interruptible = newValue
        }
    }

    /// Whether views take touches while they animate; true by default.
    ///
    /// Set it before the animator is active.
    open var isUserInteractionEnabled: Bool {
        get { takesTouches }
        set {
            require(.configure)
            takesTouches = newValue
        }
    }

    /// Whether hit tests see animated views where their values put them; false, the default, sees them where they are
    /// shown.
    ///
    /// Set it before the animator is active.
    open var isManualHitTestingEnabled: Bool {
        get { manualHitTesting }
        set {
            require(.configure)
            manualHitTesting = newValue
        }
    }

    /// Whether ``fractionComplete`` scrubs linearly, which is the default, or along the timing curve.
    open var scrubsLinearly = true

    /// Whether the animator pauses where it would end, active and without completions; false by default.
    open var pausesOnCompletion = false

    // MARK: State

    /// Whether the animations are at work.
    open var state: UIViewAnimatingState {
        switch phase {
        case .inactive: .inactive
        case .running, .paused: .active
        case .stopped: .stopped
        }
    }

    /// Whether the animations move, or wait for the end of a delay.
    open var isRunning: Bool { if case .running = phase { true } else { false } }

    /// Whether the animations run from end to start; false by default.
    ///
    /// Setting it on the run turns them round at once.
    open var isReversed: Bool {
        get { reverses }
        set {
            if case .stopped = phase { return }
            guard newValue != reverses else { return }
            require(.reverse)
            change {
                reverses = newValue
                if isRunning { go(on: makeRun(from: position)) }
            }
        }
    }

    /// How far the animations are, 0…1, counted from the start whatever the direction; 0 while inactive.
    ///
    /// Setting it holds them there; what lies outside 0…1 is clamped, and what is not a number ignored.
    open var fractionComplete: CGFloat {
        get { fraction(at: position) }
        set {
            require(.scrub)
            guard !newValue.isNaN else { return }
            let fraction = min(max(newValue, 0), 1)
            pauseAnimation()
            // What is read and written back moves nothing.
            guard fraction != fractionComplete else { return }
            change {
                if scrubsLinearly { takeOver() }
                phase = .paused(
                    AnimatorPosition(measure: scrubsLinearly ? .progress : .time, fraction: fraction), rest: nil)
                drive()
            }
        }
    }

    // MARK: Blocks

    /// Adds a block that starts after a fraction of the duration, 0…1, and takes the rest of it; on the run, a fraction of
    /// the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        require(.addAnimations)
        let factor = delayFactor.isNaN ? 0 : min(max(delayFactor, 0), 1)
        if case .inactive = phase {
            queued.append((factor, animation))
        } else {
            record(animation, after: factor)
            drive()
        }
    }

    /// Adds a block that takes the whole duration; on the run, the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds what is called once the animations are over, with where they ended; not where they are stopped for good.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Calls

    /// Starts the animations, or lets paused ones go on; nothing happens to those that run.
    open func startAnimation() {
        require(.start)
        switch phase {
        case .inactive: start(after: 0)
        case .paused: change { resume() }
        case .running, .stopped: break
        }
    }

    /// Starts the animations after a delay in seconds; their views have the new values at once, and show the old ones.
    ///
    /// Nothing happens to those that run; a paused or stopped animator raises an exception.
    open func startAnimation(afterDelay delay: TimeInterval) {
        require(.startAfterDelay)
        guard case .inactive = phase else { return }
        start(after: delay > 0 && delay.isFinite ? delay : 0)
    }

    private func start(after delay: TimeInterval) {
        change {
            waitsBefore = delay
            activate()
            go(on: makeRun(from: position), after: delay)
        }
    }

    /// Holds the animations where they are; inactive ones at their start.
    open func pauseAnimation() {
        require(.pause)
        change {
            switch phase {
            case .inactive: activate()
            case .running(let run, let begin):
                let progress = progress(of: run, since: begin)
                phase = .paused(run.position(at: progress), rest: (run, progress))
                drive()
            case .paused, .stopped: break
            }
        }
    }

    /// Continues paused animations with another timing curve.
    ///
    /// - Parameters:
    ///   - parameters: The timing curve of the rest; nil keeps the animator's.
    ///   - durationFactor: What is left takes this part of the duration; 0 takes the time that is left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        require(.continue)
        change {
            if parameters == nil, !(durationFactor > 0) { return resume() }
            var duration = durationFactor > 0 ? durationFactor * timing.duration : timeLeft
            var timingCurve: AnimatorTimingCurve?
            if let parameters {
                let timing = parameters.timing(over: duration)
                duration = timing.duration
                timingCurve = timing.timingCurve
                takeOver()
            }
            go(on: makeRun(from: position, timingCurve: timingCurve, duration: duration))
        }
    }

    /// Stops the animations where they are, which becomes their views' own values.
    ///
    /// With `withoutFinishing` the animator is inactive, and calls no completions; otherwise it is stopped, and
    /// ``finishAnimation(at:)`` is to follow. Stopping an inactive animator for good does nothing.
    open func stopAnimation(_ withoutFinishing: Bool) {
        require(withoutFinishing ? .stopForGood : .stop)
        if case .inactive = phase { return }
        change {
            let position = position
            if state == .active { freeze() }
            phase = .stopped(position)
            guard withoutFinishing else { return }
            forget()
            completions = []
        }
    }

    /// Ends stopped animations: their views take the values of the start or of the end, or keep those they have, and the
    /// completions are called.
    ///
    /// Finishing an inactive animator does nothing.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        require(.finish)
        if case .inactive = phase { return }
        switch finalPosition {
        case .current: break
        case .start: withoutAnimations { for track in tracks.reversed() { track.settle(atStart: true) } }
        case .end: withoutAnimations { for track in tracks { track.settle(atStart: false) } }
        }
        complete(finalPosition)
    }

    /// An inactive animator with the same timing curve, settings and blocks.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIViewPropertyAnimator(
            duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
        copy.interruptible = interruptible
        copy.takesTouches = takesTouches
        copy.manualHitTesting = manualHitTesting
        copy.scrubsLinearly = scrubsLinearly
        copy.pausesOnCompletion = pausesOnCompletion
        copy.queued = queued
        copy.completions = completions
        return copy
    }

    private nonisolated let hashNumber = HashNumber()

    /// A number that is the same in every run, where an address is not.
    nonisolated open override var hash: Int { hashNumber.value }
}
