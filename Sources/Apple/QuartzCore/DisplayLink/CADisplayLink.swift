/// A timer that calls a method each time the screen is about to show a new frame.
///
/// The screen refreshes 60 times per second, at whole multiples of 1/60 s of the clock of the stage in which the link
/// was added (layers.md L29). During a call, the current media time is the time of the refresh; the call precedes the
/// animation callbacks of the same time and the layout of the frame. The clocks of other stages do not affect a link.
/// Outside all stages, time does not advance and links are never called. A running link retains its target until it is
/// invalidated.
open class CADisplayLink: NSObject {
    private var action: ((CADisplayLink) -> Void)?
    private weak var scene: SceneContext?
    /// The time after which the next call is due.
    private var anchor: CFTimeInterval = 0

    /// Creates a link that calls `sel` on `target`, with the link as the only argument or without arguments.
    public init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        action = { sel.send(to: target, $0) }
    }

    /// Creates a link that calls `body` with itself as the argument.
    public init(_ body: @escaping (CADisplayLink) -> Void) { action = body }

    // MARK: Running

    /// Starts the calls at the first refresh after the current time; the run loop and its mode have no effect.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard action != nil, scene == nil else { return }
        let current = SceneContext.current
        scene = current
        anchor = current.clock.now
        current.runLoop.displayLinkSchedule?.add(self)
    }

    /// Stops the calls until the link is added again; the run loop and its mode have no effect.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { leaveScene() }

    /// Stops the calls permanently and releases the target.
    open func invalidate() {
        leaveScene()
        action = nil
    }

    /// Whether the link's calls are suspended; false by default.
    open var isPaused = false {
        didSet { if oldValue, !isPaused { anchor = max(anchor, scene?.clock.now ?? anchor) } }
    }

    // MARK: Rate

    /// The preferred number of calls per second; 0 by default, which means the refresh rate of the screen.
    ///
    /// Calls are a whole number of refreshes apart: the number nearest to the preferred rate.
    open var preferredFramesPerSecond = 0

    /// The number of refreshes from one call to the next, at least 1; setting it sets ``preferredFramesPerSecond``.
    @available(*, deprecated, message: "use preferredFramesPerSecond")
    open var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(60 / preferredFramesPerSecond, 1) : 1 }
        set { preferredFramesPerSecond = max(60 / max(newValue, 1), 1) }
    }

    /// The preferred range of frame rates, which is used if ``preferredFramesPerSecond`` is 0.
    ///
    /// The preferred rate of the range, or its maximum if there is none, acts like ``preferredFramesPerSecond``. The
    /// rate of calls never exceeds the maximum.
    open var preferredFrameRateRange = CAFrameRateRange.default

    // MARK: Times

    /// The media time of the latest call; 0 before the first call.
    open private(set) var timestamp: CFTimeInterval = 0

    /// The time at which the frame after that of the latest call is shown; 0 before the first call.
    open private(set) var targetTimestamp: CFTimeInterval = 0

    /// The number of seconds between two refreshes of the screen.
    open var duration: CFTimeInterval { 1 / Self.refreshesPerSecond }

    // MARK: Updates

    /// Whether the link is called only at refreshes for which something else asks; false by default.
    ///
    /// Changes of layers, events, and the calls of other links request a call at the next refresh.
    package final var isPassive = false {
        didSet {
            guard oldValue != isPassive else { return }
            anchor = max(anchor, scene?.clock.now ?? anchor)
            updateRequest = nil
        }
    }

    /// The time from which an update is requested of a passive link; nil if there is no request.
    private var updateRequest: CFTimeInterval?
    /// The cycle of the run loop in which the link was last called.
    private var calledCycle: Int?

    /// Requests a call at the first refresh from a time on; links that are not passive ignore it.
    final func requestUpdate(at time: CFTimeInterval) {
        if isPassive, updateRequest == nil { updateRequest = time }
    }

    /// Requests an update after a commit, unless the run loop has already called the link in this cycle.
    final func didCommit(at time: CFTimeInterval) {
        guard isPassive, let scene else { return }
        if let cycle = scene.runLoop.currentCycle, cycle == calledCycle { return }
        requestUpdate(at: time)
    }

    /// The next refresh at which a passive link is due; nil if no update is requested.
    private func requestedRefresh(in scene: SceneContext) -> CFTimeInterval? {
        guard let time = updateRequest ?? (scene.runLoop.hasChanges ? scene.clock.now : nil),
            let next = refresh(after: anchor)
        else { return nil }
        // A request at the time of a refresh is for this refresh.
        let step = interval
        let number = ((time * Self.refreshesPerSecond - 1e-6) / step).rounded(.up)
        return max(number * step / Self.refreshesPerSecond, next)
    }

    // MARK: Scene

    private static let refreshesPerSecond = 60.0
    /// The limit of refresh numbers; larger ones are not distinguishable.
    private static let lastRefresh = 1e15

    private func leaveScene() {
        scene?.runLoop.displayLinkSchedule?.remove(self)
        scene = nil
    }

    /// The number of refreshes from one call to the next.
    private var interval: Double {
        func refreshes(at rate: Double, _ rule: FloatingPointRoundingRule) -> Double {
            guard rate > 0 else { return 1 }
            return min(max((Self.refreshesPerSecond / rate).rounded(rule), 1), Self.lastRefresh)
        }
        if preferredFramesPerSecond > 0 {
            return refreshes(at: Double(preferredFramesPerSecond), .toNearestOrAwayFromZero)
        }
        let range = preferredFrameRateRange
        let wished = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum
        return max(
            refreshes(at: Double(wished), .toNearestOrAwayFromZero), refreshes(at: Double(range.maximum), .up))
    }

    /// The time of the first refresh after `time` at which a call is due; nil if there is none.
    private func refresh(after time: CFTimeInterval) -> CFTimeInterval? {
        let step = interval
        // A time that equals a refresh except for rounding counts as that refresh.
        let passed = ((time * Self.refreshesPerSecond + 1e-6) / step).rounded(.down)
        guard abs(passed * step) < Self.lastRefresh else { return nil }
        let next = (passed + 1) * step / Self.refreshesPerSecond
        return next > time ? next : (passed + 2) * step / Self.refreshesPerSecond
    }

    /// The time at which the next call is due; nil if the link is paused or belongs to no scene.
    final var due: CFTimeInterval? {
        guard let scene, !isPaused else { return nil }
        return isPassive ? requestedRefresh(in: scene) : refresh(after: anchor)
    }

    /// Makes the call that is due at `time`.
    final func fire(at time: CFTimeInterval) {
        anchor = time
        timestamp = time
        targetTimestamp = refresh(after: time) ?? time
        updateRequest = nil
        calledCycle = scene?.runLoop.currentCycle
        action?(self)
    }

    private let hashNumber = HashNumber()

    /// A hash value that, unlike an address, is the same in every run.
    open override var hash: Int { hashNumber.value }
}
