/// A call of a selector's method, with its target and arguments.
///
/// Arguments are passed as in Objective-C: by position, whatever class the method declares. A method may receive an
/// object of another class, and may use the members that both classes inherit from a common superclass. Using members
/// that only the declared class has stops the program or has undefined behaviour.
struct SelectorCall {
    let name: String
    let target: AnyObject
    let arguments: [Any?]

    /// The error of a call that is not made.
    private struct Mismatch: Error {}

    /// Returns the target as the class that declares the method; throws and reports on standard error if it is of
    /// another class.
    func target<Target: AnyObject>(as type: Target.Type) throws -> Target {
        if let fitting = target as? Target { return fitting }
        Notices.report(
            "\(Swift.type(of: target)) is not sent \(name): Swift on Linux finds the method in \(type) only")
        throw Mismatch()
    }

    /// Returns the argument at `index` as the declared type; throws if no value of that type can be made.
    ///
    /// A missing argument counts as nil. If the method declares a nonoptional object, nil is passed as a null
    /// reference; this function does not return an optional because a null reference would be its nil.
    func argument<A>(_ index: Int, as type: A.Type) throws -> A {
        let given = arguments.indices.contains(index) ? arguments[index] : nil
        if let fitting = given as? A { return fitting }
        guard let objectType = classType(of: type) else {
            throw refused("\(describe(given)) cannot stand for \(type)")
        }
        guard let given else { return unsafeBitCast(AnyObject?.none, to: type) }
        guard Swift.type(of: given) is AnyClass else {
            throw refused("\(describe(given)) cannot stand for \(objectType)")
        }
        Notices.report(
            "\(Swift.type(of: target)).\(name) declares \(objectType) and is sent \(describe(given)), as on iOS: "
                + "what only \(objectType) has must not be used")
        return unsafeBitCast(given as AnyObject, to: type)
    }

    /// The class that a parameter's type is or is an optional of; nil for other types.
    private func classType(of type: Any.Type) -> AnyClass? {
        type as? AnyClass ?? (type as? any OptionalParameter.Type)?.wrappedType as? AnyClass
    }

    private func describe(_ argument: Any?) -> String { argument.map { "\(Swift.type(of: $0))" } ?? "nil" }

    private func refused(_ reason: String) -> Mismatch {
        Notices.report("\(Swift.type(of: target)).\(name) is not called: \(reason)")
        return Mismatch()
    }

    /// Runs `body`, which passes the arguments; returns false if an argument does not match.
    static func succeeds(_ body: () throws -> Void) -> Bool {
        do {
            try body()
            return true
        } catch {
            return false
        }
    }
}

/// A way to find the wrapped type of an optional type.
private protocol OptionalParameter { static var wrappedType: Any.Type { get } }

extension Optional: OptionalParameter {
    static var wrappedType: Any.Type { Wrapped.self }
}
