import QuartziteUIDrawing

/// A control that starts a refresh of content when the user pulls it down far enough.
///
/// It sends `valueChanged` when the finger is lifted after pulling at least 110 points, and remains visible until
/// ``endRefreshing()``.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// The distance to pull, in points.
    static let threshold: CGFloat = 110
    private static let plainHeight: CGFloat = 60
    /// The space around a title, in points.
    private static let titlePadding: CGFloat = 10

    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private weak var owner: UIScrollView?
    private var isAdded = false

    /// Creates a control that is not refreshing.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.plainHeight))
        prepare()
    }

    /// Creates a control from a storyboard or xib; with other coders, one of the default size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        PropertyTables.refreshControl.decode(self, from: coder)
    }

    private func prepare() {
        wheel.hidesWhenStopped = false
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        isUserInteractionEnabled = false
        addSubview(wheel)
        addSubview(label)
        alpha = 0
    }

    /// Whether a refresh is in progress.
    open private(set) var isRefreshing = false { didSet { notifyObservers() } }

    /// The title below the spinner, which makes the control higher; nil by default.
    open var attributedTitle: NSAttributedString? {
        get { label.attributedText }
        set {
            let old = height
            label.attributedText = newValue
            height = Self.plainHeight + (hasTitle ? label.intrinsicContentSize.height + Self.titlePadding : 0)
            if isAdded { owner?.contentInset.top += height - old }
            bounds.size.height = height
            owner.map(place)
            setNeedsLayout()
        }
    }

    /// The height in points.
    private var height = plainHeight
    private var hasTitle: Bool { label.attributedText?.string.isEmpty == false }

    /// Applies the tint colour to the spinner, which is grey unless a tint colour is set.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if ownTint != nil { wheel.color = tintColor }
    }

    /// Shows the control as after a pull, without sending an event.
    open func beginRefreshing() { begin() }

    private func begin() {
        guard !isRefreshing else { return }
        isRefreshing = true
        wheel.startAnimating()
        alpha = 1
        addInset()
    }

    /// Ends the refresh and hides the control.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        removeInset()
    }

    private func addInset() {
        guard let owner, !isAdded else { return }
        isAdded = true
        // The content stays where a finger holds it, and settles below the control.
        owner.contentInset.top += height
    }

    private func removeInset() {
        guard let owner, isAdded else { return wheel.stopAnimating() }
        isAdded = false
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            owner.contentInset.top -= self.height
            self.alpha = 0
        } completion: { _ in
            if !self.isRefreshing { self.wheel.stopAnimating() }
        }
    }

    /// Called when the pulling finger is lifted.
    func release() {
        guard let owner, !isRefreshing, isEnabled else { return }
        guard -owner.bounds.minY - owner.adjustedContentInset.top >= Self.threshold else { return }
        begin()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    func join(_ view: UIScrollView) {
        owner = view
        view.alwaysBounceVertical = true
        view.insertSubview(self, at: 0)
        place(in: view)
    }

    func leave() {
        removeInset()
        owner = nil
        removeFromSuperview()
    }

    /// Positions the control at the top of the visible area, with an opacity that follows the pull.
    func place(in view: UIScrollView) {
        let top = view.adjustedContentInset.top - (isAdded ? height : 0)
        let pulled = -view.bounds.minY - top
        let frame = CGRect(
            x: view.bounds.minX, y: min(view.bounds.minY + top, 0), width: view.bounds.width, height: height)
        if frame != self.frame { self.frame = frame }
        if !isRefreshing { alpha = min(max(pulled / Self.threshold, 0), 1) }
    }

    /// Positions the spinner and the title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        wheel.center = CGPoint(x: bounds.midX, y: Self.plainHeight / 2)
        let below = max(bounds.height - Self.plainHeight, 0)
        label.frame = CGRect(x: 0, y: Self.plainHeight - Self.titlePadding / 2, width: bounds.width, height: below)
    }
}

extension UIScrollView {
    func replace(_ old: UIRefreshControl?, by new: UIRefreshControl?) {
        guard old !== new else { return }
        old?.leave()
        new?.join(self)
    }
}
