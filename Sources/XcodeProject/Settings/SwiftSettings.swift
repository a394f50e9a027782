/// How the Swift files of a module are compiled.
package struct SwiftSettings: Sendable, Equatable {
    /// The isolation of declarations that state none.
    package enum Isolation: String, Sendable {
        case mainActor = "MainActor"
        case nonisolated
    }

    /// The language version as written, such as `5.0`; nil if none is set.
    package var languageVersion: String?
    /// Whether an Xcode target sets no version, as those from before Swift 3.
    package var lacksVersion = false
    /// The isolation of declarations that state none.
    ///
    /// New projects of Xcode 26 set the main actor.
    package var defaultIsolation = Isolation.nonisolated
    /// The names that `#if` finds defined, in the order of their definition.
    package var compilationConditions: [String] = []
    /// The upcoming features that are enabled, such as `ExistentialAny`.
    package var upcomingFeatures: [String] = []
    /// The experimental features that are enabled.
    package var experimentalFeatures: [String] = []
    /// The path of the header that imports Objective-C declarations into all files.
    package var bridgingHeader: String?

    /// The main number of the language version.
    package var majorVersion: Int? { languageVersion.flatMap { Int($0.prefix { $0 != "." }) } }

    /// Whether Xcode no longer compiles the target: its language version is 1, 2 or 3, or it sets none.
    package var isObsolete: Bool { majorVersion.map { $0 < 4 } ?? lacksVersion }

    init() {}

    /// Determines the settings of a target.
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

    /// The features that the setting for approachable concurrency enables.
    private static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// Adds the settings that compiler flags contain.
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

    /// Converts the name of a setting, such as `EXISTENTIAL_ANY`, to that of its feature.
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
