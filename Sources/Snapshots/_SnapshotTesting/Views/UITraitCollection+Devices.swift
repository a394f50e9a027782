import UIKit

extension UITraitCollection {
    /// Returns the traits of a phone.
    ///
    /// - Parameter isWide: Whether the width of the screen that lies on its side is regular.
    private static func phone(
        _ orientation: ViewImageConfig.Orientation, isWide: Bool = false, force: UIForceTouchCapability = .available
    ) -> UITraitCollection {
        let isLying = orientation == .landscape
        return UITraitCollection(traitsFrom: [
            UITraitCollection(forceTouchCapability: force), UITraitCollection(layoutDirection: .leftToRight),
            UITraitCollection(preferredContentSizeCategory: .medium), UITraitCollection(userInterfaceIdiom: .phone),
            UITraitCollection(horizontalSizeClass: isLying && isWide ? .regular : .compact),
            UITraitCollection(verticalSizeClass: isLying ? .compact : .regular),
        ])
    }

    private static func tablet(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: .regular),
            UITraitCollection(userInterfaceIdiom: .pad),
        ])
    }

    /// Returns the traits of an iPhone SE of the first generation.
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }

    /// Returns the traits of an iPhone 8.
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }

    /// Returns the traits of an iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isWide: true)
    }

    /// Returns the traits of an iPhone X.
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }

    /// Returns the traits of an iPhone XR.
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isWide: true, force: .unavailable)
    }

    /// Returns the traits of an iPhone XS Max.
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isWide: true)
    }

    /// Returns the traits of an iPhone 12.
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }

    /// Returns the traits of an iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isWide: true)
    }

    /// Returns the traits of an iPhone 13.
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }

    /// Returns the traits of an iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isWide: true)
    }

    /// The traits of an iPad mini.
    public static let iPadMini = tablet(.regular)
    /// The traits of a narrow part of the screen of an iPad mini.
    public static let iPadMini_Compact_SplitView = tablet(.compact)
    /// The traits of an iPad with a screen of 9.7 inches.
    public static let iPad9_7 = tablet(.regular)
    /// The traits of a narrow part of the screen of an iPad with a screen of 9.7 inches.
    public static let iPad9_7_Compact_SplitView = tablet(.compact)
    /// The traits of an iPad with a screen of 10.2 inches.
    public static let iPad10_2 = tablet(.regular)
    /// The traits of a narrow part of the screen of an iPad with a screen of 10.2 inches.
    public static let iPad10_2_Compact_SplitView = tablet(.compact)
    /// The traits of an iPad Pro with a screen of 10.5 inches.
    public static let iPadPro10_5 = tablet(.regular)
    /// The traits of a narrow part of the screen of an iPad Pro with a screen of 10.5 inches.
    public static let iPadPro10_5_Compact_SplitView = tablet(.compact)
    /// The traits of an iPad Pro with a screen of 11 inches.
    public static let iPadPro11 = tablet(.regular)
    /// The traits of a narrow part of the screen of an iPad Pro with a screen of 11 inches.
    public static let iPadPro11_Compact_SplitView = tablet(.compact)
    /// The traits of an iPad Pro with a screen of 12.9 inches.
    public static let iPadPro12_9 = tablet(.regular)
    /// The traits of a narrow part of the screen of an iPad Pro with a screen of 12.9 inches.
    public static let iPadPro12_9_Compact_SplitView = tablet(.compact)
}
