import QuartziteCompositor

/// The filters of a layer, copied so that only key paths can change them.
struct LayerFilters {
    /// The filters; other objects are kept without effect.
    private(set) var objects: [Any]?

    init() {}

    init(_ objects: [Any]?) {
        self.objects = objects.map { $0.map { ($0 as? CIFilter)?.copy() ?? $0 } }
    }

    func pixelFilters(scale: Double) -> [PixelFilter] {
        (objects ?? []).compactMap { ($0 as? CIFilter)?.pixelFilter(scale: scale) }
    }

    /// The input `key` of the first filter called `NAME`, for a path of the form `NAME.key`.
    subscript(path: Substring) -> AnimatableValue? {
        guard let (_, filter, key) = find(path) else { return nil }
        return AnimatableValue(filter.value(forKey: key))
    }

    mutating func set(_ value: AnimatableValue, for path: Substring) {
        guard let (index, filter, key) = find(path) else { return }
        objects?[index] = filter.input(key, replacedBy: value)
    }

    private func find(_ path: Substring) -> (index: Int, filter: CIFilter, key: String)? {
        // A filter's name may contain dots; an input's name does not.
        guard let dot = path.lastIndex(of: ".") else { return nil }
        let name = path[..<dot]
        for (index, object) in (objects ?? []).enumerated() {
            if let filter = object as? CIFilter, filter.name == name {
                return (index, filter, String(path[path.index(after: dot)...]))
            }
        }
        return nil
    }
}

extension RenderPass {
    /// Filters the nodes from `start` on as one picture, and the backdrop of `layer` inside its bounds.
    func applyFilters(_ nodes: inout [RenderNode], from start: Int, layer: CALayer) {
        let state = layer.state
        let scale = transform.meanScale
        let own = state.filters.pixelFilters(scale: scale)
        if !own.isEmpty, nodes.count > start { nodes.group(from: start) { $0.filters = own } }
        let behind = state.backgroundFilters.pixelFilters(scale: scale)
        if let glass = glass(of: layer) {
            let area = CGPath(rect: glass.box, transform: nil)
            var backdrop = RenderGroup(nodes: [], clips: [ClipShape(path: area, transform: .identity)])
            backdrop.backdropFilters = behind + [.glass(glass)]
            return nodes.insert(.group(backdrop), at: start)
        }
        if case .alone = (layer.source ?? layer).glassRole {} else { return }
        guard !behind.isEmpty, state.bounds.width > 0, state.bounds.height > 0 else { return }
        var backdrop = RenderGroup(nodes: [], clips: [boundsClip(of: layer)])
        backdrop.backdropFilters = behind
        nodes.insert(.group(backdrop), at: start)
    }
}
