import QuartziteCompositor

extension RenderPass {
    /// The width of the lit rim, in points.
    private static let rimWidth = 1.5
    /// The width of the shadow, in points.
    private static let shadowWidth = 14.0

    /// Returns the glass that `layer` draws; nil if it draws none.
    func glass(of layer: CALayer) -> GlassLens? {
        switch (layer.source ?? layer).glassRole {
        case .member: return nil
        case .alone:
            guard let filter = layer.state.backgroundFilters.glass,
                let shape = layer.state.glassShape(filter, through: transform, presence: 1)
            else { return nil }
            return lens([shape], filter)
        case .group(let members):
            // Its appearance depends on layers that are not its sublayers.
            budget.moving += 1
            guard let filter = layer.state.backgroundFilters.glass else { return nil }
            let shapes = members.compactMap { $0.layer.flatMap { shape(of: $0, drawnBy: layer) } }
            return shapes.isEmpty ? nil : lens(shapes, filter)
        }
    }

    private func lens(_ shapes: [GlassLens.Shape], _ filter: CIFilter) -> GlassLens {
        let scale = transform.meanScale
        let presence = min(max(filter.input("inputPresence"), 0), 1)
        var lens = GlassLens()
        lens.shapes = shapes
        lens.edge = filter.input("inputEdge") * scale
        lens.bend = filter.input("inputBend") * scale * presence
        lens.rim = filter.input("inputRim") * presence
        lens.rimWidth = Self.rimWidth * scale
        lens.shadow = filter.input("inputShadow") * presence
        lens.shadowWidth = Self.shadowWidth * scale
        lens.spacing = filter.input("inputSpacing") * scale
        return lens
    }

    /// Returns the shape of a member of the group that `layer` draws; nil if it is hidden or elsewhere.
    private func shape(of member: CALayer, drawnBy layer: CALayer) -> GlassLens.Shape? {
        guard let top = (layer.source ?? layer).superlayer else { return nil }
        var path: [CALayer] = []
        var next: CALayer? = member
        while let model = next, model !== top, path.count < LayerTreeLimit.maximumDepth {
            path.append(model)
            next = model.superlayer
        }
        guard next === top, let inverse = layer.state.projection(in: top.state.inheritedMatrix).inverse
        else { return nil }
        var pass = self
        pass.transform = inverse.concatenating(transform)
        var inherited = top.state.inheritedMatrix
        var presence = 1.0
        for model in path.reversed() {
            pass.time = pass.localTime(of: model)
            let state = shown(model, at: pass.time).state
            guard !state.isHidden, state.opacity > 0 else { return nil }
            presence *= min(Double(state.opacity), 1)
            pass.transform = state.projection(in: inherited).concatenating(pass.transform)
            inherited = state.inheritedMatrix
            guard model === member else { continue }
            guard let filter = state.backgroundFilters.glass else { return nil }
            presence *= filter.input("inputPresence")
            return presence > 0 ? state.glassShape(filter, through: pass.transform, presence: presence) : nil
        }
        return nil
    }
}

extension LayerState {
    /// Returns the layer's bounds as a shape of glass; nil if they are empty.
    fileprivate func glassShape(
        _ filter: CIFilter, through transform: Projection, presence: Double
    ) -> GlassLens.Shape? {
        guard bounds.width > 0, bounds.height > 0, transform.isFinite else { return nil }
        let middle = Projection(a: 1, b: 0, c: 0, d: 1, tx: bounds.midX, ty: bounds.midY)
        func input(_ name: String) -> Double { min(max(filter.input(name), 0), 1) }
        let overlay = SIMD4(
            input("inputRed"), input("inputGreen"), input("inputBlue"),
            input("inputAlpha") * input("inputPresence"))
        return GlassLens.Shape(
            transform: middle.concatenating(transform), halfSize: SIMD2(bounds.width / 2, bounds.height / 2),
            radii: effectiveCornerRadii, presence: presence, overlay: overlay)
    }
}

extension LayerFilters {
    /// The first glass filter that is at least partly there.
    var glass: CIFilter? {
        guard let objects else { return nil }
        return objects.lazy.compactMap { $0 as? CIFilter }.first {
            $0.kind == .glass && $0.isEnabled && $0.input("inputPresence") > 0
        }
    }
}
