import QuartziteUIFoundation

extension UIColor {
    /// Sets the current context's fill and stroke colours to this colour.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the current context's fill colour to this colour.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the current context's stroke colour to this colour.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
