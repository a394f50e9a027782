import ArgumentParser

/// What `render` and `still` share: which scene, how large, over what, on how many threads.
struct StageOptions: ParsableArguments {
    @Argument(help: "A scene's name; `quartzite list` shows them.")
    var scene: String

    @Option(
        parsing: .unconditional, help: "Output size in pixels, as 1280x720.", transform: PixelSize.init(parsing:))
    var size: PixelSize?

    @Option(
        parsing: .unconditional, help: "Pixels a point. Without --size the default is 2.",
        transform: PositiveNumber.init(parsing:))
    var scale: PositiveNumber?

    @Option(parsing: .unconditional, help: "Seed of the scene's random numbers. Default: the scene's own.")
    var seed: UInt64?

    @Option(
        parsing: .unconditional, help: "Colour under the scene: #fff, #ffffff, #ffffff80, white, transparent.",
        transform: BackgroundColor.init(parsing:))
    var background: BackgroundColor = .black

    @Option(
        name: .customLong("set"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Change one of the scene's settings.", valueName: "key=value"),
        transform: SceneSetting.init(parsing:))
    var settings: [SceneSetting] = []

    @Option(
        help: ArgumentHelp(
            "What fingers do, instead of the scene's own touches: a touch script in JSON.", valueName: "script.json"))
    var touches: String?

    @Option(
        name: [.customShort("j"), .customLong("threads")], parsing: .unconditional,
        help: ArgumentHelp("Threads that draw: a number, or a share as 50%.", valueName: "N|%"),
        transform: WorkerCount.init(parsing:))
    var workers: WorkerCount = .percent(100)
}
