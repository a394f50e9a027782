import QuartziteUIDrawing

/// Creates a selector with a name but without a method.
///
/// Sending it does nothing, and no object responds to it.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

extension NSObjectProtocol {
    /// Returns whether the object's class has the method that a selector carries, or lists one of its name in a
    /// `_MemberTable`.
    ///
    /// A class that `quartzite run` or `quartzite port` rewrote decides by its own `responds(to:)`, if it has one.
    public func responds(to aSelector: Selector?) -> Bool {
        let own = Members.current.method("respondsToSelector:", of: type(of: self))
        return own?.call(on: self, [aSelector]) as? Bool ?? _responds(to: aSelector)
    }

    /// Returns whether the object's class has the method, regardless of its own `responds(to:)`, which calls this as
    /// the one of its superclass.
    public func _responds(to aSelector: Selector?) -> Bool { aSelector?.isMethod(of: type(of: self)) ?? false }

    /// Calls a selector's method with two arguments; does nothing if the object does not have it.
    ///
    /// - Returns: Always nil, since the return value of the method is not available.
    @discardableResult
    public func perform(
        _ aSelector: Selector?, with object1: Any?, with object2: Any?
    ) -> Unmanaged<AnyObject>! {
        aSelector?.send(to: self, object1, object2)
        return nil
    }
}

extension NSObject {
    /// Returns whether objects of the class have the method that a selector carries.
    public class func instancesRespond(to aSelector: Selector?) -> Bool { aSelector?.isMethod(of: self) ?? false }

    /// Returns the implementation of a selector's method; nil if the object does not respond to it.
    public func method(for aSelector: Selector?) -> IMP? {
        guard let aSelector, responds(to: aSelector) else { return nil }
        return IMP(named: aSelector.name, of: Swift.type(of: self))
    }

    /// Returns false, since selectors carry no class methods.
    public class func responds(to aSelector: Selector?) -> Bool { false }

    /// Does nothing and returns nil, since selectors carry no class methods.
    @discardableResult
    public class func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>! { nil }

    /// Returns the name of the class, as `NSStringFromClass(_:)` does, for example "App.Wheel".
    public class func description() -> String { NSStringFromClass(self) }
}
