import QuartziteCompositor

extension RenderPass {
    /// Appends everything that `layer` shows, in the order of layers.md §3, and composites it.
    func appendLayer(_ layer: CALayer, to nodes: inout [RenderNode]) {
        let state = layer.state
        let fade = min(Double(state.opacity), 1)
        let mode = CGBlendMode(compositingFilter: state.compositingFilter)
        if state.shouldRasterize, let picture = rasterized(layer) {
            let start = nodes.count
            nodes.append(contentsOf: picture)
            return nodes.composite(from: start, opacity: opacity * fade, blendMode: mode)
        }
        let start = nodes.count
        appendParts(of: layer, fade: fade, to: &nodes)
        nodes.composite(from: start, opacity: state.allowsGroupOpacity ? opacity * fade : 1, blendMode: mode)
    }

    /// Appends everything that `layer` shows, with mask, shadow and filters applied.
    ///
    /// Without group opacity, each part fades separately.
    func appendParts(of layer: CALayer, fade: Double, to nodes: inout [RenderNode]) {
        let state = layer.state
        let inner = with(opacity: state.allowsGroupOpacity ? 1 : opacity * fade)
        let start = nodes.count
        inner.appendBackground(of: layer, to: &nodes)
        let isFilled = nodes.count > start && state.isBackgroundOpaque
        layer.appendBackdropNodes(to: &nodes, pass: inner)
        let contentStart = nodes.count
        inner.appendContents(of: state, to: &nodes)
        layer.appendContentNodes(to: &nodes, pass: inner)
        layer.appendSublayerNodes(to: &nodes, pass: inner)
        // Over an opaque background, content inside the bounds does not change the silhouette.
        let isPlain = isFilled && nodes.count == contentStart
        if state.masksToBounds { inner.clip(&nodes, from: contentStart, to: layer) }
        inner.appendBorder(of: layer, to: &nodes)
        let overlayStart = nodes.count
        layer.appendOverlayNodes(to: &nodes, pass: inner)
        let fillsBounds = isPlain && nodes.count == overlayStart
        if state.masksToBounds { inner.clip(&nodes, from: overlayStart, to: layer) }

        // An opaque background covers what clipping leaves of the shadow.
        if !(state.masksToBounds && isFilled) {
            castShadow(&nodes, from: start, layer: layer, fillsBounds: fillsBounds)
        }
        applyMask(&nodes, from: start, layer: layer)
        applyFilters(&nodes, from: start, layer: layer)
    }

    func appendBackground(of layer: CALayer, to nodes: inout [RenderNode]) {
        let state = layer.state
        guard let color = state.backgroundColor, state.bounds.width > 0, state.bounds.height > 0 else { return }
        let (path, placed) =
            if state.effectiveCornerRadius > 0 {
                (layer.currentOutline().fill, transform)
            } else if color.tile != nil {
                (CGPath(rect: state.bounds, transform: nil), transform)
            } else {
                (.unitSquare, Projection(unitSquareTo: state.bounds).concatenating(transform))
            }
        let node = RenderNode.filled(
            path, with: color, transform: placed, opacity: opacity, antialias: smoothsOutline(of: state))
        if let node { nodes.append(node) }
    }

    /// Whether the edges of a layer's bounds are antialiased.
    func smoothsEdges(of state: LayerState) -> Bool {
        usesCoreGraphics || maskDepth > 0 || (state.allowsEdgeAntialiasing && !state.edgeAntialiasingMask.isEmpty)
    }

    /// Whether the outline of a layer's bounds, with its rounded corners, is antialiased.
    func smoothsOutline(of state: LayerState) -> Bool {
        smoothsEdges(of: state) || state.effectiveCornerRadius > 0
    }

    func appendBorder(of layer: CALayer, to nodes: inout [RenderNode]) {
        let state = layer.state
        guard state.borderWidth > 0, let color = state.borderColor, state.bounds.width > 0, state.bounds.height > 0,
            let node = RenderNode.filled(
                layer.currentOutline().ring, .evenOdd, with: color, transform: transform, opacity: opacity,
                antialias: smoothsBorder(of: state))
        else { return }
        nodes.append(node)
    }

    /// Whether a border is antialiased; the inner edge may be, if the outer one lies on whole pixels.
    private func smoothsBorder(of state: LayerState) -> Bool {
        smoothsOutline(of: state)
            || ClipShape(path: CGPath(rect: state.bounds, transform: nil), transform: transform).wholePixelRect != nil
    }

    // MARK: Clips, masks, shadows

    private func clip(_ nodes: inout [RenderNode], from start: Int, to layer: CALayer) {
        guard nodes.count > start, !isContentInsideBounds(nodes[start...], of: layer) else { return }
        nodes.group(from: start) { $0.clips = [boundsClip(of: layer)] }
    }

    func boundsClip(of layer: CALayer) -> ClipShape {
        let state = layer.state
        if state.effectiveCornerRadius > 0 {
            return ClipShape(path: layer.currentOutline().fill, transform: transform)
        }
        let unit = Projection(unitSquareTo: state.bounds).concatenating(transform)
        return ClipShape(path: .unitSquare, transform: unit, antialias: smoothsEdges(of: state))
    }

    /// Whether clipping would have no effect, because the only content is an image inside square bounds.
    private func isContentInsideBounds(_ nodes: ArraySlice<RenderNode>, of layer: CALayer) -> Bool {
        let state = layer.state
        guard nodes.count == 1, state.effectiveCornerRadius == 0, case .image(let image)? = nodes.first,
            (layer.source ?? layer).children.isEmpty
        else { return false }
        return state.bounds.contains(image.destination)
    }

    private func castShadow(_ nodes: inout [RenderNode], from start: Int, layer: CALayer, fillsBounds: Bool) {
        let state = layer.state
        guard state.shadowOpacity > 0, let color = state.shadowColor else { return }
        let pixel = color.premultipliedBGRA(opacity: Double(state.shadowOpacity))
        guard pixel != 0, nodes.count > start || state.shadowPath != nil else { return }
        var silhouette: ClipShape?
        if let path = state.shadowPath {
            silhouette = ClipShape(path: path, transform: transform)
        } else if fillsBounds {
            silhouette = boundsClip(of: layer)
        }
        let w = transform.m33 == 0 ? 1 : transform.m33
        let offset = state.shadowOffset
        let shadow = GroupShadow(
            color: pixel,
            offsetX: (offset.width * transform.m11 + offset.height * transform.m21) / w,
            offsetY: (offset.width * transform.m12 + offset.height * transform.m22) / w,
            sigma: max(state.shadowRadius, 0) * transform.meanScale, silhouette: silhouette)
        nodes.group(from: start) { $0.shadow = shadow }
        if state.masksToBounds { nodes.group(from: start) { $0.clips = [boundsClip(of: layer)] } }
    }

    func applyMask(_ nodes: inout [RenderNode], from start: Int, layer: CALayer) {
        let model = layer.source ?? layer
        var shown = model.maskLayer
        if showsCommitted, let version = model.committed { shown = version.mask }
        guard let mask = shown, nodes.count > start else { return }
        guard maskDepth < LayerTreeLimit.maximumMaskNesting else {
            budget.exceeded = .maskNesting(limit: LayerTreeLimit.maximumMaskNesting)
            return
        }
        var cover: [RenderNode] = []
        with(opacity: 1, maskDepth: maskDepth + 1).append(mask, in: nil, to: &cover)
        if cover.isEmpty {
            nodes.removeSubrange(start...)
        } else if cover.count == 1, let clip = cover[0].asClip {
            nodes.group(from: start) { $0.clips = [clip] }
        } else {
            nodes.group(from: start) { $0.mask = cover }
        }
    }
}

extension LayerState {
    fileprivate var isBackgroundOpaque: Bool {
        backgroundColor?.tile == nil && (backgroundColor?.premultipliedBGRA() ?? 0) >> 24 == 255
    }
}
