import QuartziteUIDrawing

extension UIActivityIndicatorView {
    /// Styles of an activity indicator; raw values are Apple's.
    public enum Style: Int, Sendable {
        /// 20 points wide and high.
        case medium = 100
        /// 37 points wide and high.
        case large = 101
        /// The former name of a white indicator of 37 points.
        case whiteLarge = 0
        /// The former name of a white indicator of 20 points.
        case white = 1
        /// The former name of ``medium``.
        case gray = 2

        var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
        var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
    }
}

/// A view of eight spokes that fade one after another, which shows that a task is in progress.
///
/// The view is hidden while it does not animate; one revolution takes 0.8 seconds.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    private static let spokeCount = 8
    private static let period: CFTimeInterval = 0.8
    private static let faintest = 0.25
    private let spokes = (0..<spokeCount).map { _ in CALayer() }

    /// Creates a stopped indicator with the size of a style.
    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        self.style = style
        hugContent()
        prepare()
    }

    /// Creates a stopped medium indicator with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugContent()
        prepare()
    }

    private func hugContent() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
    }

    /// Creates an indicator from a storyboard or xib; with other coders, a stopped medium one.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = CGSize(width: style.side, height: style.side)
        prepare()
        PropertyTables.activityIndicatorView.decode(self, from: coder)
    }

    private func prepare() {
        for (index, spoke) in spokes.enumerated() {
            spoke.actions = [
                "opacity": NSNull(), "backgroundColor": NSNull(), "bounds": NSNull(), "position": NSNull(),
            ]
            spoke.opacity = Float(Self.opacity(ofSpoke: index, step: 0))
            layer.addSublayer(spoke)
        }
        colorSpokes()
        isHidden = true
    }

    /// The style, which determines size and colour; medium by default.
    open var style = Style.medium {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            colorSpokes()
        }
    }

    /// The colour of the spokes; nil, the default, uses the colour of the style.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            ownColor = newValue
            colorSpokes()
        }
    }
    private var ownColor: UIColor?

    /// Whether the view is hidden while it does not animate; true by default.
    open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }

    /// Whether the indicator animates.
    open private(set) var isAnimating = false { didSet { notifyObservers() } }

    /// Shows the indicator and starts the animation.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        isHidden = false
        for (index, spoke) in spokes.enumerated() { spoke.add(Self.fading(ofSpoke: index), forKey: "fading") }
    }

    /// Stops the animation, and hides the view if `hidesWhenStopped` is true.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        for spoke in spokes { spoke.removeAnimation(forKey: "fading") }
        if hidesWhenStopped { isHidden = true }
    }

    /// Returns the size of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: style.side, height: style.side) }
    /// The size of the style.
    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

    /// Lays out the spokes around the centre.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = style.side
        let (width, length) = (side * 0.115, side * 0.27)
        for (index, spoke) in spokes.enumerated() {
            spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
            spoke.cornerRadius = width / 2
            spoke.position = CGPoint(x: bounds.midX, y: bounds.midY)
            // The anchor point is the common centre of the spokes.
            spoke.anchorPoint = CGPoint(x: 0.5, y: side * 0.46 / length)
            spoke.setAffineTransform(
                CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(index) / CGFloat(Self.spokeCount)))
        }
    }

    private func colorSpokes() { for spoke in spokes { spoke.backgroundColor = resolved(color) } }

    @_spi(UIKitLayers) public override func colorsDidChange() { colorSpokes() }

    private static func opacity(ofSpoke index: Int, step: Int) -> Double {
        let age = ((step - index) % spokeCount + spokeCount) % spokeCount
        return 1 - (1 - faintest) * Double(age) / Double(spokeCount - 1)
    }

    /// The animation of a spoke: opaque at its step, then fading.
    private static func fading(ofSpoke index: Int) -> CAAnimation {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = (0...spokeCount).map { opacity(ofSpoke: index, step: $0) }
        animation.duration = period
        animation.repeatCount = .infinity
        animation.isRemovedOnCompletion = false
        return animation
    }
}
