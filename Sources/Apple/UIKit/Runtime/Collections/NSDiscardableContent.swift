import QuartzCore

/// An object whose content can be discarded while nobody uses it, which never happens by itself here.
public protocol NSDiscardableContent: AnyObject {
    /// Begins to use the content; returns whether it is still there.
    func beginContentAccess() -> Bool
    /// Ends using the content.
    func endContentAccess()
    /// Discards the content if nobody uses it.
    func discardContentIfPossible()
    /// Returns whether the content was discarded.
    func isContentDiscarded() -> Bool
}

/// Data that can be discarded while nobody uses it.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
    private var accessCount = 1
    private var isDiscarded = false

    /// Begins to use the data; returns whether they are still there.
    open func beginContentAccess() -> Bool {
        if isDiscarded { return false }
        accessCount += 1
        return true
    }

    /// Ends using the data.
    open func endContentAccess() { if accessCount > 0 { accessCount -= 1 } }

    /// Discards the data if nobody uses them.
    open func discardContentIfPossible() {
        guard accessCount == 0, !isDiscarded else { return }
        isDiscarded = true
        length = 0
    }

    /// Returns whether the data were discarded.
    open func isContentDiscarded() -> Bool { isDiscarded }
}
