import QuartzCore

/// A path of keys in a predicate or a sort descriptor.
package struct PredicateKeyPath {
    private let keys: ArraySlice<Substring>

    init(_ keys: ArraySlice<Substring>) { self.keys = keys }

    package init(_ path: String) { self.init(path.split(separator: ".")[...]) }

    /// Returns the value to which the path leads from an object; nil if there is none.
    ///
    /// From a list, it is the list of the values of the elements. `@count`, `@sum`, `@avg`, `@min` and `@max` combine
    /// the values of a list.
    package func value(of object: Any?) -> Any? {
        var value = PredicateOperand.unwrapped(object)
        var rest = keys
        while let key = rest.popFirst(), let current = value {
            if key.uppercased() == "SELF" { continue }
            if key.hasPrefix("@"), key != "@count", let elements = Self.elements(of: current) {
                let values = elements.compactMap { PredicateKeyPath(rest).value(of: $0) }
                return Self.combined(values, by: String(key))
            }
            value = PredicateOperand.unwrapped(Self.member(String(key), of: current))
        }
        return value
    }

    /// Returns the elements of a list or a set; nil for any other value.
    static func elements(of value: Any) -> [Any]? {
        switch value {
        case let list as [Any]: list
        case let list as NSOrderedSet: list.array
        case let set as NSSet: set.allObjects
        case let set as Set<AnyHashable>: set.map(\.base)
        default: nil
        }
    }

    private static func combined(_ values: [Any], by operation: String) -> Any? {
        let numbers = values.compactMap { PredicateValue.number($0) }
        let sum = numbers.reduce(0, +)
        switch operation {
        case "@sum": return sum
        case "@avg": return numbers.isEmpty ? nil : sum / Double(numbers.count)
        case "@min": return values.min { PredicateValue.order($0, $1) == .orderedAscending }
        case "@max": return values.max { PredicateValue.order($0, $1) == .orderedAscending }
        case "@distinctUnionOfObjects":
            return values.reduce(into: [Any]()) { unique, value in
                if !unique.contains(where: { PredicateValue.isEqual($0, value) }) { unique.append(value) }
            }
        default: return values
        }
    }

    /// Returns the value of a key of a dictionary, of an object with keys of its own, or of a stored property.
    ///
    /// For lists, it is the list of the values of their elements.
    private static func member(_ key: String, of object: Any) -> Any? {
        if let entries = object as? [AnyHashable: Any] { return key == "@count" ? entries.count : entries[key] }
        if let text = object as? String { return key == "length" || key == "count" ? text.utf16.count : nil }
        if let object = object as? any KeyPathCoding { return object.value(forKeyPath: key) }
        if let list = elements(of: object) {
            if key == "@count" || key == "count" { return list.count }
            return list.flatMap { element -> [Any] in
                guard let value = PredicateOperand.unwrapped(member(key, of: element)) else { return [] }
                return elements(of: value) ?? [value]
            }
        }
        return sequence(first: Mirror(reflecting: object), next: \.superclassMirror).lazy
            .compactMap { mirror in
                mirror.children.first {
                    $0.label == key || $0.label == "_\(key)" || $0.label == "$__lazy_storage_$_\(key)"
                }
            }.first.flatMap { PredicateOperand.unwrapped($0.value) }
    }
}
