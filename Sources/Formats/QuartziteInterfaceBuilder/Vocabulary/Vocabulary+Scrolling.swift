extension Vocabulary {
    private static let scrollView = ElementDescription(
        "scrollView", like: view,
        bools: """
            scrollEnabled=YES bounces=YES bouncesZoom=YES showsHorizontalScrollIndicator=YES showsVerticalScrollIndicator=YES
            delaysContentTouches=YES canCancelContentTouches=YES pagingEnabled alwaysBounceHorizontal alwaysBounceVertical
            directionalLockEnabled automaticallyAdjustsScrollIndicatorInsets springLoaded
            """, numbers: "maximumZoomScale=1 minimumZoomScale=1",
        words: [
            "keyboardDismissMode=none": "none onDrag interactive onDragWithAccessory interactiveWithAccessory",
            "indicatorStyle": "default black white",
            "contentInsetAdjustmentBehavior": "automatic scrollableAxes never always",
        ],
        keys: """
            contentInset scrollIndicatorInsets verticalScrollIndicatorInsets horizontalScrollIndicatorInsets
            contentSize contentOffset
            """)

    private static let reusableView = ElementDescription(
        "collectionReusableView", like: view, texts: "reuseIdentifier",
        keys: "customSize contentView backgroundView selectedBackgroundView")

    /// The descriptions of scroll views, and of the contents of tables and collections.
    static let scrolling: [ElementDescription] = [
        scrollView,
        ElementDescription(
            "textView", like: scrollView,
            bools: """
                editable=YES selectable=YES usesAttributedText allowsEditingTextAttributes adjustsFontForContentSizeCategory
                findInteractionEnabled
                """, texts: "text", words: ["textAlignment": textAlignments],
            keys: "fontDescription textColor attributedText dataDetectorTypes textInputTraits textContainerInset"),
        tableView, cell,
        ElementDescription("tableViewCellContentView", like: view, texts: "tableViewCell"),
        ElementDescription("sections", like: common), ElementDescription("prototypes", like: common),
        ElementDescription("cells", like: common),
        ElementDescription(
            "tableViewSection", like: common, texts: "headerTitle footerTitle", keys: "headerView footerView"),
        ElementDescription(
            "collectionView", like: scrollView,
            bools: "allowsSelection=YES allowsMultipleSelection prefetchingEnabled=YES remembersLastFocusedIndexPath",
            texts: "selfSizingInvalidation", words: ["dataMode": "none prototypes"],
            keys: "collectionViewLayout backgroundView sectionHeaderView sectionFooterView"),
        reusableView, ElementDescription("collectionViewCell", like: reusableView),
        ElementDescription("collectionViewCellContentView", like: view),
        ElementDescription("collectionViewLayout", like: object),
        ElementDescription(
            "collectionViewFlowLayout", like: object,
            bools: "automaticEstimatedItemSize sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds",
            numbers: "minimumLineSpacing minimumInteritemSpacing", texts: "sectionInsetReference",
            words: ["scrollDirection=vertical": "horizontal vertical"],
            keys: "itemSize headerReferenceSize footerReferenceSize estimatedItemSize sectionInset"),
    ]

    private static let tableView = ElementDescription(
        "tableView", like: scrollView,
        bools: """
            allowsSelection=YES allowsMultipleSelection allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing
            prefetchingEnabled contentViewInsetsToSafeArea remembersLastFocusedIndexPath
            """,
        numbers: """
            rowHeight sectionHeaderHeight sectionFooterHeight estimatedRowHeight=0 estimatedSectionHeaderHeight=0
            estimatedSectionFooterHeight=0 sectionHeaderTopPadding
            """,
        integers: "sectionIndexMinimumDisplayRowCount", texts: "selfSizingInvalidation separatorInsetReference",
        words: [
            "dataMode": "none prototypes static", "style": "plain grouped insetGrouped",
            "separatorStyle=default": "default none singleLine singleLineEtched",
        ],
        keys: """
            separatorInset separatorColor sectionIndexColor sectionIndexBackgroundColor
            sectionIndexTrackingBackgroundColor tableHeaderView tableFooterView backgroundView
            """)

    private static let cell = ElementDescription(
        "tableViewCell", like: view,
        bools: "shouldIndentWhileEditing=YES showsReorderControl hidesAccessoryWhenEditing",
        numbers: "indentationWidth=10 rowHeight", integers: "indentationLevel=0",
        texts: "reuseIdentifier textLabel detailTextLabel imageView image text focusStyle catalog",
        words: [
            "style": """
            IBUITableViewCellStyleDefault IBUITableViewCellStyleValue1 IBUITableViewCellStyleValue2
            IBUITableViewCellStyleSubtitle
            """, "selectionStyle": "none default blue gray",
            "accessoryType=none": "none disclosureIndicator detailDisclosureButton checkmark detailButton",
            "editingAccessoryType": "none disclosureIndicator detailDisclosureButton checkmark detailButton",
        ],
        keys: """
            separatorInset accessoryView editingAccessoryView backgroundView selectedBackgroundView
            multipleSelectionBackgroundView
            """)
}
