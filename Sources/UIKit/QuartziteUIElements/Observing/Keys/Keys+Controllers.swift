import QuartziteUICore

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let uiAlertAction = ObservableKeys(
        of: UIAlertAction.self,
        [
            "image": \.image, "imageTintColor": \.imageTintColor, "isChecked": \.isChecked, "isEnabled": \.isEnabled,
            "style": \.style, "title": \.title, "titleTextColor": \.titleTextColor,
        ])
    private static let uiAlertController = ObservableKeys(
        of: UIAlertController.self,
        [
            "actions": \.actions, "message": \.message, "preferredAction": \.preferredAction,
            "preferredStyle": \.preferredStyle, "severity": \.severity, "textFields": \.textFields,
        ])
    private static let uiPageViewController = ObservableKeys(
        of: UIPageViewController.self,
        [
            "dataSource": \.dataSource, "delegate": \.delegate, "gestureRecognizers": \.gestureRecognizers,
            "isDoubleSided": \.isDoubleSided, "navigationOrientation": \.navigationOrientation,
            "spineLocation": \.spineLocation, "transitionStyle": \.transitionStyle,
            "viewControllers": \.viewControllers,
        ])

    /// The properties of classes in the folder Controllers.
    static let elementsControllers: [ObservableKeys] = [uiAlertAction, uiAlertController, uiPageViewController]
}

extension UIAlertAction: ListedObject {}
