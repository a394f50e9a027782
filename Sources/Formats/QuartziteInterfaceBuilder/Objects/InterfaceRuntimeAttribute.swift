import Foundation

/// A user-defined runtime attribute, whose value is set by key path (interface_builder.md I17, I18).
package struct InterfaceRuntimeAttribute: Hashable, Sendable {
    /// The value of an attribute by its type.
    package enum Value: Hashable, Sendable {
        case bool(Bool)
        case string(String)
        case integer(Int)
        case real(Double)
        case point(CGPoint)
        case size(CGSize)
        case rect(CGRect)
        case range(NSRange)
        case color(InterfaceColor)
        case image(String)
        case `nil`
    }

    package var keyPath: String
    package var value: Value
    /// The line in the file, counted from 1.
    package var line: Int
}

extension InterfaceElement {
    /// The runtime attributes of an object in document order.
    package var runtimeAttributes: [InterfaceRuntimeAttribute] {
        list("userDefinedRuntimeAttributes").compactMap { element in
            guard let keyPath = element.attribute("keyPath"), let value = element.runtimeValue else { return nil }
            return InterfaceRuntimeAttribute(keyPath: keyPath, value: value, line: element.line)
        }
    }

    /// The value of this `userDefinedRuntimeAttribute` element; nil if it is unreadable.
    var runtimeValue: InterfaceRuntimeAttribute.Value? {
        let child = child(forKey: "value")
        switch attribute("type") {
        case "boolean": return attribute("value").flatMap { ["YES": .bool(true), "NO": .bool(false)][$0] }
        case "string": return .string(string("value") ?? "")
        case "image": return attribute("value").map { .image($0) }
        case "nil": return .nil
        case "number":
            // A number without a fraction can also be written as `real`.
            let number = child ?? self
            if child?.name != "real", let integer = number.integer("value") { return .integer(integer) }
            return number.number("value").map { .real($0) }
        case "point": return child?.name == "point" ? child.map { .point($0.pointValue) } : nil
        case "size": return child?.name == "size" ? child.map { .size($0.sizeValue) } : nil
        case "rect": return child?.name == "rect" ? child.map { .rect($0.rectValue) } : nil
        case "range": return child?.rangeValue.map { .range($0) }
        case "color": return child?.name == "nil" ? .nil : color("value").map { .color($0) }
        default: return nil
        }
    }
}
