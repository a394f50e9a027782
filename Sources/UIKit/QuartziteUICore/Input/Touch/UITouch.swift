import QuartziteUIDrawing

/// A finger on the screen, represented by the same object from its beginning to its end.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// The finger touched the screen.
        case began
        /// The finger moved.
        case moved
        /// The finger did not move while another touch changed.
        case stationary
        /// The finger was lifted.
        case ended
        /// The touch was cancelled, for example by the system.
        case cancelled
    }

    /// The type of device that made a touch.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct
        /// A device away from the screen.
        case indirect
        /// A pencil.
        case pencil
        /// A pointer.
        case indirectPointer
    }

    /// The current and previous locations, in the window.
    var point = CGPoint.zero
    var previousPoint = CGPoint.zero
    /// The location where the touch began.
    final package var startPoint = CGPoint.zero
    /// The recognizers that received the touch, those of inner views first.
    var recognizers: [UIGestureRecognizer] = []
    /// The phases that the view has not received yet.
    var backlog: [Phase] = []
    /// Whether the view has received the beginning of the touch but not its end.
    var isDeliveredToView = false
    /// Whether a recognizer has recognized its gesture by the touch.
    var isRecognized = false
    /// Whether a recognizer has taken the touch from the view.
    var isClaimed = false
    /// Whether the view receives nothing of the touch.
    var isKeptFromView = false

    /// The phase of the touch.
    open internal(set) var phase = Phase.began

    /// The number of taps in quick succession at about the same place, including this one; 0 after the finger moves
    /// away.
    open internal(set) var tapCount = 0

    /// The time of the last change, in seconds of stage time.
    open internal(set) var timestamp: TimeInterval = 0

    /// The type of the touch; always `direct`.
    open var type: TouchType { .direct }

    /// The force of the touch, where 1 is an average touch; 0, because the screen does not measure force.
    open var force: CGFloat { 0 }
    /// The largest force that the touch can have; 0, because the screen does not measure force.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The angle of a pencil above the screen in radians; π/2, upright, because touches are those of fingers.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// Returns the angle of a pencil in the plane of the screen in radians; 0, because touches are those of fingers.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The radius of the touch in points; that of a fingertip.
    open var majorRadius: CGFloat { 20 }
    /// The accuracy of the radius in points.
    open var majorRadiusTolerance: CGFloat { 5 }

    /// The view in which the touch began; it does not change when the finger moves.
    open internal(set) var view: UIView?

    /// The gesture recognizers that received the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// The window in which the touch began.
    open internal(set) weak var window: UIWindow?

    /// Returns the location in a view's coordinates; nil means the window.
    open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

    /// Returns the location before the last movement, in a view's coordinates; nil means the window.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

    /// Returns the same location as ``location(in:)``.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return view.convert(point, from: window)
    }

    private nonisolated let hashNumber = HashNumber()

    /// A hash value that is the same in every run, unlike one derived from an address.
    nonisolated open override var hash: Int { hashNumber.value }
}
