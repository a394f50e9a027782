import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension NibSource {
    /// Returns a colour of the document (interface_builder.md §9).
    ///
    /// An unknown name gives the copy that Interface Builder saved; without one, the colour is nil, and its name is
    /// reported with the line.
    func color(_ color: InterfaceColor, line: Int) -> UIColor? {
        let (name, found, copy): (String, UIColor?, InterfaceColorComponents?)
        switch color {
        case .components(let components): return UIColor(components)
        case .system(let system, let fallback): (name, found, copy) = (system, .system(named: system), fallback)
        case .named(let own, let fallback):
            (name, found, copy) = (own, UIColor(named: own, in: bundle, compatibleWith: nil), fallback)
        }
        if found == nil, copy == nil {
            warn("Could not load the \"\(name)\" color referenced from this document.", line: line)
        }
        return found ?? copy.map { UIColor($0) }
    }
}

extension UIColor {
    /// Creates a colour from components as displayed.
    package convenience init(_ components: InterfaceColorComponents) {
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
        former[name]?() ?? platform(named: name)
    }

    /// The names of former systems, with the colours that replaced them.
    private static let former: [String: @Sendable () -> UIColor] = [
        "tableBackgroundColor": { .systemBackground },
        "tableCellGroupedBackgroundColor": { .secondarySystemGroupedBackground },
        "tableCellPlainBackgroundColor": { .systemBackground },
        "viewFlipsideBackgroundColor": { UIColor(red: 31 / 255, green: 33 / 255, blue: 36 / 255, alpha: 1) },
        "scrollViewTexturedBackgroundColor": { UIColor(white: 111 / 255, alpha: 1) },
        "underPageBackgroundColor": { UIColor(white: 111 / 255, alpha: 1) },
    ]
}
