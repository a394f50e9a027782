import Foundation

/// The identifier of a Core Foundation class, valid while the program runs.
public typealias CFTypeID = UInt

/// Returns the type identifier of an object, for comparison with a `typeID`; 0 for nil.
///
/// A class and its subclasses have different identifiers, and Booleans have one of their own.
public func CFGetTypeID(_ cf: CFTypeRef?) -> CFTypeID {
    guard let cf else { return 0 }
    if let number = cf as? NSNumber { return number.isBoolean ? CFBooleanGetTypeID() : CFNumberGetTypeID() }
    return typeID(of: type(of: cf))
}

/// Returns the identifier of Booleans as objects.
public func CFBooleanGetTypeID() -> CFTypeID { typeID(of: BooleanType.self) }
/// Returns the identifier of numbers as objects.
public func CFNumberGetTypeID() -> CFTypeID { typeID(of: NSNumber.self) }

/// What stands for Booleans, which have the class of numbers.
private final class BooleanType {}

extension NSNumber {
    /// Whether the number was created from a Boolean.
    fileprivate var isBoolean: Bool { ["c", "B"].contains(String(cString: objCType)) && (self == 0 || self == 1) }
}

private func typeID(of type: AnyClass) -> CFTypeID { UInt(bitPattern: ObjectIdentifier(type)) }

extension CGColor {
    /// The type identifier of colours, as ``CFGetTypeID(_:)`` returns it.
    public class var typeID: CFTypeID { CoreGraphics.typeID(of: CGColor.self) }
}

extension CGColorSpace {
    /// The type identifier of colour spaces, as ``CFGetTypeID(_:)`` returns it.
    public class var typeID: CFTypeID { CoreGraphics.typeID(of: CGColorSpace.self) }
}

extension CGGradient {
    /// The type identifier of gradients, as ``CFGetTypeID(_:)`` returns it.
    public class var typeID: CFTypeID { CoreGraphics.typeID(of: CGGradient.self) }
}

extension CGImage {
    /// The type identifier of images, as ``CFGetTypeID(_:)`` returns it.
    public class var typeID: CFTypeID { CoreGraphics.typeID(of: CGImage.self) }
}

extension CGPath {
    /// The type identifier of immutable paths, as ``CFGetTypeID(_:)`` returns it.
    public class var typeID: CFTypeID { CoreGraphics.typeID(of: CGPath.self) }
}

extension CGContext {
    /// The type identifier of contexts, as ``CFGetTypeID(_:)`` returns it.
    public class var typeID: CFTypeID { CoreGraphics.typeID(of: CGContext.self) }
}
