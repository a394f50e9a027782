import Foundation

/// What an app's property list says about its start.
package struct LaunchConfiguration: Sendable {
    /// An entry of the scene manifest.
    package struct DeclaredScene: Sendable {
        /// The name with which code asks for the configuration.
        package var name: String?
        /// The run-time name of the class of the scene's delegate.
        package var delegateClass: String?
        /// The name of the storyboard that contains the initial view controller.
        package var storyboard: String?
    }

    /// The storyboard with the initial view controller of an app without scenes.
    package var mainStoryboard: String?
    /// The configurations of the app's scenes; the first is used unless code asks for another.
    package var scenes: [DeclaredScene] = []
    /// Whether the app rather than its view controllers decides on the status bar.
    package var ownsStatusBar = false
    /// The name of the colour of interactive elements in an asset catalog; nil for the system's blue.
    package var accentColorName: String?
    /// The style of the interface, whatever the user prefers; nil if the app follows the user.
    package var interfaceStyle: UIUserInterfaceStyle?
    /// The orientations that the property list names; nil if it names none.
    private var namedOrientations: UIInterfaceOrientationMask?
    /// Whether the app supports scenes.
    package var hasSceneManifest = false

    /// Creates the configuration of an app without a property list.
    package init() {}

    /// Reads a property list, as `Bundle.infoDictionary` returns it.
    package init(_ list: [String: Any], isPad: Bool) {
        let own = list["UIMainStoryboardFile" + (isPad ? "~ipad" : "~iphone")] ?? list["UIMainStoryboardFile"]
        mainStoryboard = Self.name(own)
        ownsStatusBar = list["UIViewControllerBasedStatusBarAppearance"] as? Bool == false
        accentColorName = Self.name(list["NSAccentColorName"])
        switch list["UIUserInterfaceStyle"] as? String {
        case "Light": interfaceStyle = .light
        case "Dark": interfaceStyle = .dark
        default: break
        }
        let device = isPad ? "~ipad" : "~iphone"
        let names = list["UISupportedInterfaceOrientations" + device] ?? list["UISupportedInterfaceOrientations"]
        let orientations = (names as? [String] ?? []).compactMap(UIInterfaceOrientation.init(named:))
        if !orientations.isEmpty {
            namedOrientations = orientations.reduce(into: []) { $0.formUnion(UIInterfaceOrientationMask($1)) }
        }
        guard let manifest = list["UIApplicationSceneManifest"] as? [String: Any] else { return }
        hasSceneManifest = true
        let roles = manifest["UISceneConfigurations"] as? [String: Any]
        let entries = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
        scenes = entries.map { entry in
            DeclaredScene(
                name: Self.name(entry["UISceneConfigurationName"]),
                delegateClass: Self.name(entry["UISceneDelegateClassName"]),
                storyboard: Self.name(entry["UISceneStoryboardFile"]))
        }
    }

    /// The supported orientations: those that the property list names, or else all on a tablet, and all but upside down
    /// on a phone.
    var orientations: UIInterfaceOrientationMask { namedOrientations ?? ._standard }

    private static func name(_ value: Any?) -> String? {
        (value as? String).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the scene configuration with a name, or else the first one.
    func scene(named name: String?) -> DeclaredScene? { scenes.first { $0.name == name } ?? scenes.first }
}
