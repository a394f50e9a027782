import UIKit

extension ViewImageConfig {
    /// The widths of parts of a screen, from the smallest.
    private struct Widths {
        /// A third, a half and two thirds of a screen that lies on its side.
        let lying: (CGFloat, CGFloat, CGFloat)
        /// A third and two thirds of an upright screen.
        let upright: (CGFloat, CGFloat)
        /// Whether half of a screen that lies on its side counts as wide.
        var isHalfWide = false
    }

    /// Returns a tablet.
    private static func tablet(
        _ orientation: TabletOrientation, _ width: CGFloat, _ height: CGFloat, _ widths: Widths, top: CGFloat,
        bottom: CGFloat = 0
    ) -> ViewImageConfig {
        let size: CGSize
        var isCompact = false
        switch orientation {
        case .landscape(let part):
            let all = widths.lying
            let own: CGFloat =
                switch part {
                case .oneThird: all.0
                case .oneHalf: all.1
                case .twoThirds: all.2
                case .full: height
                }
            isCompact = part == .oneThird || part == .oneHalf && !widths.isHalfWide
            size = CGSize(width: own, height: width)
        case .portrait(let part):
            let own: CGFloat =
                switch part {
                case .oneThird: widths.upright.0
                case .twoThirds: widths.upright.1
                case .full: width
                }
            isCompact = part != .full
            size = CGSize(width: own, height: height)
        }
        return ViewImageConfig(
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
            traits: isCompact ? .iPadMini_Compact_SplitView : .iPadMini)
    }

    private static func full(_ orientation: Orientation) -> TabletOrientation {
        orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
    }

    /// The screen of an iPad mini, lying on its side.
    public static let iPadMini = ViewImageConfig.iPadMini(.landscape)

    /// Returns the screen of an iPad mini.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(full(orientation)) }

    /// Returns a part of the screen of an iPad mini.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, 768, 1024, Widths(lying: (320, 507, 694), upright: (320, 438)), top: 20)
    }

    /// The screen of an iPad with a screen of 9.7 inches, lying on its side.
    public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape)

    /// Returns the screen of an iPad with a screen of 9.7 inches.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPad9_7(full(orientation)) }

    /// Returns a part of the screen of an iPad with a screen of 9.7 inches.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        iPadMini(orientation)
    }

    /// The screen of an iPad with a screen of 10.2 inches, lying on its side.
    public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)

    /// Returns the screen of an iPad with a screen of 10.2 inches.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(full(orientation)) }

    /// Returns a part of the screen of an iPad with a screen of 10.2 inches.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, 810, 1080, Widths(lying: (320, 535, 750), upright: (320, 480)), top: 20)
    }

    /// The screen of an iPad Pro with a screen of 10.5 inches, lying on its side.
    public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)

    /// Returns the screen of an iPad Pro with a screen of 10.5 inches.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(full(orientation)) }

    /// Returns a part of the screen of an iPad Pro with a screen of 10.5 inches.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, 834, 1112, Widths(lying: (320, 551, 782), upright: (320, 504)), top: 20)
    }

    /// The screen of an iPad Pro with a screen of 11 inches, lying on its side.
    public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)

    /// Returns the screen of an iPad Pro with a screen of 11 inches.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(full(orientation)) }

    /// Returns a part of the screen of an iPad Pro with a screen of 11 inches.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, 834, 1194, Widths(lying: (375, 592, 809), upright: (320, 504)), top: 24, bottom: 20)
    }

    /// The screen of an iPad Pro with a screen of 12.9 inches, lying on its side.
    public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)

    /// Returns the screen of an iPad Pro with a screen of 12.9 inches.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(full(orientation)) }

    /// Returns a part of the screen of an iPad Pro with a screen of 12.9 inches.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(
            orientation, 1024, 1366, Widths(lying: (375, 678, 981), upright: (375, 639), isHalfWide: true), top: 20)
    }
}
