import CoreGraphics
import Foundation
import UIKit

/// A gesture of a touch script whose places are elements, which are found when it begins.
package struct PlacedGesture: Codable, Hashable, Sendable {
    /// A place: a point of the screen, or the activation point of an element.
    package enum Place: Codable, Hashable, Sendable {
        case point(CGPoint)
        case target(StageTarget)
    }

    /// The directions of a swipe.
    package enum Direction: String, Codable, CaseIterable, Sendable { case left, right, up, down }

    /// What the finger does.
    package enum Action: Codable, Hashable, Sendable {
        case tap(Place, count: Int)
        case press(Place, duration: TimeInterval)
        case drag(Place, Place, duration: TimeInterval)
        case swipe(Place, Direction, duration: TimeInterval)
        case pinch(Place, from: Double, to: Double, duration: TimeInterval)
        case down(Place)
        case move(Place)
        case hover(Place)
        /// Taps a field and types into it.
        case type(Place, String)
    }

    package var action: Action
    package var finger: Int
    /// The index of the entry in its script, for messages.
    package var entry: Int?

    /// The time from the tap on a field to the first character, in seconds.
    private static let typingDelay = 0.1
    /// The least distance of a swipe, in points.
    private static let leastSwipe: CGFloat = 120

    /// Returns the inputs, with times from the beginning of the gesture on; throws if an element is not found.
    @MainActor func inputs(in application: UIApplication, screen: CGSize) throws(StageTarget.Failure) -> [TimedInput] {
        let search = TargetSearch(in: application)
        let found: [TimedInput]
        switch action {
        case .tap(let place, let count): found = Gesture.tap(at: try search.point(place), count: count).touches
        case .press(let place, let duration):
            found = Gesture.press(at: try search.point(place), duration: duration).touches
        case .drag(let start, let end, let duration):
            found = Gesture.drag(from: try search.point(start), to: try search.point(end), duration: duration).touches
        case .swipe(let place, let direction, let duration):
            let line = try swipe(search, place, direction, screen)
            found = Gesture.drag(from: line.start, to: line.end, duration: duration).touches
        case .pinch(let place, let from, let to, let duration):
            found = Gesture.pinch(at: try search.point(place), from: from, to: to, duration: duration).touches
        case .down(let place): found = [TimedInput(0, .down(at: try search.point(place)))]
        case .move(let place): found = [TimedInput(0, .move(to: try search.point(place)))]
        case .hover(let place): found = [TimedInput(0, .pointer(try search.point(place)))]
        case .type(let place, let text):
            found = Gesture.tap(at: try search.point(place)).touches + [TimedInput(Self.typingDelay, .text(text))]
        }
        return found.map { input in
            var input = input
            if case .touch(var touch) = input.input {
                touch.finger += finger
                input.input = .touch(touch)
            }
            return input
        }
    }

    /// Returns the line of a swipe: from the place by half of the element, at least 120 points, within the screen.
    @MainActor private func swipe(
        _ search: TargetSearch, _ place: Place, _ direction: Direction, _ screen: CGSize
    ) throws(StageTarget.Failure) -> (start: CGPoint, end: CGPoint) {
        let start = try search.point(place)
        var size = screen
        if case .target(let target) = place { size = try search.element(for: target).frame.size }
        let x = max(size.width / 2, Self.leastSwipe)
        let y = max(size.height / 2, Self.leastSwipe)
        let end =
            switch direction {
            case .left: CGPoint(x: start.x - x, y: start.y)
            case .right: CGPoint(x: start.x + x, y: start.y)
            case .up: CGPoint(x: start.x, y: start.y - y)
            case .down: CGPoint(x: start.x, y: start.y + y)
            }
        return (
            start,
            CGPoint(x: min(max(end.x, 1), max(screen.width - 1, 1)), y: min(max(end.y, 1), max(screen.height - 1, 1)))
        )
    }
}

extension TargetSearch {
    /// Returns the point of a place.
    func point(_ place: PlacedGesture.Place) throws(StageTarget.Failure) -> CGPoint {
        switch place {
        case .point(let point): point
        case .target(let target): try element(for: target).touchPoint(in: application)
        }
    }
}
