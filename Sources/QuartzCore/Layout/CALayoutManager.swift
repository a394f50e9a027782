/// Places the sublayers of a layer; Apple offers it on macOS.
public protocol CALayoutManager: AnyObject {
    /// What the layer answers as its preferred size, in points.
    func preferredSize(of layer: CALayer) -> CGSize
    /// Called when layout becomes due.
    func invalidateLayout(of layer: CALayer)
    /// Places the sublayers, where the layer's delegate does not.
    func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
    /// The size of the layer's bounds.
    public func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }
    /// Does nothing.
    public func invalidateLayout(of layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
}
