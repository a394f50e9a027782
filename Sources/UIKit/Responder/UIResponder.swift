import QuartzCore

/// Something events are handed along: views, view controllers and windows.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// A responder without a successor.
    public override init() { super.init() }

    /// Who is asked after this one; nil unless overridden.
    open var next: UIResponder? { nil }
}
