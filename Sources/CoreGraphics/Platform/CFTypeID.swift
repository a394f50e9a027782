import Foundation

/// Names a class of Core Foundation's; meaningful while a program runs.
public typealias CFTypeID = UInt

/// What class an object is of, to compare with a `typeID`; 0 for nil.
///
/// Of a class and those derived from it each has an identifier of its own.
public func CFGetTypeID(_ cf: CFTypeRef?) -> CFTypeID { cf.map { typeID(of: type(of: $0)) } ?? 0 }

private func typeID(of type: AnyClass) -> CFTypeID { UInt(bitPattern: ObjectIdentifier(type)) }

extension CGColor {
    /// What ``CFGetTypeID(_:)`` says of colours.
    public class var typeID: CFTypeID { CoreGraphics.typeID(of: CGColor.self) }
}

extension CGColorSpace {
    /// What ``CFGetTypeID(_:)`` says of colour spaces.
    public class var typeID: CFTypeID { CoreGraphics.typeID(of: CGColorSpace.self) }
}

extension CGGradient {
    /// What ``CFGetTypeID(_:)`` says of gradients.
    public class var typeID: CFTypeID { CoreGraphics.typeID(of: CGGradient.self) }
}

extension CGImage {
    /// What ``CFGetTypeID(_:)`` says of images.
    public class var typeID: CFTypeID { CoreGraphics.typeID(of: CGImage.self) }
}

extension CGPath {
    /// What ``CFGetTypeID(_:)`` says of paths that cannot be changed.
    public class var typeID: CFTypeID { CoreGraphics.typeID(of: CGPath.self) }
}

extension CGContext {
    /// What ``CFGetTypeID(_:)`` says of contexts.
    public class var typeID: CFTypeID { CoreGraphics.typeID(of: CGContext.self) }
}
