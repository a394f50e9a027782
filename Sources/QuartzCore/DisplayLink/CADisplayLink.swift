/// Calls a method each time the screen is about to show a new frame.
///
/// The screen refreshes 60 times a second at whole multiples of 1/60 s of the clock that was in force when the link was
/// added: the stage's (layers.md L29). A call sees its refresh as the current media time, and comes before the
/// animation callbacks of the same moment and before the frame is laid out. Links of one stage never hear another's
/// clock; outside every stage time stands still, and links stay silent. A running link holds its target until it is
/// invalidated.
open class CADisplayLink: NSObject {
    private var action: ((CADisplayLink) -> Void)?
    private weak var scene: SceneContext?
    /// The moment after which the next call is due.
    private var anchor: CFTimeInterval = 0

    /// A link that calls `sel` on `target` with itself as the only argument, or with none.
    public init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        action = { sel.send(to: target, $0) }
    }

    /// A link that calls `body` with itself.
    public init(_ body: @escaping (CADisplayLink) -> Void) { action = body }

    // MARK: Running

    /// Starts the calls, from the first refresh after now; the run loop and its mode make no difference.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard action != nil, scene == nil else { return }
        let current = SceneContext.current
        scene = current
        anchor = current.clock.now
        current.runLoop.displayLinks.add(self)
    }

    /// Stops the calls until the link is added again; the run loop and its mode make no difference.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { leaveScene() }

    /// Stops the calls for good, and lets the target go.
    open func invalidate() {
        leaveScene()
        action = nil
    }

    /// Whether calls are left out; false unless set.
    open var isPaused = false {
        didSet { if oldValue, !isPaused { anchor = max(anchor, scene?.clock.now ?? anchor) } }
    }

    // MARK: Rate

    /// Calls a second to aim for; 0, the default, means as many as the screen shows.
    ///
    /// Calls come at every refresh or every few: at the number nearest to what is asked for.
    open var preferredFramesPerSecond = 0

    /// Refreshes from one call to the next, at least 1; older than ``preferredFramesPerSecond``, which it sets.
    @available(*, deprecated, message: "use preferredFramesPerSecond")
    open var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(60 / preferredFramesPerSecond, 1) : 1 }
        set { preferredFramesPerSecond = max(60 / max(newValue, 1), 1) }
    }

    /// The rates to aim for; counts where ``preferredFramesPerSecond`` is 0.
    ///
    /// The preferred rate, or else the maximum, decides as ``preferredFramesPerSecond`` does, but calls never come more
    /// often than the maximum.
    open var preferredFrameRateRange = CAFrameRateRange.default

    // MARK: Times

    /// The media time of the latest call; 0 before the first.
    open private(set) var timestamp: CFTimeInterval = 0

    /// When the frame after the one of the latest call is shown; 0 before the first.
    open private(set) var targetTimestamp: CFTimeInterval = 0

    /// Seconds between two refreshes of the screen.
    open var duration: CFTimeInterval { 1 / Self.refreshesPerSecond }

    // MARK: Scene

    private static let refreshesPerSecond = 60.0
    /// Later refreshes cannot be told apart.
    private static let lastRefresh = 1e15

    private func leaveScene() {
        scene?.runLoop.displayLinks.remove(self)
        scene = nil
    }

    /// Refreshes from one call to the next.
    private var interval: Double {
        func refreshes(at rate: Double, _ rule: FloatingPointRoundingRule) -> Double {
            guard rate > 0 else { return 1 }
            return min(max((Self.refreshesPerSecond / rate).rounded(rule), 1), Self.lastRefresh)
        }
        if preferredFramesPerSecond > 0 {
            return refreshes(at: Double(preferredFramesPerSecond), .toNearestOrAwayFromZero)
        }
        let range = preferredFrameRateRange
        let wished = range.preferred > 0 ? range.preferred : range.maximum
        return max(
            refreshes(at: Double(wished), .toNearestOrAwayFromZero), refreshes(at: Double(range.maximum), .up))
    }

    /// The first refresh to call at after `time`; nil where there is none.
    private func refresh(after time: CFTimeInterval) -> CFTimeInterval? {
        let step = interval
        // A time that is a refresh to within rounding counts as that refresh.
        let passed = ((time * Self.refreshesPerSecond + 1e-6) / step).rounded(.down)
        guard abs(passed * step) < Self.lastRefresh else { return nil }
        let next = (passed + 1) * step / Self.refreshesPerSecond
        return next > time ? next : (passed + 2) * step / Self.refreshesPerSecond
    }

    /// When the next call is due; nil while the link is paused or belongs to no scene.
    final var due: CFTimeInterval? { scene == nil || isPaused ? nil : refresh(after: anchor) }

    /// Makes the call that is due at `time`.
    final func fire(at time: CFTimeInterval) {
        anchor = time
        timestamp = time
        targetTimestamp = refresh(after: time) ?? time
        action?(self)
    }

    private let hashNumber = HashNumber()

    /// A number that is the same in every run, where an address is not.
    open override var hash: Int { hashNumber.value }
}
