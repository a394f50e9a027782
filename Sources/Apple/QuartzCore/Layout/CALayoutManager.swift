/// An object that lays out the sublayers of a layer; macOS only on Apple's systems.
public protocol CALayoutManager: AnyObject {
    /// Returns the preferred size of a layer, in points.
    func preferredSize(of layer: CALayer) -> CGSize
    /// Called when the layout of a layer becomes invalid.
    func invalidateLayout(of layer: CALayer)
    /// Lays out the sublayers if the layer's delegate does not.
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
