import CoreGraphics
import Foundation

/// A render tree prepared for drawing: with bounds, sprites sorted into bands, and clips and shadows rendered once.
struct DisplayList: Sendable {
    let items: [DisplayItem]

    init(_ tree: RenderTree, frame: PixelRect, bandHeight: Int, threads: Int = 1) {
        let preparation = Preparation(
            frame: frame, bandHeight: bandHeight, background: tree.background,
            readsBackdrops: tree.nodes.contains(where: \.readsBackdrop), threads: threads)
        items = preparation.items(tree.nodes, within: frame)
    }
}

/// A prepared node and the pixels that it may touch.
struct DisplayItem: Sendable {
    enum Content: Sendable {
        case shape(ShapeNode)
        case image(ImageNode)
        case sprites(BinnedSprites)
        case group(PreparedGroup)
        case picture(PreparedPicture)
    }

    let content: Content
    let bounds: PixelRect
}

/// A group with prepared clips, mask and shadow.
final class PreparedGroup: Sendable {
    let items: [DisplayItem]
    let opacity: Double
    let blendMode: CGBlendMode
    /// The coverage of all clips that are not whole-pixel rectangles; nil if there are none.
    let clip: CoverageMask?
    let mask: [DisplayItem]?
    let shadow: PreparedShadow?
    let isIsolated: Bool

    init(
        items: [DisplayItem], opacity: Double, blendMode: CGBlendMode, clip: CoverageMask?, mask: [DisplayItem]?,
        shadow: PreparedShadow?, isIsolated: Bool
    ) {
        self.items = items
        self.opacity = opacity
        self.blendMode = blendMode
        self.clip = clip
        self.mask = mask
        self.shadow = shadow
        self.isIsolated = isIsolated
    }

    /// Whether the group has no effects of its own, so that its items are drawn directly to the target.
    var isPlain: Bool {
        opacity == 1 && blendMode == .normal && clip == nil && mask == nil && shadow == nil && !isIsolated
    }
}

/// A blurred silhouette in frame coordinates.
struct PreparedShadow: Sendable {
    let coverage: CoverageMask
    let color: UInt32
}
