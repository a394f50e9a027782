import QuartzCore

/// What an interface is shown with: how much room there is, on what, in light or dark.
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// How much room there is from side to side.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// How much room there is from top to bottom.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Pixels per point; 0 where not known.
    public let displayScale: CGFloat
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The kind of interface that suits the device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// Whether what is pressed hard is told from what is touched; never.
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

    /// Traits of which nothing is known.
    public override convenience init() { self.init(horizontal: .unspecified) }
    /// Traits of which only the style is known.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
    /// Traits of which only the scale is known.
    public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
    /// Traits of which only the room from side to side is known.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }
    /// Traits of which only the room from top to bottom is known.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }

    /// Traits put together: of each, what the last one that knows it says.
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

    /// Whether dynamic colours may look different with other traits: where the style is another.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    /// The traits of the screen.
    @preconcurrency @MainActor public static var current: UITraitCollection { UIScreen.main.traitCollection }

    /// Whether all traits are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other.horizontalSizeClass == horizontalSizeClass && other.verticalSizeClass == verticalSizeClass
            && other.displayScale == displayScale && other.userInterfaceStyle == userInterfaceStyle
            && other.userInterfaceIdiom == userInterfaceIdiom
    }

    /// Equal for equal traits.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(displayScale)
        return hasher.finalize()
    }
}

/// How much room an interface has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not known.
    case unspecified
    /// Little, as on a phone.
    case compact
    /// Much, as on a tablet.
    case regular
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not known.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// Whether a screen tells how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known.
    case unknown
    /// It does not.
    case unavailable
    /// It does.
    case available
}

/// Something that traits hold for.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// What it is shown with.
    var traitCollection: UITraitCollection { get }
}

extension UIScreen: UITraitEnvironment {
    /// The screen's traits: a phone's, in light; compact but for the longer side of a screen of 480 points or more.
    public var traitCollection: UITraitCollection {
        let size = bounds.size
        let isTall = size.height >= size.width
        return UITraitCollection(
            horizontal: !isTall && size.width >= 736 ? .regular : .compact,
            vertical: isTall ? .regular : .compact, scale: scale, style: .light, idiom: .phone)
    }
}
