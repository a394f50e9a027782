import QuartziteUIDrawing

extension NSObject {
    /// Returns the class itself, as `MyCell.classForCoder()` does with Objective-C.
    public static func classForCoder() -> AnyClass { self }
}

/// Returns the class of an object; `nil` for `nil`, and for a value that is not an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { Swift.type(of: $0) as? AnyClass } }

/// Does not change the object's class, and writes a message to standard error; returns the current class.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    guard let type = object_getClass(obj) else { return nil }
    let line = "the class of an object cannot be changed on Linux: \(type) does not become \(cls)\n"
    FileHandle.standardError.write(Data(line.utf8))
    return type
}

/// Returns the number of bytes that an object of a class takes; 0 for `nil`.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int { cls.map { Int(instanceExtents($0).positive) } ?? 0 }

@_silgen_name("_swift_getSwiftClassInstanceExtents")
private func instanceExtents(_ theClass: AnyClass) -> (negative: UInt, positive: UInt)

/// Returns the superclass of a class; `nil` for `nil`, and for a class without a superclass.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
    guard let cls else { return nil }
    // Classes with a leading underscore are not part of Apple's hierarchy.
    return sequence(first: cls) { _getSuperclass($0) }.dropFirst().first { !String(describing: $0).hasPrefix("_") }
}

extension NSObjectProtocol {
    /// Whether the object is of a class or of one that inherits from it; false if it does not inherit from `NSObject`.
    ///
    /// With Objective-C, the protocol requires this; Foundation on Linux declares it for `NSObject` alone.
    public func isKind(of aClass: AnyClass) -> Bool { (self as? NSObject)?.isKind(of: aClass) ?? false }
}
