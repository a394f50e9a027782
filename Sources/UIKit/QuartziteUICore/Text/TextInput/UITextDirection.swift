import QuartziteUIDrawing

/// Directions in the order of a text; raw values are Apple's.
public enum UITextStorageDirection: Int, Sendable {
    /// Toward the end.
    case forward = 0
    /// Toward the beginning.
    case backward = 1
}

/// Directions in which a text is laid out; raw values are Apple's.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// Up.
    case up = 4
    /// Down.
    case down = 5
}

/// A direction in the order of a text or in its layout.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value of a storage or layout direction.
    public let rawValue: Int
    /// Creates a direction from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Returns a direction in the order of the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    /// Returns a direction in the layout.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Whether the direction leads toward the end of a text that runs from left to right.
    package var isForward: Bool {
        switch rawValue {
        case UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
            UITextLayoutDirection.up.rawValue:
            false
        default: true
        }
    }
}

/// Units of a text; raw values are Apple's.
public enum UITextGranularity: Int, Sendable {
    /// A character as the user sees it.
    case character = 0
    /// A word.
    case word = 1
    /// A sentence.
    case sentence = 2
    /// A paragraph.
    case paragraph = 3
    /// A line as it is laid out.
    case line = 4
    /// The whole text.
    case document = 5
}

/// On which side of a line break the caret is; raw values are Apple's.
public enum UITextStorageAffinity: Int, Sendable {
    /// At the start of the next line.
    case forward = 0
    /// At the end of the line before.
    case backward = 1
}
