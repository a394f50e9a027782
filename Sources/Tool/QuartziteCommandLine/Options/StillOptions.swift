import ArgumentParser

/// The options of commands that render one frame.
package struct StillOptions: ParsableArguments {
    @OptionGroup(title: "Stage") var stage: StageOptions
    @OptionGroup(title: "Appearance") var appearance: AppearanceOptions

    @Option(
        parsing: .unconditional, help: "The scene time to draw: 1.25s, 250ms, 00:01.5, or 45f at 60 frames per second.",
        transform: TimeArgument.init(parsing:))
    var time: TimeArgument = .seconds(.zero)

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("A file ending in .png, or - for standard output.", valueName: "path"))
    var output: String?

    @Flag(help: "Replace an existing file.")
    var force = false

    @Option(help: ArgumentHelp("Write the hash of the frame as JSON.", valueName: "path"))
    var hashes: String?

    @Option(help: ArgumentHelp("Write the elements that VoiceOver would visit as JSON.", valueName: "path"))
    var accessibility: String?

    package init() {}
}
