import QuartziteUIDrawing

/// An effect that draws all glass in the content of its view as one body.
///
/// Glass views that are closer to each other than the spacing merge, also while they move. The view itself shows
/// nothing.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
    /// The distance in points at which glass begins to merge; 0, the default, merges only glass that overlaps.
    open var spacing: CGFloat = 0

    /// Returns an effect with the same spacing.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassContainerEffect()
        copy.spacing = spacing
        return copy
    }

    /// Returns whether an object is also a glass container effect, with the same spacing.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIGlassContainerEffect)?.spacing == spacing
    }
    /// A hash value, which is the same for equal effects.
    open override var hash: Int { Double(spacing).hashValue }
}
