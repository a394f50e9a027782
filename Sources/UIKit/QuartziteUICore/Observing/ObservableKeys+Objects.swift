import QuartziteUIDrawing

extension ObservableKeys {
    /// The lists of classes that are not views.
    package static let others: [ObservableKeys] = [
        recognizer, pan, tabBarController, navigationController, controller, tabBarItem, barButtonItem, barItem,
        navigationItem, animator, screen,
    ]

    private static let recognizer = ObservableKeys(
        of: UIGestureRecognizer.self,
        [
            "state": \.state, "isEnabled": \.isEnabled, "view": \.view, "name": \.name,
            "numberOfTouches": \.numberOfTouches,
        ])
    private static let pan = ObservableKeys(
        of: UIPanGestureRecognizer.self,
        [
            "minimumNumberOfTouches": \.minimumNumberOfTouches, "maximumNumberOfTouches": \.maximumNumberOfTouches,
        ])

    private static let controller = ObservableKeys(
        of: UIViewController.self,
        [
            "title": \.title, "view": \.view, "viewIfLoaded": \.viewIfLoaded, "isViewLoaded": \.isViewLoaded,
            "isEditing": \.isEditing, "parent": \.parent, "children": \.children, "navigationItem": \.navigationItem,
            "tabBarItem": \.tabBarItem, "navigationController": \.navigationController,
            "tabBarController": \.tabBarController, "presentedViewController": \.presentedViewController,
            "presentingViewController": \.presentingViewController,
            "preferredContentSize": \.preferredContentSize, "additionalSafeAreaInsets": \.additionalSafeAreaInsets,
        ])
    private static let navigationController = ObservableKeys(
        of: UINavigationController.self,
        [
            "viewControllers": \.viewControllers, "topViewController": \.topViewController,
            "visibleViewController": \.visibleViewController, "navigationBar": \.navigationBar,
            "isNavigationBarHidden": \.isNavigationBarHidden,
            "interactivePopGestureRecognizer": \.interactivePopGestureRecognizer,
        ])
    private static let tabBarController = ObservableKeys(
        of: UITabBarController.self,
        [
            "viewControllers": \.viewControllers, "selectedViewController": \.selectedViewController,
            "selectedIndex": \.selectedIndex, "tabBar": \.tabBar,
        ])

    private static let barItem = ObservableKeys(
        of: UIBarItem.self,
        [
            "title": \.title, "image": \.image, "isEnabled": \.isEnabled, "tag": \.tag, "imageInsets": \.imageInsets,
        ])
    private static let barButtonItem = ObservableKeys(
        of: UIBarButtonItem.self,
        [
            "customView": \.customView, "tintColor": \.tintColor, "width": \.width, "style": \.style,
            // The view that shows the item in a bar has no property.
            "view": \.shownView,
        ])
    private static let tabBarItem = ObservableKeys(
        of: UITabBarItem.self,
        [
            "selectedImage": \.selectedImage, "badgeValue": \.badgeValue, "badgeColor": \.badgeColor,
        ])
    private static let navigationItem = ObservableKeys(
        of: UINavigationItem.self,
        [
            "title": \.title, "titleView": \.titleView, "leftBarButtonItem": \.leftBarButtonItem,
            "leftBarButtonItems": \.leftBarButtonItems, "rightBarButtonItem": \.rightBarButtonItem,
            "rightBarButtonItems": \.rightBarButtonItems, "hidesBackButton": \.hidesBackButton,
            "backBarButtonItem": \.backBarButtonItem,
        ])

    private static let animator = ObservableKeys(
        of: UIViewPropertyAnimator.self,
        [
            "isRunning": \.isRunning, "state": \.state, "isReversed": \.isReversed,
            "fractionComplete": \.fractionComplete,
        ])
    private static let screen = ObservableKeys(of: UIScreen.self, ["bounds": \.bounds, "scale": \.scale])
}
