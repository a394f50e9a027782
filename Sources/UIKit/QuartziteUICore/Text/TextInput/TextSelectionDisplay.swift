import QuartziteUIDrawing

/// The caret, the highlight and the handles of a text input's selection.
@MainActor final class TextSelectionDisplay {
    /// The opacity of the highlight.
    private static let highlightOpacity: CGFloat = 0.2

    private unowned let input: any TextPlacing
    /// The view below the text for the highlight.
    private unowned let background: UIView
    /// The caret, which blinks.
    let caret = UIView.part()
    /// Whether the caret is not shown yet, because the input has just become the first responder.
    private var awaitsTurn = false
    private var highlights: [UIView] = []
    private var handles: [TextSelectionHandle] = []

    /// Creates a display without a selection.
    ///
    /// - Parameters:
    ///   - input: The text input, which shows the handles.
    ///   - background: The view below whose subviews the highlight is.
    init(_ input: any TextPlacing, background: UIView) {
        (self.input, self.background) = (input, background)
        caret.isHidden = true
        caret.layer.cornerRadius = 1
    }

    /// Updates the caret, the highlight and the handles for the current selection.
    func update() {
        guard input.isFirstResponder else { return clear() }
        let range = input.selectedUnits
        let shown = range.length > 0 ? input.placedSelectionRects(range) : []
        let marked = input._marked.map { input.placedSelectionRects(input.within($0)) } ?? []
        place((shown.map { ($0.rect, Self.highlightOpacity) }) + marked.map { ($0.rect, Self.highlightOpacity / 2) })
        placeHandles(range.length > 0 ? shown : [])
        caret.isHidden = range.length > 0 || awaitsTurn
        let place = input.caretRect(for: UITextPosition(range.location + range.length))
        caret.frame = input.convert(place, to: caret.superview)
        caret.backgroundColor = input.tintColor
    }

    /// Hides the caret, and removes the highlight and the handles.
    func clear() {
        place([])
        placeHandles([])
        caret.isHidden = true
        caret.layer.removeAnimation(forKey: "blink")
    }

    /// Begins to show the caret, from the next turn of the run loop on: a picture of this turn does not have it.
    func begin() {
        awaitsTurn = true
        blink()
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.awaitsTurn else { return }
                self.awaitsTurn = false
                self.update()
            }
        }
    }

    /// Restarts the blinking of the caret, with a period of one second.
    func blink() {
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [1, 1, 0, 0, 1]
        blink.keyTimes = [0, 0.5, 0.65, 0.85, 1]
        blink.duration = 1
        blink.repeatCount = .infinity
        blink.isRemovedOnCompletion = false
        caret.layer.add(blink, forKey: "blink")
    }

    /// Whether a point of the input is at a handle.
    func handlesContain(_ point: CGPoint) -> Bool {
        handles.contains { !$0.isHidden && $0.point(inside: input.convert(point, to: $0), with: nil) }
    }

    private func place(_ rects: [(rect: CGRect, opacity: CGFloat)]) {
        while highlights.count > rects.count { highlights.removeLast().removeFromSuperview() }
        while highlights.count < rects.count {
            let part = UIView.part()
            background.insertSubview(part, at: 0)
            highlights.append(part)
        }
        for (part, (rect, opacity)) in zip(highlights, rects) {
            part.frame = input.convert(rect, to: background)
            part.backgroundColor = input.tintColor.withAlphaComponent(opacity)
        }
    }

    private func placeHandles(_ rects: [PlacedSelectionRect]) {
        guard let first = rects.first, let last = rects.last else {
            for handle in handles { handle.removeFromSuperview() }
            handles = []
            return
        }
        if handles.isEmpty {
            handles = [TextSelectionHandle(input, isStart: true), TextSelectionHandle(input, isStart: false)]
        }
        for handle in handles where handle.superview !== input { input.addSubview(handle) }
        let isLeft = (first.writingDirection != .rightToLeft, last.writingDirection == .rightToLeft)
        handles[0].place(at: isLeft.0 ? first.rect.minX : first.rect.maxX, beside: first.rect)
        handles[1].place(at: isLeft.1 ? last.rect.minX : last.rect.maxX, beside: last.rect)
    }
}

/// A bar with a knob at an end of a selection, which a finger drags.
@MainActor final class TextSelectionHandle: UIControl {
    private static let barWidth: CGFloat = 2
    private static let knobSize: CGFloat = 12
    /// The distance around the handle at which a finger reaches it, in points.
    private static let reach: CGFloat = 14

    private weak var input: (any TextPlacing)?
    private let isStart: Bool
    private let bar = UIView.part()
    private let knob = UIView.part()
    /// The end of the selection that stays, and the distance from the finger to the middle of the bar.
    private var drag: (anchor: Int, offset: CGPoint)?
    private var hasMoved = false

    init(_ input: any TextPlacing, isStart: Bool) {
        (self.input, self.isStart) = (input, isStart)
        super.init(frame: .zero)
        knob.layer.cornerRadius = Self.knobSize / 2
        for part in [bar, knob] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// Moves the handle to a horizontal position beside a line of text, whose height the bar takes.
    func place(at x: CGFloat, beside rect: CGRect) {
        let top = isStart ? rect.minY - Self.knobSize + 2 : rect.minY
        frame = CGRect(x: x - Self.knobSize / 2, y: top, width: Self.knobSize, height: rect.height + Self.knobSize - 2)
        bar.frame = CGRect(
            x: (Self.knobSize - Self.barWidth) / 2, y: isStart ? Self.knobSize - 2 : 0, width: Self.barWidth,
            height: rect.height)
        knob.frame = CGRect(
            x: 0, y: isStart ? 0 : rect.height - 2, width: Self.knobSize, height: Self.knobSize)
        for part in [bar, knob] { part.backgroundColor = input?.tintColor }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let input else { return false }
        hasMoved = false
        let (range, point) = (input.selectedUnits, touch.location(in: self))
        drag = (
            isStart ? range.location + range.length : range.location,
            CGPoint(x: bar.frame.midX - point.x, y: bar.frame.midY - point.y)
        )
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let input, let drag else { return false }
        hasMoved = true
        let point = touch.location(in: input)
        let unit = input.nearestUnit(to: CGPoint(x: point.x + drag.offset.x, y: point.y + drag.offset.y))
        // At least one character stays selected.
        guard isStart ? unit < drag.anchor : unit > drag.anchor else { return true }
        let range = NSRange(min(unit, drag.anchor)..<max(unit, drag.anchor))
        if range != input.selectedUnits { input.selectedTextRange = UITextRange(range) }
        return true
    }

    /// Passes a tap on to the text below, where it may be the third one.
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        drag = nil
        guard !hasMoved, let touch, let input else { return }
        _ = input.handleTap(at: touch.location(in: input), count: touch.tapCount)
    }

    override func cancelTracking(with event: UIEvent?) { drag = nil }
}
