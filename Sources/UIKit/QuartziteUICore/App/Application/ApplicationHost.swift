import QuartziteUIDrawing

/// An app as its property list describes it: its start, and the classes and modules that it names.
@MainActor package final class ApplicationHost {
    /// The class of the delegates of scenes; nil if the app has none.
    package var sceneDelegate: AnyClass?
    /// What the app's property list says about its start.
    package var launch = LaunchConfiguration()

    /// The names of the modules whose classes storyboards and xibs can name, the app's own first.
    package var modules: [String] {
        get { Members.current.modules }
        set { Members.current.modules = newValue }
    }
    /// The language of the app's bundle; nil for that of the stage's locale.
    package var language: String?
    /// The window of the app's storyboard, also if the delegate has no property that keeps it.
    var window: UIWindow?

    private init() {}

    /// Returns the class that a property list names, with or without its module; nil if there is none.
    func type(named name: String) -> AnyClass? {
        let own = name.split(separator: ".").last.map(String.init) ?? name
        return ([name] + modules.map { "\($0).\(own)" }).lazy.compactMap { _typeByName($0) as? AnyClass }.first
    }

    /// Creates a window with a storyboard's initial view controller, and reports a storyboard that has none.
    func makeWindow(storyboard name: String) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let storyboard = UIStoryboard(name: name, bundle: nil)
        window.rootViewController = storyboard.instantiateInitialViewController()
        if window.rootViewController == nil {
            storyboard.source.warn(
                "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the "
                    + "designated entry point is not set?", line: storyboard.source.document.root.line)
        }
        self.window = window
        return window
    }

    /// The host of the current scene's app.
    package static var current: ApplicationHost {
        SceneContext.current.object(of: ApplicationHost.self) { ApplicationHost() }
    }

    /// Reports that an app needs a stage.
    static func reportMissingStage() {
        let hint = "this app has no screen of its own: show it with `quartzite run`, or on a Stage in a test\n"
        FileHandle.standardError.write(Data(hint.utf8))
    }

    /// Creates an object with the `init()` of its class, although that is not `required`; see ``_ObjectInitProbe``.
    static func makeObject(_ type: AnyClass) -> NSObject? {
        guard type is NSObject.Type else { return nil }
        let made: AnyObject = unsafeBitCast(type, to: _ObjectInitProbe.Type.self).init()
        return unsafeDowncast(made, to: NSObject.self)
    }
}

/// A class that gives access to `init()` of a class known only at run time; never instantiated itself.
///
/// It is open so that the compiler dispatches the initialiser dynamically, to the class it is given.
open class _ObjectInitProbe: NSObject {
    /// An initialiser that is never called directly.
    public required override init() { super.init() }
}

extension UIApplicationDelegate {
    /// The entry point of the program: reports that an app needs a stage, since it has no screen of its own.
    public static func main() { ApplicationHost.reportMissingStage() }
}

extension UIApplication {
    /// Launches the app: calls the delegate's launch methods, connects the scene, and makes the app active.
    ///
    /// Without scenes, the delegate gets a window with the main storyboard's initial controller before it finishes
    /// launching, and the window is shown after that (interface_builder_segues.md I110).
    package func launch(_ delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        let host = ApplicationHost.current
        var main: UIWindow?
        if let storyboard = host.launch.mainStoryboard, !host.launch.hasSceneManifest {
            main = host.makeWindow(storyboard: storyboard)
            delegate.window = main
        }
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
        if let main { (delegate.window ?? main).makeKeyAndVisible() }
        scene.connect(for: delegate)
        becomeActive()
    }

    /// Notifies the delegates that the app now receives events.
    package func becomeActive() {
        delegate?.applicationDidBecomeActive(self)
        scene.becomeActive()
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    }
}
