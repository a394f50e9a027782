import QuartzCore

extension UIImageView: AccessibleByDefault {
    /// An image is visited only if it has a label.
    var isStandardAccessibilityElement: Bool { image?.accessibilityLabel != nil }
    var standardAccessibilityLabel: String? { image?.accessibilityName }
    var standardAccessibilityIdentifier: String? { image?.accessibilityIdentifier ?? image?.assetName }
    var standardAccessibilityTraits: UIAccessibilityTraits { .image }
    var automationKind: AutomationKind { .image }
}

extension UIImage {
    /// The name with which the image was found in an asset catalog or among the symbols; nil for another image.
    var assetName: String? {
        switch displaySettings.origin {
        case .asset(let asset): asset.name
        case .symbol(let symbol): symbol.name
        case nil: nil
        }
    }

    /// What an assistive technology says for the image: its label, or else the words of its name.
    var accessibilityName: String? {
        accessibilityLabel
            ?? assetName.map { name in name.map { "._-".contains($0) ? " " : String($0) }.joined() }
    }
}
