import QuartzCore

/// The shadow of text, as the value of `NSAttributedString.Key.shadow`.
///
/// Graphics contexts, labels and text views draw it, `CATextLayer` does not. The class does not inherit from
/// `NSObject`, because Foundation's attributed strings on Linux crash when they compare such attributes.
open class NSShadow: Hashable, NSCopying, @unchecked Sendable {
    /// The offset of the shadow in points, with y pointing down; (0, −1) by default.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// The blur radius in points; 0, the default, draws a sharp shadow.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour of the shadow, a `UIColor`; black with an alpha of 1/3 by default, and nil for no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Creates a shadow one point above the characters.
    public init() {}

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }

    /// Whether two shadows look the same.
    public static func == (a: NSShadow, b: NSShadow) -> Bool { a.textShadow == b.textShadow }
    /// Hashes the values that determine equality.
    public func hash(into hasher: inout Hasher) { hasher.combine(textShadow) }
}

extension NSShadow: TextShadowing {
    package var textShadow: TextShadow? {
        guard let color = (shadowColor as? UIColor)?.cgColor, color.alpha > 0 else { return nil }
        return TextShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color)
    }
}
