import UIKit

extension ViewImageConfig {
    /// Returns a phone.
    ///
    /// - Parameters:
    ///   - width: The width of the upright screen.
    ///   - height: The height of the upright screen.
    ///   - upright: The safe area at the top and bottom of the upright screen.
    ///   - lying: The safe area at each side, and at the bottom, of a screen that lies on its side.
    private static func phone(
        _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, upright: (top: CGFloat, bottom: CGFloat),
        lying: (side: CGFloat, bottom: CGFloat), _ traits: UITraitCollection
    ) -> ViewImageConfig {
        switch orientation {
        case .portrait:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: upright.top, left: 0, bottom: upright.bottom, right: 0),
                size: CGSize(width: width, height: height), traits: traits)
        case .landscape:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: 0, left: lying.side, bottom: lying.bottom, right: lying.side),
                size: CGSize(width: height, height: width), traits: traits)
        }
    }

    /// The upright screen of an iPhone SE of the first generation.
    public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)

    /// Returns the screen of an iPhone SE of the first generation.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 320, 568, upright: (20, 0), lying: (0, 0), .iPhoneSe(orientation))
    }

    /// The upright screen of an iPhone 8.
    public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)

    /// Returns the screen of an iPhone 8.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 375, 667, upright: (20, 0), lying: (0, 0), .iPhone8(orientation))
    }

    /// The upright screen of an iPhone 8 Plus.
    public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)

    /// Returns the screen of an iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 414, 736, upright: (20, 0), lying: (0, 0), .iPhone8Plus(orientation))
    }

    /// The upright screen of an iPhone X.
    public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)

    /// Returns the screen of an iPhone X.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 375, 812, upright: (44, 34), lying: (44, 24), .iPhoneX(orientation))
    }

    /// The upright screen of an iPhone XS Max.
    public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)

    /// Returns the screen of an iPhone XS Max.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 414, 896, upright: (44, 34), lying: (44, 24), .iPhoneXsMax(orientation))
    }

    /// The upright screen of an iPhone XR.
    public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)

    /// Returns the screen of an iPhone XR.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 414, 896, upright: (44, 34), lying: (44, 24), .iPhoneXr(orientation))
    }

    /// The upright screen of an iPhone 12.
    public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)

    /// Returns the screen of an iPhone 12.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 390, 844, upright: (47, 34), lying: (47, 21), .iPhone12(orientation))
    }

    /// The upright screen of an iPhone 12 Pro.
    public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)

    /// Returns the screen of an iPhone 12 Pro.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 390, 844, upright: (47, 34), lying: (47, 21), .iPhone12(orientation))
    }

    /// The upright screen of an iPhone 12 Pro Max.
    public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)

    /// Returns the screen of an iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 428, 926, upright: (47, 34), lying: (47, 21), .iPhone12ProMax(orientation))
    }

    /// The upright screen of an iPhone 13.
    public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)

    /// Returns the screen of an iPhone 13.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 390, 844, upright: (47, 34), lying: (47, 21), .iPhone13(orientation))
    }

    /// The upright screen of an iPhone 13 mini.
    public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)

    /// Returns the screen of an iPhone 13 mini.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 375, 812, upright: (50, 34), lying: (50, 21), .iPhone13(orientation))
    }

    /// The upright screen of an iPhone 13 Pro.
    public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)

    /// Returns the screen of an iPhone 13 Pro.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 390, 844, upright: (47, 34), lying: (47, 21), .iPhone13(orientation))
    }

    /// The upright screen of an iPhone 13 Pro Max.
    public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)

    /// Returns the screen of an iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 428, 926, upright: (47, 34), lying: (47, 21), .iPhone13ProMax(orientation))
    }
}
