import Foundation

/// A part of the interface that takes part in focus updates: a view or a view controller.
///
/// The focus is the element that a remote control or a keyboard selects. A phone without either has no focus, and
/// neither has a stage: apps can override and read these properties, but no element is ever focused.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments that the focus should move to, in order of preference.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The focus environment that contains this one; nil at the top.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// Requests a focus update; this has no effect without a focus.
    func setNeedsFocusUpdate()
    /// Updates the focus immediately if an update was requested; this has no effect without a focus.
    func updateFocusIfNeeded()
    /// Returns whether a focus update may happen.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after a focus update, which never happens here.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    /// The identifier of the focus group that the environment belongs to.
    var focusGroupIdentifier: String? { get }
    /// The container of the environment's items.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// Returns the sound of an update.
    func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
}

extension UIFocusEnvironment {
    /// Nil.
    public var focusGroupIdentifier: String? { nil }
    /// Nil.
    public var focusItemContainer: (any UIFocusItemContainer)? { nil }
    /// Returns nil, which stands for the standard sound.
    public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
}

/// An item that can become focused: a view.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can become focused.
    var canBecomeFocused: Bool { get }
    /// The frame of the item in the coordinates of its container, in points.
    var frame: CGRect { get }
    /// What shows that the item is focused.
    var focusEffect: UIFocusEffect? { get }
    /// When the item shows that it is focused.
    var focusItemDeferralMode: UIFocusItemDeferralMode { get }
    /// Whether items behind the item can be focused.
    var isTransparentFocusItem: Bool { get }
    /// Called when a remote control moves the item.
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
    /// Nil.
    public var focusEffect: UIFocusEffect? { nil }
    /// Automatic.
    public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    /// False.
    public var isTransparentFocusItem: Bool { false }
    /// Does nothing.
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// The source and destination of a focus update.
///
/// The system creates a context for each focus update, and none happens here.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// The item that was focused before the update; nil here.
    open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
    /// The item that is focused after the update; nil here.
    open weak var nextFocusedItem: (any UIFocusItem)? { nil }
    /// The view that was focused before the update; nil here.
    open weak var previouslyFocusedView: UIView? { nil }
    /// The view that is focused after the update; nil here.
    open weak var nextFocusedView: UIView? { nil }
    /// The direction in which the focus moves; empty here.
    open var focusHeading: UIFocusHeading { [] }
}

/// An object that runs animations together with a focus update.
///
/// The system creates a coordinator for each focus update, and none happens here.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    /// Adds animations that run with the update; since none is running here, they happen at once.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }

    /// Adds animations of the item that becomes focused; since none is running here, they happen at once.
    open func addCoordinatedFocusingAnimations(
        _ animations: (@MainActor (any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        animations?(IdleFocusAnimation())
        completion?()
    }

    /// Adds animations of the item that was focused; since none is running here, they happen at once.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: (@MainActor (any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        animations?(IdleFocusAnimation())
        completion?()
    }
}

/// The animation of a focus update.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// The duration in seconds.
    var duration: TimeInterval { get }
}

/// The animation outside of focus updates.
private final class IdleFocusAnimation: NSObject, UIFocusAnimationContext { let duration: TimeInterval = 0 }

/// A sound of a focus update, which makes none here.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the sound.
    public var rawValue: String
    /// Creates a sound from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No sound.
    public static let none = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierNone")
    /// The standard sound.
    public static let `default` = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierDefault")
}

/// The direction in which a press on a remote control moves a focused item; there is none here.
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject {
    /// The direction.
    open var movementDirection: CGVector { .zero }
    /// The transform of the item in perspective.
    open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
    /// The rotation of the item.
    open var rotation: CGVector { .zero }
    /// The movement of the item.
    open var translation: CGVector { .zero }
    /// The transform of the item.
    open var interactionTransform: CATransform3D { CATransform3DIdentity }

    private override init() { super.init() }
}

/// The direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// Creates a set of directions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The focus moves up.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// The focus moves down.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// The focus moves to the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// The focus moves to the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// The focus moves to the next item.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// The focus moves to the previous item.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// The focus moves to the first item.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// The focus moves to the last item.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// The object that manages the focus of a scene; there is none here.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    private override init() { super.init() }

    /// Posted after a focus update, which never happens here.
    nonisolated public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
    /// Posted if the focus cannot move, which never happens here.
    nonisolated public static let movementDidFailNotification = NSNotification.Name(
        "UIFocusMovementDidFailNotification")
    /// The key of the context of an update in a notification.
    nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The key of the animations of an update in a notification.
    nonisolated public static let focusUpdateAnimationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    /// Requests that the focus moves to an environment; has no effect.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        unsupported("UIFocusSystem.requestFocusUpdate(to:)")
    }
    /// Updates the focus at once; has no effect.
    open func updateFocusIfNeeded() {}
    /// Registers the file of a sound; has no effect.
    open class func register(_ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier) {
        unsupported("UIFocusSystem.register(_:forSoundIdentifier:)")
    }

    /// The focused item; nil here.
    open weak var focusedItem: (any UIFocusItem)? { nil }

    /// Returns the focus system of an environment; nil here, as on a phone without a keyboard.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

    /// Returns whether `otherEnvironment` is `environment` or inside it.
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        sequence(first: otherEnvironment) { $0.parentFocusEnvironment }.contains { $0 === environment }
    }
}
