import QuartziteUIDrawing

extension UIImageView: AccessibleByDefault {
    /// An image is visited only if it has a label.
    package var isStandardAccessibilityElement: Bool { image?.accessibilityLabel != nil }
    package var standardAccessibilityLabel: String? { image?.accessibilityName }
    package var standardAccessibilityIdentifier: String? { image?.accessibilityIdentifier ?? image?.assetName }
    package var standardAccessibilityTraits: UIAccessibilityTraits { .image }
    package var automationKind: AutomationKind { .image }
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
    package var accessibilityName: String? {
        accessibilityLabel
            ?? assetName.map { name in name.map { "._-".contains($0) ? " " : String($0) }.joined() }
    }
}
