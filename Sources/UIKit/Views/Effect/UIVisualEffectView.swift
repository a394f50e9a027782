import QuartzCore

/// A view that blurs the content behind it, or blends its own content with it.
///
/// Add subviews to `contentView`. The effect is animatable: inside an animation block, the radius of a blur changes
/// gradually.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let backdrop = BackdropView()
    private let shade = UIView.part()
    private let content: UIView

    /// Creates a view of size zero with an effect.
    public init(effect: UIVisualEffect?) {
        content = UIView()
        super.init(frame: .zero)
        prepare()
        self.effect = effect
        showEffect()
    }

    /// Creates a view without an effect.
    public override init(frame: CGRect) {
        content = UIView()
        super.init(frame: frame)
        prepare()
    }

    /// Creates a view from a storyboard or xib; with other coders, one without an effect.
    public required init?(coder: NSCoder) {
        content = (coder as? NibCoder)?.view("contentView") ?? UIView()
        super.init(coder: coder)
        prepare()
        (coder as? NibCoder).map { decodeVisualEffectViewAttributes(from: $0) }
    }

    private func prepare() {
        for view in [backdrop, shade, content] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        shade.alpha = 0
    }

    /// The effect of the view; nil, the default, for none.
    open var effect: UIVisualEffect? { didSet { showEffect() } }

    /// The view that holds the content, above the effect.
    open var contentView: UIView { content }

    override func colorsDidChange() { showEffect() }

    private func showEffect() {
        let style = effectiveTraits.userInterfaceStyle
        let glass = effect?.glass(for: style) ?? .clear
        backdrop.show(glass)
        if glass.opacity > 0 {
            let color = UIColor(white: glass.shade, alpha: 1)
            // A shade that appears from nothing has its final colour from the start.
            if shade.alpha == 0 {
                UIView.performWithoutAnimation { shade.backgroundColor = color }
            } else {
                shade.backgroundColor = color
            }
        }
        shade.alpha = glass.opacity
        layer.compositingFilter = effect?.contentFilter(for: style)
    }
}

/// The subview that filters the content behind it.
private final class BackdropView: UIView {
    private static let keyPaths = ["backgroundFilters.blur.inputRadius", "backgroundFilters.color.inputSaturation"]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        show(.clear)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ glass: Glass) {
        let inputs = [
            ("blur", "CIGaussianBlur", ["inputRadius": glass.radius]),
            ("color", "CIColorControls", ["inputSaturation": glass.saturation]),
        ]
        layer.backgroundFilters = inputs.compactMap { name, kind, parameters in
            let filter = CIFilter(name: kind, parameters: parameters)
            filter?.name = name
            return filter
        }
    }

    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard event == "backgroundFilters" else { return super.action(for: layer, forKey: event) }
        return AnimationContext.current?.action(for: self, keyPaths: Self.keyPaths) ?? NSNull()
    }
}
