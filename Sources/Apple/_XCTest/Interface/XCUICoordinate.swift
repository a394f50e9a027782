import UIKit

/// A place on screen, relative to an element.
@preconcurrency @MainActor open class XCUICoordinate: NSObject {
    /// The element.
    public let referencedElement: XCUIElement
    private let part: CGVector
    private let offset: CGVector

    init(_ element: XCUIElement, normalizedOffset part: CGVector, offset: CGVector = CGVector(dx: 0, dy: 0)) {
        (referencedElement, self.part, self.offset) = (element, part, offset)
        super.init()
    }

    /// The place in points of the screen.
    open var screenPoint: CGPoint {
        let frame = referencedElement.frame
        return CGPoint(
            x: frame.minX + frame.width * part.dx + offset.dx, y: frame.minY + frame.height * part.dy + offset.dy)
    }

    /// Returns a place that is farther by an offset in points.
    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            referencedElement, normalizedOffset: part,
            offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    /// Taps the place.
    open func tap() { InterfaceHand.tap(screenPoint) }
    /// Taps the place twice.
    open func doubleTap() { InterfaceHand.tap(screenPoint, count: 2) }
    /// Holds a finger on the place for a number of seconds.
    open func press(forDuration duration: TimeInterval) { InterfaceHand.press(screenPoint, duration) }
    /// Holds a finger on the place for a number of seconds, and drags it to another one.
    open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
        InterfaceHand.drag(
            from: screenPoint, to: otherCoordinate.screenPoint, holding: duration, lasting: 0.5)
    }
    /// Holds a finger on the place, drags it to another one at a speed, and holds it there.
    open func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIElement.GestureVelocity, thenHoldForDuration holdDuration: TimeInterval
    ) {
        let (start, end) = (screenPoint, otherCoordinate.screenPoint)
        let length = abs(end.x - start.x) + abs(end.y - start.y)
        InterfaceHand.drag(
            from: start, to: end, holding: duration,
            lasting: max(0.05, TimeInterval(length / max(velocity.rawValue, 1))))
        InterfaceHand.pause(max(0, holdDuration))
    }
}
