import QuartziteFileFormats
import Foundation

/// The `Info.plist` of a product, merged and with references to build settings expanded.
///
/// See interface_builder_segues.md I108–I111.
package struct InfoPropertyList: Sendable, Equatable {
    /// The entries.
    package private(set) var entries: [String: PropertyList] = [:]
    /// The path of the file, if any.
    package let path: String?

    /// Creates a property list from a file's entries and a target's settings.
    ///
    /// If `GENERATE_INFOPLIST_FILE` is set, the settings `INFOPLIST_KEY_…` add entries that the file does not contain.
    init(file: PropertyList?, path: String? = nil, settings: BuildSettings) {
        self.path = path
        let own = file?.mapStrings(settings.expand).dictionary ?? [:]
        let generated = settings.isEnabled("GENERATE_INFOPLIST_FILE") ? Self.generated(settings) : [:]
        entries = generated.merging(own) { _, own in own }
    }

    /// Creates a property list from entries without references.
    init(entries: [String: PropertyList], path: String? = nil) {
        self.entries = entries
        self.path = path
    }

    /// Returns the value for a key, preferring that of `key~ipad` on iPad and of `key~iphone` on iPhone.
    package func value(_ key: String, isPad: Bool = false) -> PropertyList? {
        entries[key + (isPad ? "~ipad" : "~iphone")] ?? entries[key]
    }

    /// The entries as represented by `Bundle.infoDictionary`.
    package var dictionary: [String: Any] { entries.mapValues(\.object) }

    /// The name of the storyboard that starts an app without scenes.
    package var mainStoryboard: String? { Self.name(value("UIMainStoryboardFile")) }

    /// The scenes of the app's own windows, in order.
    package var sceneConfigurations: [SceneConfiguration] {
        let roles = entries["UIApplicationSceneManifest"]?["UISceneConfigurations"]
        return (roles?["UIWindowSceneSessionRoleApplication"]?.array ?? []).map { scene in
            SceneConfiguration(
                name: scene["UISceneConfigurationName"]?.string,
                delegateClass: Self.name(scene["UISceneDelegateClassName"]),
                storyboard: Self.name(scene["UISceneStoryboardFile"]))
        }
    }

    /// Whether the app declares support for scenes.
    package var hasSceneManifest: Bool { entries["UIApplicationSceneManifest"] != nil }

    /// The font files that the app registers, as written.
    package var fonts: [String] { entries["UIAppFonts"]?.strings ?? [] }

    /// The fixed appearance of the app, `Light` or `Dark`, if any.
    package var userInterfaceStyle: String? {
        entries["UIUserInterfaceStyle"]?.string.flatMap { ["Light", "Dark"].contains($0) ? $0 : nil }
    }

    /// The fallback language; `en` if none is set.
    package var developmentRegion: String { Self.name(entries["CFBundleDevelopmentRegion"]) ?? "en" }

    private static func name(_ value: PropertyList?) -> String? {
        value?.string.flatMap { $0.isEmpty ? nil : $0 }
    }

    // MARK: Generated entries

    private static let prefix = "INFOPLIST_KEY_"
    /// The keys whose values are lists, separated by spaces.
    private static let lists: Set<String> = [
        "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIAppFonts",
    ]

    private static func generated(_ settings: BuildSettings) -> [String: PropertyList] {
        var entries: [String: PropertyList] = ["CFBundleInfoDictionaryVersion": "6.0"]
        let copied = [
            ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"), ("CFBundleExecutable", "EXECUTABLE_NAME"),
            ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"),
            ("CFBundleShortVersionString", "MARKETING_VERSION"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
        ]
        for (key, setting) in copied { entries[key] = settings.text(setting).map { PropertyList(.string($0)) } }
        for setting in settings.keys where setting.hasPrefix(prefix) {
            guard let text = settings.text(setting) else { continue }
            add(String(setting.dropFirst(prefix.count)), text, to: &entries)
        }
        return entries
    }

    private static func add(_ name: String, _ text: String, to entries: inout [String: PropertyList]) {
        if name.hasSuffix("_Generation") {
            guard text.uppercased() == "YES" else { return }
            let key = String(name.dropLast("_Generation".count))
            let manifest: PropertyList = ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [:]]
            entries[key] = key == "UIApplicationSceneManifest" ? manifest : [:]
            return
        }
        var key = name
        for (suffix, device) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")] where name.hasSuffix(suffix) {
            key = name.dropLast(suffix.count) + device
        }
        if lists.contains(String(key.prefix { $0 != "~" })) {
            entries[key] = PropertyList(.array(BuildSettings.words(in: text).map { PropertyList(.string($0)) }))
        } else if ["YES", "NO"].contains(text.uppercased()) {
            entries[key] = PropertyList(.boolean(text.uppercased() == "YES"))
        } else {
            entries[key] = PropertyList(.string(text))
        }
    }
}
