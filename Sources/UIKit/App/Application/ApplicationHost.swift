import QuartzCore

/// Provides apps with a screen and a clock; a program that hosts apps sets it up before it calls an app's `main`.
@MainActor package enum ApplicationHost {
    /// The function that runs an app; its argument makes the app's delegate, and is called once for each run.
    package static var run: ((_ makeDelegate: @escaping @MainActor () -> any UIApplicationDelegate) -> Void)?

    /// The scene delegate class, which an app's property list would name; set by hosts that know it.
    package static var sceneDelegate: AnyClass?

    /// Creates a delegate with the `init()` of its class; returns nil if the class is not an `NSObject`.
    package static func makeDelegate(_ type: any UIApplicationDelegate.Type) -> (any UIApplicationDelegate)? {
        guard let made = makeObject(type) else { return nil }
        return made as? any UIApplicationDelegate
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
    /// The entry point of the program: passes the delegate to the host, or reports that there is none.
    public static func main() {
        guard let run = ApplicationHost.run else {
            let hint = "this app has no screen of its own: show it with `quartzite run`, or on a Stage in a test\n"
            FileHandle.standardError.write(Data(hint.utf8))
            return
        }
        run {
            guard let delegate = ApplicationHost.makeDelegate(Self.self) else {
                stop("\(Self.self) is not an NSObject, so it cannot be created as the app's delegate")
            }
            return delegate
        }
    }
}

extension UIApplication {
    /// Launches the app: calls the delegate's launch methods, connects the scene, and makes the app active.
    package func launch(_ delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
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
