import CoreGraphics

/// Nodes composited together first, then clipped, masked, shadowed, faded and blended as one picture.
package struct RenderGroup: Sendable {
    package var nodes: [RenderNode]
    package var opacity: Double
    package var blendMode: CGBlendMode
    /// Every clip applies; the group shows where all of them cover.
    package var clips: [ClipShape]
    /// The alpha of these nodes multiplies the group's.
    package var mask: [RenderNode]?
    package var shadow: GroupShadow?
    /// Whether the nodes are composited by themselves even where nothing else asks for it, as those must be that blend
    /// with each other but not with what lies below.
    package var isIsolated: Bool
    /// Applied in order to the group with its clips, mask and shadow, before it is faded and blended.
    package var filters: [PixelFilter] = []
    /// Applied in order to what lies behind, inside the clips, whose place the result takes.
    ///
    /// A group with such filters shows nothing else.
    package var backdropFilters: [PixelFilter] = []

    package init(
        nodes: [RenderNode], opacity: Double = 1, blendMode: CGBlendMode = .normal,
        clips: [ClipShape] = [], mask: [RenderNode]? = nil, shadow: GroupShadow? = nil, isIsolated: Bool = false
    ) {
        self.nodes = nodes
        self.opacity = opacity
        self.blendMode = blendMode
        self.clips = clips
        self.mask = mask
        self.shadow = shadow
        self.isIsolated = isIsolated
    }
}

/// An antialiased clip.
package struct ClipShape: Sendable {
    package var path: CGPath
    package var rule: CGPathFillRule
    /// From the path's coordinates to pixels.
    package var transform: Projection

    package init(path: CGPath, rule: CGPathFillRule = .winding, transform: Projection) {
        self.path = path
        self.rule = rule
        self.transform = transform
    }
}

/// A blurred, tinted silhouette under a group.
package struct GroupShadow: Sendable {
    /// Premultiplied BGRA, opacity included.
    package var color: UInt32
    /// Pixels.
    package var offsetX: Double
    package var offsetY: Double
    /// Standard deviation in pixels.
    package var sigma: Double
    /// What casts it; nil: the group's own alpha.
    package var silhouette: ClipShape?

    package init(color: UInt32, offsetX: Double, offsetY: Double, sigma: Double, silhouette: ClipShape? = nil) {
        self.color = color
        self.offsetX = offsetX
        self.offsetY = offsetY
        self.sigma = sigma
        self.silhouette = silhouette
    }
}
