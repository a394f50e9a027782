extension Vocabulary {
    private static let appearanceKeys = """
        backgroundImage backgroundImageContentMode shadowImage catalog backgroundColor:key backgroundEffect:key
            shadowColor:key
        """

    /// The parts of controls, lists and bars that are no objects of their own.
    static let parts = """
        segments
        segment enabled:bool=YES width:number title image catalog contentOffset:key
        state title image backgroundImage catalog symbolScale:default|small|medium|large
            renderingMode:automatic|original|template titleColor:key titleShadowColor:key attributedTitle:key
            preferredSymbolConfiguration:key
        buttonConfiguration showsActivityIndicator:bool imagePadding:number titlePadding:number style title subtitle
            image catalog imagePlacement cornerStyle titleAlignment indicator buttonSize titleLineBreakMode
            baseForegroundColor:key baseBackgroundColor:key contentInsets:key attributedTitle:key attributedSubtitle:key
            titleFontDescription:key subtitleFontDescription:key background:key
            preferredSymbolConfigurationForImage:key
        backgroundConfiguration image catalog strokeWidth:number cornerRadius:number backgroundColor:key strokeColor:key
        scopeButtonTitles
        sections
        prototypes
        cells
        tableViewSection headerTitle footerTitle headerHeight:number footerHeight:number
        items
        leftBarButtonItems
        rightBarButtonItems
        toolbarItems
        navigationBarAppearance \(appearanceKeys) titleTextAttributes:key largeTitleTextAttributes:key
            titlePositionAdjustment:key
        tabBarAppearance \(appearanceKeys) selectionIndicatorTintColor:key
        toolbarAppearance \(appearanceKeys)
        blurEffect style
        vibrancyEffect style
        """
}
