import CoreGraphics
import Foundation

/// The number in a value of any type, as `value(forKey:)` gives it.
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

/// The string in a value of any type: itself, or the raw value of a name.
public func text(_ value: Any?) -> String? {
    switch value {
    case let value as String: value
    case let value as any RawRepresentable: text(value.rawValue)
    default: nil
    }
}

/// The point in a value of any type.
public func point(_ value: Any?) -> CGPoint? { value as? CGPoint }

/// The size in a value of any type.
public func size(_ value: Any?) -> CGSize? { value as? CGSize }

/// The rectangle in a value of any type.
public func rect(_ value: Any?) -> CGRect? { value as? CGRect }

/// The colour in a value of any type.
public func color(_ value: Any?) -> CGColor? { value as? CGColor }
