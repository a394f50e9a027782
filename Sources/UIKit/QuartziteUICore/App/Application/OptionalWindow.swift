import QuartziteUIDrawing

/// A protocol that ``UIApplicationDelegate`` refines so that `delegate?.window??.isHidden` compiles.
///
/// Apple's systems require that form, since the window of a delegate is optional there.
@preconcurrency @MainActor public protocol _OptionalWindow: NSObjectProtocol {}

extension _OptionalWindow {
    /// The window of the delegate.
    public var window: UIWindow?? { (self as? any UIApplicationDelegate).map(\.window) }
}
