import QuartziteUIDrawing

/// An object other than a view or a view controller whose state is saved; nothing is saved here.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
    /// The object that contains this one.
    var restorationParent: (any UIStateRestoring)? { get }
    /// The class that creates the object when its state is restored.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Saves the object's state.
    func encodeRestorableState(with coder: NSCoder)
    /// Restores the object's state.
    func decodeRestorableState(with coder: NSCoder)
    /// Called after the app's state was restored.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// Nil.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// Nil.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    /// Does nothing.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// Does nothing.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// Does nothing.
    public func applicationFinishedRestoringState() {}
}

/// A class that creates view controllers when an app's state is restored, which never happens here.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    /// Returns the controller with a path of identifiers; nil if it is not needed.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// A class that creates objects when an app's state is restored, which never happens here.
@preconcurrency @MainActor public protocol UIObjectRestoration {
    /// Returns the object with a path of identifiers; nil if it is not needed.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}

/// A data source that finds its objects again after the app's state was restored, which never happens here.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {
    /// Returns the identifier of the object at an index path.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    /// Returns the index path of the object with an identifier.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIApplication {
    /// The key of the version of the app that saved the state.
    nonisolated public static let stateRestorationBundleVersionKey =
        "UIApplicationStateRestorationBundleVersionKey"
    /// The key of the kind of device that saved the state.
    nonisolated public static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// The key of the time at which the state was saved.
    nonisolated public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    /// The key of the version of the system that saved the state.
    nonisolated public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"

    /// Lets the restoration of the app's state take longer; has no effect, since nothing is restored.
    public func extendStateRestoration() { unsupported("UIApplication.extendStateRestoration()") }
    /// Ends the restoration of the app's state; has no effect.
    public func completeStateRestoration() { unsupported("UIApplication.completeStateRestoration()") }
    /// Makes the next launch ignore the picture of the app's state; has no effect.
    public func ignoreSnapshotOnNextApplicationLaunch() {
        unsupported("UIApplication.ignoreSnapshotOnNextApplicationLaunch()")
    }
    /// Registers an object whose state is saved; has no effect.
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) { unsupported("UIApplication.registerObject(forStateRestoration:restorationIdentifier:)") }
}

extension UIApplicationDelegate {
    /// Whether the app's state is saved, which never happens here; false by default.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// Whether the app's state is restored, which never happens here; false by default.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// Whether the app's state is saved, which never happens here; false by default.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    /// Whether the app's state is restored, which never happens here; false by default.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// Called before the app's state is saved, which never happens here; does nothing by default.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    /// Called after the app's state was restored, which never happens here; does nothing by default.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
    /// Returns the controller with a path of identifiers, which is never asked for here; nil by default.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }
}
