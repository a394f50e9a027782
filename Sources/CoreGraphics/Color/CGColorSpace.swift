import Foundation

/// What the numbers of a colour space stand for; raw values are Apple's.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Not known.
    case unknown = -1
    /// One grey value.
    case monochrome
    /// Red, green and blue.
    case rgb
    /// Cyan, magenta, yellow and black.
    case cmyk
    /// Lightness and two opponent axes.
    case lab
    /// Any number of inks.
    case deviceN
    /// Indices into a table.
    case indexed
    /// A repeated drawing.
    case pattern
    /// CIE tristimulus values.
    case XYZ
}

/// How the numbers of a colour are read.
///
/// Everything is drawn in gamma-encoded sRGB; colours of other spaces are converted on the way.
public final class CGColorSpace: Sendable {
    enum Encoding: Sendable { case gray, linearGray, sRGB, linearSRGB, displayP3, pattern }

    let encoding: Encoding
    /// Whether components beyond 0…1 keep their meaning.
    let isExtended: Bool
    /// The name the space is found by.
    public let name: CFString?

    private init(_ encoding: Encoding, extended: Bool, name: String) {
        self.encoding = encoding
        isExtended = extended
        self.name = name
    }

    /// The space of that name, or nil for a name that is not one of the constants below.
    public convenience init?(name: CFString) {
        switch name {
        case CGColorSpace.sRGB: self.init(.sRGB, extended: false, name: name)
        case CGColorSpace.extendedSRGB: self.init(.sRGB, extended: true, name: name)
        case CGColorSpace.linearSRGB: self.init(.linearSRGB, extended: false, name: name)
        case CGColorSpace.extendedLinearSRGB: self.init(.linearSRGB, extended: true, name: name)
        case CGColorSpace.displayP3: self.init(.displayP3, extended: false, name: name)
        case CGColorSpace.extendedDisplayP3: self.init(.displayP3, extended: true, name: name)
        case CGColorSpace.genericGrayGamma2_2: self.init(.gray, extended: false, name: name)
        case CGColorSpace.extendedGray: self.init(.gray, extended: true, name: name)
        case CGColorSpace.linearGray: self.init(.linearGray, extended: false, name: name)
        case CGColorSpace.extendedLinearGray: self.init(.linearGray, extended: true, name: name)
        default: return nil
        }
    }

    package static let standardRGB = CGColorSpace(.sRGB, extended: false, name: sRGB)
    package static let extendedStandardRGB = CGColorSpace(.sRGB, extended: true, name: extendedSRGB)
    package static let standardGray = CGColorSpace(.gray, extended: false, name: genericGrayGamma2_2)
    package static let extendedStandardGray = CGColorSpace(.gray, extended: true, name: extendedGray)
    static let deviceRGB = CGColorSpace(.sRGB, extended: false, name: "kCGColorSpaceDeviceRGB")
    static let deviceGray = CGColorSpace(.gray, extended: false, name: "kCGColorSpaceDeviceGray")

    /// The space of colours that are patterns.
    static let pattern = CGColorSpace(.pattern, extended: false, name: "kCGColorSpacePattern")

    /// Monochrome, RGB, or that of patterns.
    public var model: CGColorSpaceModel {
        switch encoding {
        case .gray, .linearGray: .monochrome
        case .sRGB, .linearSRGB, .displayP3: .rgb
        case .pattern: .pattern
        }
    }

    /// Components of a colour without its alpha: 1 or 3, none for patterns.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .pattern: 0
        default: 3
        }
    }

    /// Whether the space reaches past sRGB.
    public var isWideGamutRGB: Bool { encoding == .displayP3 || (isExtended && model == .rgb) }
}

extension CGColorSpace {
    /// sRGB, components 0…1.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB whose components may leave 0…1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB primaries without gamma, components 0…1.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// sRGB primaries without gamma; components may leave 0…1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// Display P3, components 0…1; drawn as the nearest sRGB colour.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Display P3 whose components may leave 0…1; drawn as the nearest sRGB colour.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// Grey, 0…1; read with sRGB's curve, so that grey g is red = green = blue = g.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Grey that may leave 0…1.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Grey without gamma, 0…1.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Grey without gamma; may leave 0…1.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
}

extension CGColorSpace: Hashable {
    /// Whether both spaces have the same name.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }

    /// Mixes in the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The RGB space of the output device, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The grey space of the output device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
