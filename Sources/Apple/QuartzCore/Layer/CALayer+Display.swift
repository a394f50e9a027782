extension CALayer {
    final func markNeedsLayout() {
        guard !layoutIsNeeded else { return }
        layoutIsNeeded = true
        context?.layoutIsNeeded = true
        layoutManager?.invalidateLayout(of: self)
    }

    /// Draws this layer and those below it that need it.
    ///
    /// Layers below that are hidden are drawn when they are shown. An animation or a transition may show any layer.
    final func displayTree() {
        var open: [CALayer] = [self]
        while let layer = open.popLast() {
            if layer !== self, layer.state.isHidden, layer.attached.isEmpty { continue }
            layer.displayIfNeeded()
            if let mask = layer.maskLayer { open.append(mask) }
            open.append(contentsOf: layer.children.reversed())
        }
    }

    final func markNeedsDisplay() {
        guard !isCopy, !displayIsNeeded else { return }
        displayIsNeeded = true
        context?.displayIsNeeded = true
    }

    final func layOutFromTop() {
        var top = self
        while let parent = top.parent, parent.layoutIsNeeded { top = parent }
        top.layOutTree()
    }

    /// Lays out this layer before its descendants, because layout may add layers and change their bounds.
    package final func layOutTree() {
        forEachLayer { layer in
            guard layer.layoutIsNeeded else { return }
            layer.layoutIsNeeded = false
            // Limits the recursion of a layer that requests layout during its own layout.
            guard layer.layoutDepth < Self.maximumLayoutPasses else { return }
            layer.layoutDepth += 1
            layer.layoutSublayers()
            layer.layoutDepth -= 1
        }
    }

    private static var maximumLayoutPasses: Int { 20 }

    final func displayNow() {
        displayIsNeeded = false
        display()
        // A layer that requests a drawing each time it draws would be drawn in every round of every commit.
        displayIsNeeded = false
    }

    final func displayThroughDelegate() {
        if let redrawnCopy { return redrawnCopy.displayThroughDelegate() }
        if let delegate { delegate.display(self) } else { displayByDrawing() }
    }

    /// Draws into a new image of the bounds' size, which becomes the contents; they stay unchanged if nothing draws.
    ///
    /// What is drawn is recorded; the image gets its pixels when a frame shows it.
    package final func displayByDrawing() {
        let scale = state.contentsScale
        let (width, height) = (state.bounds.width * scale, state.bounds.height * scale)
        guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide,
            width * height <= Self.largestArea
        else { return }
        // Under flipped geometry, y points up on screen, and so it does where the layer draws.
        let context = CGContext(
            recordingWidth: Int(width.rounded(.up)), height: Int(height.rounded(.up)), scale: scale,
            flipped: !isGeometryInverted)
        context.translateBy(x: -state.bounds.origin.x, y: -state.bounds.origin.y)
        drawingWasEmpty = false
        delegate?.layerWillDraw(self)
        draw(in: context)
        // An override may call super, which draws nothing, and then draw itself.
        if drawingWasEmpty, context.isBlank { return }
        keepCommitted(changing: LayerState.Row.contents.key)
        state.contents = .image(context.picture(in: SceneContext.current.pictures))
    }

    /// Releases the pixels of the pictures that this layer and the layers below it have drawn.
    final func releasePictures() { forEachLayer { $0.state.contents.image?.releasePixels() } }

    final func drawThroughDelegate(in context: CGContext) {
        if let delegate { delegate.draw(self, in: context) } else { drawingWasEmpty = true }
    }

    /// Redraws a presentation copy, as required for an animated key that needs display.
    ///
    /// As on Apple's systems, ``display()`` is called on the model layer, whose `presentation()` is then the copy,
    /// while drawing into a context is done by the copy. A subclass that overrides ``display()`` therefore needs no
    /// `init(layer:)`; one that overrides ``draw(in:)`` must copy its properties there.
    final func redraw() {
        guard let source else { return }
        source.redrawnCopy = self
        source.display()
        source.redrawnCopy = nil
    }

    private static var longestSide: CGFloat { 16_384 }
    private static var largestArea: CGFloat { 64_000_000 }
}
