import QuartziteUIDrawing

/// The view that shows the background of a cell, header or footer.
package final class BackgroundConfigurationView: UIView {
    private let fill = UIView.part()
    private let picture = UIImageView(image: nil)
    private let line = UIView.part()
    private var effect: UIVisualEffectView?
    private var shownCustomView: UIView?

    package var configuration: UIBackgroundConfiguration {
        didSet { if configuration != oldValue { show() } }
    }

    package init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = configuration.customView != nil
        for view in [fill, picture, line] { addSubview(view) }
        show()
    }

    package required init?(coder: NSCoder) { nil }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    package override func colorsDidChange() {
        super.colorsDidChange()
        showStroke()
        showShadow()
    }

    private func showShadow() {
        let shadow = configuration.shadowProperties
        layer.shadowColor = resolved(shadow.color)
        layer.shadowOpacity = Float(shadow.opacity)
        layer.shadowRadius = shadow.radius
        layer.shadowOffset = shadow.offset
    }

    private func show() {
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        picture.image = configuration.image
        picture.contentMode = configuration.imageContentMode
        picture.clipsToBounds = true
        for view in [fill, picture] { view.layer.cornerRadius = max(configuration.cornerRadius, 0) }
        if shownCustomView !== configuration.customView {
            shownCustomView?.removeFromSuperview()
            shownCustomView = configuration.customView
            if let view = shownCustomView { insertSubview(view, belowSubview: line) }
            isUserInteractionEnabled = shownCustomView != nil
        }
        if effect?.effect != configuration.visualEffect {
            effect?.removeFromSuperview()
            effect = configuration.visualEffect.map { UIVisualEffectView(effect: $0) }
            if let effect {
                // Glass casts a shadow.
                effect.clipsToBounds = !(configuration.visualEffect is UIGlassEffect)
                insertSubview(effect, at: 0)
            }
        }
        effect?.layer.cornerRadius = max(configuration.cornerRadius, 0)
        effect?.setNeedsLayout()
        showStroke()
        showShadow()
        setNeedsLayout()
    }

    private func showStroke() {
        line.layer.borderWidth = max(configuration.strokeWidth, 0)
        line.layer.borderColor = resolved(configuration.resolvedStrokeColor(for: tintColor))
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if let margins = superview?.directionalLayoutMargins {
            if edges.contains(.top) { insets.top += margins.top }
            if edges.contains(.leading) { insets.leading += margins.leading }
            if edges.contains(.bottom) { insets.bottom += margins.bottom }
            if edges.contains(.trailing) { insets.trailing += margins.trailing }
        }
        let area = bounds.inset(by: insets.physical(isRightToLeft))
        for view in [fill, picture, effect, shownCustomView] { view?.frame = area }
        if configuration.shadowProperties.opacity > 0 {
            let outline = UIBezierPath(roundedRect: area, cornerRadius: max(configuration.cornerRadius, 0))
            layer.shadowPath = (configuration.shadowProperties.path ?? outline).cgPath
        }
        line.frame = area.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
        line.layer.cornerRadius = max(configuration.cornerRadius + configuration.strokeOutset, 0)
    }
}

extension NSDirectionalEdgeInsets {
    package func physical(_ isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
            right: isRightToLeft ? leading : trailing)
    }
}
