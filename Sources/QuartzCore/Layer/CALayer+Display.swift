extension CALayer {
    final func markNeedsLayout() {
        guard !layoutIsNeeded else { return }
        layoutIsNeeded = true
        context?.layoutIsNeeded = true
    }

    final func markNeedsDisplay() {
        guard !isCopy, !displayIsNeeded else { return }
        displayIsNeeded = true
        context?.displayIsNeeded = true
    }

    final func layOutFromTop() {
        var top: CALayer?
        var layer: CALayer? = self
        while let current = layer {
            if current.layoutIsNeeded { top = current }
            layer = current.parent
        }
        top?.layOutTree()
    }

    /// Lays out this layer, then those below, as layout may add layers and change their bounds.
    final func layOutTree() {
        forEachLayer { layer in
            guard layer.layoutIsNeeded else { return }
            layer.layoutIsNeeded = false
            layer.layoutSublayers()
        }
    }

    final func displayNow() {
        displayIsNeeded = false
        display()
    }

    final func displayThroughDelegate() {
        if let delegate { delegate.display(self) } else { displayByDrawing() }
    }

    /// Draws into a fresh picture of the bounds' size, which becomes the contents.
    final func displayByDrawing() {}
}
