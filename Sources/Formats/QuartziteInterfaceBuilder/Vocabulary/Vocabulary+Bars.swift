extension Vocabulary {
    private static let bar = ElementDescription(
        "bar", like: view, bools: "translucent=YES", words: ["barStyle": "default black blackOpaque blackTranslucent"],
        keys: """
            barTintColor standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance items
            """)

    private static let appearance = ElementDescription(
        "barAppearance", like: common, texts: "backgroundImage backgroundImageContentMode shadowImage catalog",
        keys: """
            backgroundColor backgroundEffect shadowColor titleTextAttributes largeTitleTextAttributes
            titlePositionAdjustment buttonAppearance doneButtonAppearance backButtonAppearance plainButtonAppearance
            stackedLayoutAppearance inlineLayoutAppearance compactInlineLayoutAppearance selectionIndicatorTintColor
            """)

    private static let barItem = ElementDescription(
        "barItem", like: object, bools: "enabled=YES springLoaded", integers: "tag=0",
        texts: "title image landscapeImage largeContentSizeImage catalog systemItem", keys: "imageInsets tintColor")

    /// The descriptions of bars, their items and their appearances.
    static let bars: [ElementDescription] = [
        ElementDescription("items", like: common),
        ElementDescription(
            "navigationBar", like: bar, bools: "largeTitles",
            texts: "backIndicatorImage backIndicatorTransitionMaskImage shadowImage backgroundImage",
            keys: "titleTextAttributes largeTitleTextAttributes"),
        ElementDescription(
            "tabBar", like: bar, numbers: "itemWidth itemSpacing",
            texts: "selectionIndicatorImage backgroundImage shadowImage",
            words: ["itemPositioning": "automatic fill centered"],
            keys: "selectedImageTintColor unselectedItemTintColor"),
        ElementDescription("toolbar", like: bar),
        ElementDescription("navigationBarAppearance", like: appearance),
        ElementDescription("tabBarAppearance", like: appearance),
        ElementDescription("toolbarAppearance", like: appearance),
        ElementDescription("barButtonItemAppearance", isOpaque: true),
        ElementDescription("tabBarItemAppearance", isOpaque: true),
        ElementDescription(
            "searchBar", like: bar,
            bools: "showsSearchResultsButton showsBookmarkButton showsCancelButton showsScopeBar",
            texts: "text prompt placeholder backgroundImage", words: ["searchBarStyle": "default prominent minimal"],
            keys: "textInputTraits scopeButtonTitles"),
        ElementDescription("scopeButtonTitles", like: common),
        ElementDescription(
            "barButtonItem", like: barItem, bools: "selected changesSelectionAsPrimaryAction", numbers: "width",
            words: ["style": "plain bordered done"], keys: "customView menu"),
        ElementDescription(
            "tabBarItem", like: barItem, texts: "badgeValue selectedImage",
            keys: "badgeColor titlePositionAdjustment"),
        ElementDescription(
            "navigationItem", like: object, bools: "hidesBackButton leftItemsSupplementBackButton",
            texts: "title prompt backButtonTitle",
            words: [
                "largeTitleDisplayMode=automatic": "automatic always never inline", "style": "navigator browser editor",
                "backButtonDisplayMode": "default generic minimal",
            ], keys: "leftBarButtonItem rightBarButtonItem backBarButtonItem titleView"),
        ElementDescription("leftBarButtonItems", like: common), ElementDescription("rightBarButtonItems", like: common),
        ElementDescription("toolbarItems", like: common),
    ]
}
