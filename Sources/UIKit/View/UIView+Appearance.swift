import QuartzCore

extension UIView {
    /// How a tint is shown; raw values are Apple's.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As in the superview; normal at the top.
        case automatic
        /// As it is.
        case normal
        /// Grey: something in front wants all the attention.
        case dimmed
    }

    /// How the tint is shown: what was set, else what the superview has.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get {
            let own = extras.tintAdjustment
            return own == .automatic ? parent?.tintAdjustmentMode ?? .normal : own
        }
        set {
            guard newValue != extras.tintAdjustment else { return }
            extras.tintAdjustment = newValue
            tintDidChange()
        }
    }

    /// A view whose alpha lets this one through, placed in its coordinates; nil by default.
    ///
    /// It must not lie in a superview.
    public var mask: UIView? {
        get { extras.mask }
        set {
            newValue?.removeFromSuperview()
            extras.mask = newValue
            layer.mask = newValue?.layer
        }
    }

    /// Pixels per point of what the view draws; the screen's unless set, which what is not above 0 stands for.
    public var contentScaleFactor: CGFloat {
        get { extras.contentScale ?? UIScreen.mainScale }
        set {
            let scale: CGFloat? = newValue > 0 && newValue.isFinite ? newValue : nil
            extras.contentScale = scale
            layer.contentsScale = scale ?? UIScreen.mainScale
            setNeedsDisplay()
        }
    }

    /// Whether a context is empty before `draw(_:)`; true by default, stored and without effect: it always is.
    public var clearsContextBeforeDrawing: Bool {
        get { extras.clearsContext }
        set { extras.clearsContext = newValue }
    }
}

extension UIColor {
    /// The grey of the same lightness.
    var dimmed: UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
}
