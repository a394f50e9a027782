import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension UIVisualEffectView {
    /// Sets the effect (interface_builder.md I93).
    func decodeVisualEffectViewAttributes(from coder: NibCoder) {
        for child in coder.element.children {
            switch child.name {
            case "blurEffect": effect = Self.blur(child)
            case "vibrancyEffect":
                let blur = child.children.first { $0.name == "blurEffect" }.map(Self.blur)
                effect = UIVibrancyEffect(blurEffect: blur ?? UIBlurEffect(style: .regular))
            default: break
            }
        }
        decodeConstraints(from: coder)
    }

    private static func blur(_ element: InterfaceElement) -> UIBlurEffect {
        UIBlurEffect(style: element.attribute("style").flatMap { UIBlurEffect.Style.words[$0] } ?? .regular)
    }
}

extension UIBlurEffect.Style {
    /// The styles, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
