import QuartzCore

/// The traits of an interface: size classes, display scale, style and idiom.
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// The horizontal size class.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The vertical size class.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Pixels per point; 0 if unspecified.
    public let displayScale: CGFloat
    /// The interface style, light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The interface idiom of the device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// The contrast between the colours of an interface.
    public let accessibilityContrast: UIAccessibilityContrast
    /// The range of colours of the display.
    public let displayGamut: UIDisplayGamut
    /// The direction of the layout.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// Whether the screen measures the force of touches; always `unavailable`.
    open var forceTouchCapability: UIForceTouchCapability { .unavailable }

    init(
        horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
        scale: CGFloat = 0, style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
        contrast: UIAccessibilityContrast = .unspecified, gamut: UIDisplayGamut = .unspecified,
        direction: UITraitEnvironmentLayoutDirection = .unspecified
    ) {
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        displayScale = scale
        userInterfaceStyle = style
        userInterfaceIdiom = idiom
        accessibilityContrast = contrast
        displayGamut = gamut
        layoutDirection = direction
        super.init()
    }

    /// Creates a trait collection in which every trait is unspecified.
    public override convenience init() { self.init(horizontal: .unspecified) }
    /// Creates a trait collection that specifies only the interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
    /// Creates a trait collection that specifies only the display scale.
    public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
    /// Creates a trait collection that specifies only the idiom.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(idiom: idiom) }
    /// Creates a trait collection that specifies only the contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(contrast: accessibilityContrast)
    }
    /// Creates a trait collection that specifies only the range of colours.
    public convenience init(displayGamut: UIDisplayGamut) { self.init(gamut: displayGamut) }
    /// Creates a trait collection that specifies only the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }
    /// Creates a trait collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }
    /// Creates a trait collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }

    /// Creates a trait collection by merging others; for each trait, the last collection that specifies it wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<T>(_ path: KeyPath<UITraitCollection, T>, where isKnown: (T) -> Bool) -> T? {
            traitCollections.map { $0[keyPath: path] }.last(where: isKnown)
        }
        self.init(
            horizontal: last(\.horizontalSizeClass) { $0 != .unspecified } ?? .unspecified,
            vertical: last(\.verticalSizeClass) { $0 != .unspecified } ?? .unspecified,
            scale: last(\.displayScale) { $0 > 0 } ?? 0,
            style: last(\.userInterfaceStyle) { $0 != .unspecified } ?? .unspecified,
            idiom: last(\.userInterfaceIdiom) { $0 != .unspecified } ?? .unspecified,
            contrast: last(\.accessibilityContrast) { $0 != .unspecified } ?? .unspecified,
            gamut: last(\.displayGamut) { $0 != .unspecified } ?? .unspecified,
            direction: last(\.layoutDirection) { $0 != .unspecified } ?? .unspecified)
    }

    /// Returns whether dynamic colours may differ between two collections, that is, whether their styles, contrasts or
    /// ranges of colours differ.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
            || accessibilityContrast != traitCollection?.accessibilityContrast
            || displayGamut != traitCollection?.displayGamut
    }

    /// The traits of the screen.
    @preconcurrency @MainActor public static var current: UITraitCollection { UIScreen.main.traitCollection }

    /// Returns whether an object is a trait collection with equal traits.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other.horizontalSizeClass == horizontalSizeClass && other.verticalSizeClass == verticalSizeClass
            && other.displayScale == displayScale && other.userInterfaceStyle == userInterfaceStyle
            && other.userInterfaceIdiom == userInterfaceIdiom && other.accessibilityContrast == accessibilityContrast
            && other.displayGamut == displayGamut && other.layoutDirection == layoutDirection
    }

    /// A hash value, which is the same for equal collections.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(displayScale)
        return hasher.finalize()
    }
}

/// The amount of space that an interface has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// The size class is unspecified.
    case unspecified
    /// The space is limited, as on a phone.
    case compact
    /// The space is ample, as on a tablet.
    case regular
}

/// The style of an interface, light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The style is unspecified.
    case unspecified
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
}

/// The contrast between the colours of an interface.
public enum UIAccessibilityContrast: Int, Sendable {
    /// The contrast is unspecified.
    case unspecified = -1
    /// The normal contrast.
    case normal
    /// A higher contrast.
    case high
}

/// The range of colours of a display.
public enum UIDisplayGamut: Int, Sendable {
    /// The range is unspecified.
    case unspecified = -1
    /// The range of sRGB.
    case SRGB
    /// The range of Display P3.
    case P3
}

/// The direction of a layout.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// The direction is unspecified.
    case unspecified = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
    /// The capability is unknown.
    case unknown
    /// The screen does not measure force.
    case unavailable
    /// The screen measures force.
    case available
}

/// A type that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the environment.
    var traitCollection: UITraitCollection { get }
}

extension UIScreen: UITraitEnvironment {
    /// The traits of the screen: a phone in light style.
    ///
    /// The vertical size class is regular in portrait, and the horizontal one in landscape from a width of 736 points;
    /// the others are compact.
    public var traitCollection: UITraitCollection {
        let size = bounds.size
        let isTall = size.height >= size.width
        return UITraitCollection(
            horizontal: !isTall && size.width >= 736 ? .regular : .compact,
            vertical: isTall ? .regular : .compact, scale: scale, style: .light, idiom: .phone)
    }
}
