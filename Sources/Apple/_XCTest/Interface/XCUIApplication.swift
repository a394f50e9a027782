import QuartziteStage
import UIKit

/// The app under test, which runs in the process of the tests and in their scene.
///
/// Waits, taps and other gestures move the clock of the scene, never that of the machine.
@preconcurrency @MainActor open class XCUIApplication: XCUIElement {
    /// The states of an app; raw values are Apple's.
    public enum State: UInt, Sendable {
        case unknown = 0, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
    }

    /// The words that the app finds in its arguments; none by default.
    ///
    /// A word `-key` with a value after it is a setting in `UserDefaults`, as on iOS.
    open var launchArguments: [String] = []
    /// The variables that the app finds in its environment; none by default.
    open var launchEnvironment: [String: String] = [:]
    /// Whether the app is the one under test, and not another app of the device, which is never there.
    private let isUnderTest: Bool

    /// Creates a reference to the app under test.
    public init() {
        isUnderTest = true
        super.init("Application", XCUIApplication.root)
    }

    /// Creates a reference to an app by its identifier; apps of the system are never there.
    public init(bundleIdentifier: String) {
        let isOther = bundleIdentifier.hasPrefix("com.apple.")
        isUnderTest = !isOther
        super.init("Application '\(bundleIdentifier)'") { isOther ? [] : XCUIApplication.root() }
    }

    private static func root() -> [AutomationElement] {
        LaunchableApp.current?.isRunning == true ? [AutomationElement.application(.shared)] : []
    }

    /// The state of the app.
    open var state: State {
        guard isUnderTest else { return .unknown }
        return exists ? .runningForeground : .notRunning
    }

    /// Starts the app, after ending it if it runs; returns when its first screen is shown.
    ///
    /// What the app keeps in global variables remains if it runs for the second time in one test.
    open func launch() {
        guard isUnderTest else { return }
        guard let app = LaunchableApp.current else {
            return InterfaceHand.fail(
                "Failed to launch the app: the target of these tests names no app that can be launched", ("", 0))
        }
        terminate()
        let words: any SettableWords.Type = LaunchWords.self
        words.add(launchArguments)
        app.launch(arguments: launchArguments, environment: launchEnvironment)
        InterfaceHand.settle()
    }

    /// Starts the app unless it runs.
    open func activate() { if !exists { launch() } }

    /// Ends the app: its windows go.
    open func terminate() {
        guard isUnderTest else { return }
        LaunchableApp.current?.terminate()
    }

    /// Waits until the app is in a state, at most for a number of seconds of the scene's clock; returns whether it is.
    @discardableResult
    open func wait(for state: State, timeout: TimeInterval) -> Bool {
        InterfaceHand.wait(timeout) { self.state == state }
    }

    /// Ignores the kind of authorization: each test begins without any, unless `--grant` gives it.
    open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {}
}

/// What the user allows an app to use; raw values are Apple's.
public enum XCUIProtectedResource: Int, Sendable {
    case contacts = 1, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit, systemRootDirectory
    case userDesktopDirectory, userDownloadsDirectory, userDocumentsDirectory, bluetooth = -1, keyboardNetwork = -2
    case location = -3, health = -4
}
