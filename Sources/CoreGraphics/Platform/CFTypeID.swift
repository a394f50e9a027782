import Foundation

/// The identifier of a Core Foundation class, valid while the program runs.
public typealias CFTypeID = UInt

/// Returns the type identifier of an object, for comparison with a `typeID`; 0 for nil.
///
/// A class and its subclasses have different identifiers.
public func CFGetTypeID(_ cf: CFTypeRef?) -> CFTypeID { cf.map { typeID(of: type(of: $0)) } ?? 0 }

private func typeID(of type: AnyClass) -> CFTypeID { UInt(bitPattern: ObjectIdentifier(type)) }

/// Returns the type identifier of Boolean values, whose class is not that of numbers.
public func CFBooleanGetTypeID() -> CFTypeID { typeID(of: type(of: NSNumber(value: true))) }

/// Returns the type identifier of numbers.
public func CFNumberGetTypeID() -> CFTypeID { typeID(of: type(of: NSNumber(value: 1))) }

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
