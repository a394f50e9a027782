/// The name of a method, for use with targets and actions.
///
/// Swift on Linux has no Objective-C runtime, so a selector also contains the method itself. Code that is
/// `#selector(Wheel.turn(_:))` with Apple's compilers is `Selector("turn:", Wheel.turn(_:))` here, without `@objc`
/// before the method. Otherwise the compiler reports "'#selector' can only be used with the Objective-C runtime" and
/// "Objective-C interoperability is disabled". `quartzite run` and `quartzite port` rewrite such code automatically.
///
/// The method is called on the target that is given later, including its overrides. A selector does not retain a
/// target. Selectors with the same name are equal.
///
/// On Apple's systems a selector is a string, and the runtime looks the method up. Here, the compiler has to find the
/// method where the selector is written, so a method that does not exist is an error. Closures could not replace
/// selectors: Apple's API takes selectors, apps compare them, and apps remove targets by them. The cost is that a
/// selector made of a string alone finds only methods in a ``_MemberTable``.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
    /// The name of the method, with a colon for each argument.
    public let name: String
    private let method: ((SelectorCall) -> Bool)?
    private let owns: (AnyClass) -> Bool

    /// Creates a name without a method; sending it calls the target's method of that name in a ``_MemberTable``, if any.
    public init(_ name: String) {
        self.name = name
        method = nil
        owns = { _ in false }
    }

    /// Creates a name without a method; sending it has no effect.
    public init(stringLiteral name: String) { self.init(name) }

    /// Creates a name to which classes respond that meet a condition; sending it has no effect.
    ///
    /// Rewritten delegates pass it to their `forwardingTarget(for:)`, since classes that conform to a protocol here have all
    /// its methods.
    public init(_ name: String, _respondedToBy responds: @escaping (AnyClass) -> Bool) {
        self.name = name
        method = nil
        owns = responds
    }

    /// Creates a selector for a method without arguments.
    public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        self.name = name
        owns = { $0 is Target.Type }
        self.method = { call in
            SelectorCall.succeeds {
                _ = try method(call.target(as: Target.self))()
            }
        }
    }

    /// Creates a selector for a method with one argument.
    ///
    /// As on Apple's systems, a sender of a class other than the declared one is passed as well, with a message on
    /// standard error; the method may then use only the members that both classes share. A value that is not an object
    /// is sent only if its type matches.
    public init<Target: AnyObject, A, Result>(_ name: String, _ method: @escaping (Target) -> (A) -> Result) {
        self.name = name
        owns = { $0 is Target.Type }
        self.method = { call in
            SelectorCall.succeeds {
                _ = try method(call.target(as: Target.self))(call.argument(0, as: A.self))
            }
        }
    }

    /// Creates a selector for a method with two arguments, which are passed like a single one.
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

    /// Creates a selector for a method with three arguments, which are passed like a single one.
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

    /// Creates a name without a method, for functions that cannot be sent, such as a class method.
    @_disfavoredOverload public init<Function>(_ name: String, _ function: Function) { self.init(name) }

    /// The name of the method.
    public var description: String { name }

    /// Calls the method on `target`, or on the object to which `target` forwards it.
    ///
    /// Returns false without a call if the target is of another class, an argument cannot be passed, or there is no
    /// method.
    @discardableResult
    package func send(to target: AnyObject, _ arguments: Any?...) -> Bool {
        let target = receiver(for: target)
        if !owns(type(of: target)), let listed = Members.current.method(name, of: type(of: target)) {
            return listed.call(on: target, arguments) != nil
        }
        return method?(SelectorCall(name: name, target: target, arguments: arguments)) ?? false
    }

    /// Whether the selector has a method.
    package var hasMethod: Bool { method != nil }

    /// Whether the method belongs to the class of `target`, or of the object to which `target` forwards it.
    package func fits(_ target: AnyObject) -> Bool { isMethod(of: type(of: receiver(for: target))) }

    /// Returns the object whose method is called: `target`, unless its class lacks the method and its
    /// `forwardingTarget(for:)` returns another object.
    private func receiver(for target: AnyObject) -> AnyObject {
        var receiver = target
        for _ in 0..<Self.longestForwarding {
            if isMethod(of: type(of: receiver)) { return receiver }
            let forwarding = Members.current.method("forwardingTargetForSelector:", of: type(of: receiver))
            guard let next = forwarding?.call(on: receiver, [self]).flatMap(MemberValue.unwrapped) else { break }
            receiver = next as AnyObject
        }
        return target
    }

    /// The number of objects that forward a message, after which they are taken to forward it to one another.
    private static let longestForwarding = 32

    /// Whether the method belongs to `type`, or `type` lists one of that name in a ``_MemberTable``.
    package func isMethod(of type: AnyClass) -> Bool {
        owns(type) || Members.current.method(name, of: type) != nil
    }

    /// Returns whether two selectors have equal names.
    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
