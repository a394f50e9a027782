import ArgumentParser

/// The options of commands that render one frame.
package struct StillOptions: ParsableArguments {
    @OptionGroup(title: "Stage") var stage: StageOptions

    @Option(
        parsing: .unconditional, help: "The scene's time: 1.25s, 250ms, 00:01.5, or 45f at 60 frames a second.",
        transform: TimeArgument.init(parsing:))
    var time: TimeArgument = .seconds(.zero)

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("A file ending in .png, or - for standard output.", valueName: "path"))
    var output: String

    @Flag(help: "Replace a file that exists.")
    var force = false

    @Option(help: ArgumentHelp("Write the frame's hash as JSON.", valueName: "path"))
    var hashes: String?

    package init() {}
}
