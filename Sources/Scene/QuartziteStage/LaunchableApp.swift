import Foundation
import QuartziteSceneRuntime
import UIKit

/// The app that tests of an interface launch in the scene in which they run.
@MainActor package final class LaunchableApp {
    private let opening: Opening
    private var delegate: (any UIApplicationDelegate)?
    /// Whether the app has been launched, and has not been ended.
    package private(set) var isRunning = false

    private init(_ opening: Opening) { self.opening = opening }

    /// The app of the current scene; nil if tests launch none.
    package static var current: LaunchableApp? {
        SceneContext.current.object(of: Place.self) { Place() }.app
    }

    /// Makes an app the one that tests of the current scene launch.
    package static func register(_ opening: Opening) {
        SceneContext.current.object(of: Place.self) { Place() }.app = LaunchableApp(opening)
    }

    /// Launches the app with variables in its environment.
    ///
    /// An argument `-key` with a value after it becomes a setting in `UserDefaults`.
    package func launch(arguments: [String], environment: [String: String]) {
        for (name, value) in environment.sorted(by: { $0.key < $1.key }) where !name.isEmpty && !name.contains("=") {
            setenv(name, value, 1)
        }
        var settings: [String: Any] = [:]
        for (key, value) in zip(arguments, arguments.dropFirst()) where key.hasPrefix("-") && !value.hasPrefix("-") {
            settings[String(key.dropFirst())] = value
        }
        UserDefaults.standard.setVolatileDomain(settings, forName: UserDefaults.argumentDomain)
        isRunning = true
        delegate = opening.open(in: .shared).1
    }

    /// Ends the app: its windows are hidden and lose their controllers.
    package func terminate() {
        guard isRunning else { return }
        isRunning = false
        for window in UIApplication.shared.windows {
            window.isHidden = true
            window.rootViewController = nil
        }
        delegate = nil
    }

    private final class Place { var app: LaunchableApp? }
}
