import QuartziteUIDrawing

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let uiBarAppearance = ObservableKeys(
        of: UIBarAppearance.self,
        [
            "backgroundColor": \.backgroundColor, "backgroundEffect": \.backgroundEffect,
            "backgroundImage": \.backgroundImage, "backgroundImageContentMode": \.backgroundImageContentMode,
            "shadowColor": \.shadowColor, "shadowImage": \.shadowImage,
        ])
    private static let uiBarButtonItem = ObservableKeys(
        of: UIBarButtonItem.self,
        [
            "action": \.action, "buttonGroup": \.buttonGroup,
            "changesSelectionAsPrimaryAction": \.changesSelectionAsPrimaryAction, "customView": \.customView,
            "isHidden": \.isHidden, "isSelected": \.isSelected, "isSpringLoaded": \.isSpringLoaded,
            "isSymbolAnimationEnabled": \.isSymbolAnimationEnabled, "menu": \.menu,
            "menuRepresentation": \.menuRepresentation, "preferredMenuElementOrder": \.preferredMenuElementOrder,
            "primaryAction": \.primaryAction, "style": \.style, "target": \.target, "tintColor": \.tintColor,
            "view": \.shownView, "width": \.width,
        ])
    private static let uiBarButtonItemAppearance = ObservableKeys(
        of: UIBarButtonItemAppearance.self,
        ["disabled": \.disabled, "focused": \.focused, "highlighted": \.highlighted, "normal": \.normal])
    private static let uiBarButtonItemGroup = ObservableKeys(
        of: UIBarButtonItemGroup.self,
        [
            "alwaysAvailable": \.alwaysAvailable, "barButtonItems": \.barButtonItems,
            "isDisplayingRepresentativeItem": \.isDisplayingRepresentativeItem, "isHidden": \.isHidden,
            "menuRepresentation": \.menuRepresentation, "representativeItem": \.representativeItem,
        ])
    private static let uiBarButtonItemStateAppearance = ObservableKeys(
        of: UIBarButtonItemStateAppearance.self,
        [
            "backgroundImage": \.backgroundImage, "titlePositionAdjustment": \.titlePositionAdjustment,
            "titleTextAttributes": \.titleTextAttributes,
        ])
    private static let uiBarItem = ObservableKeys(
        of: UIBarItem.self,
        [
            "image": \.image, "imageInsets": \.imageInsets, "isEnabled": \.isEnabled,
            "landscapeImagePhone": \.landscapeImagePhone, "landscapeImagePhoneInsets": \.landscapeImagePhoneInsets,
            "largeContentSizeImage": \.largeContentSizeImage, "tag": \.tag, "title": \.title,
        ])
    private static let uiContentUnavailableView = ObservableKeys(
        of: UIContentUnavailableView.self, ["configuration": \.configuration, "isScrollEnabled": \.isScrollEnabled])
    private static let uiDocumentProperties = ObservableKeys(
        of: UIDocumentProperties.self, ["metadata": \.metadata, "wantsIconRepresentation": \.wantsIconRepresentation])
    private static let uiNavigationBar = ObservableKeys(
        of: UINavigationBar.self,
        [
            "backIndicatorImage": \.backIndicatorImage,
            "backIndicatorTransitionMaskImage": \.backIndicatorTransitionMaskImage, "backItem": \.backItem,
            "barPosition": \.barPosition, "barStyle": \.barStyle, "barTintColor": \.barTintColor,
            "compactAppearance": \.compactAppearance, "compactScrollEdgeAppearance": \.compactScrollEdgeAppearance,
            "delegate": \.delegate, "isTranslucent": \.isTranslucent, "items": \.items,
            "largeTitleTextAttributes": \.largeTitleTextAttributes, "prefersLargeTitles": \.prefersLargeTitles,
            "scrollEdgeAppearance": \.scrollEdgeAppearance, "shadowImage": \.shadowImage,
            "standardAppearance": \.standardAppearance, "titleTextAttributes": \.titleTextAttributes,
            "topItem": \.topItem,
        ])
    private static let uiNavigationBarAppearance = ObservableKeys(
        of: UINavigationBarAppearance.self,
        [
            "backButtonAppearance": \.backButtonAppearance, "backIndicatorImage": \.backIndicatorImage,
            "backIndicatorTransitionMaskImage": \.backIndicatorTransitionMaskImage,
            "buttonAppearance": \.buttonAppearance, "doneButtonAppearance": \.doneButtonAppearance,
            "largeTitleTextAttributes": \.largeTitleTextAttributes,
            "titlePositionAdjustment": \.titlePositionAdjustment, "titleTextAttributes": \.titleTextAttributes,
        ])
    private static let uiNavigationController = ObservableKeys(
        of: UINavigationController.self,
        [
            "barHideOnSwipeGestureRecognizer": \.barHideOnSwipeGestureRecognizer,
            "barHideOnTapGestureRecognizer": \.barHideOnTapGestureRecognizer, "delegate": \.delegate,
            "hidesBarsOnSwipe": \.hidesBarsOnSwipe, "hidesBarsOnTap": \.hidesBarsOnTap,
            "hidesBarsWhenKeyboardAppears": \.hidesBarsWhenKeyboardAppears,
            "hidesBarsWhenVerticallyCompact": \.hidesBarsWhenVerticallyCompact,
            "interactivePopGestureRecognizer": \.interactivePopGestureRecognizer,
            "isNavigationBarHidden": \.isNavigationBarHidden, "isToolbarHidden": \.isToolbarHidden,
            "navigationBar": \.navigationBar, "toolbar": \.toolbar, "topViewController": \.topViewController,
            "viewControllers": \.viewControllers, "visibleViewController": \.visibleViewController,
        ])
    private static let uiNavigationItem = ObservableKeys(
        of: UINavigationItem.self,
        [
            "additionalOverflowItems": \.additionalOverflowItems, "backAction": \.backAction,
            "backBarButtonItem": \.backBarButtonItem, "backButtonTitle": \.backButtonTitle,
            "centerItemGroups": \.centerItemGroups, "compactAppearance": \.compactAppearance,
            "compactScrollEdgeAppearance": \.compactScrollEdgeAppearance,
            "customizationIdentifier": \.customizationIdentifier, "documentProperties": \.documentProperties,
            "hidesBackButton": \.hidesBackButton, "hidesSearchBarWhenScrolling": \.hidesSearchBarWhenScrolling,
            "largeTitleDisplayMode": \.largeTitleDisplayMode, "leadingItemGroups": \.leadingItemGroups,
            "leftBarButtonItem": \.leftBarButtonItem, "leftBarButtonItems": \.leftBarButtonItems,
            "leftItemsSupplementBackButton": \.leftItemsSupplementBackButton,
            "pinnedTrailingGroup": \.pinnedTrailingGroup, "preferredSearchBarPlacement": \.preferredSearchBarPlacement,
            "renameDelegate": \.renameDelegate, "rightBarButtonItem": \.rightBarButtonItem,
            "rightBarButtonItems": \.rightBarButtonItems, "scrollEdgeAppearance": \.scrollEdgeAppearance,
            "searchBarPlacement": \.searchBarPlacement, "searchController": \.searchController,
        ])
    private static let uiNavigationItem2 = ObservableKeys(
        of: UINavigationItem.self,
        [
            "standardAppearance": \.standardAppearance, "style": \.style, "title": \.title, "titleView": \.titleView,
            "trailingItemGroups": \.trailingItemGroups,
        ])
    private static let uiPercentDrivenInteractiveTransition = ObservableKeys(
        of: UIPercentDrivenInteractiveTransition.self,
        [
            "completionCurve": \.completionCurve, "completionSpeed": \.completionSpeed, "duration": \.duration,
            "percentComplete": \.percentComplete, "timingCurve": \.timingCurve,
            "wantsInteractiveStart": \.wantsInteractiveStart,
        ])
    private static let uiPopoverPresentationController = ObservableKeys(
        of: UIPopoverPresentationController.self,
        [
            "adaptiveSheetPresentationController": \.adaptiveSheetPresentationController,
            "arrowDirection": \.arrowDirection, "backgroundColor": \.backgroundColor, "barButtonItem": \.barButtonItem,
            "canOverlapSourceViewRect": \.canOverlapSourceViewRect, "passthroughViews": \.passthroughViews,
            "permittedArrowDirections": \.permittedArrowDirections, "popoverLayoutMargins": \.popoverLayoutMargins,
            "sourceItem": \.sourceItem, "sourceRect": \.sourceRect, "sourceView": \.sourceView,
        ])
    private static let uiPresentationController = ObservableKeys(
        of: UIPresentationController.self,
        [
            "adaptivePresentationStyle": \.adaptivePresentationStyle, "containerView": \.containerView,
            "delegate": \.delegate, "frameOfPresentedViewInContainerView": \.frameOfPresentedViewInContainerView,
            "placesPresentedView": \.placesPresentedView, "preferredContentSize": \.preferredContentSize,
            "presentationStyle": \.presentationStyle, "presentedView": \.presentedView,
            "presentedViewController": \.presentedViewController,
            "presentingViewController": \.presentingViewController,
            "shouldPresentInFullscreen": \.shouldPresentInFullscreen,
            "shouldRemovePresentersView": \.shouldRemovePresentersView,
        ])
    private static let uiSearchController = ObservableKeys(
        of: UISearchController.self,
        [
            "automaticallyShowsCancelButton": \.automaticallyShowsCancelButton,
            "automaticallyShowsScopeBar": \.automaticallyShowsScopeBar,
            "automaticallyShowsSearchResultsController": \.automaticallyShowsSearchResultsController,
            "delegate": \.delegate, "hidesNavigationBarDuringPresentation": \.hidesNavigationBarDuringPresentation,
            "isActive": \.isActive, "obscuresBackgroundDuringPresentation": \.obscuresBackgroundDuringPresentation,
            "scopeBarActivation": \.scopeBarActivation, "searchBar": \.searchBar,
            "searchBarPlacement": \.searchBarPlacement, "searchResultsController": \.searchResultsController,
            "searchResultsUpdater": \.searchResultsUpdater, "searchSuggestions": \.searchSuggestions,
            "showsSearchResultsController": \.showsSearchResultsController,
        ])
    private static let uiSearchTab = ObservableKeys(
        of: UISearchTab.self, ["automaticallyActivatesSearch": \.automaticallyActivatesSearch])
    private static let uiSheetPresentationController = ObservableKeys(
        of: UISheetPresentationController.self,
        [
            "detents": \.detents, "largestUndimmedDetentIdentifier": \.largestUndimmedDetentIdentifier,
            "preferredCornerRadius": \.preferredCornerRadius,
            "prefersEdgeAttachedInCompactHeight": \.prefersEdgeAttachedInCompactHeight,
            "prefersGrabberVisible": \.prefersGrabberVisible, "prefersPageSizing": \.prefersPageSizing,
            "prefersScrollingExpandsWhenScrolledToEdge": \.prefersScrollingExpandsWhenScrolledToEdge,
            "selectedDetentIdentifier": \.selectedDetentIdentifier, "sourceView": \.sourceView,
            "widthFollowsPreferredContentSizeWhenEdgeAttached": \.widthFollowsPreferredContentSizeWhenEdgeAttached,
        ])
    private static let uiSplitViewController = ObservableKeys(
        of: UISplitViewController.self,
        [
            "delegate": \.delegate, "displayMode": \.displayMode, "displayModeButtonItem": \.displayModeButtonItem,
            "displayModeButtonVisibility": \.displayModeButtonVisibility, "isCollapsed": \.isCollapsed,
            "maximumPrimaryColumnWidth": \.maximumPrimaryColumnWidth,
            "minimumPrimaryColumnWidth": \.minimumPrimaryColumnWidth, "preferredDisplayMode": \.preferredDisplayMode,
            "preferredPrimaryColumnWidthFraction": \.preferredPrimaryColumnWidthFraction,
            "preferredSplitBehavior": \.preferredSplitBehavior,
            "preferredSupplementaryColumnWidthFraction": \.preferredSupplementaryColumnWidthFraction,
            "presentsWithGesture": \.presentsWithGesture, "primaryBackgroundStyle": \.primaryBackgroundStyle,
            "primaryColumnWidth": \.primaryColumnWidth, "primaryEdge": \.primaryEdge, "splitBehavior": \.splitBehavior,
            "style": \.style, "supplementaryColumnWidth": \.supplementaryColumnWidth,
            "viewControllers": \.viewControllers,
        ])
    private static let uiTab = ObservableKeys(
        of: UITab.self,
        [
            "allowsHiding": \.allowsHiding, "badgeValue": \.badgeValue, "hasVisiblePlacement": \.hasVisiblePlacement,
            "identifier": \.identifier, "image": \.image, "isEnabled": \.isEnabled, "isHidden": \.isHidden,
            "managingTabGroup": \.managingTabGroup, "parent": \.parent, "preferredPlacement": \.preferredPlacement,
            "subtitle": \.subtitle, "tabBarController": \.tabBarController, "title": \.title, "userInfo": \.userInfo,
            "viewController": \.viewController,
        ])
    private static let uiTabBar = ObservableKeys(
        of: UITabBar.self,
        [
            "backgroundImage": \.backgroundImage, "barStyle": \.barStyle, "barTintColor": \.barTintColor,
            "delegate": \.delegate, "isCustomizing": \.isCustomizing, "isSpringLoaded": \.isSpringLoaded,
            "isTranslucent": \.isTranslucent, "itemPositioning": \.itemPositioning, "itemSpacing": \.itemSpacing,
            "itemWidth": \.itemWidth, "items": \.items, "scrollEdgeAppearance": \.scrollEdgeAppearance,
            "selectedItem": \.selectedItem, "selectionIndicatorImage": \.selectionIndicatorImage,
            "shadowImage": \.shadowImage, "standardAppearance": \.standardAppearance,
            "unselectedItemTintColor": \.unselectedItemTintColor,
        ])
    private static let uiTabBarAppearance = ObservableKeys(
        of: UITabBarAppearance.self,
        [
            "compactInlineLayoutAppearance": \.compactInlineLayoutAppearance,
            "inlineLayoutAppearance": \.inlineLayoutAppearance, "selectionIndicatorImage": \.selectionIndicatorImage,
            "selectionIndicatorTintColor": \.selectionIndicatorTintColor,
            "stackedLayoutAppearance": \.stackedLayoutAppearance,
        ])
    private static let uiTabBarController = ObservableKeys(
        of: UITabBarController.self,
        [
            "compactTabIdentifiers": \.compactTabIdentifiers, "delegate": \.delegate,
            "isTabBarHidden": \.isTabBarHidden, "mode": \.mode, "moreNavigationController": \.moreNavigationController,
            "selectedIndex": \.selectedIndex, "selectedTab": \.selectedTab,
            "selectedViewController": \.selectedViewController, "sidebar": \.sidebar, "tabBar": \.tabBar,
            "tabs": \.tabs, "viewControllers": \.viewControllers,
        ])
    private static let uiTabBarItem = ObservableKeys(
        of: UITabBarItem.self,
        [
            "badgeColor": \.badgeColor, "badgeValue": \.badgeValue, "scrollEdgeAppearance": \.scrollEdgeAppearance,
            "selectedImage": \.selectedImage, "standardAppearance": \.standardAppearance,
            "titlePositionAdjustment": \.titlePositionAdjustment,
        ])
    private static let uiTabBarItemAppearance = ObservableKeys(
        of: UITabBarItemAppearance.self,
        ["disabled": \.disabled, "focused": \.focused, "normal": \.normal, "selected": \.selected])
    private static let uiTabBarItemStateAppearance = ObservableKeys(
        of: UITabBarItemStateAppearance.self,
        [
            "badgeBackgroundColor": \.badgeBackgroundColor, "badgeTextAttributes": \.badgeTextAttributes,
            "iconColor": \.iconColor, "titlePositionAdjustment": \.titlePositionAdjustment,
            "titleTextAttributes": \.titleTextAttributes,
        ])
    private static let uiTabGroup = ObservableKeys(
        of: UITabGroup.self,
        [
            "allowsReordering": \.allowsReordering, "children": \.children,
            "defaultChildIdentifier": \.defaultChildIdentifier, "displayOrder": \.displayOrder,
            "displayOrderIdentifiers": \.displayOrderIdentifiers,
            "managingNavigationController": \.managingNavigationController, "selectedChild": \.selectedChild,
            "sidebarActions": \.sidebarActions, "sidebarAppearance": \.sidebarAppearance,
        ])
    private static let uiToolbarAppearance = ObservableKeys(
        of: UIToolbarAppearance.self,
        ["buttonAppearance": \.buttonAppearance, "doneButtonAppearance": \.doneButtonAppearance])
    private static let uiViewController = ObservableKeys(
        of: UIViewController.self,
        [
            "additionalSafeAreaInsets": \.additionalSafeAreaInsets,
            "automaticallyAdjustsScrollViewInsets": \.automaticallyAdjustsScrollViewInsets,
            "childForHomeIndicatorAutoHidden": \.childForHomeIndicatorAutoHidden,
            "childForScreenEdgesDeferringSystemGestures": \.childForScreenEdgesDeferringSystemGestures,
            "childForStatusBarHidden": \.childForStatusBarHidden, "childForStatusBarStyle": \.childForStatusBarStyle,
            "childViewControllerForPointerLock": \.childViewControllerForPointerLock,
            "childViewControllers": \.children, "children": \.children,
            "contentUnavailableConfiguration": \.contentUnavailableConfiguration,
            "contentUnavailableConfigurationState": \.contentUnavailableConfigurationState,
            "definesPresentationContext": \.definesPresentationContext,
            "edgesForExtendedLayout": \.edgesForExtendedLayout, "editButtonItem": \.editButtonItem,
            "extendedLayoutIncludesOpaqueBars": \.extendedLayoutIncludesOpaqueBars,
            "focusGroupIdentifier": \.focusGroupIdentifier, "focusItemContainer": \.focusItemContainer,
            "hidesBottomBarWhenPushed": \.hidesBottomBarWhenPushed, "isBeingDismissed": \.isBeingDismissed,
            "isBeingPresented": \.isBeingPresented, "isEditing": \.isEditing,
            "isModalInPresentation": \.isModalInPresentation, "isMovingFromParent": \.isMovingFromParent,
            "isMovingToParent": \.isMovingToParent,
        ])
    private static let uiViewController2 = ObservableKeys(
        of: UIViewController.self,
        [
            "isViewLoaded": \.isViewLoaded,
            "modalPresentationCapturesStatusBarAppearance": \.modalPresentationCapturesStatusBarAppearance,
            "modalPresentationStyle": \.modalPresentationStyle, "modalTransitionStyle": \.modalTransitionStyle,
            "navigationController": \.navigationController, "navigationItem": \.navigationItem,
            "nibBundle": \.nibBundle, "nibName": \.nibName, "overrideUserInterfaceStyle": \.overrideUserInterfaceStyle,
            "parent": \.parent, "parentFocusEnvironment": \.parentFocusEnvironment, "parentViewController": \.parent,
            "performsActionsWhilePresentingModally": \.performsActionsWhilePresentingModally,
            "popoverPresentationController": \.popoverPresentationController,
            "preferredContentSize": \.preferredContentSize, "preferredFocusEnvironments": \.preferredFocusEnvironments,
            "preferredFocusedView": \.preferredFocusedView,
            "preferredInterfaceOrientationForPresentation": \.preferredInterfaceOrientationForPresentation,
            "preferredScreenEdgesDeferringSystemGestures": \.preferredScreenEdgesDeferringSystemGestures,
            "preferredStatusBarStyle": \.preferredStatusBarStyle,
            "preferredStatusBarUpdateAnimation": \.preferredStatusBarUpdateAnimation,
            "preferredTransition": \.preferredTransition,
            "prefersHomeIndicatorAutoHidden": \.prefersHomeIndicatorAutoHidden,
            "prefersPointerLocked": \.prefersPointerLocked,
        ])
    private static let uiViewController3 = ObservableKeys(
        of: UIViewController.self,
        [
            "prefersStatusBarHidden": \.prefersStatusBarHidden, "presentationController": \.presentationController,
            "presentedViewController": \.presentedViewController,
            "presentingViewController": \.presentingViewController,
            "providesPresentationContextTransitionStyle": \.providesPresentationContextTransitionStyle,
            "restorationClass": \.restorationClass, "restorationIdentifier": \.restorationIdentifier,
            "sheetPresentationController": \.sheetPresentationController,
            "shouldAutomaticallyForwardAppearanceMethods": \.shouldAutomaticallyForwardAppearanceMethods,
            "shouldAutorotate": \.shouldAutorotate, "splitViewController": \.splitViewController,
            "storyboard": \.storyboard, "supportedInterfaceOrientations": \.supportedInterfaceOrientations,
            "systemMinimumLayoutMargins": \.systemMinimumLayoutMargins, "tab": \.tab,
            "tabBarController": \.tabBarController, "tabBarItem": \.tabBarItem, "title": \.title,
            "toolbarItems": \.toolbarItems, "traitCollection": \.traitCollection, "traitOverrides": \.traitOverrides,
            "transitionCoordinator": \.transitionCoordinator, "transitioningDelegate": \.transitioningDelegate,
            "view": \.view,
        ])
    private static let uiViewController4 = ObservableKeys(
        of: UIViewController.self,
        [
            "viewIfLoaded": \.viewIfLoaded,
            "viewRespectsSystemMinimumLayoutMargins": \.viewRespectsSystemMinimumLayoutMargins,
        ])

    /// The properties of classes in the folder Controllers.
    static let coreControllers: [ObservableKeys] = [
        uiBarAppearance, uiBarButtonItem, uiBarButtonItemAppearance, uiBarButtonItemGroup,
        uiBarButtonItemStateAppearance, uiBarItem, uiContentUnavailableView, uiDocumentProperties, uiNavigationBar,
        uiNavigationBarAppearance, uiNavigationController, uiNavigationItem, uiNavigationItem2,
        uiPercentDrivenInteractiveTransition, uiPopoverPresentationController, uiPresentationController,
        uiSearchController, uiSearchTab, uiSheetPresentationController, uiSplitViewController, uiTab, uiTabBar,
        uiTabBarAppearance, uiTabBarController, uiTabBarItem, uiTabBarItemAppearance, uiTabBarItemStateAppearance,
        uiTabGroup, uiToolbarAppearance, uiViewController, uiViewController2, uiViewController3, uiViewController4,
    ]
}

extension UIBarAppearance: ListedObject {}
extension UIBarButtonItemAppearance: ListedObject {}
extension UIBarButtonItemGroup: ListedObject {}
extension UIBarButtonItemStateAppearance: ListedObject {}
extension UIDocumentProperties: ListedObject {}
extension UIPercentDrivenInteractiveTransition: ListedObject {}
extension UIPresentationController: ListedObject {}
extension UITab: ListedObject {}
extension UITabBarItemAppearance: ListedObject {}
extension UITabBarItemStateAppearance: ListedObject {}
