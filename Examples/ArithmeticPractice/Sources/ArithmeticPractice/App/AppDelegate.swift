import UIKit

/// The app: a window with the start page.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// The window of the app.
    public var window: UIWindow?
    private let folder: URL

    /// Creates an app that keeps the user's settings and history in the folder for application data.
    public override convenience init() {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        let folder = support.first ?? FileManager.default.temporaryDirectory
        self.init(folder: folder.appendingPathComponent("ArithmeticPractice"))
    }

    /// Creates an app that keeps the user's settings and history in a folder of your choice.
    public init(folder: URL) {
        self.folder = folder
        super.init()
    }

    /// Shows the start page.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let start = StartViewController(store: PracticeStore(folder: folder))
        window.rootViewController = PageNavigationController(rootViewController: start)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
