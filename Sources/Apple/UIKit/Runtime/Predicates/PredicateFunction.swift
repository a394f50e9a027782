import CQuartziteKernels
import QuartzCore

/// A function of predicates and expressions, by the name of its selector.
struct PredicateFunction {
    let name: String

    /// The names of the functions, in the order of Apple's documentation.
    private static let names = [
        "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:", "add:to:", "from:subtract:",
        "multiply:by:", "divide:by:", "modulus:by:", "sqrt:", "log:", "ln:", "raise:toPower:", "exp:", "ceiling:",
        "floor:", "abs:", "trunc:", "now", "uppercase:", "lowercase:", "canonical:", "length:", "bitwiseAnd:with:",
        "bitwiseOr:with:", "bitwiseXor:with:", "leftshift:by:", "rightshift:by:", "onesComplement:", "noindex:",
        "first:", "last:", "objectFrom:withIndex:", "castObject:toType:",
    ]

    /// The functions that make one value of a list.
    static let aggregates: Set<String> = ["sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:"]

    /// Returns the name of a function, whose last colon may be missing; nil if there is none.
    static func named(_ word: String) -> String? {
        let plain = word.hasSuffix(":") ? String(word.dropLast()) : word
        return names.first { $0 == word || $0 == plain || $0 == plain + ":" }
    }

    /// Returns the value; nil if an argument is missing or of a wrong type.
    func value(of arguments: [Any?]) -> Any? {
        if Self.aggregates.contains(name) { return aggregate(elements(arguments)) }
        let first = arguments.first.flatMap { $0 }
        let second = arguments.dropFirst().first.flatMap { $0 }
        switch name {
        case "now": return SceneContext.current.clock.today
        case "uppercase:": return (first as? String)?.uppercased()
        case "lowercase:": return (first as? String)?.lowercased()
        case "canonical:":
            return (first as? String)?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        case "length:": return (first as? String)?.utf16.count ?? (first as? Data)?.count
        case "noindex:": return first
        case "first:": return first.flatMap(PredicateKeyPath.elements)?.first
        case "last:": return first.flatMap(PredicateKeyPath.elements)?.last
        case "objectFrom:withIndex:": return PredicateOperand.element(of: first, at: second)
        case "castObject:toType:": return Self.cast(first, to: second as? String ?? "")
        default: break
        }
        guard let number = first.flatMap(PredicateValue.number) else { return nil }
        if arguments.count < 2 { return unary(number, isWhole: Self.whole(first) != nil) }
        guard let other = second.flatMap(PredicateValue.number) else { return nil }
        if let a = Self.whole(first), let b = Self.whole(second), let result = whole(a, b) { return result }
        return binary(number, other)
    }

    private func unary(_ number: Double, isWhole: Bool) -> Any? {
        func rounded(_ value: Double) -> Any { isWhole ? Int(exactly: value).map { $0 as Any } ?? value : value }
        switch name {
        case "sqrt:": return number.squareRoot()
        case "log:": return qz_log(number) / qz_log(10)
        case "ln:": return qz_log(number)
        case "exp:": return qz_exp(number)
        case "ceiling:": return rounded(number.rounded(.up))
        case "floor:": return rounded(number.rounded(.down))
        case "abs:": return rounded(abs(number))
        case "trunc:": return rounded(number.rounded(.towardZero))
        case "onesComplement:": return Int(exactly: number).map { ~$0 }
        default: return nil
        }
    }

    private func binary(_ a: Double, _ b: Double) -> Any? {
        switch name {
        case "add:to:": a + b
        case "from:subtract:": a - b
        case "multiply:by:": a * b
        case "divide:by:": a / b
        case "modulus:by:": fmod(a, b)
        case "raise:toPower:": qz_pow(a, b)
        default: nil
        }
    }

    /// The result for whole numbers, as in C; nil if it is not a whole number.
    private func whole(_ a: Int, _ b: Int) -> Int? {
        func checked(_ result: (partialValue: Int, overflow: Bool)) -> Int? {
            result.overflow ? nil : result.partialValue
        }
        switch name {
        case "add:to:": return checked(a.addingReportingOverflow(b))
        case "from:subtract:": return checked(a.subtractingReportingOverflow(b))
        case "multiply:by:": return checked(a.multipliedReportingOverflow(by: b))
        case "divide:by:": return checked(a.dividedReportingOverflow(by: b))
        case "modulus:by:": return checked(a.remainderReportingOverflow(dividingBy: b))
        case "raise:toPower:":
            guard (0...64).contains(b) else { return nil }
            return (0..<b).reduce(Optional(1)) { power, _ in
                power.flatMap { checked($0.multipliedReportingOverflow(by: a)) }
            }
        case "bitwiseAnd:with:": return a & b
        case "bitwiseOr:with:": return a | b
        case "bitwiseXor:with:": return a ^ b
        case "leftshift:by:": return a << b
        case "rightshift:by:": return a >> b
        default: return nil
        }
    }

    /// Returns the elements of a single list, or else the arguments that are not nil.
    private func elements(_ arguments: [Any?]) -> [Any] {
        if arguments.count == 1, let list = arguments[0] { return PredicateKeyPath.elements(of: list) ?? [list] }
        return arguments.compactMap(\.self)
    }

    /// Returns the value of a function for the elements of a list.
    func aggregate(_ elements: [Any]) -> Any? {
        if name == "count:" { return elements.count }
        let values = elements.compactMap { PredicateOperand.unwrapped($0) }
        if name == "min:" { return values.min { PredicateValue.order($0, $1) == .orderedAscending } }
        if name == "max:" { return values.max { PredicateValue.order($0, $1) == .orderedAscending } }
        let numbers = values.compactMap(PredicateValue.number)
        let sum = numbers.reduce(0, +)
        switch name {
        case "sum:": return values.allSatisfy { Self.whole($0) != nil } ? Int(exactly: sum) ?? sum : sum
        case "average:": return numbers.isEmpty ? 0 : sum / Double(numbers.count)
        case "median:":
            let sorted = numbers.sorted()
            guard !sorted.isEmpty else { return nil }
            return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        case "stddev:":
            guard !numbers.isEmpty else { return 0 }
            let mean = sum / Double(numbers.count)
            return (numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)).squareRoot()
        case "mode:":
            let counts = numbers.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            let maximum = counts.values.max()
            return counts.filter { $0.value == maximum }.keys.sorted()
        default: return nil
        }
    }

    /// Returns a whole number that is one by its type; nil for others.
    private static func whole(_ value: Any?) -> Int? {
        switch value {
        case let value as NSNumber:
            let isReal = ["d", "f"].contains(String(cString: value.objCType)) || value is NSDecimalNumber
            return isReal ? nil : value.intValue
        case let value as any BinaryInteger: return Int(exactly: value)
        default: return nil
        }
    }

    private static func cast(_ value: Any?, to type: String) -> Any? {
        guard let value else { return nil }
        switch type {
        case "NSDate", "Date":
            return value as? Date
                ?? PredicateValue.number(value).map { Date(timeIntervalSinceReferenceDate: $0) }
        case "NSNumber", "NSDecimalNumber":
            if let date = value as? Date { return date.timeIntervalSinceReferenceDate }
            return PredicateValue.number(value) ?? (value as? String).flatMap { Double($0) }
        case "NSString", "String": return value as? String ?? "\(value)"
        default: return value
        }
    }

    /// The call as a format has it.
    func text(_ arguments: [String]) -> String {
        let signs = [
            "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**",
        ]
        if let sign = signs[name], arguments.count == 2 { return "\(arguments[0]) \(sign) \(arguments[1])" }
        if name == "castObject:toType:" { return "CAST(\(arguments.joined(separator: ", ")))" }
        return "\(name)(\(arguments.joined(separator: ", ")))"
    }
}
