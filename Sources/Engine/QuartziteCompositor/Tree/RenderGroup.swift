import CoreGraphics

/// Nodes that are composited together, then clipped, masked, shadowed, faded and blended as one picture.
package struct RenderGroup: Sendable {
    package var nodes: [RenderNode]
    package var opacity: Double
    package var blendMode: CGBlendMode
    /// The clips; the group is visible in their intersection.
    package var clips: [ClipShape]
    /// Nodes whose alpha multiplies the group's.
    package var mask: [RenderNode]?
    package var shadow: GroupShadow?
    /// Whether the nodes are composited separately even if no other property requires it.
    ///
    /// Required for nodes that blend with each other but not with what is below them.
    package var isIsolated: Bool
    /// The filters applied in order to the group with its clips, mask and shadow, before it is faded and blended.
    package var filters: [PixelFilter] = []
    /// The filters applied in order to the backdrop inside the clips; the result replaces the backdrop.
    ///
    /// A group with backdrop filters shows nothing else.
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

/// A shape that clips.
package struct ClipShape: Sendable {
    package var path: CGPath
    package var rule: CGPathFillRule
    /// The transform from the path's coordinates to pixels.
    package var transform: Projection
    /// Whether edges are antialiased; if not, a pixel is visible where its centre is inside.
    package var antialias: Bool

    package init(
        path: CGPath, rule: CGPathFillRule = .winding, transform: Projection, antialias: Bool = true
    ) {
        self.path = path
        self.rule = rule
        self.transform = transform
        self.antialias = antialias
    }
}

/// A blurred, tinted silhouette below a group.
package struct GroupShadow: Sendable {
    /// The colour as premultiplied BGRA, including opacity.
    package var color: UInt32
    /// The offset in pixels.
    package var offsetX: Double
    package var offsetY: Double
    /// The standard deviation of the blur, in pixels.
    package var sigma: Double
    /// The shape that casts the shadow; nil for the group's own alpha.
    package var silhouette: ClipShape?

    package init(color: UInt32, offsetX: Double, offsetY: Double, sigma: Double, silhouette: ClipShape? = nil) {
        self.color = color
        self.offsetX = offsetX
        self.offsetY = offsetY
        self.sigma = sigma
        self.silhouette = silhouette
    }

    var blur: GaussianBlur { GaussianBlur(sigma: sigma, of: .layer) }
}
