import InterfaceBuilder
import QuartzCore

extension NibSource {
    /// Returns a colour of the document (interface_builder.md §9).
    ///
    /// An unknown system colour, and every colour of an asset catalog, is the copy that Interface Builder saved; nil
    /// without one.
    func color(_ color: InterfaceColor) -> UIColor? {
        switch color {
        case .components(let components): UIColor(components)
        case .system(let name, let fallback): UIColor.system(named: name) ?? fallback.map { UIColor($0) }
        case .named(_, let fallback): fallback.map { UIColor($0) }
        }
    }
}

extension UIColor {
    /// Creates a colour from components as displayed.
    convenience init(_ components: InterfaceColorComponents) {
        let (red, green, blue) = (CGFloat(components.red), CGFloat(components.green), CGFloat(components.blue))
        let alpha = CGFloat(components.alpha)
        switch components.space {
        case .sRGB: self.init(red: red, green: green, blue: blue, alpha: alpha)
        case .displayP3: self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case .gray: self.init(white: red, alpha: alpha)
        }
    }

    /// Returns a colour by the Objective-C name of a class property, such as `labelColor`; nil for other names.
    ///
    /// See interface_builder.md I66.
    static func system(named name: String) -> UIColor? {
        if let color = current[name] { return color() }
        return former[name]?()
    }

    private static let current: [String: @Sendable () -> UIColor] = [
        "labelColor": { .label }, "secondaryLabelColor": { .secondaryLabel }, "tertiaryLabelColor": { .tertiaryLabel },
        "quaternaryLabelColor": { .quaternaryLabel }, "placeholderTextColor": { .placeholderText },
        "linkColor": { .link }, "separatorColor": { .separator }, "opaqueSeparatorColor": { .opaqueSeparator },
        "tintColor": { .tintColor },
        "systemBackgroundColor": { .systemBackground },
        "secondarySystemBackgroundColor": { .secondarySystemBackground },
        "tertiarySystemBackgroundColor": { .tertiarySystemBackground },
        "systemGroupedBackgroundColor": { .systemGroupedBackground },
        "secondarySystemGroupedBackgroundColor": { .secondarySystemGroupedBackground },
        "tertiarySystemGroupedBackgroundColor": { .tertiarySystemGroupedBackground },
        "systemFillColor": { .systemFill }, "secondarySystemFillColor": { .secondarySystemFill },
        "tertiarySystemFillColor": { .tertiarySystemFill }, "quaternarySystemFillColor": { .quaternarySystemFill },
        "systemRedColor": { .systemRed }, "systemGreenColor": { .systemGreen }, "systemBlueColor": { .systemBlue },
        "systemOrangeColor": { .systemOrange }, "systemYellowColor": { .systemYellow },
        "systemPinkColor": { .systemPink }, "systemPurpleColor": { .systemPurple }, "systemTealColor": { .systemTeal },
        "systemIndigoColor": { .systemIndigo }, "systemBrownColor": { .systemBrown },
        "systemMintColor": { .systemMint }, "systemCyanColor": { .systemCyan }, "systemGrayColor": { .systemGray },
        "systemGray2Color": { .systemGray2 }, "systemGray3Color": { .systemGray3 },
        "systemGray4Color": { .systemGray4 }, "systemGray5Color": { .systemGray5 },
        "systemGray6Color": { .systemGray6 },
        "blackColor": { .black }, "darkGrayColor": { .darkGray }, "lightGrayColor": { .lightGray },
        "whiteColor": { .white }, "grayColor": { .gray }, "redColor": { .red }, "greenColor": { .green },
        "blueColor": { .blue }, "cyanColor": { .cyan }, "yellowColor": { .yellow }, "magentaColor": { .magenta },
        "orangeColor": { .orange }, "purpleColor": { .purple }, "brownColor": { .brown }, "clearColor": { .clear },
        "darkTextColor": { .darkText }, "lightTextColor": { .lightText },
    ]

    /// The names of former systems, with the colours that replaced them.
    private static let former: [String: @Sendable () -> UIColor] = [
        "groupTableViewBackgroundColor": { .systemGroupedBackground },
        "tableBackgroundColor": { .systemBackground },
        "tableCellGroupedBackgroundColor": { .secondarySystemGroupedBackground },
        "tableCellPlainBackgroundColor": { .systemBackground },
        "viewFlipsideBackgroundColor": { UIColor(red: 31 / 255, green: 33 / 255, blue: 36 / 255, alpha: 1) },
        "scrollViewTexturedBackgroundColor": { UIColor(white: 111 / 255, alpha: 1) },
        "underPageBackgroundColor": { UIColor(white: 111 / 255, alpha: 1) },
    ]
}
