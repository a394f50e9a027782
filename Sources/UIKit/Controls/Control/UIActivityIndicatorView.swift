import QuartzCore

extension UIActivityIndicatorView {
    /// How large a spinner is; raw values are Apple's.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
        /// The old name of a white one of 37 points.
        case whiteLarge = 0
        /// The old name of a white one of 20 points.
        case white = 1
        /// The old name of ``medium``.
        case gray = 2

        var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
        var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
    }
}

/// Eight spokes that fade in turn: something of unknown length goes on.
///
/// It is hidden unless it animates; a turn takes 0.8 seconds.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    private static let spokeCount = 8
    private static let period: CFTimeInterval = 0.8
    private static let faintest = 0.25
    private let spokes = (0..<spokeCount).map { _ in CALayer() }

    /// A spinner that stands still, at the size of its style.
    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        self.style = style
        prepare()
    }

    /// A spinner that stands still, medium-sized, at a place in its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A spinner that stands still, medium-sized; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = CGSize(width: style.side, height: style.side)
        prepare()
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

    /// How large the spinner is; medium by default.
    open var style = Style.medium {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            colorSpokes()
        }
    }

    /// The colour of the spokes; nil, the default, for that of the style.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            ownColor = newValue
            colorSpokes()
        }
    }
    private var ownColor: UIColor?

    /// Whether the spinner is hidden while it stands still; true by default.
    open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }

    /// Whether the spinner turns.
    open private(set) var isAnimating = false { didSet { tellObservers() } }

    /// Shows the spinner and lets it turn.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        isHidden = false
        for (index, spoke) in spokes.enumerated() { spoke.add(Self.fading(ofSpoke: index), forKey: "fading") }
    }

    /// Stops the spinner, and hides it if `hidesWhenStopped`.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        for spoke in spokes { spoke.removeAnimation(forKey: "fading") }
        if hidesWhenStopped { isHidden = true }
    }

    /// The size of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: style.side, height: style.side) }
    /// The size of the style.
    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

    /// Places the spokes in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = style.side
        let (width, length) = (side * 0.115, side * 0.27)
        for (index, spoke) in spokes.enumerated() {
            spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
            spoke.cornerRadius = width / 2
            spoke.position = CGPoint(x: bounds.midX, y: bounds.midY)
            // The anchor point lies where the spokes would meet.
            spoke.anchorPoint = CGPoint(x: 0.5, y: side * 0.46 / length)
            spoke.setAffineTransform(
                CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(index) / CGFloat(Self.spokeCount)))
        }
    }

    private func colorSpokes() { for spoke in spokes { spoke.backgroundColor = color.cgColor } }

    private static func opacity(ofSpoke index: Int, step: Int) -> Double {
        let age = ((step - index) % spokeCount + spokeCount) % spokeCount
        return 1 - (1 - faintest) * Double(age) / Double(spokeCount - 1)
    }

    /// Bright when the turn comes to the spoke, then fainter and fainter.
    private static func fading(ofSpoke index: Int) -> CAAnimation {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = (0...spokeCount).map { opacity(ofSpoke: index, step: $0) }
        animation.duration = period
        animation.repeatCount = .infinity
        animation.isRemovedOnCompletion = false
        return animation
    }
}
