import QuartzCore

/// The base of a view whose superclass a framework declares that is not available; only rewritten code names it.
///
/// Members of that superclass have no effect: properties have empty values, and methods return nothing of use.
@dynamicMemberLookup @preconcurrency @MainActor open class _ExternalView: UIView {
    /// The value of a property of the missing superclass; setting it has no effect.
    public subscript<Value>(dynamicMember name: String) -> Value {
        get { _ExternalMember.value(of: name) }
        set {}
    }
    /// An object in a property of the missing superclass; always nil.
    public subscript(dynamicMember name: String) -> _ExternalMember? { nil }
    /// A method of the missing superclass.
    @_disfavoredOverload public subscript(dynamicMember name: String) -> _ExternalMember { _ExternalMember() }
}

/// The base of a view controller whose superclass a framework declares that is not available; only rewritten code names it.
///
/// Members of that superclass have no effect: properties have empty values, and methods return nothing of use.
@dynamicMemberLookup @preconcurrency @MainActor open class _ExternalViewController: UIViewController {
    /// The value of a property of the missing superclass; setting it has no effect.
    public subscript<Value>(dynamicMember name: String) -> Value {
        get { _ExternalMember.value(of: name) }
        set {}
    }
    /// An object in a property of the missing superclass; always nil.
    public subscript(dynamicMember name: String) -> _ExternalMember? { nil }
    /// A method of the missing superclass.
    @_disfavoredOverload public subscript(dynamicMember name: String) -> _ExternalMember { _ExternalMember() }
}

/// A member of a superclass that is not available: it can be called, and has members of its own.
@dynamicMemberLookup @dynamicCallable public struct _ExternalMember {
    init() {}

    /// The value of a property; setting it has no effect.
    public subscript<Value>(dynamicMember name: String) -> Value {
        get { Self.value(of: name) }
        nonmutating set {}
    }
    /// An object in a property; always nil.
    public subscript(dynamicMember name: String) -> _ExternalMember? { nil }
    /// A method.
    @_disfavoredOverload public subscript(dynamicMember name: String) -> _ExternalMember { _ExternalMember() }

    /// Does nothing.
    @discardableResult
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> _ExternalMember {
        _ExternalMember()
    }

    /// Returns an empty value; ends the program if the type has none.
    static func value<Value>(of name: String) -> Value {
        if let type = Value.self as? any ExpressibleByNilLiteral.Type,
            let value = type.init(nilLiteral: ()) as? Value
        {
            return value
        }
        let values: [Any] = [
            false, 0, 0.0, Float(0), CGFloat(0), "", CGPoint.zero, CGSize.zero, CGRect.zero, _ExternalMember(),
        ]
        for case let value as Value in values { return value }
        raise(.invalidArgument, "\(name) belongs to a framework that Quartzite does not have")
    }
}
