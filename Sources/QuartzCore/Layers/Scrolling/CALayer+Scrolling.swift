extension CALayer {
    /// The part of the bounds that all scroll layers above show; the bounds where there are none, null where they show
    /// nothing.
    public var visibleRect: CGRect {
        var shown = bounds
        for scroller in sequence(first: self, next: \.superlayer).dropFirst() where scroller is CAScrollLayer {
            shown = shown.intersection(convert(scroller.bounds, from: scroller))
        }
        return shown
    }

    /// Scrolls the nearest scroll layer so that `p`, a point of this layer, lies at the origin of what it shows.
    ///
    /// A scroll layer scrolls itself; without a scroll layer nothing happens.
    public func scroll(_ p: CGPoint) {
        guard let scroller = nearestScrollLayer else { return }
        scroller.scroll(to: convert(p, to: scroller))
    }

    /// Scrolls the nearest scroll layer by the least distance that shows `r`, a rectangle of this layer.
    ///
    /// A scroll layer scrolls itself; without a scroll layer nothing happens.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroller = nearestScrollLayer else { return }
        scroller.scroll(to: convert(r, to: scroller))
    }

    /// The layer itself where it is a scroll layer, else the closest one around it.
    private var nearestScrollLayer: CAScrollLayer? {
        var layer: CALayer? = self
        while let current = layer {
            if let scroller = current as? CAScrollLayer { return scroller }
            layer = current.superlayer
        }
        return nil
    }
}
