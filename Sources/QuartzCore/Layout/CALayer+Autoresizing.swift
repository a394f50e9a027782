extension CALayer {
    /// Fits the sublayers to a new size of this layer, as their masks say.
    public final func resizeSublayers(withOldSize size: CGSize) {
        for child in sublayers ?? [] { child.resize(withOldSuperlayerSize: size) }
    }

    /// Fits the layer to its superlayer's new size, as its mask says.
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
