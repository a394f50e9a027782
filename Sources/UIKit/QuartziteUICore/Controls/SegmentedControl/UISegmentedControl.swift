import QuartziteUIDrawing

/// A horizontal row of segments with titles or images; one can be selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The index that means no segment.
    nonisolated public static let noSegment = -1
    private static let defaultHeight: CGFloat = 32
    private static let inset: CGFloat = 2
    /// The space on each side of a title, in points.
    private static let padding: CGFloat = 9
    /// The width of the divider between two segments, in points.
    private static let dividerWidth: CGFloat = 1

    var segments: [SegmentPart] = []
    /// How far the content of segments is moved by their places.
    var adjustments: [Segment: UIOffset] = [:]
    private static let pillColor = UIColor(
        light: .white, dark: UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1))
    /// The tint behind the segments, which lies over the background colour.
    private let track = UIView.part(.tertiarySystemFill)
    private let pill = UIView.part(pillColor)
    /// The images behind and between the segments.
    var images = SegmentImages() { didSet { update(animated: false) } }
    private var attributes = StateTable<[NSAttributedString.Key: Any]>()
    /// The index of the pressed segment.
    private var pressedSegment = noSegment

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        prepare()
    }

    /// Creates a control from a storyboard or xib; with other coders, one without segments.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        PropertyTables.segmentedControl.decode(self, from: coder)
    }

    /// Creates a control that fits a segment for each title (`String`), image (`UIImage`) or action (`UIAction`).
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] { segments.append(SegmentPart(item)) }
        segmentsDidChange()
        bounds.size = sizeThatFits(.zero)
    }

    private func prepare() {
        layer.cornerRadius = 8
        track.layer.cornerRadius = 8
        addSubview(track)
        pill.layer.cornerRadius = 7
        pill.liftOff()
        pill.isHidden = true
        addSubview(pill)
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title at an index, which is clamped to the valid range.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentPart(title as Any), at: segment, animated: animated)
    }

    /// Inserts a segment with an image at an index, which is clamped to the valid range.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentPart(image as Any), at: segment, animated: animated)
    }

    func insert(_ new: SegmentPart, at index: Int, animated: Bool) {
        let index = min(max(index, 0), segments.count)
        segments.insert(new, at: index)
        if selected >= index { selected += 1 }
        segmentsDidChange(animated: animated)
    }

    /// Removes a segment; an index out of range is clamped.
    ///
    /// Removing the selected segment leaves no segment selected.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = min(max(segment, 0), segments.count - 1)
        segments.remove(at: index).removeParts()
        if selected == index { selected = Self.noSegment } else if selected > index { selected -= 1 }
        segmentsDidChange(animated: animated)
    }

    /// Removes all segments.
    open func removeAllSegments() {
        for segment in segments { segment.removeParts() }
        segments = []
        selected = Self.noSegment
        segmentsDidChange()
    }

    func change(_ index: Int, _ body: (SegmentPart) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(segments[index])
        segmentsDidChange()
    }

    private func segmentsDidChange(animated: Bool = false) {
        for segment in segments {
            if segment.label.superview !== self { addSubview(segment.label) }
            if segment.picture.superview !== self { addSubview(segment.picture) }
            for part in [segment.line, segment.divider, segment.ground] where part.superview !== self {
                insertSubview(part, aboveSubview: track)
            }
        }
        invalidateIntrinsicContentSize()
        update(animated: animated)
    }

    // MARK: Selection

    private var selected = noSegment { didSet { notifyObservers() } }

    /// The index of the selected segment, `noSegment` by default; an index out of range raises an exception, as on
    /// iOS.
    ///
    /// Setting it sends no event, and is animated only inside an animation block.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
                raise(.range, "UISegmentedControl: selectedSegmentIndex \(newValue) is out of bounds")
            }
            selected = newValue
            update(animated: AnimationContext.current != nil)
        }
    }

    /// Whether a tapped segment is deselected again; false by default.
    open var isMomentary = false { didSet { update(animated: false) } }

    /// Whether the width of a segment follows its content; false by default, which makes all equally wide.
    open var apportionsSegmentWidthsByContent = false { didSet { update(animated: false) } }

    /// The colour of the selected segment; nil, the default, is white.
    open var selectedSegmentTintColor: UIColor? { didSet { update(animated: false) } }

    /// Sets the text attributes of titles for a state; nil uses those of the normal state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[own: state] = attributes
        update(animated: false)
    }

    /// Returns the text attributes that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[own: state]
    }

    /// Whether the control responds to touches; a disabled control has dimmed titles.
    open override var isEnabled: Bool { didSet { update(animated: false) } }

    // MARK: Layout

    private var shown: Int { isMomentary ? pressedSegment : selected }

    private func update(animated: Bool) {
        if animated {
            if layer.needsLayout() { UIView.performWithoutAnimation { self.layoutIfNeeded() } }
            UIView.change(animated: true) { self.placeParts() }
        } else {
            setNeedsLayout()
        }
    }

    /// Lays out the segments.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let widths = segmentWidths
        var x = bounds.minX
        for (index, segment) in segments.enumerated() {
            var frame = CGRect(x: x, y: bounds.minY, width: widths[index], height: bounds.height)
            if isRightToLeft { frame = frame.mirrored(in: bounds) }
            style(segment, at: index)
            segment.adjustment = adjustment(ofSegment: index)
            segment.place(in: frame)
            let isBetween = index > 0 && index != shown && index - 1 != shown
            segment.line.alpha = isBetween && images.isEmpty ? 1 : 0
            let edge = isRightToLeft ? frame.maxX : frame.minX
            segment.line.frame = CGRect(
                x: edge - Self.dividerWidth / 2, y: bounds.midY - 8, width: Self.dividerWidth, height: 16)
            segment.ground.image = images.background(state(at: index))
            let divider = index > 0 ? images.divider(state(at: index - 1), state(at: index)) : nil
            segment.divider.image = divider
            let width = divider?.size.width ?? 0
            segment.divider.frame = CGRect(x: edge - width / 2, y: bounds.minY, width: width, height: bounds.height)
            if index == shown { placePill(in: frame, isPressed: index == pressedSegment && !isMomentary) }
            x += widths[index]
        }
        pill.isHidden = !segments.indices.contains(shown) || images.hasBackground
        track.frame = bounds
        track.isHidden = images.hasBackground
        pill.backgroundColor = selectedSegmentTintColor ?? Self.pillColor
    }

    private func placePill(in frame: CGRect, isPressed: Bool) {
        let place = frame.insetBy(dx: Self.inset, dy: Self.inset)
        let appears = pill.isHidden
        UIView.change(animated: false) {
            let move = {
                self.pill.bounds.size = place.size
                self.pill.center = CGPoint(x: place.midX, y: place.midY)
            }
            if appears { UIView.performWithoutAnimation(move) } else { move() }
            self.pill.transform = isPressed ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
        }
    }

    private func state(at index: Int) -> UIControl.State {
        var state: UIControl.State = index == shown ? .selected : .normal
        if index == pressedSegment, index != shown { state.insert(.highlighted) }
        if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
        return state
    }

    private func style(_ segment: SegmentPart, at index: Int) {
        let state = state(at: index)
        let weight: UIFont.Weight = index == shown ? .medium : .regular
        var title: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: weight), .foregroundColor: UIColor.label,
        ]
        if state.contains(.disabled) { title[.foregroundColor] = UIColor.tertiaryLabel }
        title.merge(attributes[state] ?? [:]) { $1 }
        segment.label.attributedText = segment.title.map { NSAttributedString(string: $0, attributes: title) }
        segment.picture.image = segment.image?.asTemplate
        segment.picture.tintColor = title[.foregroundColor] as? UIColor ?? .label
        let alpha: CGFloat = state.contains(.highlighted) ? 0.4 : 1
        segment.label.alpha = alpha
        segment.picture.alpha = alpha
    }

    private func naturalWidth(of segment: SegmentPart) -> CGFloat {
        if segment.width > 0 { return segment.width }
        let title = segment.title?.size(withAttributes: [.font: UIFont.systemFont(ofSize: 13, weight: .medium)]).width
        return max((title ?? 0).rounded(.up), segment.image?.size.width ?? 0) + 2 * Self.padding
    }

    /// Fixed widths are kept; other segments divide the remaining width, equally or in proportion to their content.
    private var segmentWidths: [CGFloat] {
        let fixed = segments.reduce(0) { $0 + max($1.width, 0) }
        let free = segments.filter { $0.width <= 0 }
        let available = max(bounds.width - fixed, 0)
        let natural = free.reduce(0) { $0 + naturalWidth(of: $1) }
        return segments.map { segment in
            if segment.width > 0 { return segment.width }
            if apportionsSegmentWidthsByContent, natural > 0 { return available * naturalWidth(of: segment) / natural }
            return available / CGFloat(free.count)
        }
    }

    /// Returns the size of the segments, 32 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: intrinsicContentSize.width, height: Self.defaultHeight)
    }

    /// The insets of the rectangle that constraints align: 1 point at the bottom.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

    /// The size of the alignment rectangle of the segments, 31 points high.
    ///
    /// Segments without a fixed width are all as wide as the widest of them, unless widths follow the content.
    open override var intrinsicContentSize: CGSize {
        let widths = segments.map { naturalWidth(of: $0) }
        let widest = zip(segments, widths).reduce(0) { $1.0.width > 0 ? $0 : max($0, $1.1) }
        let width = zip(segments, widths).reduce(0) {
            $0 + ($1.0.width > 0 || apportionsSegmentWidthsByContent ? $1.1 : widest)
        }
        let dividers = CGFloat(max(segments.count { $0.width <= 0 } - 1, 0)) * Self.dividerWidth
        return CGSize(width: width + dividers, height: Self.defaultHeight - alignmentRectInsets.bottom)
    }

    // MARK: Tracking

    @_spi(UIKitLayers) public override var keepsTaps: Bool { true }

    private func index(under touch: UITouch) -> Int { segmentIndex(at: touch.location(in: self)) }

    /// Returns the enabled segment at a point; `noSegment` if there is none.
    func segmentIndex(at point: CGPoint) -> Int {
        var x = bounds.minX
        var point = point
        if isRightToLeft { point.x = bounds.minX + bounds.maxX - point.x }
        for (index, width) in segmentWidths.enumerated() {
            if point.x < x + width { return segments[index].isEnabled ? index : Self.noSegment }
            x += width
        }
        return Self.noSegment
    }

    /// Presses the segment under the finger.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressedSegment = index(under: touch)
        update(animated: true)
        return pressedSegment != Self.noSegment
    }

    /// Presses the segment that the finger moved to.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let new = isTouchInside ? index(under: touch) : Self.noSegment
        if new != pressedSegment {
            pressedSegment = new
            update(animated: true)
        }
        return true
    }

    /// Selects the pressed segment.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let segment = pressedSegment
        pressedSegment = Self.noSegment
        let changes = segment != Self.noSegment && (isMomentary || segment != selected)
        if changes { selected = segment }
        update(animated: true)
        if changes {
            if let action = segments[segment].action { sendAction(action) }
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        if isMomentary { selected = Self.noSegment }
    }

    /// Releases the pressed segment.
    open override func cancelTracking(with event: UIEvent?) {
        pressedSegment = Self.noSegment
        update(animated: true)
    }
}
