import QuartzCore

extension UIView {
    /// A view that shows a part of what this one does now, as a picture; nil where the part has no size, or one too large.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's coordinates.
    ///   - afterUpdates: Whether changes count that are not on screen yet; animations show where they stand.
    ///   - capInsets: Distances in from the edges, in points, that keep their size when the picture is resized.
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

    /// Draws what the view shows, scaled to a rectangle, into the current context.
    ///
    /// - Parameter afterUpdates: Whether changes count that are not on screen yet; animations show where they stand.
    /// - Returns: Whether there was a context, and anything to draw.
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
        // What has never been on screen has to be made ready for it.
        if afterUpdates || layer.context == nil {
            layoutIfNeeded()
            displayTree()
        }
        layer.renderShown(in: context, asCommitted: !afterUpdates)
    }

    private func displayTree() {
        layer.displayIfNeeded()
        for child in children { child.displayTree() }
    }
}
