import QuartzCore

/// The selector of that name.
///
/// It names no method: sending it does nothing, and no object responds to it.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

extension NSObjectProtocol {
    /// Whether the selector's method is one of the object's class; false for a selector that carries no method.
    ///
    /// A name alone says nothing on Linux: see `Selector`.
    public func responds(to aSelector: Selector?) -> Bool { aSelector?.fits(self) ?? false }

    /// Calls the selector's method with two arguments; does nothing where it is not one of the object's.
    ///
    /// - Returns: Nil: what a method returns is not passed on.
    @discardableResult
    public func perform(
        _ aSelector: Selector?, with object1: Any?, with object2: Any?
    ) -> Unmanaged<AnyObject>? {
        aSelector?.send(to: self, object1, object2)
        return nil
    }
}

extension NSObject {
    /// False: a selector carries no method of a class itself.
    public class func responds(to aSelector: Selector?) -> Bool { false }

    /// Calls nothing, as no class responds to a selector; nil.
    @discardableResult
    public class func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? { nil }

    /// The name of the class with its module: "App.Wheel".
    public class func description() -> String { String(reflecting: self) }
}
