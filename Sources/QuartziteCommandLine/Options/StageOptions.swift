import ArgumentParser

/// The options of the stage: size, background, touches, threads and so on.
package struct StageOptions: ParsableArguments {
    @Option(
        parsing: .unconditional, help: "Output size in pixels, as 1280x720.", transform: PixelSize.init(parsing:))
    var size: PixelSize?

    @Option(
        parsing: .unconditional, help: "Pixels a point. Without --size the default is 2.",
        transform: PositiveNumber.init(parsing:))
    var scale: PositiveNumber?

    @Option(
        parsing: .unconditional, help: "Seed of the scene's random numbers. Default: the scene's own.",
        transform: Seed.init(parsing:))
    var seed: Seed?

    @Option(
        help: ArgumentHelp("The scene's time zone. Default: UTC.", valueName: "name"),
        transform: TimeZoneArgument.init(parsing:))
    package var timeZone: TimeZoneArgument = .utc

    @Option(
        help: ArgumentHelp("The scene's locale. Default: en_US.", valueName: "name"),
        transform: LocaleArgument.init(parsing:))
    package var locale: LocaleArgument = .english

    @Option(
        name: .customLong("background"), parsing: .unconditional,
        help: ArgumentHelp(
            "Colour under the scene: #fff, #ffffff, #ffffff80, white, transparent.", valueName: "colour"),
        transform: BackgroundColor.init(parsing:))
    var chosenBackground: BackgroundColor?

    @Option(
        help: ArgumentHelp(
            "What fingers do, instead of the scene's own touches: a touch script in JSON.", valueName: "script.json"))
    package var touches: String?

    @Option(
        name: [.customShort("j"), .customLong("threads")], parsing: .unconditional,
        help: ArgumentHelp("Threads that draw: a number, or a share as 50%.", valueName: "N|%"),
        transform: WorkerCount.init(parsing:))
    var workers: WorkerCount = .percent(100)

    package init() {}

    /// The colour below the scene; black by default.
    package var background: BackgroundColor { chosenBackground ?? .black }
}
