import UIKit

struct ThemeTrait: UITraitDefinition {
    static let defaultValue = "classic"
    static let affectsColorAppearance = true
    static let name = "Theme"
    static let identifier = "probes.theme"
}

extension UITraitCollection {
    var theme: String { self[ThemeTrait.self] }
}

extension UIMutableTraits {
    var theme: String {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
    }
}

final class CustomTrait: UIViewController {
    func change() {
        traitOverrides.theme = "modern"
        let traits = UITraitCollection { $0.theme = "modern" }
        title = traits.theme
        registerForTraitChanges([ThemeTrait.self]) { (self: Self, _) in self.title = self.traitCollection.theme }
    }
}
