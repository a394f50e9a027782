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

    /// Has the scroll layer above scroll so that `p`, a point of this layer, lies at the origin of what it shows.
    public func scroll(_ p: CGPoint) {
        guard let scroller = enclosingScrollLayer else { return }
        scroller.scroll(to: convert(p, to: scroller))
    }

    /// Has the scroll layer above scroll as little as shows `r`, a rectangle of this layer.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroller = enclosingScrollLayer else { return }
        scroller.scroll(to: convert(r, to: scroller))
    }

    private var enclosingScrollLayer: CAScrollLayer? {
        var layer = superlayer
        while let current = layer {
            if let scroller = current as? CAScrollLayer { return scroller }
            layer = current.superlayer
        }
        return nil
    }
}
