import QuartziteUIDrawing

/// The rows of all classes, by class.
@MainActor package enum PropertyTables {
    private static let all: [ObjectIdentifier: any AnyPropertyRows] = Dictionary(
        HigherLayers.rows.map { (ObjectIdentifier($0.type), $0) }, uniquingKeysWith: { first, _ in first })

    /// The rows of this layer's classes.
    static let core: [any AnyPropertyRows] = [
        view, control, label, button, imageView, activityIndicatorView,
        stackView, scrollView, refreshControl, textField, textView,
        segmentedControl, searchBar, navigationBar, tabBar, toolbar,
        barItem, barButtonItem, tabBarItem, navigationItem, viewController,
        navigationController, tabBarController, splitViewController, gestureRecognizer,
        tapGestureRecognizer, longPressGestureRecognizer, swipeGestureRecognizer,
        panGestureRecognizer, screenEdgePanGestureRecognizer, pinchGestureRecognizer,
        rotationGestureRecognizer,
        barAppearance, navigationBarAppearance, toolbarAppearance, tabBarAppearance,
        barButtonItemStateAppearance, tabBarItemStateAppearance,
    ]

    /// Returns the rows of a class and its superclasses, those of the highest one first.
    package static func rows(of type: AnyClass) -> [any AnyPropertyRows] {
        sequence(first: type) { _getSuperclass($0) }.compactMap { all[ObjectIdentifier($0)] }.reversed()
    }
}
