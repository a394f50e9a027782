import QuartziteUIDrawing

/// How the elements of a menu are shown.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject, @preconcurrency NSCopying {
    /// The largest number of lines of titles and subtitles; 0 for any number, and `NSNotFound`, the default, for 2.
    open var maximumNumberOfTitleLines = NSNotFound
    /// The number of lines of a title in a menu with preferences.
    static func titleLines(_ preferences: UIMenuDisplayPreferences?) -> Int {
        let own = preferences?.maximumNumberOfTitleLines ?? NSNotFound
        return own == NSNotFound ? 2 : max(own, 0)
    }

    /// Creates preferences with the default values.
    public override init() { super.init() }

    /// Returns preferences with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMenuDisplayPreferences()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}
