/// An object that responds to a property change or another event of a layer.
public protocol CAAction {
    /// Runs the action for `event` on `anObject`, a layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing and ends the search for one.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The methods that a layer calls to obtain its contents, layout and actions; all are optional.
///
/// A view is the delegate of its layer.
public protocol CALayerDelegate: AnyObject {
    /// Sets the layer's contents; the default implementation calls `draw(_:in:)`.
    func display(_ layer: CALayer)
    /// Draws the layer's contents, in points with the y-axis pointing down.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called immediately before the layer draws its contents.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for an event; nil continues the search, and `NSNull` means no action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Calls `draw(_:in:)`.
    public func display(_ layer: CALayer) { layer.displayByDrawing() }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.drawingWasEmpty = true }
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns nil, which continues the search.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
