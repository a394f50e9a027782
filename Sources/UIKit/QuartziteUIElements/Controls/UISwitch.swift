@_spi(UIKitLayers) import QuartziteUICore

/// A control that is on or off, toggled by a tap or by dragging its thumb.
///
/// Its size is always 51 by 31 points.
@preconcurrency @MainActor open class UISwitch: UIControl {
    private static let size = CGSize(width: 51, height: 31)
    private static let inset: CGFloat = 2
    private static let thumbSide: CGFloat = 27
    /// How much wider the thumb is while pressed, in points.
    private static let stretch: CGFloat = 6

    /// Contains the parts, which fade together.
    private let group = UIView.part()
    private let track = UIView.part()
    private let thumb = UIView.part()
    /// The state that is drawn; it differs from ``isOn`` while the thumb is dragged.
    private var showsOn = false
    private var isPressed = false
    private var wasDragged = false
    /// The horizontal position at which the touch began.
    private var startX: CGFloat = 0

    /// Creates a switch that is off, at the origin of `frame`.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        prepare()
    }

    /// Creates a switch from a storyboard or xib; with other coders, one that is off, at the origin.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.bounds.size = Self.size
        prepare()
        PropertyTables.switch.decode(self, from: coder)
    }

    private func prepare() {
        thumb.liftOff()
        addSubview(group)
        group.addSubview(track)
        group.addSubview(thumb)
        placeParts()
    }

    /// Whether the switch is on; false by default.
    ///
    /// Setting it is not animated and sends no event.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }
    private var value = false { didSet { notifyObservers() } }

    /// Sets the state without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        value = on
        show(on, animated: animated)
    }

    /// The colour of the track when on; nil, the default, uses the system green.
    open var onTintColor: UIColor? { didSet { placeParts() } }
    /// The colour of the thumb; nil, the default, is white.
    open var thumbTintColor: UIColor? { didSet { placeParts() } }

    /// Whether the switch responds to touches; a disabled switch is drawn at half opacity.
    open override var isEnabled: Bool { didSet { group.alpha = isEnabled ? 1 : 0.5 } }

    // MARK: Size

    /// The frame; its size cannot be changed.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let size = super.frame.size
            super.frame = CGRect(origin: newValue.origin, size: size)
        }
    }

    /// The bounds; their size cannot be changed.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    /// Returns the size, 51 by 31 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    /// The size of the alignment rectangle, 49 by 31 points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.size.width - alignmentRectInsets.right, height: Self.size.height)
    }
    /// The insets of the rectangle that constraints align: 2 points at the right.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    // MARK: Subviews

    private func show(_ on: Bool, animated: Bool) {
        showsOn = on
        UIView.change(animated: animated) { self.placeParts() }
    }

    private func placeParts() {
        group.frame = CGRect(origin: .zero, size: Self.size)
        track.frame = group.bounds
        track.roundEnds()
        track.backgroundColor = showsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        let width = Self.thumbSide + (isPressed ? Self.stretch : 0)
        let x = showsOn ? Self.size.width - Self.inset - width : Self.inset
        thumb.frame = CGRect(x: x, y: Self.inset, width: width, height: Self.thumbSide)
        mirror([thumb])
        thumb.roundEnds()
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    private func press(_ pressed: Bool) {
        isPressed = pressed
        UIView.change(animated: true) { self.placeParts() }
    }

    // MARK: Tracking

    @_spi(UIKitLayers) public override var keepsTaps: Bool { true }

    /// Presses the thumb.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasDragged = false
        startX = touch.location(in: self).x
        press(true)
        return true
    }

    /// Toggles the drawn state when the finger drags the thumb across the middle.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self).x
        let x = isRightToLeft ? Self.size.width - point : point
        let middle = Self.size.width / 2
        // A margin around the middle prevents toggling when the finger trembles there.
        if showsOn ? x < middle - Self.stretch : x > middle + Self.stretch {
            wasDragged = wasDragged || abs(point - startX) > Self.stretch
            if wasDragged { show(!showsOn, animated: true) }
        }
        return true
    }

    /// Releases the thumb: a tap toggles the switch, and a drag sets it to the drawn state.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let target = wasDragged ? showsOn : !value
        isPressed = false
        let changed = target != value && (wasDragged || isTouchInside)
        setOn(changed ? target : value, animated: true)
        if changed { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// Releases the thumb and restores the state.
    open override func cancelTracking(with event: UIEvent?) {
        isPressed = false
        setOn(value, animated: true)
    }
}
