import QuartzCore

extension UIView {
    /// Copies the appearance proxies' values to properties that still have their default values.
    func adoptProxyValues() {
        for case let model as UIView in AppearanceModels.current.models(for: self) {
            if ownTint == nil, let tint = model.ownTint { tintColor = tint }
            adopt(\UIView.backgroundColor, from: model) { $0 == nil }
            adopt(\UIView.semanticContentAttribute, from: model) { $0 == .unspecified }
            switch self {
            case is UISwitch:
                adopt(\UISwitch.onTintColor, from: model)
                adopt(\UISwitch.thumbTintColor, from: model)
            case is UISlider:
                adopt(\UISlider.minimumTrackTintColor, from: model)
                adopt(\UISlider.maximumTrackTintColor, from: model)
                adopt(\UISlider.thumbTintColor, from: model)
            case is UIProgressView:
                adopt(\UIProgressView.progressTintColor, from: model)
                adopt(\UIProgressView.trackTintColor, from: model)
            case is UIPageControl:
                adopt(\UIPageControl.pageIndicatorTintColor, from: model)
                adopt(\UIPageControl.currentPageIndicatorTintColor, from: model)
            case is UISegmentedControl: adopt(\UISegmentedControl.selectedSegmentTintColor, from: model)
            case is UILabel:
                let plain = UILabel()
                adoptValue(\UILabel.textColor, from: model) { $0 == plain.textColor }
                adoptValue(\UILabel.font, from: model) { $0 == plain.font }
            case is UITextField:
                let plain = UITextField()
                adoptValue(\UITextField.textColor, from: model) { $0 == plain.textColor }
                adoptValue(\UITextField.font, from: model) { $0 == plain.font }
            case is UIToolbar: adopt(\UIToolbar.barTintColor, from: model)
            case is UISearchBar: adopt(\UISearchBar.barTintColor, from: model)
            default: break
            }
        }
    }

    /// Copies a property from a proxy if the view's own value is the default one.
    private func adoptValue<View: UIView, Value>(
        _ path: ReferenceWritableKeyPath<View, Value>, from model: UIView, isDefault: (Value) -> Bool
    ) {
        if let model = model as? View { adopt(path, from: model, isDefault: isDefault) }
    }

    /// Copies a colour from a proxy if the view's own is nil.
    private func adopt<View: UIView>(_ path: ReferenceWritableKeyPath<View, UIColor?>, from model: UIView) {
        if let model = model as? View { adopt(path, from: model) { $0 == nil } }
    }
}
