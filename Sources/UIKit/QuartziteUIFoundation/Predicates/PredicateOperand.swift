import QuartzCore

/// A value that a comparison uses, or that an expression computes.
indirect enum PredicateOperand {
    case value(Any?)
    /// A key path; one that begins with a dollar sign is that of a variable.
    case path(String)
    case list([PredicateOperand])
    /// The elements of a list that meet a condition.
    case subquery(list: PredicateOperand, variable: String, condition: PredicateCondition)
    /// A function of ``PredicateFunction`` and its arguments.
    case function(String, [PredicateOperand])
    /// One of two values, by a condition.
    case choice(PredicateCondition, PredicateOperand, PredicateOperand)
    /// The value of a key path from another value.
    case member(PredicateOperand, String)
    /// The element of a list at an index, of a dictionary for a key, or `FIRST`, `LAST` or `SIZE`.
    case element(PredicateOperand, PredicateOperand)
    /// Two lists as one, by a function.
    case combined(PredicateOperand, PredicateOperand, NSExpression.ExpressionType)
    case block((Any?, [Any], NSMutableDictionary?) -> Any, [PredicateOperand])

    func value(for object: Any?, _ variables: [String: Any] = [:]) -> Any? {
        switch self {
        case .value(let value): return value
        case .list(let values): return values.map { $0.value(for: object, variables) ?? NSNull() }
        case .path(let path):
            var keys = path.split(separator: ".")[...]
            guard let first = keys.first, first.hasPrefix("$") else {
                return PredicateKeyPath(keys).value(of: object)
            }
            keys.removeFirst()
            return PredicateKeyPath(keys).value(of: variables[String(first.dropFirst())])
        case .subquery(let list, let variable, let condition):
            let elements = Self.unwrapped(list.value(for: object, variables)).flatMap(PredicateKeyPath.elements) ?? []
            return elements.filter { element in
                condition.holds(for: element, variables.merging([variable: element]) { $1 })
            }
        case .function(let name, let arguments):
            return PredicateFunction(name: name).value(
                of: arguments.map { Self.unwrapped($0.value(for: object, variables)) })
        case .choice(let condition, let first, let second):
            return (condition.holds(for: object, variables) ? first : second).value(for: object, variables)
        case .member(let value, let path):
            return PredicateKeyPath(path).value(of: value.value(for: object, variables))
        case .element(let list, let index):
            return Self.element(
                of: Self.unwrapped(list.value(for: object, variables)),
                at: Self.unwrapped(index.value(for: object, variables)))
        case .combined(let a, let b, let type):
            func elements(_ operand: PredicateOperand) -> [Any] {
                Self.unwrapped(operand.value(for: object, variables)).flatMap(PredicateKeyPath.elements) ?? []
            }
            return Self.combined(elements(a), elements(b), type)
        case .block(let block, let arguments):
            let values = arguments.map { $0.value(for: object, variables) ?? NSNull() }
            return block(object, values, variables.isEmpty ? nil : NSMutableDictionary(dictionary: variables))
        }
    }

    package static func element(of list: Any?, at index: Any?) -> Any? {
        guard let list, let index else { return nil }
        if let entries = list as? [AnyHashable: Any], let key = index as? AnyHashable {
            return (index as? String) == "SIZE" ? entries.count : entries[key]
        }
        guard let elements = PredicateKeyPath.elements(of: list) else { return nil }
        switch index as? String {
        case "FIRST": return elements.first
        case "LAST": return elements.last
        case "SIZE": return elements.count
        default: break
        }
        guard let place = PredicateValue.number(index).flatMap({ Int(exactly: $0) }), elements.indices.contains(place)
        else { return nil }
        return elements[place]
    }

    private static func combined(_ a: [Any], _ b: [Any], _ type: NSExpression.ExpressionType) -> [Any] {
        func has(_ list: [Any], _ element: Any) -> Bool { list.contains { PredicateValue.isEqual($0, element) } }
        switch type {
        case .intersectSet: return a.filter { has(b, $0) }
        case .minusSet: return a.filter { !has(b, $0) }
        default: return a + b.filter { !has(a, $0) }
        }
    }

    package static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// The value as a format has it.
    var text: String {
        switch self {
        case .value(let value): Self.text(of: value)
        case .path(let path): path
        case .list(let values): "{" + values.map(\.text).joined(separator: ", ") + "}"
        case .subquery(let list, let variable, let condition):
            "SUBQUERY(\(list.text), $\(variable), \(condition.text))"
        case .function(let name, let arguments): PredicateFunction(name: name).text(arguments.map(\.text))
        case .choice(let condition, let first, let second):
            "TERNARY(\(condition.text), \(first.text), \(second.text))"
        case .member(let value, let path): value.text + (path.hasPrefix(".") ? "" : ".") + path
        case .element(let list, let index):
            if case .value(let word as String) = index {
                "\(list.text)[\(word)]"
            } else {
                "\(list.text)[\(index.text)]"
            }
        case .combined(let a, let b, let type):
            "\(a.text) \(type == .unionSet ? "UNION" : type == .minusSet ? "MINUS" : "INTERSECT") \(b.text)"
        case .block: "BLOCK(...)"
        }
    }

    private static func text(of value: Any?) -> String {
        switch unwrapped(value) {
        case nil: "nil"
        case let text as String: "\"\(text)\""
        case let date as Date: "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
        case let list as [Any]: "{" + list.map { text(of: $0) }.joined(separator: ", ") + "}"
        case let value?: Swift.type(of: value) == Bool.self ? (value as? Bool == true ? "1" : "0") : "\(value)"
        }
    }
}
