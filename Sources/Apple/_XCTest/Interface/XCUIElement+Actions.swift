import UIKit

extension XCUIElement {
    /// Taps the element at its activation point.
    public func tap(file: StaticString = #file, line: Int = #line) {
        act("tap", (file, line)) { InterfaceHand.tap($0.touchPoint(in: .shared)) }
    }

    /// Taps the element twice.
    public func doubleTap(file: StaticString = #file, line: Int = #line) {
        act("double tap", (file, line)) { InterfaceHand.tap($0.touchPoint(in: .shared), count: 2) }
    }

    /// Taps the element with several fingers; each tap follows the one before.
    public func tap(
        withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #file, line: Int = #line
    ) {
        act("tap", (file, line)) {
            InterfaceHand.tap($0.touchPoint(in: .shared), count: numberOfTaps, fingers: numberOfTouches)
        }
    }

    /// Taps the element with two fingers.
    public func twoFingerTap(file: StaticString = #file, line: Int = #line) {
        tap(withNumberOfTaps: 1, numberOfTouches: 2, file: file, line: line)
    }

    /// Holds a finger on the element for a number of seconds.
    public func press(forDuration duration: TimeInterval, file: StaticString = #file, line: Int = #line) {
        act("press", (file, line)) { InterfaceHand.press($0.touchPoint(in: .shared), duration) }
    }

    /// Holds a finger on the element for a number of seconds, and drags it to another one.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #file,
        line: Int = #line
    ) {
        guard let end = otherElement.found else { return otherElement.fail("drag to", (file, line)) }
        act("press", (file, line)) {
            InterfaceHand.drag(
                from: $0.touchPoint(in: .shared), to: end.touchPoint(in: .shared), holding: duration, lasting: 0.5)
        }
    }

    /// Swipes up from the middle of the element.
    public func swipeUp(
        velocity: GestureVelocity = .default, file: StaticString = #file, line: Int = #line
    ) { swipe(CGVector(dx: 0, dy: -1), velocity, (file, line)) }
    /// Swipes down from the middle of the element.
    public func swipeDown(
        velocity: GestureVelocity = .default, file: StaticString = #file, line: Int = #line
    ) { swipe(CGVector(dx: 0, dy: 1), velocity, (file, line)) }
    /// Swipes left from the middle of the element.
    public func swipeLeft(
        velocity: GestureVelocity = .default, file: StaticString = #file, line: Int = #line
    ) { swipe(CGVector(dx: -1, dy: 0), velocity, (file, line)) }
    /// Swipes to the right, beginning at the middle of the element.
    public func swipeRight(
        velocity: GestureVelocity = .default, file: StaticString = #file, line: Int = #line
    ) { swipe(CGVector(dx: 1, dy: 0), velocity, (file, line)) }

    /// Moves two fingers apart, or together if the scale is below 1.
    public func pinch(
        withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #file, line: Int = #line
    ) {
        act("pinch", (file, line)) { element in
            let width = max(min(element.frame.width, element.frame.height) / 2, 40)
            let (start, end) = scale < 1 ? (width, width * scale) : (width / max(scale, 0.01), width)
            InterfaceHand.pinch(element.touchPoint(in: .shared), from: start, to: end)
        }
    }

    /// Types a text into the element, which must have the keyboard.
    public func typeText(_ text: String, file: StaticString = #file, line: Int = #line) {
        guard let element = found else { return fail("type into", (file, line)) }
        guard element.kind == .application || element.all.contains(where: \.hasFocus),
            let input = UIApplication.shared.keyInput
        else {
            return InterfaceHand.fail(
                "Failed to synthesize event: Neither element nor any descendant has keyboard focus. \(words)",
                (file, line))
        }
        InterfaceHand.type(text, into: input)
    }

    /// Drags the thumb of a slider to a position from 0, the least value, to 1, the greatest.
    public func adjust(
        toNormalizedSliderPosition normalizedPosition: CGFloat, file: StaticString = #file, line: Int = #line
    ) {
        act("adjust", (file, line)) { element in
            guard let slider = element.object as? UISlider else {
                return InterfaceHand.fail("Failed to adjust \(words): it is no slider", (file, line))
            }
            let track = slider.trackRect(forBounds: slider.bounds)
            let part = Float(min(max(normalizedPosition, 0), 1))
            let desired = slider.minimumValue + (slider.maximumValue - slider.minimumValue) * part
            let (start, end) = (slider.value, desired)
            func place(_ value: Float) -> CGPoint {
                let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
                return slider.layer.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
            }
            InterfaceHand.drag(from: place(start), to: place(end), holding: 0, lasting: 0.3)
        }
    }

    /// Turns a wheel of a picker to the row with a text.
    public func adjust(toPickerWheelValue pickerWheelValue: String, file: StaticString = #file, line: Int = #line) {
        act("adjust", (file, line)) { element in
            guard (element.object as? UIView)?.turnWheel(to: pickerWheelValue) == true else {
                return InterfaceHand.fail(
                    "Failed to adjust \(words): no row of the wheel is \"\(pickerWheelValue)\"", (file, line))
            }
            InterfaceHand.settle()
        }
    }

    /// Returns a place in the element, as a part of its width and height.
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(self, normalizedOffset: normalizedOffset)
    }

    // MARK: Performing

    private func swipe(
        _ direction: CGVector, _ velocity: GestureVelocity, _ place: (StaticString, Int)
    ) {
        act("swipe", place, needsHit: false) { element in
            let visible = element.frame.intersection(UIScreen.main.bounds)
            guard !visible.isEmpty else { return fail("swipe", place) }
            // The finger goes down in the element, however small that is.
            func start(_ side: CGFloat) -> CGFloat { min(max(side * 0.3, 60), side * 0.45) }
            func end(_ side: CGFloat) -> CGFloat { max(side * 0.3, 60) }
            let (width, height) = (visible.width, visible.height)
            let first = CGPoint(
                x: visible.midX - start(width) * direction.dx, y: visible.midY - start(height) * direction.dy)
            let last = CGPoint(
                x: visible.midX + end(width) * direction.dx, y: visible.midY + end(height) * direction.dy)
            let length = abs(last.x - first.x) + abs(last.y - first.y)
            InterfaceHand.drag(
                from: first, to: last, holding: 0, lasting: max(0.05, TimeInterval(length / max(velocity.rawValue, 1))))
        }
    }

    /// Finds the element, also in rows of lists outside the screen, scrolls to it, and performs an action.
    ///
    /// A failure otherwise.
    private func act(
        _ name: String, _ place: (StaticString, Int), needsHit: Bool = true, _ action: (AutomationElement) -> Void
    ) {
        InterfaceHand.settle()
        let all = resolve()
        guard all.count < 2 else {
            let lines = all.prefix(5).map(\.summary).joined(separator: "; ")
            return InterfaceHand.fail(
                "Failed to \(name) \(words): Multiple matching elements found: \(lines)", place)
        }
        guard var element = all.first ?? InterfaceHand.scrollLists(to: { found }) else { return fail(name, place) }
        if needsHit, element.kind != .application, !element.isHittable(in: .shared) {
            InterfaceHand.scroll(to: element)
            guard let again = found else { return fail(name, place) }
            element = again
            if !element.isHittable(in: .shared) {
                return InterfaceHand.fail(
                    "Failed to \(name) \(words): Element \(element.summary) is not hittable", place)
            }
        }
        action(element)
    }

    private func fail(_ name: String, _ place: (StaticString, Int)) {
        InterfaceHand.fail("Failed to \(name) \(words): No matches found", place)
    }
}
