import QuartziteUIFoundation

extension UIColor {
    /// Returns the system colour with the name of a property, such as `labelColor`; nil for unknown names.
    ///
    /// Asset catalogs append `Color` to the names of Swift.
    package static func platform(named name: String) -> UIColor? {
        let key = name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast("Color".count)) : name
        return fixed(key) ?? tinted(key) ?? semantic(key)
    }

    private static func fixed(_ name: String) -> UIColor? {
        switch name {
        case "black": black
        case "darkGray": darkGray
        case "lightGray": lightGray
        case "white": white
        case "gray": gray
        case "clear": clear
        case "red": red
        case "green": green
        case "blue": blue
        case "cyan": cyan
        case "yellow": yellow
        case "magenta": magenta
        case "orange": orange
        case "purple": purple
        case "brown": brown
        case "darkText": darkText
        case "lightText": lightText
        default: nil
        }
    }

    private static func tinted(_ name: String) -> UIColor? {
        switch name {
        case "systemRed": systemRed
        case "systemGreen": systemGreen
        case "systemBlue": systemBlue
        case "systemOrange": systemOrange
        case "systemYellow": systemYellow
        case "systemPink": systemPink
        case "systemPurple": systemPurple
        case "systemTeal": systemTeal
        case "systemIndigo": systemIndigo
        case "systemBrown": systemBrown
        case "systemMint": systemMint
        case "systemCyan": systemCyan
        case "systemGray": systemGray
        case "systemGray2": systemGray2
        case "systemGray3": systemGray3
        case "systemGray4": systemGray4
        case "systemGray5": systemGray5
        case "systemGray6": systemGray6
        default: nil
        }
    }

    private static func semantic(_ name: String) -> UIColor? {
        switch name {
        case "label": label
        case "secondaryLabel": secondaryLabel
        case "tertiaryLabel": tertiaryLabel
        case "quaternaryLabel": quaternaryLabel
        case "placeholderText": placeholderText
        case "link": link
        case "tintColor": tintColor
        case "separator": separator
        case "opaqueSeparator": opaqueSeparator
        case "systemBackground": systemBackground
        case "secondarySystemBackground": secondarySystemBackground
        case "tertiarySystemBackground": tertiarySystemBackground
        case "systemGroupedBackground", "groupTableViewBackground": systemGroupedBackground
        case "secondarySystemGroupedBackground": secondarySystemGroupedBackground
        case "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground
        case "systemFill": systemFill
        case "secondarySystemFill": secondarySystemFill
        case "tertiarySystemFill": tertiarySystemFill
        case "quaternarySystemFill": quaternarySystemFill
        default: nil
        }
    }

    /// The name of a dynamic colour of the system in Objective-C, such as `labelColor`; nil for others.
    var platformName: String? {
        Self.dynamicNames.split { $0.isWhitespace }.map(String.init).first { UIColor.platform(named: $0) === self }
            .map { $0 == "tintColor" ? $0 : $0 + "Color" }
    }

    private static let dynamicNames = """
        systemRed systemGreen systemBlue systemOrange systemYellow systemPink systemPurple
        systemTeal systemIndigo systemBrown systemMint systemCyan systemGray systemGray2 systemGray3
        systemGray4 systemGray5 systemGray6 label secondaryLabel tertiaryLabel quaternaryLabel
        placeholderText link tintColor separator opaqueSeparator systemBackground
        secondarySystemBackground tertiarySystemBackground systemGroupedBackground
        secondarySystemGroupedBackground tertiarySystemGroupedBackground systemFill
        secondarySystemFill tertiarySystemFill quaternarySystemFill
        """
}
