import QuartziteUIFoundation

extension UITraitCollection {
    /// The traits with which this thread resolves dynamic colours; outside callbacks, those of the screen.
    ///
    /// UIKit sets them before it calls methods of a view or a view controller that draw, lay out or react to changes of
    /// traits.
    public class var current: UITraitCollection {
        get { ThreadLocal.traits as? UITraitCollection ?? .screen }
        set { ThreadLocal.traits = newValue }
    }

    /// Calls a closure in which ``current`` is this collection.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = ThreadLocal.traits
        ThreadLocal.traits = self
        defer { ThreadLocal.traits = previous }
        actions()
    }

    /// The traits of the screen of the current scene.
    package static var screen: UITraitCollection { InterfaceSettings.current.screenTraits }
}
