extension Vocabulary {
    private static let recognizer = ElementDescription(
        "gestureRecognizer", like: object,
        bools: "enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded requiresExclusiveTouchType",
        texts: "name", keys: "allowedTouchTypes allowedPressTypes")

    private static let pan = ElementDescription(
        "panGestureRecognizer", like: recognizer, integers: "minimumNumberOfTouches maximumNumberOfTouches",
        texts: "allowedScrollTypesMask", keys: "allowedScrollTypesMask")

    private static let longPress = ElementDescription(
        "longPressGestureRecognizer", like: recognizer, numbers: "minimumPressDuration allowableMovement",
        integers: "numberOfTapsRequired numberOfTouchesRequired")

    /// Gesture recognizers (interface_builder_segues.md I97).
    static let recognizers: [ElementDescription] = [
        recognizer, pan, longPress, ElementDescription("pongPressGestureRecognizer", like: longPress),
        ElementDescription(
            "tapGestureRecognizer", like: recognizer, integers: "numberOfTapsRequired numberOfTouchesRequired"),
        ElementDescription(
            "swipeGestureRecognizer", like: recognizer, integers: "numberOfTouchesRequired",
            words: ["direction": "left right up down"]),
        ElementDescription("pinchGestureRecognizer", like: recognizer, numbers: "scale"),
        ElementDescription("rotationGestureRecognizer", like: recognizer, numbers: "rotation"),
        ElementDescription("screenEdgePanGestureRecognizer", like: pan, keys: "edges"),
        ElementDescription("hoverGestureRecognizer", like: recognizer),
    ]
}
