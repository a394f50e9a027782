import QuartzCore

/// Gives an app a screen and time; a program that hosts apps sets one before it calls an app's `main`.
@MainActor package enum ApplicationHost {
    /// Takes what makes the app's delegate, called once for each run of the app.
    package static var run: ((_ makeDelegate: @escaping @MainActor () -> any UIApplicationDelegate) -> Void)?

    /// The class that an app's property list would name as its scene's delegate; a host that knows one sets it.
    package static var sceneDelegate: AnyClass?

    /// Makes a delegate of a class, by its `init()`; nil for a class that is no `NSObject`.
    package static func makeDelegate(_ type: any UIApplicationDelegate.Type) -> (any UIApplicationDelegate)? {
        guard let made = makeObject(type) else { return nil }
        return made as? any UIApplicationDelegate
    }

    /// Makes an object by its class's `init()`, though that is not `required`: see ``_ObjectInitProbe``.
    static func makeObject(_ type: AnyClass) -> NSObject? {
        guard type is NSObject.Type else { return nil }
        let made: AnyObject = unsafeBitCast(type, to: _ObjectInitProbe.Type.self).init()
        return unsafeDowncast(made, to: NSObject.self)
    }
}

/// Gives access to `init()` of a class known only at run time; never instantiated itself.
///
/// It is open so that the compiler looks the initialiser up in the class it is given.
open class _ObjectInitProbe: NSObject {
    /// Never used directly.
    public required override init() { super.init() }
}

extension UIApplicationDelegate {
    /// Starts the program: hands the delegate to the host, or says that there is none.
    public static func main() {
        guard let run = ApplicationHost.run else {
            let hint = "this app has no screen of its own: show it with `quartzite run`, or on a Stage in a test\n"
            FileHandle.standardError.write(Data(hint.utf8))
            return
        }
        run {
            guard let delegate = ApplicationHost.makeDelegate(Self.self) else {
                stop("\(Self.self) is no NSObject, and cannot be made as an app's delegate")
            }
            return delegate
        }
    }
}

extension UIApplication {
    /// Launches the app: the delegate hears of it and shows a window, then the scene's delegate if there is one.
    package func launch(_ delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
        scene.connect(for: delegate)
        becomeActive()
    }

    /// Tells that events are heard from now on.
    package func becomeActive() {
        delegate?.applicationDidBecomeActive(self)
        scene.becomeActive()
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    }
}
