import CoreGraphics
import Foundation

/// Converts render nodes to display items, once per frame and on one thread.
struct Preparation {
    let frame: PixelRect
    let bandHeight: Int
    /// The background colour of the frame.
    let background: UInt32
    /// Whether any node in the frame shows its backdrop.
    let readsBackdrops: Bool
    /// The number of threads that may evaluate particles and sort sprites.
    let threads: Int

    /// - Parameter behind: The items drawn earlier; required only for groups that show their backdrop.
    func items(_ nodes: [RenderNode], within limit: PixelRect, behind: Backdrop? = nil) -> [DisplayItem] {
        var items: [DisplayItem] = []
        items.reserveCapacity(nodes.count)
        let backdrop = backdrop(of: nodes, within: limit, over: behind)
        func append(_ item: DisplayItem?) {
            guard let item, !item.bounds.isEmpty else { return }
            items.append(item)
            backdrop?.append(item)
        }
        for node in nodes {
            if case .particles(let particles) = node {
                for batch in particles.batches(within: frame, threads: threads) { append(item(batch, within: limit)) }
            } else {
                append(item(node, within: limit, behind: backdrop))
            }
        }
        return items
    }

    func item(_ node: RenderNode, within limit: PixelRect, behind: Backdrop?) -> DisplayItem? {
        switch node {
        case .shape(let shape):
            guard shape.opacity > 0 else { return nil }
            let bounds = shape.transform.pixelBounds(of: shape.path.boundingBox, within: limit)
            return DisplayItem(content: .shape(shape), bounds: bounds)
        case .image(let image):
            guard image.opacity > 0 else { return nil }
            let bounds = image.transform.pixelBounds(of: image.destination, within: limit)
            return DisplayItem(content: .image(image), bounds: bounds)
        case .sprites(let batch):
            return item(batch, within: limit)
        case .particles:
            return nil
        case .group(let group):
            return group.filters.isEmpty
                ? item(group, within: limit, behind: behind) : filteredItem(group, within: limit, behind: behind)
        }
    }

    private func item(_ batch: SpriteBatch, within limit: PixelRect) -> DisplayItem? {
        guard let sprites = BinnedSprites(batch, frame: frame, bandHeight: bandHeight, threads: threads)
        else { return nil }
        return DisplayItem(content: .sprites(sprites), bounds: sprites.bounds.intersection(limit))
    }

    private func item(_ group: RenderGroup, within limit: PixelRect, behind: Backdrop?) -> DisplayItem? {
        guard group.opacity > 0 else { return nil }
        var inner = limit
        var clip: CoverageMask?
        for shape in group.clips {
            if let rect = shape.wholePixelRect {
                inner = inner.intersection(rect)
            } else {
                inner = inner.intersection(shape.transform.pixelBounds(of: shape.path.boundingBox, within: limit))
                let coverage = CoverageMask(
                    path: shape.path.elements, transform: shape.transform, rule: shape.rule.raster, clip: inner,
                    antialias: shape.antialias
                )
                clip = clip?.multiplied(by: coverage) ?? coverage
            }
        }
        if !group.backdropFilters.isEmpty {
            return backdropItem(
                group.backdropFilters, clip: clip, within: inner, opacity: group.opacity, behind: behind)
        }
        let items = self.items(group.nodes, within: inner, behind: behind)
        let mask = group.mask.map { self.items($0, within: inner) }
        var bounds = items.reduce(PixelRect.empty) { $0.union($1.bounds) }.intersection(inner)
        func prepared(shadow: PreparedShadow?) -> PreparedGroup {
            PreparedGroup(
                items: items, opacity: min(group.opacity, 1), blendMode: group.blendMode, clip: clip, mask: mask,
                shadow: shadow, isIsolated: group.isIsolated
            )
        }
        // The caster is not faded, since the shadow fades with the group later.
        let caster = PreparedGroup(
            items: items, opacity: 1, blendMode: .normal, clip: clip, mask: mask, shadow: nil,
            isIsolated: group.isIsolated
        )
        guard let shadow = group.shadow.flatMap({ self.shadow($0, of: caster, bounds: bounds, within: limit) }) else {
            return DisplayItem(content: .group(prepared(shadow: nil)), bounds: bounds)
        }
        bounds = bounds.union(shadow.coverage.rect.intersection(limit))
        return DisplayItem(content: .group(prepared(shadow: shadow)), bounds: bounds)
    }

    private func shadow(
        _ shadow: GroupShadow, of content: PreparedGroup, bounds: PixelRect, within limit: PixelRect
    ) -> PreparedShadow? {
        guard shadow.color >> 24 > 0, abs(shadow.offsetX) < 1e6, abs(shadow.offsetY) < 1e6 else { return nil }
        let blur = shadow.blur
        let offsetX = Int(shadow.offsetX.rounded())
        let offsetY = Int(shadow.offsetY.rounded())
        // Only pixels that can reach the frame after moving and blurring are drawn.
        let reach = limit.offset(x: -offsetX, y: -offsetY).outset(by: blur.margin)
        let coverage: CoverageMask
        if let silhouette = shadow.silhouette {
            let box = silhouette.transform.pixelBounds(of: silhouette.path.boundingBox, within: reach)
            guard !box.isEmpty else { return nil }
            coverage = CoverageMask(
                path: silhouette.path.elements, transform: silhouette.transform, rule: silhouette.rule.raster,
                clip: box, antialias: silhouette.antialias
            )
        } else {
            guard !bounds.isEmpty else { return nil }
            let bitmap = Bitmap(width: bounds.width, height: bounds.height)
            let surface = Surface(bitmap, x: bounds.minX, y: bounds.minY)
            draw([DisplayItem(content: .group(content), bounds: bounds)], into: surface, within: bounds)
            coverage = CoverageMask(alphaOf: surface, in: bounds)
        }
        return PreparedShadow(
            coverage: coverage.blurred(by: blur, moved: (offsetX, offsetY)), color: shadow.color
        )
    }
}

extension ClipShape {
    /// The clip as a rectangle of whole pixels, which requires no coverage mask; nil for any other clip.
    package var wholePixelRect: PixelRect? {
        var rect = CGRect.zero
        guard path.isRect(&rect) else { return nil }
        if !antialias { return transform.pixelsWithCentres(in: rect) }
        guard transform.isAffine, transform.m12 == 0, transform.m21 == 0 else { return nil }
        let (p, _) = transform.project(CGPoint(x: rect.minX, y: rect.minY))
        let (q, _) = transform.project(CGPoint(x: rect.maxX, y: rect.maxY))
        let edges = [min(p.x, q.x), min(p.y, q.y), max(p.x, q.x), max(p.y, q.y)]
        guard edges.allSatisfy({ abs($0) < 1e6 && $0 == $0.rounded() }) else { return nil }
        return PixelRect(minX: Int(edges[0]), minY: Int(edges[1]), maxX: Int(edges[2]), maxY: Int(edges[3]))
    }
}
