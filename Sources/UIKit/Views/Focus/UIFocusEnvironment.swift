import Foundation

/// A part of the interface that has a say in where the focus goes: a view or a view controller.
///
/// The focus is what a remote control or a keyboard moves about. A phone without either has none, and so has a stage:
/// what says where it should go can be overridden and asked for, and the focus never comes.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus should go inside, what is wanted most first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around this one; nil at the top.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// Asks for the focus to be placed anew, which has no effect without a focus.
    func setNeedsFocusUpdate()
    /// Places the focus now where that was asked for, which has no effect without a focus.
    func updateFocusIfNeeded()
    /// Whether the focus may move as `context` says.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called when the focus has moved, which it never does here.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that the focus can lie on: a view.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the focus may lie on the item.
    var canBecomeFocused: Bool { get }
    /// The item's rectangle in the coordinates of what contains it, in points.
    var frame: CGRect { get }
}

/// Where the focus comes from and goes to.
///
/// The system makes contexts when the focus moves, which it never does here.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// What has the focus before; nil here.
    open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
    /// What has it afterwards; nil here.
    open weak var nextFocusedItem: (any UIFocusItem)? { nil }
    /// The view that has the focus before; nil here.
    open weak var previouslyFocusedView: UIView? { nil }
    /// The view that has it afterwards; nil here.
    open weak var nextFocusedView: UIView? { nil }
    /// Which way the focus moves; none here.
    open var focusHeading: UIFocusHeading { [] }
}

/// Runs animations along with the focus.
///
/// The system makes coordinators when the focus moves, which it never does here.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {}

/// Which way the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// Directions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Towards the top of the screen.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Towards the bottom.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To what comes next.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To what comes before.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// What moves the focus about in a scene; there is none here.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    private override init() { super.init() }

    /// What has the focus; nil here.
    open weak var focusedItem: (any UIFocusItem)? { nil }

    /// What moves the focus about where `environment` is; nil, as on a phone without a keyboard.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

    /// Whether `otherEnvironment` is `environment` or lies inside it.
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        sequence(first: otherEnvironment) { $0.parentFocusEnvironment }.contains { $0 === environment }
    }
}
