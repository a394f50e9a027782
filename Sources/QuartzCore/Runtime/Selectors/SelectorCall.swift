/// One call of a selector's method: who is called, and with what.
///
/// Arguments are passed as Objective-C passes them: by place, whatever class the method declares. A method that is
/// sent an object of another class runs, and may use what both classes have from a common superclass. What only the
/// declared class has is not there, and using it stops the program or does something undefined.
struct SelectorCall {
    let name: String
    let target: AnyObject
    let arguments: [Any?]

    /// Why a method is not called.
    private struct Mismatch: Error {}

    /// The target as the class that has the method; a line on standard error, and an error, for another class's object.
    func target<Target: AnyObject>(as type: Target.Type) throws -> Target {
        if let fitting = target as? Target { return fitting }
        Notices.report(
            "\(Swift.type(of: target)) is not sent \(name): Swift on Linux finds the method in \(type) only")
        throw Mismatch()
    }

    /// The argument at `index` as the type that the method declares; an error where nothing can stand for it.
    ///
    /// An argument that is missing counts as nil, and nil is passed for an object that is declared to be there: the
    /// reference is then null, for which an optional result would have no room beside its own nil.
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

    /// The class that a parameter's type is, or is an optional of.
    private func classType(of type: Any.Type) -> AnyClass? {
        type as? AnyClass ?? (type as? any OptionalParameter.Type)?.wrappedType as? AnyClass
    }

    private func describe(_ argument: Any?) -> String { argument.map { "\(Swift.type(of: $0))" } ?? "nil" }

    private func refused(_ reason: String) -> Mismatch {
        Notices.report("\(Swift.type(of: target)).\(name) is not called: \(reason)")
        return Mismatch()
    }

    /// Runs `body`, which passes the arguments on; false where one of them does not fit.
    static func succeeds(_ body: () throws -> Void) -> Bool {
        do {
            try body()
            return true
        } catch {
            return false
        }
    }
}

/// An optional, seen without its wrapped type.
private protocol OptionalParameter { static var wrappedType: Any.Type { get } }

extension Optional: OptionalParameter {
    static var wrappedType: Any.Type { Wrapped.self }
}
