import QuartziteUIDrawing

/// The base class of gesture recognizers, which interpret touches and call targets.
///
/// A gesture is discrete (possible → ended) or continuous (possible → began → changed… → ended or cancelled). A
/// recognizer receives the touches that begin in its view or a descendant. If several recognizers could recognize the
/// same touches, the first one wins and the others fail, unless a delegate allows simultaneous recognition. Subclasses
/// override the touch methods and set ``state``.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// The state of a gesture recognizer.
    public enum State: Int, Sendable {
        /// No gesture is recognized yet.
        case possible
        /// A continuous gesture began.
        case began
        /// A continuous gesture changed.
        case changed
        /// The gesture ended.
        case ended
        /// A continuous gesture was cancelled.
        case cancelled
        /// The touches do not form the gesture.
        case failed

        /// A discrete gesture was recognized; another name for ``ended``.
        public static var recognized: State { .ended }
    }

    package struct Target {
        weak var object: AnyObject?
        let action: Selector
    }

    final package var targets: [Target] = []
    /// The current state, as seen by clients.
    var current = State.possible
    /// The state that is pending until other recognizers fail.
    final package var requested: State?
    /// The states that targets have not been called for yet.
    var announcements: [State] = []
    /// Whether the gesture must still be compared with competing gestures.
    var isContender = false
    /// Whether the gesture won against competing gestures.
    var hasWon = false
    /// The touches since the last reset, in the order in which they began.
    final package var touches: [UITouch] = []
    /// The last centroid of the fingers, in the window.
    var lastMiddle = CGPoint.zero
    weak var environment: GestureEnvironment?
    var timers: [(scene: SceneContext, ticket: EventSchedule.Ticket)] = []
    private var failures: [WeakRecognizer] = []
    private struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

    /// Creates a recognizer that calls an action method of a target, which it references weakly.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without targets.
    public override convenience init() { self.init(target: nil, action: nil) }

    /// Called for recognizers from a storyboard or xib, after all connections; does nothing by default.
    open func awakeFromNib() {}

    // MARK: Targets

    /// Adds a target, which the recognizer references weakly, and an action method that receives the recognizer.
    ///
    /// On Linux, which has no `#selector`, write the action as `Selector("tapped:", Wheel.tapped(_:))`. A name alone
    /// calls nothing, and a message is written to standard error.
    open func addTarget(_ target: Any, action: Selector) {
        action.reportMissingMethod(for: target)
        let object = target as AnyObject
        guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
        targets.append(Target(object: object, action: action))
    }

    /// Removes a target and action; nil means every target, or every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll {
            (object == nil || $0.object === object) && (action == nil || $0.action == action) || $0.object == nil
        }
    }

    // MARK: State

    /// The state of the recognizer; subclasses set it as the gesture proceeds.
    ///
    /// Invalid transitions, such as from `possible` to `changed`, are ignored. While other recognizers must fail first,
    /// the state remains `possible`.
    open var state: State {
        get { current }
        set { change(to: newValue) }
    }

    /// Whether the recognizer receives touches; true by default.
    ///
    /// Disabling it cancels the current gesture.
    open var isEnabled = true {
        didSet {
            if !isEnabled { cancelGesture() }
            KeyValueObservations.current.check()
        }
    }

    /// The view that the recognizer is attached to.
    open internal(set) weak var view: UIView?

    /// The delegate, which decides what may be recognized; nil by default.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A name for debugging; nil by default.
    open var name: String?

    // MARK: Touches and views

    /// The types of touches that the recognizer receives, as raw values; all of them by default.
    ///
    /// Every touch here is that of a finger, so that a recognizer without `direct` receives none.
    open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all

    /// The types of presses that the recognizer receives, as raw values; none by default, and none is ever sent here.
    open var allowedPressTypes: [NSNumber] = [] {
        didSet { if !allowedPressTypes.isEmpty { unsupported("UIGestureRecognizer.allowedPressTypes") } }
    }

    /// Whether all touches of a gesture must have the same type; true by default, which they have here.
    open var requiresExclusiveTouchType = true {
        didSet { if !requiresExclusiveTouchType { unsupported("UIGestureRecognizer.requiresExclusiveTouchType") } }
    }

    /// The buttons of a mouse that are pressed during the gesture; none.
    open var buttonMask: UIEvent.ButtonMask { [] }

    /// The keys that are held during the gesture; none.
    open var modifierFlags: UIKeyModifierFlags { [] }

    /// Whether recognizing the gesture cancels its touches in their views; true by default.
    open var cancelsTouchesInView = true

    /// Whether views receive the beginning of touches only after this recognizer fails; false by default.
    open var delaysTouchesBegan = false

    /// Whether views receive the end of touches only after this recognizer fails; true by default.
    open var delaysTouchesEnded = true

    /// The number of touches that the recognizer tracks.
    open var numberOfTouches: Int { fingers.count }

    /// Returns the centroid of the touches in a view's coordinates; nil means the window.
    open func location(in view: UIView?) -> CGPoint { convert(middle, to: view) }

    /// Returns the location of a touch in a view's coordinates; nil means the window.
    ///
    /// As on Apple's systems, the program stops if the index is out of range.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard fingers.indices.contains(touchIndex) else { raiseNoTouch(at: touchIndex, of: fingers.count) }
        return fingers[touchIndex].location(in: view)
    }

    func raiseNoTouch(at index: Int, of count: Int) -> Never {
        raise(.range, "-[\(type(of: self)) locationOfTouch:inView:]: index (\(index)) beyond bounds (\(count)).")
    }

    /// Ignores a touch until the next reset.
    open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

    // MARK: Other recognizers

    /// Requires another recognizer, which is referenced weakly, to fail before this one can recognize its gesture.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failures.removeAll { $0.recognizer == nil }
        failures.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Returns whether ``require(toFail:)`` was called with another recognizer.
    final func isBound(to other: UIGestureRecognizer) -> Bool { failures.contains { $0.recognizer === other } }

    // MARK: For subclasses

    /// Called when a touch begins; does nothing by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a touch moves; does nothing by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a touch ends; does nothing by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a touch is cancelled, which then cancels the gesture; does nothing by default.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called to reset internal state after a gesture; does nothing by default.
    open func reset() {}
    /// Returns whether recognizing this gesture makes another recognizer fail; true by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether another recognizer's gesture makes this one fail; true by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether another recognizer must fail before this one recognizes; false by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether this recognizer must fail before another one recognizes; false by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Stores the centroid of the touches, for use after they end.
    func recordMiddle(_ touch: UITouch) {
        if !fingers.isEmpty { lastMiddle = middle } else if touches.count == 1 { lastMiddle = touch.point }
    }

    /// Whether the recognizer receives touches, rather than only a pointer.
    var receivesTouches: Bool { true }

    /// Called when a gesture is recognized, before the targets are called.
    func willRecognize() {}

    private nonisolated let hashNumber = HashNumber()

    /// A hash value that is the same in every run, unlike one derived from an address.
    nonisolated open override var hash: Int { hashNumber.value }
}
