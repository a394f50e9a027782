import QuartziteUIDrawing

extension UITextField {
    /// Border styles of a text field; raw values are Apple's.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
        /// A thin dark line.
        case line = 1
        /// A thin grey line.
        case bezel = 2
        /// A thin grey line with round corners, on white.
        case roundedRect = 3
    }

    /// Modes that determine when an overlay view is visible; raw values are Apple's.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is being edited.
        case whileEditing = 1
        /// While the text is not being edited.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// Why editing ended; raw values are Apple's.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text was accepted; always the reason here.
        case committed = 0
        /// The text was discarded.
        case cancelled = 1
    }
}
