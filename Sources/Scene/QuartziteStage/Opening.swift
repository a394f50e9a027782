import UIKit

/// The initial content of a stage.
package enum Opening: Sendable {
    /// A view controller, in a window that the stage creates.
    case controller(@MainActor () -> UIViewController)
    /// An app, which creates its own windows.
    case app(@MainActor () -> any UIApplicationDelegate)

    /// Opens the content; returns the window that receives input, and the app's delegate, which the caller must retain.
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
