@_spi(UIKitLayers) import QuartziteUICore

/// A control with two buttons that decrement and increment a value, 94 by 32 points large.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)
    /// The delay in seconds before steps repeat while a button is held; then the interval between steps.
    private static let patience = 0.5
    private static let interval = 0.1

    private let line = UIView.part(UIColor(white: 0.56, alpha: 0.3))
    private let bars = (0..<3).map { _ in UIView.part(.label) }
    private let shade = UIView.part(.systemFill)
    private lazy var pictures = StepperImages(self)
    /// −1 or 1 while a button is held, otherwise 0.
    private var direction = 0.0
    private var timer: Timer?

    /// Creates a stepper with the range 0…100 and the value 0, at the origin of `frame`.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        prepare()
    }

    /// Creates a stepper with the range 0…100 and the value 0; reads a storyboard or xib if `coder` belongs to one.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        prepare()
        PropertyTables.stepper.decode(self, from: coder)
    }

    private func prepare() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        shade.layer.cornerRadius = 8
        for part in [shade, line] + bars { addSubview(part) }
        placeParts()
    }

    // MARK: Value

    private var current = 0.0 { didSet { notifyObservers() } }

    /// The value, clamped to the range; 0 by default.
    ///
    /// Setting it sends no event.
    open var value: Double {
        get { current }
        set {
            current = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
            placeParts()
        }
    }

    /// The minimum value; 0 by default, and a value not below the maximum raises an exception, as on iOS.
    open var minimumValue = 0.0 {
        didSet {
            requireRange()
            value = current
        }
    }
    /// The maximum value; 100 by default, and a value not above the minimum raises an exception, as on iOS.
    open var maximumValue = 100.0 {
        didSet {
            requireRange()
            value = current
        }
    }
    /// The step size; 1 by default, and a value not above 0 raises an exception, as on iOS.
    open var stepValue = 1.0 {
        didSet {
            guard stepValue > 0 else { raise(.invalidArgument, "stepValue must be greater than 0") }
        }
    }

    private func requireRange() {
        guard minimumValue < maximumValue else {
            raise(.invalidArgument, "minimumValue must be less than maximumValue")
        }
    }

    /// Whether a step past one end of the range continues at the other end; false by default.
    open var wraps = false { didSet { placeParts() } }
    /// Whether steps repeat while a button is held; true by default.
    open var autorepeat = true
    /// Whether each repeated step sends `valueChanged`, instead of only the end of the touch; true by default.
    open var isContinuous = true

    private func step() {
        let target = current + direction * stepValue
        let old = current
        if wraps, target > maximumValue {
            value = minimumValue
        } else if wraps, target < minimumValue {
            value = maximumValue
        } else {
            value = target
        }
        if current != old, isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Layout

    /// Returns the size, 94 by 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    /// The size, 94 by 32 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// Whether the stepper responds to touches; a disabled stepper has dimmed signs.
    open override var isEnabled: Bool { didSet { placeParts() } }

    /// Lays out the buttons.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let (width, height) = (bounds.width / 2, bounds.height)
        line.frame = CGRect(x: width - 0.5, y: height / 4, width: 1, height: height / 2)
        let left = CGPoint(x: width / 2, y: height / 2)
        let right = CGPoint(x: width * 1.5, y: height / 2)
        for (bar, (middle, size)) in zip(bars, [(left, (14, 1.5)), (right, (14, 1.5)), (right, (1.5, 14))]) {
            bar.bounds.size = CGSize(width: size.0, height: size.1)
            bar.center = middle
        }
        let (canSink, canRise) = (wraps || current > minimumValue, wraps || current < maximumValue)
        for (bar, canStep) in zip(bars, [canSink, canRise, canRise]) { bar.alpha = isEnabled && canStep ? 1 : 0.25 }
        shade.isHidden = direction == 0 || pictures.hasBackground
        shade.frame = CGRect(x: direction < 0 ? 0 : width, y: 0, width: width, height: height)
        guard pictures.isUsed else { return }
        bars[0].isHidden = pictures.decrement[.normal] != nil
        for bar in bars.dropFirst() { bar.isHidden = pictures.increment[.normal] != nil }
        line.isHidden = pictures.hasDivider
        backgroundColor = pictures.hasBackground ? nil : .tertiarySystemFill
        pictures.place(canDecrement: canSink, canIncrement: canRise, pressed: direction)
    }

    // MARK: Images

    /// Sets the image of the button that increments the value; nil restores the plus sign.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        pictures.increment[own: state] = image
        placeParts()
    }
    /// Returns the image of the button that increments the value; a plus sign by default.
    open func incrementImage(for state: UIControl.State) -> UIImage? {
        pictures.increment[own: state] ?? UIImage(systemName: "plus")
    }
    /// Sets the image of the button that decrements the value; nil restores the minus sign.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        pictures.decrement[own: state] = image
        placeParts()
    }
    /// Returns the image of the button that decrements the value; a minus sign by default.
    open func decrementImage(for state: UIControl.State) -> UIImage? {
        pictures.decrement[own: state] ?? UIImage(systemName: "minus")
    }
    /// Sets the image behind each button; nil restores the grey background.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        pictures.background[own: state] = image
        placeParts()
    }
    /// Returns the image behind each button; nil by default.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { pictures.background[own: state] }
    /// Sets the image between the buttons for their states; nil restores the line.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        pictures.set(divider: image, leftState, rightState)
        placeParts()
    }
    /// Returns the image between the buttons for their states; nil by default.
    open func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
    ) -> UIImage? { pictures.divider(state, rightSegmentState) }

    // MARK: Tracking

    @_spi(UIKitLayers) public override var keepsTaps: Bool { true }

    /// Takes a step, and repeats it if `autorepeat` is true.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        direction = touch.location(in: self).x < bounds.midX ? -1 : 1
        step()
        placeParts()
        guard autorepeat else { return true }
        timer = Timer.scheduledTimer(withTimeInterval: Self.patience, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.repeatSteps() }
        }
        return true
    }

    private func repeatSteps() {
        step()
        timer = Timer.scheduledTimer(withTimeInterval: Self.interval, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.step() }
        }
    }

    /// Stops stepping.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        release()
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// Stops stepping.
    open override func cancelTracking(with event: UIEvent?) { release() }

    private func release() {
        timer?.invalidate()
        timer = nil
        direction = 0
        placeParts()
    }
}
