import QuartziteUIDrawing

/// An interaction for double taps and squeezes of a pencil, which no device here has, so that none is ever reported.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
    /// The delegate; a weak reference.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether the interaction responds to the pencil; true by default.
    open var isEnabled = true
    /// The view that owns the interaction; nil while no view does.
    open private(set) weak var view: UIView?

    /// Creates an interaction without a delegate.
    public override init() { super.init() }

    /// Creates an interaction with a delegate.
    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    /// The action that the user chose for double taps: `switchPrevious`, the standard one.
    open class var preferredTapAction: UIPencilPreferredAction { .switchPrevious }
    /// The action that the user chose for squeezes: `showContextualPalette`, the standard one.
    open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    /// Whether the user draws only with the pencil; false, because there is none.
    open class var prefersPencilOnlyDrawing: Bool { false }
    /// Whether the user wants the pencil to show what it will draw; false, because there is none.
    open class var prefersHoverToolPreview: Bool { false }

    /// Called before the interaction's view changes; does nothing by default.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction's view changed; remembers the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// The phase of a squeeze; raw values are Apple's.
    public enum Phase: UInt, Sendable {
        /// The squeeze began.
        case began = 0
        /// The squeeze changed.
        case changed = 1
        /// The squeeze ended.
        case ended = 2
        /// The squeeze was cancelled.
        case cancelled = 3
    }

    /// A double tap of the pencil; none is ever created here.
    @preconcurrency @MainActor open class Tap: NSObject {
        /// The time of the tap in seconds.
        open var timestamp: TimeInterval { 0 }
        /// Where the pencil hovers over the screen; nil if it does not.
        open var hoverPose: UIPencilHoverPose? { nil }

        private override init() { super.init() }
    }

    /// A squeeze of the pencil; none is ever created here.
    @preconcurrency @MainActor open class Squeeze: NSObject {
        /// The time of the squeeze in seconds.
        open var timestamp: TimeInterval { 0 }
        /// The phase of the squeeze.
        open var phase: Phase { .ended }
        /// Where the pencil hovers over the screen; nil if it does not.
        open var hoverPose: UIPencilHoverPose? { nil }

        private override init() { super.init() }
    }
}

/// An action of the pencil that users choose in the settings; raw values are Apple's.
public enum UIPencilPreferredAction: Int, Sendable {
    /// No action.
    case ignore = 0
    /// Switches between the current tool and the eraser.
    case switchEraser = 1
    /// Switches between the current tool and the one before.
    case switchPrevious = 2
    /// Shows the colours.
    case showColorPalette = 3
    /// Shows the attributes of the tool.
    case showInkAttributes = 4
    /// Shows a palette beside the pencil.
    case showContextualPalette = 5
    /// Runs a shortcut.
    case runSystemShortcut = 6
}

/// Where a pencil hovers over the screen; none is ever created here.
@preconcurrency @MainActor open class UIPencilHoverPose: NSObject {
    /// The location of the pencil's tip.
    open var location: CGPoint { .zero }
    /// The distance from the screen as a fraction of the largest one.
    open var zOffset: CGFloat { 0 }
    /// The angle of the pencil above the screen in radians.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The angle of the pencil in the plane of the screen in radians.
    open var azimuthAngle: CGFloat { 0 }
    /// The direction of that angle.
    open var azimuthUnitVector: CGVector { CGVector(dx: 1, dy: 0) }
    /// The rotation of the pencil around itself in radians.
    open var rollAngle: CGFloat { 0 }

    private override init() { super.init() }
}

/// Methods that respond to the pencil; all are optional, and none is ever called here.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    /// The user tapped the pencil twice.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    /// The user tapped the pencil twice.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    /// The user squeezes the pencil.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
    /// Does nothing.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    /// Does nothing.
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
    /// Does nothing.
    public func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {}
}
