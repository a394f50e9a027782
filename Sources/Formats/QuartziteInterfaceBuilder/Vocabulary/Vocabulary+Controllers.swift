extension Vocabulary {
    /// The description of all view controllers.
    static let controller = ElementDescription(
        "viewController", like: object,
        bools: """
            hidesBottomBarWhenPushed automaticallyAdjustsScrollViewInsets=YES extendedLayoutIncludesOpaqueBars
            definesPresentationContext providesPresentationContextTransitionStyle
            useStoryboardIdentifierAsRestorationIdentifier autoresizesArchivedViewToFullSize=YES wantsFullScreenLayout
            editing modalInPresentation
            """, texts: "title storyboardIdentifier nibName storyboardName interfaceStyle",
        words: [
            "modalPresentationStyle=automatic": """
            automatic fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext popover
            none blurOverFullScreen
            """,
            "modalTransitionStyle=coverVertical": "coverVertical flipHorizontal crossDissolve partialCurl",
        ],
        keys: """
            view edgesForExtendedLayout navigationItem tabBarItem contentSizeForViewInPopover preferredContentSize
            toolbarItems
            """)

    private static let containerBars = "navigationBar toolbar tabBar viewControllers moreNavigationController"

    /// The descriptions of view controllers.
    static let controllers: [ElementDescription] = [
        controller,
        ElementDescription(
            "tableViewController", like: controller, bools: "clearsSelectionOnViewWillAppear=YES",
            keys: "refreshControl"),
        ElementDescription(
            "collectionViewController", like: controller,
            bools: """
                clearsSelectionOnViewWillAppear=YES installsStandardGestureForInteractiveMovement
                useLayoutToLayoutNavigationTransitions
                """),
        ElementDescription(
            "navigationController", like: controller,
            bools: """
                navigationBarHidden toolbarHidden=YES hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears
                hidesBarsWhenVerticallyCompact
                """, keys: containerBars),
        ElementDescription("tabBarController", like: controller, texts: "mode", keys: containerBars),
        ElementDescription(
            "splitViewController", like: controller, bools: "presentsWithGesture showsSecondaryOnlyButton",
            numbers: """
                minimumPrimaryColumnWidth maximumPrimaryColumnWidth preferredPrimaryColumnWidthFraction
                preferredPrimaryColumnWidth minimumSupplementaryColumnWidth maximumSupplementaryColumnWidth
                preferredSupplementaryColumnWidthFraction preferredSupplementaryColumnWidth
                """,
            texts: """
                style primaryBackgroundStyle preferredDisplayMode primaryEdge displayModeButtonVisibility
                preferredSplitBehavior behavior
                """),
        ElementDescription(
            "pageViewController", like: controller, bools: "doubleSided", numbers: "pageSpacing",
            words: [
                "transitionStyle": "pageCurl scroll", "navigationOrientation": "horizontal vertical",
                "spineLocation": "none min mid max",
            ]),
        ElementDescription(
            "viewControllerPlaceholder", like: controller, texts: "referencedIdentifier bundleIdentifier"),
        ElementDescription("searchDisplayController", like: object, texts: "searchResultsTitle"),
        ElementDescription("keyCommands", isOpaque: true), ElementDescription("keyCommand", isOpaque: true),
        ElementDescription("menu", isOpaque: true), ElementDescription("command", isOpaque: true),
    ]
}
