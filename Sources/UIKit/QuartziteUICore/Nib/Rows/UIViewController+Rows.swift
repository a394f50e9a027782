import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension PropertyTables {
    /// The properties that all controllers have (interface_builder.md I28, I29).
    static let viewController = PropertyRows<UIViewController>(
        elsewhere: """
            view:key storyboardIdentifier autoresizesArchivedViewToFullSize:bool=YES navigationItem:key tabBarItem:key
            toolbarItems:key title
            """, ignored: "wantsFullScreenLayout:bool",
        [
            .bool("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
            .bool("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets, absent: true),
            .bool("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
            .bool("definesPresentationContext", \.definesPresentationContext),
            .bool("providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle),
            .bool("modalInPresentation", \.isModalInPresentation),
            .word(
                "modalPresentationStyle", \.modalPresentationStyle, UIModalPresentationStyle.words,
                absent: .automatic),
            .word(
                "modalTransitionStyle", \.modalTransitionStyle, UIModalTransitionStyle.words, absent: .coverVertical),
            .edges("edgesForExtendedLayout", \.edgesForExtendedLayout),
            // The former name of the next one.
            .size("contentSizeForViewInPopover", \.preferredContentSize).unarchived,
            .size("preferredContentSize", \.preferredContentSize),
            .text("restorationIdentifier", \.restorationIdentifier),
            .own("useStoryboardIdentifierAsRestorationIdentifier:bool") { controller, coder in
                guard coder.element.bool("useStoryboardIdentifierAsRestorationIdentifier") else { return }
                controller.restorationIdentifier = coder.element.attribute("storyboardIdentifier")
            },
            .word("interfaceStyle", \.overrideUserInterfaceStyle, UIUserInterfaceStyle.words),
            .own("editing:bool") { controller, coder in
                if coder.element.bool("editing") { controller.isEditing = true }
            },
        ])

    /// The properties of a navigation controller.
    static let navigationController = PropertyRows<UINavigationController>(
        elsewhere: "navigationBar:key toolbar:key viewControllers:key navigationBarHidden:bool toolbarHidden:bool=YES",
        [
            .bool("hidesBarsOnSwipe", \.hidesBarsOnSwipe),
            .bool("hidesBarsOnTap", \.hidesBarsOnTap),
            .bool("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears),
            .bool("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact),
        ])

    /// The properties of a tab bar controller.
    static let tabBarController = PropertyRows<UITabBarController>(
        elsewhere: "tabBar:key viewControllers:key",
        [.word("mode", \.mode, ["automatic": .automatic, "tabBar": .tabBar, "tabSidebar": .tabSidebar])])

    /// The properties of a split view controller.
    static let splitViewController = PropertyRows<UISplitViewController>(
        elsewhere: "style viewControllers:key",
        [
            .word("preferredDisplayMode", \.preferredDisplayMode, UISplitViewController.DisplayMode.words),
            .bool("presentsWithGesture", \.presentsWithGesture, absent: nil),
            .word(
                "primaryBackgroundStyle", \.primaryBackgroundStyle, ["none": .none, "sidebar": .sidebar]),
            .word("preferredSplitBehavior", \.preferredSplitBehavior, UISplitViewController.SplitBehavior.words),
            .word("behavior", \.preferredSplitBehavior, UISplitViewController.SplitBehavior.words),
            .number("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
            .number("preferredSupplementaryColumnWidthFraction", \.preferredSupplementaryColumnWidthFraction),
            .number("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
            .number("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
        ])
}

extension UIModalPresentationStyle {
    /// The styles, by the words of documents.
    static let words: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
    ]
}

extension UIModalTransitionStyle {
    /// The styles, by the words of documents.
    static let words: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]
}

extension UISplitViewController.DisplayMode {
    /// The modes, by the words of documents, including former ones.
    fileprivate static let words: [String: Self] = [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
        "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
        "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
        "primaryHidden": .primaryHidden, "allVisible": .allVisible, "primaryOverlay": .primaryOverlay,
    ]
}

extension UISplitViewController.SplitBehavior {
    /// The behaviours, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]
}
