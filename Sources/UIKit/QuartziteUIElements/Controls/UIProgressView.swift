import QuartziteUICore

extension UIProgressView {
    /// Styles of a progress view.
    public enum Style: Int, Sendable {
        /// A bar with round ends, 4 points high.
        case `default`
        /// A bar with square ends, 2 points high, for the edge of another bar.
        case bar
    }
}

/// A view that depicts the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
    private let track = UIImageView(image: nil)
    private let fill = UIImageView(image: nil)

    /// Creates a view with the progress 0 and a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        prepare()
    }

    /// Creates a view with the progress 0; reads a storyboard or xib if `coder` belongs to one.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        PropertyTables.progressView.decode(self, from: coder)
    }

    /// Creates a view with the progress 0, 150 points wide, with the height of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        bounds.size = CGSize(width: 150, height: height)
    }

    private func prepare() {
        addSubview(track)
        addSubview(fill)
    }

    /// The style; ``Style/default`` by default.
    open var progressViewStyle = Style.default {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The progress, clamped to 0…1; 0 by default.
    ///
    /// Setting it is not animated.
    open var progress: Float {
        get { value }
        set { setProgress(newValue, animated: false) }
    }
    private var value: Float = 0 { didSet { notifyObservers() } }

    /// The work whose completed part the view shows; nil by default.
    ///
    /// The view follows it with each frame.
    open var observedProgress: Progress? {
        didSet {
            followingLink?.invalidate()
            followingLink = nil
            guard observedProgress != nil else { return }
            follow()
            let link = CADisplayLink(target: self, selector: Selector("follow", UIProgressView.follow))
            link.add(to: .main, forMode: .common)
            followingLink = link
        }
    }
    private var followingLink: CADisplayLink?

    private func follow() {
        guard let observedProgress else { return }
        let done = Float(observedProgress.fractionCompleted)
        if done != value { setProgress(done, animated: false) }
        if observedProgress.isFinished { followingLink?.invalidate() }
    }

    /// Ends to follow the work once the view is in no window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        followingLink?.isPaused = window == nil
    }

    /// Sets the progress; an animated change takes 0.25 s, or the duration of the enclosing animation block.
    open func setProgress(_ progress: Float, animated: Bool) {
        if animated { UIView.performWithoutAnimation { self.placeParts() } }
        value = progress.isNaN ? 0 : min(max(progress, 0), 1)
        if animated { UIView.change(animated: true) { self.placeParts() } } else { setNeedsLayout() }
    }

    /// The colour of the completed part; nil, the default, uses the tint colour.
    open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the remaining part; nil, the default, uses a system grey.
    open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// An image that replaces the colour of the completed part; nil by default.
    open var progressImage: UIImage? { didSet { setNeedsLayout() } }
    /// An image that replaces the colour of the remaining part; nil by default.
    open var trackImage: UIImage? { didSet { setNeedsLayout() } }

    /// Updates the appearance for a new tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    private var height: CGFloat { progressViewStyle == .bar ? 2 : 4 }

    /// Returns the given width and the height of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    /// No intrinsic width, and the height of the style.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    /// Lays out the bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        show(trackImage, or: trackTintColor ?? .systemFill, in: track, width: bounds.width)
        show(progressImage, or: progressTintColor ?? tintColor, in: fill, width: bounds.width * CGFloat(value))
    }

    private func show(_ image: UIImage?, or color: UIColor?, in part: UIImageView, width: CGFloat) {
        part.frame = CGRect(x: bounds.minX, y: bounds.minY, width: max(width, 0), height: bounds.height)
        mirror([part])
        part.image = image
        part.backgroundColor = image == nil ? color : nil
        part.layer.cornerRadius = progressViewStyle == .bar || image != nil ? 0 : min(width, bounds.height) / 2
    }
}
