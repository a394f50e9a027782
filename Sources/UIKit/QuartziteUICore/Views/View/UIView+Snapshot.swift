import QuartziteUIDrawing

extension UIView {
    /// Returns a view that displays part of this view's current appearance as an image.
    ///
    /// The result is nil if the part is empty or too large.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's coordinates.
    ///   - afterUpdates: Whether the snapshot includes changes that are not on screen yet; animations appear at their
    ///     current state.
    ///   - capInsets: The edges that do not scale when the snapshot is resized, as insets in points.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        let scale = UIScreen.mainScale
        guard rect.isUsable, rect.width > 0, rect.height > 0,
            let context = CGContext.picture(size: rect.size, scale: scale)
        else { return nil }
        context.translateBy(x: -rect.minX, y: -rect.minY)
        drawScreen(in: context, afterUpdates: afterUpdates)
        let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
        snapshot.layer.contentsScale = scale
        snapshot.layer.contents = context.makeImage()
        let middle = CGRect(origin: .zero, size: rect.size).inset(by: capInsets)
        if capInsets != .zero, middle.width > 0, middle.height > 0 {
            snapshot.layer.contentsCenter = CGRect(
                x: middle.minX / rect.width, y: middle.minY / rect.height, width: middle.width / rect.width,
                height: middle.height / rect.height)
        }
        return snapshot
    }

    /// Draws the view's current appearance, scaled to a rectangle, into the current context.
    ///
    /// - Parameters:
    ///   - rect: The rectangle to fill, in the context's coordinates.
    ///   - afterUpdates: Whether to include changes that are not on screen yet; animations appear at their current state.
    /// - Returns: Whether there was a context and anything to draw.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        let bounds = bounds
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0, rect.isUsable
        else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        drawScreen(in: context, afterUpdates: afterUpdates)
        context.restoreGState()
        return true
    }

    private func drawScreen(in context: CGContext, afterUpdates: Bool) {
        // A view that was never on screen has no layout and contents yet.
        if afterUpdates || layer.context == nil {
            layoutIfNeeded()
            layer.forEachLayer { $0.displayIfNeeded() }
        }
        layer.renderShown(in: context, asCommitted: !afterUpdates)
    }
}
