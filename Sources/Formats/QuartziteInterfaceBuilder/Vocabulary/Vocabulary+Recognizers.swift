extension Vocabulary {
    private static let recognizer = ElementDescription(
        "gestureRecognizer", like: object,
        bools:
            "enabled=YES cancelsTouchesInView=YES delaysTouchesBegan delaysTouchesEnded=YES requiresExclusiveTouchType",
        texts: "name", keys: "allowedTouchTypes allowedPressTypes")

    private static let pan = ElementDescription(
        "panGestureRecognizer", like: recognizer, integers: "minimumNumberOfTouches=1 maximumNumberOfTouches",
        texts: "allowedScrollTypesMask", keys: "allowedScrollTypesMask")

    private static let longPress = ElementDescription(
        "longPressGestureRecognizer", like: recognizer, numbers: "minimumPressDuration=0.5 allowableMovement=10",
        integers: "numberOfTapsRequired=0 numberOfTouchesRequired=1")

    /// The descriptions of gesture recognizers (interface_builder_segues.md I97).
    static let recognizers: [ElementDescription] = [
        recognizer, pan, longPress, ElementDescription("pongPressGestureRecognizer", like: longPress),
        ElementDescription(
            "tapGestureRecognizer", like: recognizer, integers: "numberOfTapsRequired=1 numberOfTouchesRequired=1"),
        ElementDescription(
            "swipeGestureRecognizer", like: recognizer, integers: "numberOfTouchesRequired=1",
            words: ["direction=right": "left right up down"]),
        ElementDescription("pinchGestureRecognizer", like: recognizer, numbers: "scale"),
        ElementDescription("rotationGestureRecognizer", like: recognizer, numbers: "rotation"),
        ElementDescription("screenEdgePanGestureRecognizer", like: pan, keys: "edges"),
        ElementDescription("hoverGestureRecognizer", like: recognizer),
    ]
}
