import CoreGraphics
import ArgumentParser
import Foundation

/// The code that `quartzite run` compiles, and what to show of it.
package struct CodeOptions: ParsableArguments {
    @Argument(help: "Swift files, folders that contain them, or a Lottie animation.")
    package var paths: [String]

    @Option(
        help: ArgumentHelp(
            "The scene to show if there are several: a class, or a file that contains one.", valueName: "name"))
    package var scene: String?

    @Option(help: ArgumentHelp("The app to show if the folder has several: the name of its target.", valueName: "name"))
    package var target: String?

    @Flag(help: "Use only the packages on this machine.")
    package var offline = false

    @Option(
        help: ArgumentHelp("A copy of lottie-ios, which plays a .json or .lottie file.", valueName: "folder"))
    package var lottie: String?

    @Option(
        help: ArgumentHelp(
            "The language of the app's texts, such as de. Default: that of the locale.", valueName: "code"))
    var language: String?

    @Option(
        help: ArgumentHelp(
            "A folder with pictures or asset catalogs. Repeatable. Default: the folders of the sources.",
            valueName: "folder"))
    package var assets: [String] = []

    @Option(
        parsing: .unconditional, help: "Render only the frame at this time, to a PNG.",
        transform: TimeArgument.init(parsing:))
    var time: TimeArgument?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Stop with an error if the scene takes longer to render.", valueName: "seconds"),
        transform: TimeLimit.init(parsing:))
    package var timeout: TimeLimit?

    @Flag(
        help: """
            Stop with an error if something in a storyboard or xib is missing, if the code sets what has no effect, or if \
            nothing reacts to a touch.
            """)
    var strict = false

    @Flag(help: "Print the members without effect that the code used, such as UIView.focusEffect, at the end.")
    var listUnsupported = false

    @Flag(
        help: "Make line emitters emit to the right, as tutorials claim, instead of upwards as in Core Animation.")
    var tutorialLines = false

    /// The default; accepted for older scripts that set it.
    @Flag(help: .hidden)
    var appleLines = false

    @Option(
        name: .customLong("set"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Set a value that the code reads from UserDefaults, like a launch argument. Repeatable.",
            valueName: "key=value"),
        transform: SceneSetting.init(parsing:))
    package var values: [SceneSetting] = []

    /// The digest of the sources, which the tool computes.
    @Option(help: .hidden)
    package var sourceDigest: String?

    @Flag(help: "List the scenes that can be shown.")
    package var list = false

    @Flag(help: "Print the list as JSON.")
    package var json = false

    package init() {}

    /// The Lottie animation among the paths.
    package var animation: String? { paths.first(where: Self.isAnimation) }

    /// Returns whether a path is that of a Lottie animation.
    package static func isAnimation(_ path: String) -> Bool {
        path.hasSuffix(".json") || path.hasSuffix(".lottie")
    }

    /// The values of `--set`, and the animation's path.
    var defaults: [SceneSetting] {
        (animation.map { [SceneSetting(key: "animation", value: URL(filePath: $0).absoluteURL.path)] } ?? []) + values
    }

    /// The folders in which images are searched: those of `--assets`, or else those of the sources.
    var pictureFolders: [String] {
        let folders =
            assets.isEmpty
            ? paths.map { Self.isFolder($0) ? $0 : $0.folderPath } : assets
        return folders.map { $0.isEmpty ? "." : $0 }
    }

    /// The options that change frames and are not at their defaults, by their names.
    var settings: [String: String] {
        var settings: [String: String] = [:]
        settings["target"] = target
        settings["language"] = language
        if tutorialLines { settings["tutorial lines"] = "on" }
        for value in values { settings["set \(value.key)"] = value.value }
        return settings
    }

    /// Throws for invalid options, before any work is done.
    package func check() throws {
        if tutorialLines, appleLines { throw Failure.usage("--tutorial-lines and --apple-lines contradict each other") }
        if json, !list { throw Failure.usage("--json requires --list") }
        if let language { try LanguageCode.check(language, of: "--language") }
        for folder in assets where !Self.isFolder(folder) {
            throw Failure(.missingInput, "--assets \(folder): there is no such folder")
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
