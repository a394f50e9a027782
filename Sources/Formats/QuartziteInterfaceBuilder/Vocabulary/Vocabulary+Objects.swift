// Written by scripts/generate-vocabulary.

extension Vocabulary {
    /// The elements of objects of UIKit, with the names that the rows of their classes read.
    static let objects = """
        activityIndicatorView < view style:gray|white|whiteLarge|medium|large color:key hidesWhenStopped:bool
            animating:bool hidden:bool
        barButtonItem < barItem systemItem style:done|plain|bordered width:number springLoaded:bool selected:bool
            changesSelectionAsPrimaryAction:bool tintColor:key customView:key
        barItem < object title image landscapeImage largeContentSizeImage imageInsets:key enabled:bool=YES
            tag:integer=0 catalog
        button < control
            buttonType:custom|roundedRect|system|detailDisclosure|infoLight|infoDark|contactAdd|close|plain=custom
            fontDescription:key
            lineBreakMode:wordWrap|characterWrap|clip|headTruncation|tailTruncation|middleTruncation
            contentEdgeInsets:key titleEdgeInsets:key imageEdgeInsets:key titleShadowOffset:key
            adjustsImageWhenHighlighted:bool=YES adjustsImageWhenDisabled:bool=YES showsTouchWhenHighlighted:bool
            changesSelectionAsPrimaryAction:bool role:primary|cancel|destructive springLoaded:bool
            pointerInteraction:bool preferredSymbolConfiguration:key configuration:key buttonConfiguration:key
            hasAttributedTitle:bool
        collectionReusableView < view reuseIdentifier customSize:key
        collectionView < scrollView allowsSelection:bool=YES allowsMultipleSelection:bool
            prefetchingEnabled:bool=YES remembersLastFocusedIndexPath:bool
            selfSizingInvalidation:disabled|enabled|enabledIncludingConstraints backgroundView:key
            dataMode:none|prototypes cells:key collectionViewLayout:key sectionHeaderView:key sectionFooterView:key
        collectionViewCell < collectionReusableView backgroundView:key selectedBackgroundView:key
        collectionViewController < viewController clearsSelectionOnViewWillAppear:bool=YES
            installsStandardGestureForInteractiveMovement:bool
        collectionViewFlowLayout < object scrollDirection:vertical|horizontal=vertical minimumLineSpacing:number
            minimumInteritemSpacing:number itemSize:key headerReferenceSize:key footerReferenceSize:key
            estimatedItemSize:key automaticEstimatedItemSize:bool sectionInset:key
            sectionInsetReference:contentInset|safeArea|layoutMargins sectionHeadersPinToVisibleBounds:bool
            sectionFootersPinToVisibleBounds:bool
        colorWell < control title supportsAlpha:bool selectedColor:key
        control < view contentHorizontalAlignment:left|center|right|fill|leading|trailing
            contentVerticalAlignment:top|center|bottom|fill selected:bool highlighted:bool enabled:bool=YES
            showsMenuAsPrimaryAction:bool
        datePicker < control datePickerMode:time|date|dateAndTime|countDownTimer|yearAndMonth
            style:automatic|wheels|compact|inline minuteInterval:integer locale:key calendar:key timeZone:key
            minimumDate:key maximumDate:key date:key useCurrentDate:bool=YES countDownDuration:number
        gestureRecognizer < object enabled:bool=YES cancelsTouchesInView:bool=YES delaysTouchesBegan:bool
            delaysTouchesEnded:bool=YES requiresExclusiveTouchType:bool name
        imageView < view userInteractionEnabled:bool=YES preferredSymbolConfiguration:key image highlightedImage
            highlighted:bool catalog
        label < view userInteractionEnabled:bool=YES fontDescription:key adjustsFontForContentSizeCategory:bool
            textColor:key textAlignment:left|center|right|justified|natural=left
            lineBreakMode:wordWrap|characterWrap|clip|headTruncation|tailTruncation|middleTruncation
            lineBreakStrategy:none|pushOut|hangulWordPriority|standard
            baselineAdjustment:none|alignBaselines|alignCenters numberOfLines:integer=1
            preferredMaxLayoutWidth:number text usesAttributedText:bool attributedText:key
            adjustsFontSizeToFit:bool=YES minimumScaleFactor:number minimumFontSize:number highlightedColor:key
            shadowColor:key shadowOffset:key highlighted:bool enabled:bool=YES showsExpansionTextWhenTruncated:bool
            useAutomaticPreferredMaxLayoutWidth:bool adjustsLetterSpacingToFitWidth
        longPressGestureRecognizer < gestureRecognizer minimumPressDuration:number=0.5 allowableMovement:number=10
            numberOfTapsRequired:integer=0 numberOfTouchesRequired:integer=1
        navigationBar < view barStyle:default|black|blackOpaque|blackTranslucent barTintColor:key
            translucent:bool=YES largeTitles:bool titleTextAttributes:key largeTitleTextAttributes:key
            backIndicatorImage backIndicatorTransitionMaskImage shadowImage backgroundImage standardAppearance:key
            scrollEdgeAppearance:key compactAppearance:key compactScrollEdgeAppearance:key items:key catalog
        navigationController < viewController hidesBarsOnSwipe:bool hidesBarsOnTap:bool
            hidesBarsWhenKeyboardAppears:bool hidesBarsWhenVerticallyCompact:bool navigationBar:key toolbar:key
            viewControllers:key navigationBarHidden:bool toolbarHidden:bool=YES
        navigationItem < object title largeTitleDisplayMode:automatic|always|never=automatic
            style:navigator|browser|editor hidesBackButton:bool leftItemsSupplementBackButton:bool backButtonTitle
            backBarButtonItem:key leftBarButtonItem:key rightBarButtonItem:key titleView:key
        pageControl < control numberOfPages:integer=0 currentPage:integer=0 hidesForSinglePage:bool
            allowsContinuousInteraction:bool backgroundStyle:automatic|prominent|minimal
            direction:natural|leftToRight|rightToLeft|topToBottom|bottomToTop preferredIndicatorImage
            pageIndicatorTintColor:key currentPageIndicatorTintColor:key defersCurrentPageDisplay:bool catalog
        pageViewController < viewController doubleSided:bool transitionStyle:pageCurl|scroll
            navigationOrientation:horizontal|vertical spineLocation:none|min|mid|max pageSpacing:number
        panGestureRecognizer < gestureRecognizer minimumNumberOfTouches:integer=1 maximumNumberOfTouches:integer
        pinchGestureRecognizer < gestureRecognizer scale:number
        progressView < view progressViewStyle:default|bar progress:number=0 progressTintColor:key
            trackTintColor:key progressImage trackImage catalog
        refreshControl < control attributedTitle:key
        rotationGestureRecognizer < gestureRecognizer rotation:number
        screenEdgePanGestureRecognizer < panGestureRecognizer edges:key
        scrollView < view clipsSubviews:bool scrollEnabled:bool=YES bounces:bool=YES pagingEnabled:bool
            alwaysBounceVertical:bool alwaysBounceHorizontal:bool directionalLockEnabled:bool
            showsVerticalScrollIndicator:bool=YES showsHorizontalScrollIndicator:bool=YES
            delaysContentTouches:bool=YES canCancelContentTouches:bool=YES bouncesZoom:bool=YES
            minimumZoomScale:number=1 maximumZoomScale:number=1
            keyboardDismissMode:none|onDrag|interactive|onDragWithAccessory|interactiveWithAccessory=none
            indicatorStyle:default|black|white contentInsetAdjustmentBehavior:automatic|scrollableAxes|never|always
            contentInset:key scrollIndicatorInsets:key verticalScrollIndicatorInsets:key
            horizontalScrollIndicatorInsets:key automaticallyAdjustsScrollIndicatorInsets:bool contentSize:key
            contentOffset:key
        searchBar < view text placeholder prompt searchBarStyle:default|prominent|minimal
            barStyle:default|black|blackOpaque|blackTranslucent translucent:bool=YES barTintColor:key
            backgroundImage showsCancelButton:bool showsBookmarkButton:bool showsSearchResultsButton:bool
            scopeButtonTitles:key showsScopeBar:bool textInputTraits:key catalog
        segmentedControl < control springLoaded:bool backgroundColor:key segments:key momentary:bool
            apportionsSegmentWidthsByContent:bool selectedSegmentTintColor:key selectedSegmentIndex:integer=-1
            segmentControlStyle
        slider < control minValue:number=0 maxValue:number=1 value:number=0 continuous:bool=YES
            minimumTrackTintColor:key maximumTrackTintColor:key thumbTintColor:key minimumValueImage
            maximumValueImage catalog
        splitViewController < viewController
            preferredDisplayMode:automatic|secondaryOnly|oneBesideSecondary|oneOverSecondary|twoBesideSecondary|twoOverSecondary|twoDisplaceSecondary|primaryHidden|allVisible|primaryOverlay
            presentsWithGesture:bool primaryBackgroundStyle:none|sidebar
            preferredSplitBehavior:automatic|tile|overlay|displace behavior:automatic|tile|overlay|displace
            preferredPrimaryColumnWidthFraction:number preferredSupplementaryColumnWidthFraction:number
            minimumPrimaryColumnWidth:number maximumPrimaryColumnWidth:number style viewControllers:key
        stackView < view axis:horizontal|vertical=horizontal
            distribution:fill|fillEqually|fillProportionally|equalSpacing|equalCentering=fill
            alignment:fill|leading|top|firstBaseline|center|trailing|bottom|lastBaseline=fill spacing:number=0
            layoutMarginsRelativeArrangement:bool
        stepper < control minimumValue:number=0 maximumValue:number=100 stepValue:number=1 value:number=0
            wraps:bool autorepeat:bool=YES continuous:bool=YES
        swipeGestureRecognizer < gestureRecognizer direction:right|left|up|down=right
            numberOfTouchesRequired:integer=1
        switch < control on:bool onTintColor:key thumbTintColor:key
        tabBar < view barStyle:default|black|blackOpaque|blackTranslucent barTintColor:key translucent:bool=YES
            unselectedItemTintColor:key selectedImageTintColor:key backgroundImage shadowImage
            selectionIndicatorImage itemPositioning:automatic|fill|centered itemWidth:number itemSpacing:number
            standardAppearance:key scrollEdgeAppearance:key items:key catalog
        tabBarController < viewController mode:automatic|tabBar|tabSidebar tabBar:key viewControllers:key
        tabBarItem < barItem systemItem selectedImage badgeValue badgeColor:key titlePositionAdjustment:key catalog
        tableView < scrollView style:plain|grouped|insetGrouped dataMode:none|prototypes|static sections:key
            prototypes:key backgroundColor:key alwaysBounceVertical:bool rowHeight:number
            sectionHeaderHeight:number sectionFooterHeight:number estimatedRowHeight:number=0
            estimatedSectionHeaderHeight:number=0 estimatedSectionFooterHeight:number=0
            sectionHeaderTopPadding:number selfSizingInvalidation:disabled|enabled|enabledIncludingConstraints
            prefetchingEnabled:bool separatorStyle:none|default|singleLine|singleLineEtched=default
            separatorColor:key separatorInset:key separatorInsetReference:cellEdges|automaticInsets
            sectionIndexColor:key sectionIndexBackgroundColor:key sectionIndexTrackingBackgroundColor:key
            sectionIndexMinimumDisplayRowCount:integer backgroundView:key tableHeaderView:key tableFooterView:key
            allowsSelection:bool=YES allowsMultipleSelection:bool allowsSelectionDuringEditing:bool
            allowsMultipleSelectionDuringEditing:bool remembersLastFocusedIndexPath:bool
        tableViewCell < view backgroundColor:key indentationLevel:integer=0 indentationWidth:number=10
            accessoryType:none|disclosureIndicator|detailDisclosureButton|checkmark|detailButton=none
            editingAccessoryType:none|disclosureIndicator|detailDisclosureButton|checkmark|detailButton
            selectionStyle:none|default|blue|gray separatorInset:key showsReorderControl:bool
            shouldIndentWhileEditing:bool=YES accessoryView:key editingAccessoryView:key backgroundView:key
            selectedBackgroundView:key reuseIdentifier rowHeight:number
            style:IBUITableViewCellStyleDefault|IBUITableViewCellStyleValue1|IBUITableViewCellStyleValue2|IBUITableViewCellStyleSubtitle
            textLabel detailTextLabel imageView
        tableViewController < viewController clearsSelectionOnViewWillAppear:bool=YES refreshControl:key
        tapGestureRecognizer < gestureRecognizer numberOfTapsRequired:integer=1 numberOfTouchesRequired:integer=1
        textField < control borderStyle:none|line|bezel|roundedRect=none fontDescription:key
            adjustsFontForContentSizeCategory:bool textColor:key
            textAlignment:left|center|right|justified|natural=left attributedText:key text placeholder
            attributedPlaceholder:key adjustsFontSizeToFit:bool=YES minimumFontSize:number
            clearsOnBeginEditing:bool clearButtonMode:never|whileEditing|unlessEditing|always=never background
            disabledBackground textInputTraits:key usesAttributedText:bool catalog
        textView < scrollView backgroundColor:key alwaysBounceVertical:bool fontDescription:key
            adjustsFontForContentSizeCategory:bool textColor:key textAlignment:left|center|right|justified|natural
            text usesAttributedText:bool attributedText:key textContainerInset:key editable:bool=YES
            selectable:bool=YES allowsEditingTextAttributes:bool findInteractionEnabled:bool dataDetectorTypes:key
            textInputTraits:key
        toolbar < view barStyle:default|black|blackOpaque|blackTranslucent barTintColor:key translucent:bool=YES
            standardAppearance:key scrollEdgeAppearance:key compactAppearance:key items:key
        view < object frame:key frameInset:key bounds:key translatesAutoresizingMaskIntoConstraints:bool=YES
            fixedFrame:bool safeArea:key keyboard:key contentLayoutGuide:key frameLayoutGuide:key contentView:key
            gestureRecognizers:key placeholderIntrinsicWidth placeholderIntrinsicHeight autoresizingMask:key
            autoresizesSubviews:bool=YES
            contentMode:scaleToFill|scaleAspectFit|scaleAspectFill|redraw|center|top|bottom|left|right|topLeft|topRight|bottomLeft|bottomRight
            backgroundColor:key tintColor:key alpha:number=1 opaque:bool=YES hidden:bool clipsSubviews:bool
            clearsContextBeforeDrawing:bool=YES userInteractionEnabled:bool=YES multipleTouchEnabled:bool
            tag:integer=0 semanticContentAttribute:unspecified|playback|spatial|forceLeftToRight|forceRightToLeft
            userInterfaceStyle:unspecified|light|dark restorationIdentifier focusGroupIdentifier
            showsLargeContentViewer:bool scalesLargeContentImage:bool largeContentTitle largeContentImage catalog
            horizontalHuggingPriority:number=250 verticalHuggingPriority:number=250
            horizontalCompressionResistancePriority:number=750 verticalCompressionResistancePriority:number=750
            preservesSuperviewLayoutMargins:bool insetsLayoutMarginsFromSafeArea:bool=YES layoutMargins:key
            directionalLayoutMargins:key
        viewController < object hidesBottomBarWhenPushed:bool automaticallyAdjustsScrollViewInsets:bool=YES
            extendedLayoutIncludesOpaqueBars:bool definesPresentationContext:bool
            providesPresentationContextTransitionStyle:bool modalInPresentation:bool
            modalPresentationStyle:automatic|fullScreen|pageSheet|formSheet|currentContext|custom|overFullScreen|overCurrentContext|popover|none=automatic
            modalTransitionStyle:coverVertical|flipHorizontal|crossDissolve|partialCurl=coverVertical
            edgesForExtendedLayout:key contentSizeForViewInPopover:key preferredContentSize:key
            restorationIdentifier useStoryboardIdentifierAsRestorationIdentifier:bool
            interfaceStyle:unspecified|light|dark editing:bool view:key storyboardIdentifier
            autoresizesArchivedViewToFullSize:bool=YES navigationItem:key tabBarItem:key toolbarItems:key title
            wantsFullScreenLayout:bool
        """
}
