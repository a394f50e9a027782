import QuartzCore

extension NSSortDescriptor {
    /// Creates a descriptor that compares the values of a key path, such as `"author.name"`.
    ///
    /// Objects without a value come first. Values that have no order are equal.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { PredicateValue.order($0, $1) ?? .orderedSame }
    }

    /// Creates a descriptor that compares the values of a key path by a method of theirs.
    ///
    /// The methods `compare:`, `caseInsensitiveCompare:`, `localizedCompare:`, `localizedCaseInsensitiveCompare:` and
    /// `localizedStandardCompare:` of strings are known; any other one is sent to the values.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let name = selector?.description ?? "compare:"
        self.init(key: key, ascending: ascending) { a, b in
            guard let a = a as? String, let b = b as? String else { return PredicateValue.order(a, b) ?? .orderedSame }
            return switch name {
            case "caseInsensitiveCompare:": a.caseInsensitiveCompare(b)
            case "localizedCompare:": a.localizedCompare(b)
            case "localizedCaseInsensitiveCompare:": a.localizedCaseInsensitiveCompare(b)
            case "localizedStandardCompare:": a.localizedStandardCompare(b)
            default: a.compare(b)
            }
        }
    }

    /// Creates a descriptor that compares the values of a key path by a function.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath: \NSObject[_sortKey: key ?? "self"], ascending: ascending) { a, b in
            switch (PredicateOperand.unwrapped(a), PredicateOperand.unwrapped(b)) {
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            case (_, nil): .orderedDescending
            case (let a?, let b?): cmptr(a, b)
            }
        }
    }

    /// Creates a descriptor that compares the values of a property; those that are nil come first.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { a, b in
            switch (PredicateOperand.unwrapped(a), PredicateOperand.unwrapped(b)) {
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            case (_, nil): .orderedDescending
            case (let a?, let b?): PredicateValue.order(a, b) ?? .orderedSame
            }
        }
    }

    /// The key path by which the descriptor was created; nil for a descriptor of a property in Swift.
    public var key: String? {
        guard let path = keyPath as? KeyPath<NSObject, Any?> else { return nil }
        let probe = SortKeyProbe()
        _ = probe[keyPath: path]
        return probe.key
    }
}

/// Remembers the key of a path that is followed from it.
private final class SortKeyProbe: NSObject {
    var key: String?
}

extension NSObject {
    /// The value of a key path for sort descriptors.
    fileprivate subscript(_sortKey key: String) -> Any? {
        if let probe = self as? SortKeyProbe { probe.key = key }
        return PredicateKeyPath(key).value(of: self)
    }
}
