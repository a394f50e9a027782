/// A list of a class's properties and methods that other code finds by name.
///
/// Objective-C finds outlets, actions and other `@objc` members by name; Swift on Linux does not. `quartzite run` and
/// `quartzite port` add a list to each class that has any, as a nested type `_Members`, or `_Members2` and so on
/// in further files with extensions of the class. A private class conforms itself.
public protocol _MemberTable {
    /// The members.
    @MainActor static var _members: [_Member] { get }
}

/// A class that Objective-C code knows by another name; declared as `_Class_Name`.
public protocol _NamedClass {
    /// The class.
    static var _class: AnyClass { get }
}

/// A property or method in a ``_MemberTable``.
public struct _Member: @unchecked Sendable {
    /// What a member does.
    enum Kind {
        case property(MemberProperty)
        case method(MemberMethod)
    }

    let name: String
    let kind: Kind

    /// Creates the entry of a property.
    public static func property<Root: AnyObject, Value>(_ name: String, _ path: KeyPath<Root, Value>) -> Self {
        _Member(name: name, kind: .property(MemberProperty(path)))
    }

    /// Creates the entry of a property whose getter has an effect, as that of a lazy property has.
    ///
    /// - Parameter set: Sets the property without reading it, which an assignment through the path would do first.
    public static func property<Root: AnyObject, Value>(
        _ name: String, _ path: KeyPath<Root, Value>, set: @escaping (Root, Value) -> Void
    ) -> Self {
        _Member(name: name, kind: .property(MemberProperty(path, set: set)))
    }

    /// Creates the entry of a method without arguments.
    public static func method<Target: AnyObject, Result>(
        _ name: String, _ body: @escaping (Target) -> Result
    ) -> Self {
        method(name) { call in body(try call.target(as: Target.self)) }
    }

    /// Creates the entry of a method with one argument.
    public static func method<Target: AnyObject, A, Result>(
        _ name: String, _ body: @escaping (Target, A) -> Result
    ) -> Self {
        method(name) { call in body(try call.target(as: Target.self), try call.argument(0, as: A.self)) }
    }

    /// Creates the entry of a method with two arguments.
    public static func method<Target: AnyObject, A, B, Result>(
        _ name: String, _ body: @escaping (Target, A, B) -> Result
    ) -> Self {
        method(name) { call in
            body(
                try call.target(as: Target.self), try call.argument(0, as: A.self), try call.argument(1, as: B.self))
        }
    }

    /// Creates the entry of a method with three arguments.
    public static func method<Target: AnyObject, A, B, C, Result>(
        _ name: String, _ body: @escaping (Target, A, B, C) -> Result
    ) -> Self {
        method(name) { call in
            body(
                try call.target(as: Target.self), try call.argument(0, as: A.self), try call.argument(1, as: B.self),
                try call.argument(2, as: C.self))
        }
    }

    private static func method(_ name: String, call: @escaping (SelectorCall) throws -> Any) -> Self {
        _Member(name: name, kind: .method(MemberMethod(name: name, body: call)))
    }
}
