import QuartzCore

/// A view that blurs or bends the content behind it, or blends its own content with it.
///
/// Add subviews to `contentView`. The effect is animatable: inside an animation block, the radius of a blur changes
/// gradually, and glass appears and disappears gradually.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    let backdrop = BackdropView()
    private let shade = UIView.part()
    private let content: UIView
    private var shownEffect: UIVisualEffect?
    private var contentAppearance = UIVisualEffect.ContentAppearance()
    /// The view that draws this view's glass as part of one body.
    weak var glassContainer: UIVisualEffectView?
    /// The views whose glass this view draws, in the order in which they were added.
    var glassMembers: [GlassMember] = []
    private var press: GlassPressRecognizer?

    /// A reference to a view that does not retain it.
    struct GlassMember {
        weak var view: UIVisualEffectView?
    }

    /// Creates a view of size zero with an effect.
    public init(effect: UIVisualEffect?) {
        content = UIView()
        super.init(frame: .zero)
        prepare()
        self.effect = effect
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
    ///
    /// The view keeps a copy, so set it again after a change.
    open var effect: UIVisualEffect? {
        get { shownEffect }
        set {
            let groups = shownEffect is UIGlassContainerEffect
            shownEffect = newValue.map { $0.copy() as? UIVisualEffect ?? $0 }
            showEffect()
            if groups != (shownEffect is UIGlassContainerEffect) { findGlass(in: content) }
            findGlassContainer()
        }
    }

    /// The view that holds the content, above the effect.
    open var contentView: UIView { content }

    override func colorsDidChange() { showEffect() }

    /// Shows the effect with the current traits.
    func showEffect() {
        let traits = effectiveTraits
        let appearance = groupAppearance ?? effect?.appearance(in: traits) ?? .clear
        backdrop.show(appearance)
        if appearance.opacity > 0 {
            let color = UIColor(white: appearance.shade, alpha: 1)
            // A shade that appears from nothing has its final colour from the start.
            if shade.alpha == 0 {
                UIView.performWithoutAnimation { shade.backgroundColor = color }
            } else {
                shade.backgroundColor = color
            }
        }
        shade.alpha = appearance.opacity
        show(effect?.contentAppearance(in: traits) ?? UIVisualEffect.ContentAppearance())
        glassContainer?.showEffect()
        showPress()
        setNeedsLayout()
    }

    private func show(_ appearance: UIVisualEffect.ContentAppearance) {
        layer.compositingFilter = appearance.compositing
        guard appearance != contentAppearance else { return }
        let brightness = CIFilter(name: "CIColorControls", parameters: ["inputBrightness": appearance.brightness])
        content.layer.filters = appearance.brightness == 0 ? nil : brightness.map { [$0] }
        if appearance.opacity != contentAppearance.opacity { content.alpha = appearance.opacity }
        contentAppearance = appearance
    }

    // MARK: Shape

    /// Lays out the subviews, and gives the glass the shape of the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard backdrop.glass != nil else { return }
        let outline = backdrop.layer
        if hasCornerConfiguration || layer.cornerRadius > 0 {
            outline.cornerRadius = layer.cornerRadius
            outline.cornerRadii = layer.cornerRadii
            outline.maskedCorners = layer.maskedCorners
        } else {
            outline.cornerRadii = nil
            outline.cornerRadius = min(bounds.width, bounds.height) / 2
        }
    }

    // MARK: Interaction

    private func showPress() {
        let isInteractive = (effect as? UIGlassEffect)?.isInteractive ?? false
        if isInteractive, press == nil {
            let recognizer = GlassPressRecognizer { [weak self] in self?.grow($0) }
            addGestureRecognizer(recognizer)
            press = recognizer
        } else if !isInteractive, let recognizer = press {
            removeGestureRecognizer(recognizer)
            press = nil
            grow(false)
        }
    }

    /// Makes the glass with its content larger while a finger is on it.
    private func grow(_ isPressed: Bool) {
        let length = max(bounds.width, bounds.height)
        guard length > 0 else { return }
        // Large glass grows by as many points as small glass does.
        let scale = isPressed ? 1 + min(8 / length, 0.12) : 1
        UIView.animate(springDuration: 0.35, bounce: isPressed ? 0.25 : 0.4, options: .allowUserInteraction) {
            for view in [self.backdrop, self.content] { view.transform = CGAffineTransform(scaleX: scale, y: scale) }
        }
    }

    // MARK: Hierarchy

    /// Finds the view that draws the glass; subclasses call super.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        findGlassContainer()
    }

    /// Finds the view that draws the glass; subclasses call super.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        findGlassContainer()
    }
}
