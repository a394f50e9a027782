import CoreGraphics
import Foundation

/// Converts values as key-value coding does with Objective-C.
package enum MemberValue {
    /// Returns a value as a type; nil if it does not convert.
    ///
    /// Numbers convert to any type of number, and no value to an empty optional.
    package static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        if let optional = type as? any OptionalMember.Type {
            guard let value else { return optional.none as? Value }
            // A value that does not convert must not become an empty optional.
            guard let wrapped = optional.wrapping(value) else { return nil }
            return wrapped as? Value
        }
        guard let value else { return nil }
        if let exact = value as? Value { return exact }
        if let number = number(value) {
            if let numeric = type as? any NumericMember.Type { return numeric.init(member: number) as? Value }
            if let raw = type as? any RawRepresentable.Type { return raw.value(number) as? Value }
        }
        return nil
    }

    /// Returns the wrapped value of an optional, or nil; any other value unchanged.
    package static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalMember else { return value }
        return optional.wrapped.flatMap(unwrapped)
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as Bool: NSNumber(value: number)
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        default: nil
        }
    }
}

extension RawRepresentable {
    /// Returns the case whose raw value is a number; nil if there is none.
    fileprivate static func value(_ number: NSNumber) -> Self? {
        MemberValue.converted(number, to: RawValue.self).flatMap { Self(rawValue: $0) }
    }
}

/// An optional of unknown type.
private protocol OptionalMember {
    static var none: Any { get }
    static func wrapping(_ value: Any) -> Any?
    var wrapped: Any? { get }
}

extension Optional: OptionalMember {
    fileprivate static var none: Any { (nil as Wrapped?) as Any }

    fileprivate static func wrapping(_ value: Any) -> Any? {
        MemberValue.converted(value, to: Wrapped.self).map { Self.some($0) as Any }
    }

    fileprivate var wrapped: Any? { map { $0 as Any } }
}

/// A type of number to which `NSNumber` converts.
private protocol NumericMember {
    init(member number: NSNumber)
}

extension Bool: NumericMember { fileprivate init(member number: NSNumber) { self = number.boolValue } }
extension Double: NumericMember { fileprivate init(member number: NSNumber) { self = number.doubleValue } }
extension Float: NumericMember { fileprivate init(member number: NSNumber) { self = number.floatValue } }
extension CGFloat: NumericMember { fileprivate init(member number: NSNumber) { self.init(number.doubleValue) } }
extension Int: NumericMember { fileprivate init(member number: NSNumber) { self = number.intValue } }
extension Int8: NumericMember { fileprivate init(member number: NSNumber) { self = number.int8Value } }
extension Int16: NumericMember { fileprivate init(member number: NSNumber) { self = number.int16Value } }
extension Int32: NumericMember { fileprivate init(member number: NSNumber) { self = number.int32Value } }
extension Int64: NumericMember { fileprivate init(member number: NSNumber) { self = number.int64Value } }
extension UInt: NumericMember { fileprivate init(member number: NSNumber) { self = number.uintValue } }
extension UInt8: NumericMember { fileprivate init(member number: NSNumber) { self = number.uint8Value } }
extension UInt16: NumericMember { fileprivate init(member number: NSNumber) { self = number.uint16Value } }
extension UInt32: NumericMember { fileprivate init(member number: NSNumber) { self = number.uint32Value } }
extension UInt64: NumericMember { fileprivate init(member number: NSNumber) { self = number.uint64Value } }
