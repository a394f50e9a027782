extension CALayer {
    /// Resizes the sublayers for a new size of this layer, according to their autoresizing masks.
    public final func resizeSublayers(withOldSize size: CGSize) {
        for child in sublayers ?? [] { child.resize(withOldSuperlayerSize: size) }
    }

    /// Resizes the layer for a new size of its superlayer, according to its autoresizing mask.
    public final func resize(withOldSuperlayerSize size: CGSize) {
        guard !autoresizingMask.isEmpty, let parent = superlayer else { return }
        let growth = CGSize(
            width: parent.bounds.width - size.width, height: parent.bounds.height - size.height)
        let resized = autoresizingMask.frame(from: frame, growth: growth)
        if resized.origin.x.isFinite, resized.origin.y.isFinite, resized.width.isFinite, resized.height.isFinite {
            frame = resized
        }
    }
}
