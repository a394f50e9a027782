/// A colour of a document (interface_builder.md §9).
package enum InterfaceColor: Hashable, Sendable {
    case components(InterfaceColorComponents)
    /// A class property of `UIColor`, such as `labelColor`; `fallback` is used if the name is unknown.
    case system(String, fallback: InterfaceColorComponents?)
    /// A colour of the asset catalog; `fallback` is used if the catalog lacks the name.
    case named(String, fallback: InterfaceColorComponents?)
}

/// The components of a colour as displayed, 0...1, or outside it only for wide-gamut colours.
package struct InterfaceColorComponents: Hashable, Sendable {
    /// The colour spaces.
    package enum Space: Hashable, Sendable {
        case sRGB, displayP3
        /// The space of `UIColor(white:alpha:)`, in which red, green and blue are equal.
        case gray
    }

    package var space: Space
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double
}

extension InterfaceElement {
    /// Returns the colour that is the value of a property; nil if it is absent, `nil` or unreadable.
    package func color(_ key: String) -> InterfaceColor? { child(forKey: key, named: "color")?.colorValue }

    /// This `color` element as a value; nil if it is unreadable.
    var colorValue: InterfaceColor? {
        // The name of a system colour takes precedence over components.
        for attribute in ["systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"] {
            guard let name = self.attribute(attribute) else { continue }
            return .system(name, fallback: colorComponents ?? tree.resourceColor("systemColor", named: name))
        }
        guard let name = attribute("name") else { return colorComponents.map(InterfaceColor.components) }
        switch attribute("colorSpace") {
        case nil: return .named(name, fallback: tree.resourceColor("namedColor", named: name))
        case "catalog":
            return attribute("catalog") == "System"
                ? .system(name, fallback: nil) : .named(name, fallback: tree.resourceColor("namedColor", named: name))
        default: return colorComponents.map(InterfaceColor.components)
        }
    }

    /// The components of this `color` element; nil if it has no readable components.
    var colorComponents: InterfaceColorComponents? {
        let space = attribute("colorSpace") == "custom" ? attribute("customColorSpace") : attribute("colorSpace")
        let alpha = number("alpha") ?? 1
        if let white = number("white") {
            switch space {
            case "calibratedWhite":
                return .gray(tree.matchesColors ? ColorMatching.sRGB(fromGenericGray: white) : white, alpha)
            default: return .gray(white, alpha)
            }
        }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        let color = RGB(red, green, blue)
        switch space {
        case "calibratedRGB":
            return .sRGB(tree.matchesColors ? ColorMatching.sRGB(fromGenericRGB: color) : color, alpha)
        case "sRGB": return .sRGB(tree.matchesColors ? color : ColorMatching.genericRGB(fromSRGB: color), alpha)
        case "adobeRGB1998": return .sRGB(ColorMatching.sRGB(fromAdobeRGB: color), alpha)
        case "displayP3":
            return InterfaceColorComponents(space: .displayP3, red: red, green: green, blue: blue, alpha: alpha)
        // Device colour spaces and unknown ones keep their components.
        default: return .sRGB(color, alpha)
        }
    }
}

extension InterfaceColorComponents {
    fileprivate static func gray(_ white: Double, _ alpha: Double) -> Self {
        Self(space: .gray, red: white, green: white, blue: white, alpha: alpha)
    }

    fileprivate static func sRGB(_ color: RGB, _ alpha: Double) -> Self {
        Self(space: .sRGB, red: color.x, green: color.y, blue: color.z, alpha: alpha)
    }
}
