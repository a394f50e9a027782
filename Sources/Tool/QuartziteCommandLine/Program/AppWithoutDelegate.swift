import UIKit

/// The delegate of an app that declares none in Swift: its property list and storyboard decide what it shows.
public final class AppWithoutDelegate: UIResponder, UIApplicationDelegate {
    /// The window of the app's storyboard; nil before the app is launched.
    public var window: UIWindow?
}
