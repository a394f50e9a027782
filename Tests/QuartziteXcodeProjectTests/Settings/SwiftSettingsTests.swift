import Testing

@testable import QuartziteXcodeProject

@Suite("Swift settings of a target") struct SwiftSettingsTests {
    private func swift(_ values: [String: String]) -> SwiftSettings {
        let assignments = values.sorted { $0.key < $1.key }.map { SettingAssignment($0.key, $0.value) }
        return SwiftSettings(BuildSettings(configuration: "Debug", levels: [assignments]))
    }

    @Test("Settings and flags provide version, isolation, conditions and features")
    func all() {
        let swift = swift([
            "SWIFT_VERSION": "5.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG  FAST", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
            "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "NO",
            "OTHER_SWIFT_FLAGS": "-DA -D B -D FAST -enable-upcoming-feature BareSlash -enable-experimental-feature X",
        ])
        #expect(swift.languageVersion == "5.0" && swift.majorVersion == 5 && !swift.isObsolete)
        #expect(swift.defaultIsolation == .mainActor)
        #expect(swift.compilationConditions == ["DEBUG", "FAST", "A", "B"])
        #expect(swift.upcomingFeatures == ["ExistentialAny", "BareSlash"])
        #expect(swift.experimentalFeatures == ["X"])
    }

    @Test("Approachable concurrency enables its features")
    func approachable() {
        #expect(swift(["SWIFT_APPROACHABLE_CONCURRENCY": "YES"]).upcomingFeatures.contains("InferIsolatedConformances"))
        #expect(swift([:]).upcomingFeatures.isEmpty && swift([:]).defaultIsolation == .nonisolated)
    }

    @Test("A target without a version is obsolete, except a module without an Xcode target")
    func noVersion() {
        #expect(swift([:]).isObsolete && !SwiftSettings().isObsolete)
    }

    @Test("Versions before 4 are obsolete", arguments: [("3.0", true), ("2.3", true), ("4.0", false), ("6", false)])
    func obsolete(version: String, isObsolete: Bool) {
        #expect(swift(["SWIFT_VERSION": version]).isObsolete == isObsolete)
    }
}
