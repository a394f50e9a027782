import Foundation

/// A structure that can be cast to an `NSValue` and back, as all geometry can on Apple's systems: scenes write
/// `value(forKeyPath: "position") as? NSValue` and `value as? CGPoint` alike.
public protocol _ValueBridgeable: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// The structure in a box.
    var _boxed: NSValue { get }
    /// What the box holds; nil where that is something else.
    init?(_unboxing value: NSValue)
    /// What a missing box counts as.
    init()
}

extension _ValueBridgeable {
    /// The structure as an object.
    public func _bridgeToObjectiveC() -> NSValue { _boxed }

    /// For `as!`; a box that holds something else stops the program.
    public static func _forceBridgeFromObjectiveC(_ value: NSValue, result: inout Self?) {
        result = Self(_unboxing: value)
    }

    /// For `as?`; fails where the box holds something else.
    @discardableResult
    public static func _conditionallyBridgeFromObjectiveC(_ value: NSValue, result: inout Self?) -> Bool {
        result = Self(_unboxing: value)
        return result != nil
    }

    /// For bridged results; what holds something else counts as a new structure.
    public static func _unconditionallyBridgeFromObjectiveC(_ value: NSValue?) -> Self {
        value.flatMap(Self.init(_unboxing:)) ?? Self()
    }
}

extension NSValue {
    /// Whether a structure of the type that `other` holds is wrapped.
    package func holdsSame(as other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _ValueBridgeable {
    /// The point in a box.
    public var _boxed: NSValue { NSValue(point: self) }
    /// The point that a box holds.
    public init?(_unboxing value: NSValue) {
        guard value.holdsSame(as: NSValue(point: .zero)) else { return nil }
        self = value.pointValue
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _ValueBridgeable {
    /// The size in a box.
    public var _boxed: NSValue { NSValue(size: self) }
    /// The size that a box holds.
    public init?(_unboxing value: NSValue) {
        guard value.holdsSame(as: NSValue(size: .zero)) else { return nil }
        self = value.sizeValue
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _ValueBridgeable {
    /// The rectangle in a box.
    public var _boxed: NSValue { NSValue(rect: self) }
    /// The rectangle that a box holds.
    public init?(_unboxing value: NSValue) {
        guard value.holdsSame(as: NSValue(rect: .zero)) else { return nil }
        self = value.rectValue
    }
}

extension CGVector: _ValueBridgeable {
    /// The vector in a box.
    public var _boxed: NSValue { NSValue(cgVector: self) }
    /// The vector that a box holds.
    public init?(_unboxing value: NSValue) {
        guard value.isVector else { return nil }
        self = value.cgVectorValue
    }
}

extension CGAffineTransform: _ValueBridgeable {
    /// The transform in a box.
    public var _boxed: NSValue { NSValue(cgAffineTransform: self) }
    /// The transform that a box holds.
    public init?(_unboxing value: NSValue) {
        guard value.isAffineTransform else { return nil }
        self = value.cgAffineTransformValue
    }
}
