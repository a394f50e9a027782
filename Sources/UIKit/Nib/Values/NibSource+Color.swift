import InterfaceBuilder
import QuartzCore

extension NibSource {
    /// Returns a colour of the document (interface_builder.md §9).
    ///
    /// An unknown name gives the copy that Interface Builder saved; nil without one.
    func color(_ color: InterfaceColor) -> UIColor? {
        switch color {
        case .components(let components): UIColor(components)
        case .system(let name, let fallback): UIColor.system(named: name) ?? fallback.map { UIColor($0) }
        case .named(let name, let fallback):
            UIColor(named: name, in: bundle, compatibleWith: nil) ?? fallback.map { UIColor($0) }
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
