import QuartzCore

/// Watches the touches on a view and tells targets when they make a gesture.
///
/// A gesture is discrete (possible → ended) or continuous (possible → began → changed… → ended or cancelled). Touches go to
/// the recognizers of the view they came down on and of all views round it. Where several could recognize the same
/// touches, the first one wins and the others fail, unless a delegate lets them go on together. Subclasses override the
/// touch methods and set ``state``.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// What a recognizer has made of the touches.
    public enum State: Int, Sendable {
        /// Nothing so far.
        case possible
        /// A continuous gesture has begun.
        case began
        /// A continuous gesture goes on.
        case changed
        /// The gesture is complete.
        case ended
        /// A continuous gesture was broken off.
        case cancelled
        /// The touches are no such gesture.
        case failed

        /// A discrete gesture was made; another name for ``ended``.
        public static var recognized: State { .ended }
    }

    struct Target {
        weak var object: AnyObject?
        let action: Selector
    }

    var targets: [Target] = []
    /// What everyone sees as the state.
    var current = State.possible
    /// The state that waits for other recognizers to fail.
    var requested: State?
    /// The states that targets are still to hear of.
    var announcements: [State] = []
    /// Whether the gesture is yet to be weighed against others.
    var isContender = false
    /// Whether the gesture has won against others.
    var hasWon = false
    /// The touches since the last reset, in the order they came down.
    var touches: [UITouch] = []
    /// The middle of the fingers, as last seen, in the window.
    var lastMiddle = CGPoint.zero
    weak var environment: GestureEnvironment?
    var timers: [(clock: MediaClock, ticket: EventSchedule.Ticket)] = []
    private var failures: [WeakRecognizer] = []
    private struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

    /// A recognizer that calls a method of a target, which it does not hold.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recognizer without targets.
    public override convenience init() { self.init(target: nil, action: nil) }

    // MARK: Targets

    /// Calls a method of a target, too, with the recognizer as its argument; the target is not held.
    ///
    /// On Linux, where there is no `#selector`, the action is written as `Selector("tapped:", Wheel.tapped(_:))`; a name
    /// alone calls nothing, which is said on standard error.
    open func addTarget(_ target: Any, action: Selector) {
        action.reportMissingMethod()
        let object = target as AnyObject
        guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
        targets.append(Target(object: object, action: action))
    }

    /// Ends what ``addTarget(_:action:)`` began; nil stands for every target, or every method.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll {
            (object == nil || $0.object === object) && (action == nil || $0.action == action) || $0.object == nil
        }
    }

    // MARK: State

    /// What the touches have come to; subclasses set it as they go on.
    ///
    /// A change that is none (from `possible` to `changed`, say) does nothing. While other recognizers have to fail first
    /// the state stays `possible`.
    open var state: State {
        get { current }
        set { change(to: newValue) }
    }

    /// Whether touches are watched; true by default.
    ///
    /// Turning it off breaks a gesture off.
    open var isEnabled = true {
        didSet {
            if !isEnabled { giveUp() }
            KeyValueObservations.current.check()
        }
    }

    /// The view whose touches are watched.
    open internal(set) weak var view: UIView?

    /// Decides what may be recognized; nil by default.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A name for people; nil by default.
    open var name: String?

    // MARK: Touches and views

    /// Whether a gesture takes its touches from their views, which hear that they are cancelled; true by default.
    open var cancelsTouchesInView = true

    /// Whether views hear of touches only once this recognizer has failed; false by default.
    open var delaysTouchesBegan = false

    /// Whether views hear of lifted fingers only once this recognizer has failed; true by default.
    open var delaysTouchesEnded = true

    /// How many fingers are watched.
    open var numberOfTouches: Int { fingers.count }

    /// The middle of the fingers, in a view's coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { convert(middle, to: view) }

    /// Where one of the fingers is, in a view's coordinates; nil stands for the window.
    ///
    /// An index without a finger stops the program, as on Apple's.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard fingers.indices.contains(touchIndex) else { raiseNoTouch(at: touchIndex, of: fingers.count) }
        return fingers[touchIndex].location(in: view)
    }

    func raiseNoTouch(at index: Int, of count: Int) -> Never {
        raise(.range, "-[\(type(of: self)) locationOfTouch:inView:]: index (\(index)) beyond bounds (\(count)).")
    }

    /// Leaves a touch alone until the next reset.
    open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

    // MARK: Other recognizers

    /// Recognizes nothing until the other has failed; the other is not held.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failures.removeAll { $0.recognizer == nil }
        failures.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Whether ``require(toFail:)`` was called with the other.
    final func isBound(to other: UIGestureRecognizer) -> Bool { failures.contains { $0.recognizer === other } }

    // MARK: For subclasses

    /// Called when a finger comes down; does nothing unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a finger moves; does nothing unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a finger is lifted; does nothing unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a finger is taken away; a gesture is broken off afterwards.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the gesture is over, before the next; does nothing unless overridden.
    open func reset() {}
    /// Whether this recognizer, once it has recognized something, makes the other fail; true unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the other, once it has recognized something, makes this one fail; true unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this recognizer waits until the other has failed; false unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the other waits until this recognizer has failed; false unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Remembers where the fingers are, for when they are lifted.
    func noteMiddle(_ touch: UITouch) {
        if !fingers.isEmpty { lastMiddle = middle } else if touches.count == 1 { lastMiddle = touch.point }
    }

    /// Called when a gesture is granted, before its targets hear of it.
    func willRecognize() {}

    private nonisolated let hashNumber = HashNumber()

    /// A number that is the same in every run, where an address is not.
    nonisolated open override var hash: Int { hashNumber.value }
}
