import QuartzCore

/// A finger on the screen, from the moment it comes down until it is lifted: one object that changes.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// What a finger does.
    public enum Phase: Int, Sendable {
        /// It came down.
        case began
        /// It moved.
        case moved
        /// It stays where it was, while another changes.
        case stationary
        /// It was lifted.
        case ended
        /// It was taken away, as by the system.
        case cancelled
    }

    /// What touches the screen.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct
        /// Something beside the screen.
        case indirect
        /// A pencil.
        case pencil
        /// A pointer.
        case indirectPointer
    }

    /// Where the finger is and was, in the window.
    var point = CGPoint.zero
    var previousPoint = CGPoint.zero
    /// Where the finger came down.
    var startPoint = CGPoint.zero
    /// The recognizers that were handed the touch, those of inner views first.
    var recognizers: [UIGestureRecognizer] = []
    /// What the view has not been told yet.
    var backlog: [Phase] = []
    /// Whether the view was told that the touch began, and not yet that it is over.
    var isToldView = false
    /// Whether a recognizer took the touch from the view.
    var isClaimed = false
    /// Whether the view hears nothing of the touch.
    var isKeptFromView = false

    /// What the finger does now.
    open internal(set) var phase = Phase.began

    /// How often the finger has come down in quick succession at about this place, this time included; 0 once it has
    /// moved away.
    open internal(set) var tapCount = 0

    /// When the finger last changed, in seconds of the stage's time.
    open internal(set) var timestamp: TimeInterval = 0

    /// What touches: a finger.
    open var type: TouchType { .direct }

    /// The view the touch came down on; it stays the same wherever the finger goes.
    open internal(set) var view: UIView?

    /// The recognizers that were handed the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// The window the touch came down in.
    open internal(set) weak var window: UIWindow?

    /// Where the finger is, in a view's coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

    /// Where the finger was before it last moved, in a view's coordinates; nil stands for the window.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

    /// Where the finger is; the same as ``location(in:)``.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return view.convert(point, from: window)
    }

    private nonisolated let hashNumber = HashNumber()

    /// A number that is the same in every run, where an address is not.
    nonisolated open override var hash: Int { hashNumber.value }
}
