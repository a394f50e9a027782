extension RenderPass {
    /// Returns the part of `rect`, in the layer's coordinates, that can reach the frame.
    ///
    /// The result is all of `rect` if the transform is not affine or not invertible.
    func visible(_ rect: CGRect) -> CGRect {
        guard transform.isAffine, let inverse = transform.inverse else { return rect }
        let frame = budget.frame
        let shown = inverse.boundingBox(
            of: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
        return shown.map { rect.intersection($0) } ?? rect
    }
}
