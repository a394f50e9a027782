/// One call of a selector's method: who is called, and with what.
///
/// Arguments are passed as Objective-C passes them: by place, whatever class the method declares. A method that is
/// sent an object of another class runs, and may use what both classes have from a common superclass. What only the
/// declared class has is not there, and using it stops the program or does something undefined.
struct SelectorCall {
    let name: String
    let target: AnyObject
    let arguments: [Any?]

    /// The target as the class that has the method; nil, and a line on standard error, for an object of another class.
    func target<Target: AnyObject>(as type: Target.Type) -> Target? {
        if let fitting = target as? Target { return fitting }
        Notices.report(
            "\(Swift.type(of: target)) is not sent \(name): Swift on Linux finds the method in \(type) only")
        return nil
    }

    /// The argument at `index` as the type that the method declares; nil where nothing can stand for it.
    ///
    /// An argument that is missing counts as nil.
    func argument<A>(_ index: Int, as type: A.Type) -> A? {
        let given = arguments.indices.contains(index) ? arguments[index] : nil
        if let fitting = given as? A { return fitting }
        guard let objectType = classType(of: type) else {
            return refuse("\(describe(given)) cannot stand for \(type)")
        }
        guard let given else { return unsafeBitCast(AnyObject?.none, to: type) }
        guard Swift.type(of: given) is AnyClass else {
            return refuse("\(describe(given)) cannot stand for \(objectType)")
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

    private func refuse<A>(_ reason: String) -> A? {
        Notices.report("\(Swift.type(of: target)).\(name) is not called: \(reason)")
        return nil
    }
}

/// An optional, seen without its wrapped type.
private protocol OptionalParameter { static var wrappedType: Any.Type { get } }

extension Optional: OptionalParameter {
    static var wrappedType: Any.Type { Wrapped.self }
}
