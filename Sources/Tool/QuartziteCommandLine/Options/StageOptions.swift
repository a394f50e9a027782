import ArgumentParser

/// The options of the stage: size, background, touches, threads and so on.
package struct StageOptions: ParsableArguments {
    @Option(
        parsing: .unconditional, help: "The size of the output in pixels, such as 1280x720.",
        transform: PixelSize.init(parsing:))
    var size: PixelSize?

    @Option(
        parsing: .unconditional,
        help: "Pixels per point. Default: 2 or that of the device, or with --size the scale at which the scene fits.",
        transform: PositiveNumber.init(parsing:))
    var scale: PositiveNumber?

    @OptionGroup package var region: RegionOptions

    @Option(
        name: .customLong("background"), parsing: .unconditional,
        help: ArgumentHelp(
            "The colour behind the scene: #fff, #ffffff, #ffffff80, white or transparent.", valueName: "colour"),
        transform: BackgroundColor.init(parsing:))
    var selectedBackground: BackgroundColor?

    @Option(
        help: ArgumentHelp(
            "A touch script in JSON that replaces the scene's own touches.", valueName: "script.json"))
    package var touches: String?

    @Option(
        name: [.customShort("j"), .customLong("threads")], parsing: .unconditional,
        help: ArgumentHelp(
            "The number of drawing threads, or a percentage of the processors. Default: 100%.", valueName: "N|%"),
        transform: WorkerCount.init(parsing:))
    var workers: WorkerCount = .percent(100)

    package init() {}

    /// The time zone and the locale, unless they are at their defaults.
    var settings: [String: String] {
        var settings: [String: String] = [:]
        let (timeZone, locale) = (region.timeZone.value, region.locale.value)
        if timeZone != TimeZoneArgument.utc.value { settings["time zone"] = timeZone.identifier }
        if locale != LocaleArgument.english.value { settings["locale"] = locale.identifier }
        return settings
    }

    /// The colour behind the scene; black by default.
    package var background: BackgroundColor { selectedBackground ?? .black }
}
