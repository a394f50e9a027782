extension CALayer {
    /// The part of the bounds that all enclosing scroll layers show.
    ///
    /// Without scroll layers, it is the whole bounds; if they show no part of them, it is the null rectangle.
    public var visibleRect: CGRect {
        var shown = bounds
        for scroller in sequence(first: self, next: \.superlayer).dropFirst() where scroller is CAScrollLayer {
            shown = shown.intersection(convert(scroller.bounds, from: scroller))
        }
        return shown
    }

    /// Scrolls the nearest scroll layer so that `p`, a point in this layer's coordinates, becomes the origin of the
    /// scroll layer's bounds.
    ///
    /// A scroll layer scrolls itself. Without a scroll layer, nothing happens.
    public func scroll(_ p: CGPoint) {
        guard let scroller = nearestScrollLayer else { return }
        scroller.scroll(to: convert(p, to: scroller))
    }

    /// Scrolls the nearest scroll layer by the minimum distance that makes `r`, a rectangle in this layer's
    /// coordinates, visible.
    ///
    /// A scroll layer scrolls itself. Without a scroll layer, nothing happens.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroller = nearestScrollLayer else { return }
        scroller.scroll(to: convert(r, to: scroller))
    }

    /// The layer itself if it is a scroll layer, otherwise the closest enclosing one.
    private var nearestScrollLayer: CAScrollLayer? {
        var layer: CALayer? = self
        while let current = layer {
            if let scroller = current as? CAScrollLayer { return scroller }
            layer = current.superlayer
        }
        return nil
    }
}
