import ArgumentParser
import QuartziteStage
import UIKit

/// The options of the user and the device: light or dark style, text size, layout direction and so on.
package struct AppearanceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The style of the interface: light or dark. Default: light.", valueName: "style"),
        transform: AppearanceArgument.init(parsing:))
    package var appearance: AppearanceArgument?

    @Flag(help: "Use the colours of a high contrast.")
    package var increaseContrast = false

    @Option(
        help: ArgumentHelp(
            "The text size, from extraSmall to accessibilityExtraExtraExtraLarge. Default: large.", valueName: "name"),
        transform: TextSizeArgument.init(parsing:))
    package var textSize: TextSizeArgument?

    @Flag(help: "Prefer reduced motion, as code learns from UIAccessibility.")
    package var reduceMotion = false

    @Flag(help: "Run the interface from right to left.")
    package var rtl = false

    @Option(
        help: ArgumentHelp(
            "The device, such as \"iPhone 17\"; determines the size, scale and safe area. `list` lists all.",
            valueName: "name"),
        transform: DeviceArgument.init(parsing:))
    package var device: DeviceArgument?

    @Option(
        help: ArgumentHelp(
            "The version of iOS that code finds, such as 17.5; below 15, bars and tables look older. Default: 18.0.",
            valueName: "version"),
        transform: SystemVersionArgument.init(parsing:))
    package var ios: SystemVersionArgument?

    @Flag(help: "Hold the device sideways.")
    package var landscape = false

    @Flag(help: "Draw the outline of the device around its screen.")
    package var frame = false

    @Flag(help: "Draw no keyboard, as with a hardware keyboard.")
    package var hardwareKeyboard = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "What the user allows when the app asks: \(PermissionArgument.names). Repeatable. Default: nothing.",
            valueName: "permission"),
        transform: PermissionArgument.init(parsing:))
    package var grant: [PermissionArgument] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The place of the device in degrees north and east, which the user lets the app know.",
            valueName: "lat,lon"),
        transform: LocationArgument.init(parsing:))
    package var location: LocationArgument?

    package init() {}

    package func validate() throws {
        if case .list = device { throw CleanExit.message(DeviceArgument.table) }
        if landscape, device == nil { throw ValidationError("--landscape requires --device") }
        if frame, device == nil { throw ValidationError("--frame requires --device") }
    }

    /// The device that was chosen; nil if there is none.
    package var selectedDevice: StageDevice? {
        if case .device(let device) = device { device } else { nil }
    }

    /// The options that are not at their defaults, by their names.
    var settings: [String: String] {
        var settings: [String: String] = [:]
        settings["appearance"] = appearance.map { "\($0.style.rawValue)" }
        settings["text size"] = textSize?.category.rawValue
        settings["iOS"] = ios?.version.text
        settings["device"] = selectedDevice?.name
        settings["location"] = location?.text
        for permission in grant { settings["grant \(permission.permission.rawValue)"] = "on" }
        for (name, isSet) in [
            ("increased contrast", increaseContrast), ("reduced motion", reduceMotion), ("right to left", rtl),
            ("landscape", landscape), ("frame", frame), ("hardware keyboard", hardwareKeyboard),
        ] where isSet { settings[name] = "on" }
        return settings
    }

    /// Sets what the options determine.
    func apply(to configuration: inout StageConfiguration) {
        if let appearance { configuration.appearance = appearance.style }
        if increaseContrast { configuration.contrast = .high }
        if let textSize { configuration.textSize = textSize.category }
        if reduceMotion { configuration.reducesMotion = true }
        if rtl { configuration.layoutDirection = .rightToLeft }
        if let ios { configuration.systemVersion = ios.version }
        configuration.device = selectedDevice
        configuration.grants = Set(grant.map(\.permission))
        configuration.location = location?.location
    }
}
