import UIKit

/// What a stage begins with.
package enum Opening: Sendable {
    /// A controller, in a window of the stage's.
    case controller(@MainActor () -> UIViewController)
    /// An app, which makes its own windows.
    case app(@MainActor () -> any UIApplicationDelegate)

    /// Begins: the window that input goes to, and the app's delegate, which nobody else holds.
    @MainActor func open(in application: UIApplication) -> (UIWindow, (any UIApplicationDelegate)?) {
        switch self {
        case .controller(let makeRoot):
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = makeRoot()
            window.makeKeyAndVisible()
            application.becomeActive()
            return (window, nil)
        case .app(let makeDelegate):
            let delegate = makeDelegate()
            application.launch(delegate)
            let window = application.keyWindow ?? application.windows.last ?? UIWindow(frame: UIScreen.main.bounds)
            return (window, delegate)
        }
    }
}
