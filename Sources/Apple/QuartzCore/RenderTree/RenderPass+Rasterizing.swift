import QuartziteCompositor

extension RenderPass {
    /// Returns `layer` with its shadow and sublayers as an image of `rasterizationScale` pixels per point, in the
    /// layer's place.
    ///
    /// The result is nil if the scale is out of range.
    func rasterized(_ layer: CALayer) -> [RenderNode]? {
        let resolution = Double(layer.state.rasterizationScale)
        guard resolution >= 1.0 / 1024, resolution <= 64 else { return nil }
        let reach = rasterizedArea(resolution)
        guard !reach.isEmpty else { return [] }
        let size = PixelRect(minX: 0, minY: 0, maxX: reach.width, maxY: reach.height)
        let frame = budget.frame
        budget.frame = size
        defer { budget.frame = frame }
        var parts: [RenderNode] = []
        var pass = self
        pass.transform = Projection(
            a: resolution, b: 0, c: 0, d: resolution, tx: -Double(reach.minX), ty: -Double(reach.minY))
        pass.scale = resolution
        pass.opacity = 1
        pass.appendParts(of: layer, fade: 1, to: &parts)
        let area = parts.bounds(within: size)
        guard !area.isEmpty else { return [] }
        let image = CGImage(bitmap: Compositor.picture(of: parts, in: area))
        let place = CGRect(
            x: Double(area.minX + reach.minX) / resolution, y: Double(area.minY + reach.minY) / resolution,
            width: Double(area.width) / resolution, height: Double(area.height) / resolution)
        let source = CGRect(x: 0, y: 0, width: area.width, height: area.height)
        return [.image(ImageNode(image: image, source: source, destination: place, transform: transform))]
    }

    /// Returns the pixels of the image that can reach the frame, with a margin; at most 64 million.
    private func rasterizedArea(_ resolution: Double) -> PixelRect {
        let limit = PixelRect(minX: -4000, minY: -4000, maxX: 4000, maxY: 4000)
        let shown = visible(CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
        guard !shown.isEmpty else { return .empty }
        return Projection.scale(resolution, resolution).pixelBounds(of: shown.insetBy(dx: -2, dy: -2), within: limit)
    }
}
