import QuartzCore

/// Something a person did; hit tests carry it along.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// An event that says nothing.
    public override init() { super.init() }
}
