import QuartziteUIDrawing

/// How the elements of a menu are shown.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject, @preconcurrency NSCopying {
    /// The largest number of lines of a title; 2 by default, and 0 for any number.
    open var maximumNumberOfTitleLines = 2

    /// Creates preferences with the default values.
    public override init() { super.init() }

    /// Returns preferences with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMenuDisplayPreferences()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}
