import Foundation

/// The models of colour spaces; raw values are Apple's.
public enum CGColorSpaceModel: Int32, Sendable {
    /// An unknown model.
    case unknown = -1
    /// One grey component.
    case monochrome
    /// Red, green and blue.
    case rgb
    /// Cyan, magenta, yellow and black.
    case cmyk
    /// Lightness and two colour-opponent axes.
    case lab
    /// Any number of colourants.
    case deviceN
    /// Indices into a colour table.
    case indexed
    /// A repeating pattern.
    case pattern
    /// CIE tristimulus values.
    case XYZ
}

/// A colour space, which defines how the components of a colour are interpreted.
///
/// Drawing happens in gamma-encoded sRGB; colours of other spaces are converted to it.
public final class CGColorSpace: Sendable {
    enum Encoding: Sendable { case gray, linearGray, sRGB, linearSRGB, displayP3, pattern }

    let encoding: Encoding
    /// Whether components may lie outside 0…1.
    let isExtended: Bool
    /// The name of the space.
    public let name: CFString?

    /// The space of the colours that a pattern without own colours has.
    let baseSpace: CGColorSpace?

    private init(_ encoding: Encoding, extended: Bool, name: String, base: CGColorSpace? = nil) {
        self.encoding = encoding
        isExtended = extended
        self.name = name
        baseSpace = base
    }

    /// Creates the space of patterns; those without own colours have the components of `baseSpace`.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        guard baseSpace?.model != .pattern else { return nil }
        self.init(.pattern, extended: false, name: "kCGColorSpacePattern", base: baseSpace)
    }

    /// Creates the space with the given name, which must be one of the constants below; otherwise nil.
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

    /// The colour space of pattern colours.
    static let pattern = CGColorSpace(.pattern, extended: false, name: "kCGColorSpacePattern")

    /// The model: monochrome, RGB or pattern.
    public var model: CGColorSpaceModel {
        switch encoding {
        case .gray, .linearGray: .monochrome
        case .sRGB, .linearSRGB, .displayP3: .rgb
        case .pattern: .pattern
        }
    }

    /// The number of components without alpha: 1 for greys, 3 for RGB, 0 for patterns.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .pattern: 0
        default: 3
        }
    }

    /// Whether the space contains colours outside sRGB.
    public var isWideGamutRGB: Bool { encoding == .displayP3 || (isExtended && model == .rgb) }
}

extension CGColorSpace {
    /// sRGB, components 0…1.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// Extended sRGB, whose components may lie outside 0…1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// Linear sRGB (sRGB's primaries without gamma), components 0…1.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// Extended linear sRGB, whose components may lie outside 0…1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// Display P3, components 0…1; drawn as the nearest sRGB colour.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Extended Display P3, whose components may lie outside 0…1; drawn as the nearest sRGB colour.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// Grey, 0…1, encoded with sRGB's curve, so that grey g equals red = green = blue = g.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Extended grey, which may lie outside 0…1.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Linear grey (without gamma), 0…1.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Extended linear grey, which may lie outside 0…1.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
}

extension CGColorSpace: Hashable {
    /// Returns whether both spaces have the same name.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the device RGB space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the device grey space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
