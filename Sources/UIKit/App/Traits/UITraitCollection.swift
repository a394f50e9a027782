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
    /// Whether the screen measures the force of touches; always `unavailable`.
    open var forceTouchCapability: UIForceTouchCapability { .unavailable }

    init(
        horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
        scale: CGFloat = 0, style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified
    ) {
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        displayScale = scale
        userInterfaceStyle = style
        userInterfaceIdiom = idiom
        super.init()
    }

    /// Creates a trait collection in which every trait is unspecified.
    public override convenience init() { self.init(horizontal: .unspecified) }
    /// Creates a trait collection that specifies only the interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
    /// Creates a trait collection that specifies only the display scale.
    public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
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
            idiom: last(\.userInterfaceIdiom) { $0 != .unspecified } ?? .unspecified)
    }

    /// Returns whether dynamic colours may differ between two collections, that is, whether their styles differ.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    /// The traits of the screen.
    @preconcurrency @MainActor public static var current: UITraitCollection { UIScreen.main.traitCollection }

    /// Returns whether an object is a trait collection with equal traits.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other.horizontalSizeClass == horizontalSizeClass && other.verticalSizeClass == verticalSizeClass
            && other.displayScale == displayScale && other.userInterfaceStyle == userInterfaceStyle
            && other.userInterfaceIdiom == userInterfaceIdiom
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
