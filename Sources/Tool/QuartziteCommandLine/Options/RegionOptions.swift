import ArgumentParser

/// The options for what a scene's code learns of its surroundings: random numbers, the time zone and the locale.
package struct RegionOptions: ParsableArguments {
    @Option(
        parsing: .unconditional, help: "The seed of the scene's random numbers. Default: the scene's own, or 0.",
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

    package init() {}

    /// The language of the locale, such as `de-AT`.
    package var language: String { locale.value.identifier.replacing("_", with: "-") }
}
