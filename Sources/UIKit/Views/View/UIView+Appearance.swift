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
            var view = self
            while view.extras.tintAdjustment == .automatic, let parent = view.parent { view = parent }
            let mode = view.extras.tintAdjustment
            return mode == .automatic ? .normal : mode
        }
        set {
            guard newValue != extras.tintAdjustment else { return }
            extras.tintAdjustment = newValue
            tintDidChange()
        }
    }

    func setMask(_ new: UIView?) {
        new?.removeFromSuperview()
        extras.mask = new
        layer.mask = new?.layer
    }

    func setContentScale(_ new: CGFloat) {
        let scale: CGFloat? = new > 0 && new.isFinite ? new : nil
        extras.contentScale = scale
        layer.contentsScale = scale ?? UIScreen.mainScale
        setNeedsDisplay()
    }

    /// A name for state restoration; stored, nothing is restored here.
    public var restorationIdentifier: String? {
        get { extras.restorationIdentifier }
        set { extras.restorationIdentifier = newValue }
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
