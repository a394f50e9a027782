import QuartzCore

/// A control that is on or off: a tap turns it, and so does a drag of its thumb.
///
/// Its size is always 51 by 31 points.
@preconcurrency @MainActor open class UISwitch: UIControl {
    private static let size = CGSize(width: 51, height: 31)
    private static let inset: CGFloat = 2
    private static let thumbSide: CGFloat = 27
    /// How much wider the thumb is while a finger holds it, points.
    private static let stretch: CGFloat = 6

    private let track = UIView.part()
    private let thumb = UIView.part()
    /// What the parts show, which is ahead of ``isOn`` while a finger drags the thumb.
    private var showsOn = false
    private var isPressed = false
    private var wasDragged = false
    /// Where the finger came down.
    private var startX: CGFloat = 0

    /// A switch that is off, at the origin of `frame`.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        prepare()
    }

    /// A switch that is off, at the origin; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.bounds.size = Self.size
        prepare()
    }

    private func prepare() {
        thumb.liftOff()
        addSubview(track)
        addSubview(thumb)
        placeParts()
    }

    /// Whether the switch is on; false by default.
    ///
    /// A change is not animated and sends no event.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }
    private var value = false { didSet { tellObservers() } }

    /// Turns the switch, without an event.
    open func setOn(_ on: Bool, animated: Bool) {
        value = on
        show(on, animated: animated)
    }

    /// The colour of the track while on; nil, the default, for the system's green.
    open var onTintColor: UIColor? { didSet { placeParts() } }
    /// The colour of the thumb; nil, the default, for white.
    open var thumbTintColor: UIColor? { didSet { placeParts() } }

    /// Whether the switch reacts to fingers; otherwise it is shown half transparent.
    open override var isEnabled: Bool {
        didSet { for part in [track, thumb] { part.alpha = isEnabled ? 1 : 0.5 } }
    }

    // MARK: Size

    /// The place of the switch; its size stays what it is.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let size = super.frame.size
            super.frame = CGRect(origin: newValue.origin, size: size)
        }
    }

    /// The switch's own rectangle; its size stays what it is.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    /// 51 by 31 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    /// 51 by 31 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    // MARK: Parts

    private func show(_ on: Bool, animated: Bool) {
        showsOn = on
        UIView.change(animated: animated) { self.placeParts() }
    }

    private func placeParts() {
        track.frame = CGRect(origin: .zero, size: Self.size)
        track.roundEnds()
        track.backgroundColor = showsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        let width = Self.thumbSide + (isPressed ? Self.stretch : 0)
        let x = showsOn ? Self.size.width - Self.inset - width : Self.inset
        thumb.frame = CGRect(x: x, y: Self.inset, width: width, height: Self.thumbSide)
        thumb.roundEnds()
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    private func press(_ pressed: Bool) {
        isPressed = pressed
        UIView.change(animated: true) { self.placeParts() }
    }

    // MARK: Tracking

    override var keepsTaps: Bool { true }

    /// Holds the thumb.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasDragged = false
        startX = touch.location(in: self).x
        press(true)
        return true
    }

    /// Turns the switch where the finger drags the thumb across its middle.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let middle = Self.size.width / 2
        // Some way past the middle, so that a finger that trembles there does not turn it back and forth.
        if showsOn ? x < middle - Self.stretch : x > middle + Self.stretch {
            wasDragged = wasDragged || abs(x - startX) > Self.stretch
            if wasDragged { show(!showsOn, animated: true) }
        }
        return true
    }

    /// Lets go of the thumb: a tap turns the switch, and a drag leaves it where the thumb is.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let target = wasDragged ? showsOn : !value
        isPressed = false
        let changed = target != value && (wasDragged || isTouchInside)
        setOn(changed ? target : value, animated: true)
        if changed { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// Lets go of the thumb and leaves the switch as it was.
    open override func cancelTracking(with event: UIEvent?) {
        isPressed = false
        setOn(value, animated: true)
    }
}
