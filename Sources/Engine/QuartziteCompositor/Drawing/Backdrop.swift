import CoreGraphics

/// What lies behind a group: the items drawn before it.
///
/// A group that blurs its backdrop draws those items again, into a picture of its own. If many groups of one parent do so
/// for overlapping areas, each item would be drawn many times. The backdrop then keeps one picture for all of them, and
/// adds the items that were drawn since it was last used.
final class Backdrop {
    /// The backdrop of the parent, which lies behind all items of this one.
    private let below: Backdrop?
    private(set) var items: [DisplayItem] = []
    private let preparation: Preparation
    /// The picture of the parent's backdrop and the first `drawnCount` items.
    private var picture: Surface?
    private var drawnCount = 0
    /// The part of the frame that the picture shows; empty if there is no picture, and each group draws the items.
    private let kept: PixelRect

    init(over below: Backdrop?, kept: PixelRect, _ preparation: Preparation) {
        self.below = below
        self.kept = kept
        self.preparation = preparation
    }

    func append(_ item: DisplayItem) { items.append(item) }

    /// Draws the background and the items into a part of a surface.
    func draw(into surface: Surface, within rect: PixelRect) {
        guard kept.intersection(rect) == rect, !rect.isEmpty else {
            drawBelow(into: surface, within: rect)
            preparation.draw(items, into: surface, within: rect)
            return
        }
        let picture = picture ?? emptyPicture()
        self.picture = picture
        preparation.draw(items[drawnCount...], into: picture, within: kept)
        drawnCount = items.count
        surface.copy(picture, rect)
    }

    private func emptyPicture() -> Surface {
        let picture = Surface(Bitmap(width: kept.width, height: kept.height), x: kept.minX, y: kept.minY)
        drawBelow(into: picture, within: kept)
        return picture
    }

    private func drawBelow(into surface: Surface, within rect: PixelRect) {
        if let below { return below.draw(into: surface, within: rect) }
        let place = rect.offset(x: -surface.rect.minX, y: -surface.rect.minY)
        surface.bitmap.clear(preparation.background, in: place)
    }
}

extension Preparation {
    /// Returns the backdrop of nodes with a common parent.
    func backdrop(of nodes: [RenderNode], within limit: PixelRect, over below: Backdrop?) -> Backdrop? {
        guard readsBackdrops else { return nil }
        let parts = nodes.flatMap { backdropParts(of: $0, within: limit) }
        let all = parts.reduce(PixelRect.empty) { $0.union($1) }
        // A picture costs more than it saves if two groups use it, or if their areas hardly overlap.
        let pays = parts.count > 2 && parts.reduce(0) { $0 + $1.width * $1.height } > all.width * all.height
        return Backdrop(over: below, kept: pays ? all : .empty, self)
    }

    /// Returns the parts of the frame that groups of a node show behind them.
    private func backdropParts(of node: RenderNode, within limit: PixelRect) -> [PixelRect] {
        guard case .group(let group) = node, group.opacity > 0 else { return [] }
        let inner = bounds(ofClips: group.clips, within: limit)
        guard !inner.isEmpty else { return [] }
        let filters = group.backdropFilters
        if !filters.isEmpty { return [inner.outset(by: filters.margin).intersection(frame)] }
        return group.nodes.flatMap { backdropParts(of: $0, within: inner) }
    }

    /// Returns the pixels that clips may let through.
    private func bounds(ofClips clips: [ClipShape], within limit: PixelRect) -> PixelRect {
        clips.reduce(limit) { inner, shape in
            inner.intersection(
                shape.wholePixelRect ?? shape.transform.pixelBounds(of: shape.path.boundingBox, within: limit))
        }
    }
}
