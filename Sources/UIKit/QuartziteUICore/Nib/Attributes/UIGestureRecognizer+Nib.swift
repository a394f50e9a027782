import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension UIGestureRecognizer {
    /// Sets the attributes of a recognizer (interface_builder_segues.md I97).
    func decodeRecognizerAttributes(from coder: NibCoder) {
        let element = coder.element
        if !element.bool("enabled") { isEnabled = false }
        cancelsTouchesInView = element.bool("cancelsTouchesInView")
        delaysTouchesBegan = element.bool("delaysTouchesBegan")
        delaysTouchesEnded = element.bool("delaysTouchesEnded")
        element.string("name").map { name = $0 }
        switch self {
        case let tap as UITapGestureRecognizer:
            element.integer("numberOfTapsRequired").map { tap.numberOfTapsRequired = $0 }
            element.integer("numberOfTouchesRequired").map { tap.numberOfTouchesRequired = $0 }
        case let press as UILongPressGestureRecognizer:
            element.number("minimumPressDuration").map { press.minimumPressDuration = $0 }
            coder.number("allowableMovement") { press.allowableMovement = $0 }
            element.integer("numberOfTapsRequired").map { press.numberOfTapsRequired = $0 }
            element.integer("numberOfTouchesRequired").map { press.numberOfTouchesRequired = $0 }
        case let swipe as UISwipeGestureRecognizer:
            coder.word("direction", UISwipeGestureRecognizer.Direction.words) { swipe.direction = $0 }
            element.integer("numberOfTouchesRequired").map { swipe.numberOfTouchesRequired = $0 }
        case let pan as UIPanGestureRecognizer:
            element.integer("minimumNumberOfTouches").map { pan.minimumNumberOfTouches = $0 }
            element.integer("maximumNumberOfTouches").map { pan.maximumNumberOfTouches = $0 }
            (pan as? UIScreenEdgePanGestureRecognizer).map { edges(of: $0, element) }
        default: break
        }
    }

    private func edges(of recognizer: UIScreenEdgePanGestureRecognizer, _ element: InterfaceElement) {
        guard let edges = element.child(forKey: "edges") else { return }
        let all: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        recognizer.edges = all.reduce([]) { edges.bool($1.0) ? $0.union($1.1) : $0 }
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// The directions, by the words of documents.
    fileprivate static let words: [String: Self] = ["left": .left, "right": .right, "up": .up, "down": .down]
}
