import QuartzCore

/// What characters throw on what is below them, as the value of `NSAttributedString.Key.shadow`.
///
/// Text in a context, a label or a text view has it, text in a `CATextLayer` not. Shadows are not `NSObject`s, as
/// Foundation's attributed strings on Linux stop the program where they compare such attributes.
open class NSShadow: Hashable, NSCopying, @unchecked Sendable {
    /// How far the shadow lies from the characters, in points, y down; (0, −1) unless set.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// How blurred it is, in points; 0, the default, leaves it sharp.
    open var shadowBlurRadius: CGFloat = 0
    /// Its colour, a `UIColor`; black, a third opaque, unless set, and no shadow for nil.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// A shadow a point above the characters.
    public init() {}

    /// A shadow with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }

    /// Whether both look the same.
    public static func == (a: NSShadow, b: NSShadow) -> Bool { a.textShadow == b.textShadow }
    /// Feeds what makes shadows equal.
    public func hash(into hasher: inout Hasher) { hasher.combine(textShadow) }
}

extension NSShadow: TextShadowing {
    package var textShadow: TextShadow? {
        guard let color = (shadowColor as? UIColor)?.cgColor, color.alpha > 0 else { return nil }
        return TextShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color)
    }
}
