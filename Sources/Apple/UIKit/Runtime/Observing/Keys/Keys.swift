import QuartzCore

// Written by scripts/generate-keys.

extension ObservableKeys {
    /// The lists of all properties that UIKit declares.
    static let declared: [[ObservableKeys]] = [
        keysOfAnimation, keysOfApp, keysOfControllers, keysOfControls, keysOfDevices, keysOfDrawing, keysOfDynamics,
        keysOfInput, keysOfLayout, keysOfLists, keysOfMenus, keysOfNib, keysOfRuntime, keysOfScrolling, keysOfServices,
        keysOfText, keysOfViews,
    ]
}
