@_spi(UIKitLayers) import QuartziteUICore

/// A control for selecting a value from a range by dragging a thumb along a track.
@preconcurrency @MainActor open class UISlider: UIControl {
    static let thumbSide: CGFloat = 27
    static let trackHeight: CGFloat = 4
    /// The distance from the thumb, in points, within which a touch grabs it.
    private static let reach: CGFloat = 15

    let minimumPart = UIImageView(image: nil)
    let maximumPart = UIImageView(image: nil)
    let thumb = UIImageView(image: nil)
    let minimumEnd = UIImageView(image: nil)
    let maximumEnd = UIImageView(image: nil)
    var thumbImages = StateTable<UIImage>() { didSet { setNeedsLayout() } }
    var minimumTrackImages = StateTable<UIImage>() { didSet { setNeedsLayout() } }
    var maximumTrackImages = StateTable<UIImage>() { didSet { setNeedsLayout() } }
    /// The height in points.
    private var height: CGFloat = 34
    /// The horizontal offset of the touch from the thumb's centre, in points.
    private var grip: CGFloat = 0

    /// Creates a slider with the range 0…1 and the value 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        prepare()
    }

    /// Creates a slider from a storyboard or xib; with other coders, one with the range 0…1 and the value 0.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Interface Builder computes the frames that documents contain with this height.
        height = 31
        prepare()
        PropertyTables.slider.decode(self, from: coder)
    }

    private func prepare() {
        for part in [maximumPart, minimumPart, minimumEnd, maximumEnd, thumb] { addSubview(part) }
    }

    // MARK: Value

    private var shownValue: Float = 0 { didSet { notifyObservers() } }
    private var low: Float = 0
    private var high: Float = 1

    /// The value, clamped to the range; 0 by default.
    ///
    /// Setting it is not animated and sends no event.
    open var value: Float {
        get { shownValue }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value, clamped to the range, without sending an event.
    ///
    /// An animated change takes 0.25 s, or the duration of the enclosing animation block.
    open func setValue(_ value: Float, animated: Bool) {
        if animated { UIView.performWithoutAnimation { self.placeParts() } }
        keep(value)
        if animated { UIView.change(animated: true) { self.placeParts() } } else { setNeedsLayout() }
    }

    /// Stores a value, clamped to the range.
    private func keep(_ value: Float) { shownValue = value.isNaN ? low : min(max(value, low), high) }

    /// The value at the left end; 0 by default.
    ///
    /// Setting it above the maximum also sets the maximum.
    open var minimumValue: Float {
        get { low }
        set {
            guard newValue.isFinite else { return }
            low = newValue
            high = max(high, low)
            keep(shownValue)
            setNeedsLayout()
        }
    }

    /// The value at the right end; 1 by default.
    ///
    /// Setting it below the minimum also sets the minimum.
    open var maximumValue: Float {
        get { high }
        set {
            guard newValue.isFinite else { return }
            high = newValue
            low = min(low, high)
            keep(shownValue)
            setNeedsLayout()
        }
    }

    /// Whether `valueChanged` is sent during a drag instead of only at its end; true by default.
    open var isContinuous = true

    // MARK: Appearance

    /// The colour of the track left of the thumb; nil, the default, uses the tint colour.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the track right of the thumb; nil, the default, uses a system grey.
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the thumb; nil, the default, is white.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// An image at the end of the smallest value, the leading one; nil by default.
    open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
    /// An image at the end of the largest value, the trailing one; nil by default.
    open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

    /// Whether the slider responds to touches; a disabled slider is drawn at half opacity.
    open override var isEnabled: Bool {
        didSet { for part in subviews { part.alpha = isEnabled ? 1 : 0.5 } }
    }

    /// Whether the thumb is being dragged.
    open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { setNeedsLayout() } } }

    /// Updates the appearance for a new tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: Geometry

    /// Returns the frame of ``minimumValueImage``, in the coordinates of the slider.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        place(minimumValueImage, atLeft: !isRightToLeft, of: bounds)
    }

    /// Returns the frame of ``maximumValueImage``, in the coordinates of the slider.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        place(maximumValueImage, atLeft: isRightToLeft, of: bounds)
    }

    private func place(_ image: UIImage?, atLeft: Bool, of bounds: CGRect) -> CGRect {
        let size = image?.size ?? .zero
        let x = atLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the frame of the track: between the images, 4 points high unless its image is higher.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (gap, imageGap): (CGFloat, CGFloat) = (3, 8)
        let least = minimumValueImage == nil ? gap : minimumValueImageRect(forBounds: bounds).width + imageGap
        let maximum = maximumValueImage == nil ? gap : maximumValueImageRect(forBounds: bounds).width + imageGap
        let (left, right) = isRightToLeft ? (maximum, least) : (least, maximum)
        let height = max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
        let thickness = height > 0 ? height : Self.trackHeight
        return CGRect(
            x: bounds.minX + left, y: (bounds.midY - thickness / 2).roundedToPixels,
            width: max(bounds.width - left - right, 0), height: thickness)
    }

    /// Returns the frame of the thumb for a value; the thumb extends half a point beyond the ends of the track, `rect`,
    /// and lies a point above its middle.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
        let overhang: CGFloat = 0.5
        let travel = max(rect.width + 2 * overhang - size.width, 0)
        let part = isRightToLeft ? 1 - fraction(of: value) : fraction(of: value)
        return CGRect(
            x: rect.minX - overhang + travel * part, y: bounds.midY - size.height / 2 - 1, width: size.width,
            height: size.height)
    }

    private func fraction(of value: Float) -> CGFloat {
        // The difference of two floats always fits in a double.
        let extent = Double(high) - Double(low)
        return extent > 0 ? CGFloat(min(max((Double(value) - Double(low)) / extent, 0), 1)) : 0
    }

    /// Returns the given width and a height of 34 points, or 31 for a slider of a storyboard or xib.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    /// No intrinsic width, and the height of the alignment rectangle, which is one point lower than the slider.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height - 1) }
    /// The insets of the track and thumb, which constraints align: 2 points at the sides and 1 at the bottom.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }

    /// Lays out the track and the thumb.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let rect = trackRect(forBounds: bounds)
        let knob = thumbRect(forBounds: bounds, trackRect: rect, value: value)
        let middle = min(max(knob.midX, rect.minX), rect.maxX)
        let left = CGRect(x: rect.minX, y: rect.minY, width: middle - rect.minX, height: rect.height)
        let right = CGRect(x: middle, y: rect.minY, width: rect.maxX - middle, height: rect.height)
        place(
            maximumPart, in: isRightToLeft ? left : right, image: currentMaximumTrackImage,
            color: maximumTrackTintColor ?? .systemFill)
        place(
            minimumPart, in: isRightToLeft ? right : left, image: currentMinimumTrackImage,
            color: minimumTrackTintColor ?? tintColor)
        minimumEnd.image = minimumValueImage
        minimumEnd.frame = minimumValueImageRect(forBounds: bounds)
        maximumEnd.image = maximumValueImage
        maximumEnd.frame = maximumValueImageRect(forBounds: bounds)
        place(thumb, in: knob, image: currentThumbImage, color: thumbTintColor ?? .white)
        if currentThumbImage == nil { thumb.liftOff() } else { thumb.layer.shadowOpacity = 0 }
    }

    private func place(_ part: UIImageView, in frame: CGRect, image: UIImage?, color: UIColor?) {
        part.frame = frame
        part.image = image
        part.backgroundColor = image == nil ? color : nil
        part.layer.cornerRadius = image == nil ? min(frame.height, part === thumb ? frame.width : frame.height) / 2 : 0
    }

    // MARK: Tracking

    @_spi(UIKitLayers) public override var keepsTaps: Bool { true }

    private var knob: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    /// Grabs the thumb if the touch is on it or close to it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        guard knob.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) else { return false }
        grip = point.x - knob.midX
        return true
    }

    /// Moves the thumb with the finger.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let first = thumbRect(forBounds: bounds, trackRect: track, value: low).midX
        let last = thumbRect(forBounds: bounds, trackRect: track, value: high).midX
        guard last != first else { return true }
        let fraction = Double(min(max((touch.location(in: self).x - grip - first) / (last - first), 0), 1))
        let old = value
        setValue(Float(Double(low) + (Double(high) - Double(low)) * fraction), animated: false)
        if isContinuous, value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    /// Releases the thumb.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
