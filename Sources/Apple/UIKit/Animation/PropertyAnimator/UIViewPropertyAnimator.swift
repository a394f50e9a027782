import QuartzCore

/// An animator whose animations can be paused, scrubbed, reversed and stopped while they run (uikit_animation.md §2).
///
/// A new animator is inactive. Starting, pausing or scrubbing it runs its blocks and makes it active. It becomes
/// inactive again when its animations end or when it is stopped and finished. Calls that the table of calls and states
/// does not allow stop the program. A running animator keeps itself alive; retain a paused or stopped animator until it
/// is stopped and finished.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    enum Phase: Sendable {
        case inactive
        /// The run, and the clock time when it began.
        case running(AnimatorRun, since: CFTimeInterval)
        /// The position, and the interrupted run with its completed fraction.
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
    /// The clock of the screen that displays the animations.
    weak var scene: SceneContext?
    private var waitsBefore: TimeInterval = 0
    private var reverses = false
    private var interruptible = true
    private var acceptsTouches = true
    private var manualHitTesting = false
    /// Whether a block has changed views that are in no window, which are not animated.
    var changesOutsideWindows = false
    /// Identifies a run.
    var runCount = 0

    var phase = Phase.inactive

    /// Creates an animator with a duration in seconds and a timing curve, which may define its own duration.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        timing = parameters.timing(over: duration)
    }

    /// Creates an animator with a duration in seconds and a built-in curve.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a duration in seconds and a cubic curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: curve)
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that settles within a duration in seconds.
    ///
    /// A damping ratio of 1 is critically damped, and smaller values oscillate more.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    deinit {
        // Tearing down a screen may release paused and stopped animators.
        guard let scene, !scene.hasEnded else { return }
        if let objection = Self.objection(to: .release, phase: phase, isInterruptible: true) {
            raise(.internalInconsistency, objection)
        }
    }

    /// Creates and starts an animator for a block, with the curve among the options and a delay in seconds.
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

    /// The delay passed to ``startAnimation(afterDelay:)``, in seconds; 0 before that call.
    open var delay: TimeInterval { waitsBefore }

    /// Whether the animator can be paused, scrubbed, reversed and continued; true by default.
    ///
    /// Set it before the animator becomes active.
    open var isInterruptible: Bool {
        get { interruptible }
        set {
            require(.configure)
            interruptible = newValue
        }
    }

    /// Whether views receive touches while they animate; true by default.
    ///
    /// Set it before the animator becomes active.
    open var isUserInteractionEnabled: Bool {
        get { acceptsTouches }
        set {
            require(.configure)
            acceptsTouches = newValue
        }
    }

    /// Whether hit tests use the model positions of animated views; by default, they use the on-screen positions.
    ///
    /// Set it before the animator becomes active.
    open var isManualHitTestingEnabled: Bool {
        get { manualHitTesting }
        set {
            require(.configure)
            manualHitTesting = newValue
        }
    }

    /// Whether ``fractionComplete`` scrubs linearly, the default, rather than along the timing curve.
    open var scrubsLinearly = true

    /// Whether the animator pauses at its end, staying active and calling no completion handlers; false by default.
    open var pausesOnCompletion = false

    // MARK: State

    /// The state of the animator.
    open var state: UIViewAnimatingState {
        switch phase {
        case .inactive: .inactive
        case .running, .paused: .active
        case .stopped: .stopped
        }
    }

    /// Whether the animations are running, which includes waiting for the delay.
    open var isRunning: Bool { if case .running = phase { true } else { false } }

    /// Whether the animations run from end to start; false by default.
    ///
    /// Setting it while the animations run reverses them immediately.
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

    /// The completed fraction of the animations, 0...1, in the direction of travel; 0 while inactive.
    ///
    /// Setting it pauses the animations at that position; values are clamped to 0...1, and NaN is ignored.
    open var fractionComplete: CGFloat {
        get { travelled(fraction(at: position)) }
        set {
            require(.scrub)
            guard !newValue.isNaN else { return }
            let desired = min(max(newValue, 0), 1)
            pauseAnimation()
            // Writing back the value that was read must not move anything.
            guard desired != fractionComplete else { return }
            let fraction = travelled(desired)
            change {
                if scrubsLinearly { followProgress() }
                phase = .paused(
                    AnimatorPosition(measure: scrubsLinearly ? .progress : .time, fraction: fraction), rest: nil)
                drive()
            }
        }
    }

    // MARK: Blocks

    /// Adds a block that starts after a fraction of the duration, 0...1, and takes the rest of it.
    ///
    /// While the animator is active, the fraction refers to the remaining time.
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

    /// Adds a block that takes the whole duration or, while the animator is active, the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds a handler that is called when the animations end, with their final position.
    ///
    /// It is not called if the animator is stopped without finishing.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Calls

    /// Starts the animations or resumes paused ones; does nothing if they are running.
    open func startAnimation() {
        require(.start)
        switch phase {
        case .inactive: start(after: 0)
        case .paused: change { resume() }
        case .running, .stopped: break
        }
    }

    /// Starts the animations after a delay in seconds; the views have the new values immediately but display the old
    /// ones.
    ///
    /// If the animations are running, the method does nothing; a paused or stopped animator raises an exception.
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

    /// Pauses the animations at their current position; inactive ones pause at their start.
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

    /// Resumes paused animations with another timing curve.
    ///
    /// - Parameters:
    ///   - parameters: The timing curve for the rest of the animations; nil keeps the animator's curve.
    ///   - durationFactor: The time for the rest, as a fraction of the duration; 0 means the remaining time.
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
                followProgress()
            }
            go(on: makeRun(from: position, timingCurve: timingCurve, duration: duration))
        }
    }

    /// Stops the animations at their current position, and sets the views' values to those on screen.
    ///
    /// With `withoutFinishing`, the animator becomes inactive and calls no completion handlers; otherwise it is
    /// stopped, and you call ``finishAnimation(at:)`` next. Stopping an inactive animator without finishing does
    /// nothing.
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

    /// Finishes stopped animations at their start, their end or their current position, and calls the completion
    /// handlers.
    ///
    /// Finishing an inactive animator does nothing.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        require(.finish)
        if case .inactive = phase { return }
        switch finalPosition {
        case .current: break
        case .start: restoring { for track in tracks.reversed() { track.settle(atStart: true) } }
        case .end: restoring { for track in tracks { track.settle(atStart: false) } }
        }
        complete(finalPosition)
    }

    /// Returns an inactive animator with the same timing curve, settings and blocks.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIViewPropertyAnimator(
            duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
        copy.interruptible = interruptible
        copy.acceptsTouches = acceptsTouches
        copy.manualHitTesting = manualHitTesting
        copy.scrubsLinearly = scrubsLinearly
        copy.pausesOnCompletion = pausesOnCompletion
        copy.queued = queued
        copy.completions = completions
        return copy
    }

    private nonisolated let hashNumber = HashNumber()

    /// A hash value that is the same in every run, unlike one derived from an address.
    nonisolated open override var hash: Int { hashNumber.value }
}
