import QuartzCore

/// What ``UIApplicationDelegate`` refines, so that code may write `delegate?.window??.isHidden`, as it has to on Apple's
/// systems, where a delegate may leave out its window.
@preconcurrency @MainActor public protocol _OptionalWindow: NSObjectProtocol {}

extension _OptionalWindow {
    /// The delegate's window.
    public var window: UIWindow?? { (self as? any UIApplicationDelegate).map(\.window) }
}
