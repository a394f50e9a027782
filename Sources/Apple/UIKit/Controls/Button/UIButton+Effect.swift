import QuartzCore

extension UIButton.Configuration.Style {
    var isGlass: Bool {
        switch self {
        case .glass, .clearGlass, .prominentGlass, .prominentClearGlass: true
        case .plain, .gray, .tinted, .filled: false
        }
    }
}

extension UIButton.Configuration {
    /// The effect of the background: that of the configuration, or the glass of a look.
    func effect(tint: UIColor) -> UIVisualEffect? {
        if let effect = background.visualEffect { return effect }
        let effect: UIGlassEffect
        switch style {
        case .glass, .prominentGlass: effect = UIGlassEffect(style: .regular)
        case .clearGlass, .prominentClearGlass: effect = UIGlassEffect(style: .clear)
        case .plain, .gray, .tinted, .filled: return nil
        }
        let isProminent = style == .prominentGlass || style == .prominentClearGlass
        effect.tintColor = baseBackgroundColor ?? (isProminent ? tint : nil)
        effect.isInteractive = true
        return effect
    }
}

extension UIButton {
    private var effectView: UIVisualEffectView? {
        backgroundView?.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
    }

    /// Shows an effect behind the content, or none.
    func showEffect(_ effect: UIVisualEffect?, in background: UIView) {
        guard let effect else {
            effectView?.removeFromSuperview()
            return
        }
        if let effectView {
            if effectView.effect != effect { effectView.effect = effect }
            return
        }
        let view = UIVisualEffectView(effect: effect)
        view.clipsToBounds = !(effect is UIGlassEffect)
        view.isUserInteractionEnabled = false
        background.addSubview(view)
    }

    /// Gives the effect the shape of the background.
    func placeEffect() {
        guard let effectView, let backgroundView else { return }
        effectView.frame = backgroundView.bounds
        effectView.layer.cornerRadius = backgroundView.layer.cornerRadius
        effectView.setNeedsLayout()
    }
}
