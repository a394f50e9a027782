import QuartziteUIFoundation
import QuartziteText

/// The shadow of text, as the value of `NSAttributedString.Key.shadow`.
///
/// Graphics contexts, labels and text views draw it, `CATextLayer` does not.
open class NSShadow: _AttributeObject, NSCopying, @unchecked Sendable {
    /// The offset of the shadow in points, with y pointing down; (0, −1) by default.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// The blur radius in points; 0, the default, draws a sharp shadow.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour of the shadow, a `UIColor`; black with an alpha of 1/3 by default, and nil for no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Creates a shadow one point above the characters.
    public override init() { super.init() }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }

    /// Whether an object is a shadow that looks the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.textShadow == textShadow
    }
    /// A hash value of the values that determine equality.
    open override var hash: Int { textShadow.hashValue }
}

extension NSShadow: TextShadowing {
    package var textShadow: TextShadow? {
        guard let color = (shadowColor as? UIColor)?.cgColor, color.alpha > 0 else { return nil }
        return TextShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color)
    }
}
