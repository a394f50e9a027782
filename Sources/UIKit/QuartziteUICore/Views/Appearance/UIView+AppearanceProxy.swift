import QuartziteUIDrawing

/// A view whose class has properties of its own that an appearance proxy sets.
@MainActor package protocol AppearanceAdopting: UIView {
    /// Copies the proxy's values to properties of the class that still have their default values.
    func adoptOwnAppearance(from model: UIView)
}

extension UIView {
    /// Copies the appearance proxies' values to properties that still have their default values.
    func adoptProxyValues() {
        for case let model as UIView in AppearanceModels.current.models(for: self) {
            if ownTint == nil, let tint = model.ownTint { tintColor = tint }
            adopt(\UIView.backgroundColor, from: model) { $0 == nil }
            adopt(\UIView.semanticContentAttribute, from: model) { $0 == .unspecified }
            (self as? any AppearanceAdopting)?.adoptOwnAppearance(from: model)
        }
    }

    /// Copies a property from a proxy if the view's own value is the default one.
    package func adoptValue<View: UIView, Value>(
        _ path: ReferenceWritableKeyPath<View, Value>, from model: UIView, isDefault: (Value) -> Bool
    ) {
        if let model = model as? View { adopt(path, from: model, isDefault: isDefault) }
    }

    /// Copies a colour from a proxy if the view's own is nil.
    package func adopt<View: UIView>(_ path: ReferenceWritableKeyPath<View, UIColor?>, from model: UIView) {
        if let model = model as? View { adopt(path, from: model) { $0 == nil } }
    }
}

extension UISegmentedControl: AppearanceAdopting {
    package func adoptOwnAppearance(from model: UIView) {
        adopt(\UISegmentedControl.selectedSegmentTintColor, from: model)
    }
}

extension UIButton: AppearanceAdopting {
    package func adoptOwnAppearance(from model: UIView) {
        for path in [\UIButton.contentEdgeInsets, \UIButton.titleEdgeInsets, \UIButton.imageEdgeInsets] {
            adoptValue(path, from: model) { $0 == .zero }
        }
    }
}

extension UILabel: AppearanceAdopting {
    package func adoptOwnAppearance(from model: UIView) {
        let plain = UILabel()
        adoptValue(\UILabel.textColor, from: model) { $0 == plain.textColor }
        adoptValue(\UILabel.font, from: model) { $0 == plain.font }
    }
}

extension UITextField: AppearanceAdopting {
    package func adoptOwnAppearance(from model: UIView) {
        let plain = UITextField()
        adoptValue(\UITextField.textColor, from: model) { $0 == plain.textColor }
        adoptValue(\UITextField.font, from: model) { $0 == plain.font }
    }
}

extension UIToolbar: AppearanceAdopting {
    package func adoptOwnAppearance(from model: UIView) { adopt(\UIToolbar.barTintColor, from: model) }
}

extension UISearchBar: AppearanceAdopting {
    package func adoptOwnAppearance(from model: UIView) { adopt(\UISearchBar.barTintColor, from: model) }
}
