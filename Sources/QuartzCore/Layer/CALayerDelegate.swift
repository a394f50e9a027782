/// Something that a property change or another event sets off.
public protocol CAAction {
    /// Runs the action for `event` on `anObject`, a layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action, `NSNull` means that there is none.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Provides a layer's contents, layout and actions; a view is its layer's delegate.
///
/// Every method is optional.
public protocol CALayerDelegate: AnyObject {
    /// Sets the layer's contents; without it the layer calls `draw(_:in:)`.
    func display(_ layer: CALayer)
    /// Draws the layer's contents, in points, y down.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called just before drawing.
    func layerWillDraw(_ layer: CALayer)
    /// Places the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// The action for an event; nil to search on, `NSNull` for none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws through `draw(_:in:)`.
    public func display(_ layer: CALayer) { layer.displayByDrawing() }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.drawingWasEmpty = true }
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Searches on.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
