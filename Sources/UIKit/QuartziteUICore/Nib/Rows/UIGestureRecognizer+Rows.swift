import QuartziteInterfaceBuilder
import QuartziteUIDrawing

extension PropertyTables {
    /// The properties of all recognizers (interface_builder_segues.md I97).
    static let gestureRecognizer = PropertyRows<UIGestureRecognizer>([
        .bool("enabled", \.isEnabled, absent: true),
        .bool("cancelsTouchesInView", \.cancelsTouchesInView, absent: true),
        .bool("delaysTouchesBegan", \.delaysTouchesBegan),
        .bool("delaysTouchesEnded", \.delaysTouchesEnded, absent: true),
        .bool("requiresExclusiveTouchType", \.requiresExclusiveTouchType, absent: nil),
        .text("name", \.name),
    ])
}

extension PropertyTables {
    /// The properties of taps.
    static let tapGestureRecognizer = PropertyRows<UITapGestureRecognizer>([
        .integer("numberOfTapsRequired", \.numberOfTapsRequired, absent: 1),
        .integer("numberOfTouchesRequired", \.numberOfTouchesRequired, absent: 1),
    ])
}

extension PropertyTables {
    /// The properties of long presses.
    static let longPressGestureRecognizer = PropertyRows<UILongPressGestureRecognizer>([
        .number("minimumPressDuration", \.minimumPressDuration, absent: 0.5),
        .number("allowableMovement", \.allowableMovement, absent: 10),
        .integer("numberOfTapsRequired", \.numberOfTapsRequired, absent: 0),
        .integer("numberOfTouchesRequired", \.numberOfTouchesRequired, absent: 1),
    ])
}

extension PropertyTables {
    /// The properties of swipes.
    static let swipeGestureRecognizer = PropertyRows<UISwipeGestureRecognizer>([
        .word("direction", \.direction, ["right": .right, "left": .left, "up": .up, "down": .down], absent: .right),
        .integer("numberOfTouchesRequired", \.numberOfTouchesRequired, absent: 1),
    ])
}

extension PropertyTables {
    /// The properties of pans.
    static let panGestureRecognizer = PropertyRows<UIPanGestureRecognizer>([
        .integer("minimumNumberOfTouches", \.minimumNumberOfTouches, absent: 1),
        .integer("maximumNumberOfTouches", \.maximumNumberOfTouches),
    ])
}

extension PropertyTables {
    /// The properties of pans that begin at an edge of the screen.
    static let screenEdgePanGestureRecognizer = PropertyRows<UIScreenEdgePanGestureRecognizer>([
        .edges("edges", \.edges)
    ])
}

extension PropertyTables {
    /// The properties of pinches.
    static let pinchGestureRecognizer = PropertyRows<UIPinchGestureRecognizer>([.number("scale", \.scale)])
}

extension PropertyTables {
    /// The properties of rotations.
    static let rotationGestureRecognizer = PropertyRows<UIRotationGestureRecognizer>([.number("rotation", \.rotation)])
}
