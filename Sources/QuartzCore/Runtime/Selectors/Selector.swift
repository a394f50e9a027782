/// A method by name, as target and action use it.
///
/// Swift on Linux has no Objective-C runtime, so a selector also carries the method it names: what Apple's compilers
/// write as `#selector(Wheel.turn(_:))` is here `Selector("turn:", Wheel.turn(_:))`, and `@objc` before the method is
/// left out. Otherwise the compiler says "'#selector' can only be used with the Objective-C runtime" and "Objective-C
/// interoperability is disabled". `quartzite run` and `quartzite port` rewrite such code by themselves.
///
/// The method is called on the target given later, overridden or not; no target is held. Selectors of one name are
/// equal.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
    /// The method's name, with a colon for each argument.
    public let name: String
    private let method: ((SelectorCall) -> Bool)?
    private let owns: (AnyClass) -> Bool

    /// A name without a method; sending it does nothing.
    public init(_ name: String) {
        self.name = name
        method = nil
        owns = { _ in false }
    }

    /// A name without a method; sending it does nothing.
    public init(stringLiteral name: String) { self.init(name) }

    /// A method without arguments.
    public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        self.name = name
        owns = { $0 is Target.Type }
        self.method = { call in
            SelectorCall.succeeds {
                _ = try method(call.target(as: Target.self))()
            }
        }
    }

    /// A method of one argument.
    ///
    /// A sender of another class is passed all the same, as on Apple's systems, with a line on standard error: the
    /// method may then use what both classes share. A value that is no object is not sent where it does not fit.
    public init<Target: AnyObject, A, Result>(_ name: String, _ method: @escaping (Target) -> (A) -> Result) {
        self.name = name
        owns = { $0 is Target.Type }
        self.method = { call in
            SelectorCall.succeeds {
                _ = try method(call.target(as: Target.self))(call.argument(0, as: A.self))
            }
        }
    }

    /// A method of two arguments, which are passed as one is.
    public init<Target: AnyObject, A, B, Result>(_ name: String, _ method: @escaping (Target) -> (A, B) -> Result) {
        self.name = name
        owns = { $0 is Target.Type }
        self.method = { call in
            SelectorCall.succeeds {
                _ = try method(call.target(as: Target.self))(
                    call.argument(0, as: A.self), call.argument(1, as: B.self))
            }
        }
    }

    /// A method of three arguments, which are passed as one is.
    public init<Target: AnyObject, A, B, C, Result>(
        _ name: String, _ method: @escaping (Target) -> (A, B, C) -> Result
    ) {
        self.name = name
        owns = { $0 is Target.Type }
        self.method = { call in
            SelectorCall.succeeds {
                _ = try method(call.target(as: Target.self))(
                    call.argument(0, as: A.self), call.argument(1, as: B.self), call.argument(2, as: C.self))
            }
        }
    }

    /// What cannot be sent, such as a class's own method: the name alone.
    @_disfavoredOverload public init<Function>(_ name: String, _ function: Function) { self.init(name) }

    /// The name.
    public var description: String { name }

    /// Calls the method on `target`; false, and nothing done, where the target is of another class, an argument cannot
    /// be passed, or there is no method.
    @discardableResult
    package func send(to target: AnyObject, _ arguments: Any?...) -> Bool {
        method?(SelectorCall(name: name, target: target, arguments: arguments)) ?? false
    }

    /// Whether there is a method to call.
    package var hasMethod: Bool { method != nil }

    /// Whether the method is one of `target`'s class.
    package func fits(_ target: AnyObject) -> Bool { owns(type(of: target)) }

    /// Whether the method is one of the class.
    package func isMethod(of type: AnyClass) -> Bool { owns(type) }

    /// Whether the names are equal.
    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
