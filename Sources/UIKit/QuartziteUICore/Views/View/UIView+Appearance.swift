import QuartziteUIDrawing

extension UIView {
    /// How a view adjusts its tint colour; raw values are Apple's.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The mode of the superview; `normal` if there is none.
        case automatic
        /// The tint colour unchanged.
        case normal
        /// The tint colour as grey, for example behind an alert.
        case dimmed
    }

    /// The way in which the view adjusts its tint colour; by default, that of its superview.
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

    /// The identifier for state restoration; stored, but nothing is restored here.
    public var restorationIdentifier: String? {
        get { extras.restorationIdentifier }
        set { extras.restorationIdentifier = newValue }
    }

    /// Whether the context is cleared before `draw(_:)`; true by default, and stored without effect, since it always
    /// is.
    public var clearsContextBeforeDrawing: Bool {
        get { extras.clearsContext }
        set { extras.clearsContext = newValue }
    }
}

extension UIColor {
    /// The grey of the same luma.
    var dimmed: UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
}
