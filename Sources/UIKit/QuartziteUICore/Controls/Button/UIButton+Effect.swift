import QuartziteUIDrawing

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

    /// Shows a white glow behind the content of a pressed button that wants one, or removes it.
    func showGlow() {
        let old = layer.sublayers?.first { $0.name == Self.glowName }
        guard showsTouchWhenHighlighted, isHighlighted, isEnabled else { return old?.removeFromSuperlayer() ?? () }
        guard old == nil else { return }
        let glow = CAGradientLayer()
        glow.name = Self.glowName
        glow.type = .radial
        glow.colors = [UIColor(white: 1, alpha: 0.9), UIColor(white: 1, alpha: 0)].map(\.cgColor)
        (glow.startPoint, glow.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        glow.frame = CGRect(x: bounds.midX - 50, y: bounds.midY - 50, width: 100, height: 100)
        layer.insertSublayer(glow, below: picture.layer)
    }

    private static var glowName: String { "glow" }
}
