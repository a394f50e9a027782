import QuartziteUIFoundation

/// The variants of a colour set (interface_builder_segues.md I114).
struct AssetColor: Sendable {
    private let entries: [AssetContents.Entry]

    /// Creates the colour of a set; nil if it has no colour for any device of iOS.
    init?(_ contents: AssetContents) {
        entries = (contents.colors ?? []).filter { $0.color.flatMap(UIColor.init) != nil }
        guard color(for: AssetTraits()) != nil else { return nil }
    }

    /// Returns the colour for some traits; nil if all variants are for other devices.
    func color(for traits: AssetTraits) -> UIColor? {
        entries.fitting(traits).first?.color.flatMap(UIColor.init)
    }

    /// Whether the colour depends on traits.
    package var isDynamic: Bool { entries.count > 1 }
}

extension UIColor {
    /// Creates a colour of an asset catalog; nil for an unknown reference and for components that cannot be read.
    fileprivate convenience init?(_ color: AssetContents.Color) {
        if let reference = color.reference {
            guard let named = UIColor.platform(named: reference) else { return nil }
            self.init(named)
            return
        }
        func component(_ name: String) -> CGFloat? { color.components?[name].flatMap { Self.value($0.text) } }
        // The opacity is never in units of 1/255.
        let alpha = color.components?["alpha"].map { Double($0.text).map { CGFloat($0) } } ?? 1
        guard let alpha else { return nil }
        if let white = component("white") {
            let linear = color.space == "extended-linear-gray" || color.space == "gray-gamma-1"
            let name = linear ? CGColorSpace.extendedLinearGray : nil
            guard let name, let converted = Self.converted([white, alpha], from: name) else {
                self.init(white: white, alpha: alpha)
                return
            }
            self.init(cgColor: converted)
            return
        }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        switch color.space {
        case "display-p3": self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case "extended-linear-srgb":
            let linear = Self.converted([red, green, blue, alpha], from: CGColorSpace.extendedLinearSRGB)
            guard let linear else { return nil }
            self.init(cgColor: linear)
        default: self.init(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// Returns a component: units of 1/255 in hexadecimal or as a whole number, otherwise the value itself.
    private static func value(_ text: String) -> CGFloat? {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        if let whole = Int(text) { return CGFloat(whole) / 255 }
        return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }

    private static func converted(_ components: [CGFloat], from space: CFString) -> CGColor? {
        guard let color = CGColorSpace(name: space).flatMap({ CGColor(colorSpace: $0, components: components) }) else {
            return nil
        }
        let rgba = color.rgba
        return CGColor(extendedRed: rgba.r, green: rgba.g, blue: rgba.b, alpha: rgba.a)
    }
}
