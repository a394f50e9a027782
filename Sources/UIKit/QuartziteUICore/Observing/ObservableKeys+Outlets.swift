import QuartziteUIDrawing

extension ObservableKeys {
    /// The outlets of UIKit's classes.
    package static let outlets: [ObservableKeys] = [
        ObservableKeys(of: UIViewController.self, ["view": \.view, "transitioningDelegate": \.transitioningDelegate]),
        ObservableKeys(of: UINavigationController.self, ["delegate": \.delegate]),
        ObservableKeys(of: UITabBarController.self, ["delegate": \.delegate]),
        ObservableKeys(of: UISplitViewController.self, ["delegate": \.delegate]),
        ObservableKeys(of: UIGestureRecognizer.self, ["delegate": \.delegate]),
        ObservableKeys(of: UIScrollView.self, ["delegate": \.delegate]),
        ObservableKeys(of: UITextField.self, ["delegate": \.delegate]),
        ObservableKeys(of: UITextView.self, ["delegate": \.delegate]),
        ObservableKeys(of: UISearchBar.self, ["delegate": \.delegate]),
        ObservableKeys(of: UITabBar.self, ["delegate": \.delegate, "selectedItem": \.selectedItem]),
        ObservableKeys(of: UIWindow.self, ["rootViewController": \.rootViewController]),
        ObservableKeys(
            of: UINavigationItem.self,
            [
                "titleView": \.titleView, "leftBarButtonItem": \.leftBarButtonItem,
                "rightBarButtonItem": \.rightBarButtonItem, "backBarButtonItem": \.backBarButtonItem,
                "leftBarButtonItems": \.leftBarButtonItems, "rightBarButtonItems": \.rightBarButtonItems,
            ]),
        ObservableKeys(of: UIBarButtonItem.self, ["customView": \.customView, "target": \.target]),
        ObservableKeys(
            of: UITextField.self, ["inputView": \.inputView, "inputAccessoryView": \.inputAccessoryView]),
        ObservableKeys(
            of: UITextView.self, ["inputView": \.inputView, "inputAccessoryView": \.inputAccessoryView]),
    ]
}
