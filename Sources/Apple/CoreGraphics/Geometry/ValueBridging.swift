import Foundation

/// A structure that bridges to `NSValue`, as all geometry does on Apple's systems.
///
/// Scenes rely on it in both directions: `value(forKeyPath: "position") as? NSValue` and `value as? CGPoint`.
public protocol _ValueBridgeable: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// The structure wrapped in an `NSValue`.
    var _boxed: NSValue { get }
    /// Creates a structure from the value's contents; nil if the value holds another type.
    init?(_unboxing value: NSValue)
    /// Creates the structure that stands for a missing value.
    init()
}

extension _ValueBridgeable {
    /// Returns the structure as an object.
    public func _bridgeToObjectiveC() -> NSValue { _boxed }

    /// Supports `as!`, which stops the program if the value holds another type.
    public static func _forceBridgeFromObjectiveC(_ value: NSValue, result: inout Self?) {
        result = Self(_unboxing: value)
    }

    /// Supports `as?`, which fails if the value holds another type.
    @discardableResult
    public static func _conditionallyBridgeFromObjectiveC(_ value: NSValue, result: inout Self?) -> Bool {
        result = Self(_unboxing: value)
        return result != nil
    }

    /// Supports implicitly bridged results; a value of another type gives a new structure.
    public static func _unconditionallyBridgeFromObjectiveC(_ value: NSValue?) -> Self {
        value.flatMap(Self.init(_unboxing:)) ?? Self()
    }
}

extension NSValue {
    /// Returns whether this value holds the same type as `other`.
    package func holdsSame(as other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _ValueBridgeable {
    /// The point wrapped in an `NSValue`.
    public var _boxed: NSValue { NSValue(point: self) }
    /// Creates a point from the value's contents; nil if the value holds another type.
    public init?(_unboxing value: NSValue) {
        guard value.holdsSame(as: NSValue(point: .zero)) else { return nil }
        self = value.pointValue
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _ValueBridgeable {
    /// The size wrapped in an `NSValue`.
    public var _boxed: NSValue { NSValue(size: self) }
    /// Creates a size from the value's contents; nil if the value holds another type.
    public init?(_unboxing value: NSValue) {
        guard value.holdsSame(as: NSValue(size: .zero)) else { return nil }
        self = value.sizeValue
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _ValueBridgeable {
    /// The rectangle wrapped in an `NSValue`.
    public var _boxed: NSValue { NSValue(rect: self) }
    /// Creates a rectangle from the value's contents; nil if the value holds another type.
    public init?(_unboxing value: NSValue) {
        guard value.holdsSame(as: NSValue(rect: .zero)) else { return nil }
        self = value.rectValue
    }
}

extension CGVector: _ValueBridgeable {
    /// The vector wrapped in an `NSValue`.
    public var _boxed: NSValue { NSValue(cgVector: self) }
    /// Creates a vector from the value's contents; nil if the value holds another type.
    public init?(_unboxing value: NSValue) {
        guard value.isVector else { return nil }
        self = value.cgVectorValue
    }
}

extension CGAffineTransform: _ValueBridgeable {
    /// The transform wrapped in an `NSValue`.
    public var _boxed: NSValue { NSValue(cgAffineTransform: self) }
    /// Creates a transform from the value's contents; nil if the value holds another type.
    public init?(_unboxing value: NSValue) {
        guard value.isAffineTransform else { return nil }
        self = value.cgAffineTransformValue
    }
}
