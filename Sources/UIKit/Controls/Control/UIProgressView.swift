import QuartzCore

extension UIProgressView {
    /// How a progress view looks.
    public enum Style: Int, Sendable {
        /// A bar with round ends, 4 points high.
        case `default`
        /// A bar with square ends, 2 points high, for the edge of another bar.
        case bar
    }
}

/// A bar that shows how much of something is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
    private let track = UIImageView(image: nil)
    private let fill = UIImageView(image: nil)

    /// A bar without progress, as wide as `frame`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A bar without progress; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// A bar without progress, of 150 points and the height of its style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        bounds.size = CGSize(width: 150, height: height)
    }

    private func prepare() {
        addSubview(track)
        addSubview(fill)
    }

    /// How the bar looks; ``Style/default`` by default.
    open var progressViewStyle = Style.default {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// How much is done, clamped to 0…1; 0 by default.
    ///
    /// A change is not animated.
    open var progress: Float {
        get { value }
        set { setProgress(newValue, animated: false) }
    }
    private var value: Float = 0 { didSet { tellObservers() } }

    /// Sets the progress; animated, the bar takes a quarter of a second, or what the block of animations around says.
    open func setProgress(_ progress: Float, animated: Bool) {
        if animated { UIView.performWithoutAnimation { self.placeParts() } }
        value = progress.isNaN ? 0 : min(max(progress, 0), 1)
        if animated { UIView.change(animated: true) { self.placeParts() } } else { setNeedsLayout() }
    }

    /// The colour of what is done; nil, the default, for the view's tint.
    open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of what is not; nil, the default, for the system's grey.
    open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// A picture over what is done, in place of a colour; nil by default.
    open var progressImage: UIImage? { didSet { setNeedsLayout() } }
    /// A picture over what is not, in place of a colour; nil by default.
    open var trackImage: UIImage? { didSet { setNeedsLayout() } }

    /// Shows the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    private var height: CGFloat { progressViewStyle == .bar ? 2 : 4 }

    /// The width asked for, and the height of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    /// Any width, and the height of the style.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    /// Places the bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        show(trackImage, or: trackTintColor ?? .systemGray5, in: track, width: bounds.width)
        show(progressImage, or: progressTintColor ?? tintColor, in: fill, width: bounds.width * CGFloat(value))
    }

    private func show(_ image: UIImage?, or color: UIColor?, in part: UIImageView, width: CGFloat) {
        part.frame = CGRect(x: bounds.minX, y: bounds.minY, width: max(width, 0), height: bounds.height)
        part.image = image
        part.backgroundColor = image == nil ? color : nil
        part.layer.cornerRadius = progressViewStyle == .bar || image != nil ? 0 : min(width, bounds.height) / 2
    }
}
