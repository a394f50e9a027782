/// The settings for compiling the Swift files of a module.
package struct SwiftSettings: Sendable, Equatable {
    /// The default isolation of declarations.
    package enum Isolation: String, Sendable {
        case mainActor = "MainActor"
        case nonisolated
    }

    /// The Swift language version as written, such as `5.0`; nil if none is set.
    package var languageVersion: String?
    /// Whether an Xcode target sets no version, like those from before Swift 3.
    package var lacksVersion = false
    /// The default isolation of declarations.
    ///
    /// New projects of Xcode 26 use the main actor.
    package var defaultIsolation = Isolation.nonisolated
    /// The conditions that `#if` treats as defined, in order of definition.
    package var compilationConditions: [String] = []
    /// The enabled upcoming features, such as `ExistentialAny`.
    package var upcomingFeatures: [String] = []
    /// The enabled experimental features.
    package var experimentalFeatures: [String] = []
    /// The path of the bridging header, which imports Objective-C declarations into all files.
    package var bridgingHeader: String?

    /// The major number of the Swift language version.
    package var majorVersion: Int? { languageVersion.flatMap { Int($0.prefix { $0 != "." }) } }

    /// Whether Xcode no longer compiles the target, because its language version is 1, 2, 3 or not set.
    package var isObsolete: Bool { majorVersion.map { $0 < 4 } ?? lacksVersion }

    /// Whether the language version is 4 or 4.0, in which some types of Apple's frameworks differ from those in 4.2.
    package var isSwift4: Bool { ["4", "4.0"].contains(languageVersion) }

    init() {}

    /// Creates the Swift settings from the build settings of a target.
    init(_ settings: BuildSettings) {
        languageVersion = settings.text("SWIFT_VERSION")
        if settings.text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" { defaultIsolation = .mainActor }
        compilationConditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        bridgingHeader = settings.text("SWIFT_OBJC_BRIDGING_HEADER")
        if settings.isEnabled("SWIFT_APPROACHABLE_CONCURRENCY") {
            upcomingFeatures += Self.approachableConcurrency
        }
        for key in settings.keys where key.hasPrefix("SWIFT_UPCOMING_FEATURE_") && settings.isEnabled(key) {
            upcomingFeatures.append(Self.featureName(key.dropFirst("SWIFT_UPCOMING_FEATURE_".count)))
        }
        addFlags(settings.list("OTHER_SWIFT_FLAGS"))
        lacksVersion = languageVersion == nil
        compilationConditions = Self.unique(compilationConditions)
        upcomingFeatures = Self.unique(upcomingFeatures)
    }

    /// The features that the approachable concurrency setting enables.
    private static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// Adds the settings from compiler flags.
    mutating func addFlags(_ flags: [String]) {
        var flags = flags.filter { $0 != "-Xfrontend" }[...]
        while let flag = flags.popFirst() {
            switch flag {
            case "-D": flags.popFirst().map { compilationConditions.append($0) }
            case "-enable-upcoming-feature": flags.popFirst().map { upcomingFeatures.append($0) }
            case "-enable-experimental-feature": flags.popFirst().map { experimentalFeatures.append($0) }
            case "-default-isolation": if flags.popFirst() == "MainActor" { defaultIsolation = .mainActor }
            case "-swift-version": languageVersion = flags.popFirst() ?? languageVersion
            default: if flag.hasPrefix("-D") { compilationConditions.append(String(flag.dropFirst(2))) }
            }
        }
    }

    /// Converts the name of a setting, such as `EXISTENTIAL_ANY`, to the name of its feature.
    private static func featureName(_ name: Substring) -> String {
        let known = [
            "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity", "CONCISE_MAGIC_FILE": "ConciseMagicFile",
        ]
        if let feature = known[String(name)] { return feature }
        return name.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
