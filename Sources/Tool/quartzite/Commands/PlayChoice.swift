import ArgumentParser
import QuartziteCommandLine

/// The options that select and change what `play` shows.
struct PlayChoice: ParsableArguments {
    @Option(
        name: .customLong("set"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Set one of the settings of a scene of the gallery, which `quartzite info` lists. Repeatable.",
            valueName: "key=value"),
        transform: SceneSetting.init(parsing:))
    var settings: [SceneSetting] = []

    @Option(
        help: ArgumentHelp(
            "The scene to show if files have several: a class, or a file that contains one.", valueName: "name"))
    var scene: String?

    @Option(help: ArgumentHelp("The app to show if a folder has several: the name of its target.", valueName: "name"))
    var target: String?

    @Flag(help: "Use only the packages on this machine.")
    var offline = false

    @Option(
        help: ArgumentHelp(
            "The language of an app's texts, such as de. Default: that of the locale.", valueName: "code"))
    var language: String?

    @Option(
        help: ArgumentHelp(
            "A folder with pictures or asset catalogs. Repeatable. Default: the folders of the sources.",
            valueName: "folder"))
    var assets: [String] = []

    /// The first given option that applies to Swift files only; nil for none.
    var codeOption: String? {
        let given = [
            ("--scene", scene != nil), ("--target", target != nil), ("--language", language != nil),
            ("--assets", !assets.isEmpty),
        ]
        return given.first(where: \.1)?.0
    }
}
