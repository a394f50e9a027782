import QuartziteUIDrawing

// Written by scripts/generate-keys.

extension ObservableKeys {
    private static let nsLayoutConstraint = ObservableKeys(
        of: NSLayoutConstraint.self,
        [
            "constant": \.constant, "firstAnchor": \.firstAnchor, "firstAttribute": \.firstAttribute,
            "firstItem": \.firstItem, "identifier": \.identifier, "isActive": \.isActive, "multiplier": \.multiplier,
            "priority": \.priority, "relation": \.relation, "secondAnchor": \.secondAnchor,
            "secondAttribute": \.secondAttribute, "secondItem": \.secondItem,
        ])
    private static let uiLayoutGuide = ObservableKeys(
        of: UILayoutGuide.self,
        [
            "bottomAnchor": \.bottomAnchor, "centerXAnchor": \.centerXAnchor, "centerYAnchor": \.centerYAnchor,
            "heightAnchor": \.heightAnchor, "identifier": \.identifier, "layoutFrame": \.layoutFrame,
            "leadingAnchor": \.leadingAnchor, "leftAnchor": \.leftAnchor, "owningView": \.owningView,
            "rightAnchor": \.rightAnchor, "topAnchor": \.topAnchor, "trailingAnchor": \.trailingAnchor,
            "widthAnchor": \.widthAnchor,
        ])
    private static let uiStackView = ObservableKeys(
        of: UIStackView.self,
        [
            "alignment": \.alignment, "arrangedSubviews": \.arrangedSubviews, "axis": \.axis,
            "distribution": \.distribution, "isLayoutMarginsRelativeArrangement": \.isLayoutMarginsRelativeArrangement,
            "spacing": \.spacing,
        ])

    /// The properties of classes in the folder Layout.
    static let coreLayout: [ObservableKeys] = [nsLayoutConstraint, uiLayoutGuide, uiStackView]
}

extension NSLayoutConstraint: ListedObject {}
extension UILayoutGuide: ListedObject {}
