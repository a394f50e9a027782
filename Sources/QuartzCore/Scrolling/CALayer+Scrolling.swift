extension CALayer {
    /// The part of the bounds that the scroll layer above shows; all of them where there is none, zero where it shows none.
    public var visibleRect: CGRect {
        guard let scroller = enclosingScrollLayer else { return bounds }
        let shown = convert(scroller.bounds, from: scroller).intersection(bounds)
        return shown.isNull ? .zero : shown
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
