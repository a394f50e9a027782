import CoreGraphics
import Foundation

/// Returns the number in a value of any type, such as one from `value(forKey:)`.
public func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as any RawRepresentable: number(value.rawValue)
    default: nil
    }
}

/// Returns the string in a value of any type: the value itself, or its raw value.
public func text(_ value: Any?) -> String? {
    switch value {
    case let value as String: value
    case let value as any RawRepresentable: text(value.rawValue)
    default: nil
    }
}

/// Returns the point in a value of any type.
public func point(_ value: Any?) -> CGPoint? { value as? CGPoint }

/// Returns the size in a value of any type.
public func size(_ value: Any?) -> CGSize? { value as? CGSize }

/// Returns the rectangle in a value of any type.
public func rect(_ value: Any?) -> CGRect? { value as? CGRect }

/// Returns the colour in a value of any type.
public func color(_ value: Any?) -> CGColor? { value as? CGColor }
