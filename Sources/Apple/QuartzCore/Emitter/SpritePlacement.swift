import CQuartziteKernels
import CoreGraphics

/// Maps particles to the screen.
struct SpritePlacement: Sendable {
    /// The projection from the layer's coordinates to pixels.
    var projection: Projection
    /// The change of the projection's x, y and w per point of depth; zero if particles are drawn flat.
    var depth = (x: 0.0, y: 0.0, w: 0.0)
    /// The weights of x, y and z in a particle's nearness, by which `backToFront` sorts.
    var nearness = (x: 0.0, y: 0.0, z: 1.0)
    /// The factor of the size of every particle: the emitter layer's `scale`.
    var scale = 1.0
    /// The factor of the particles' own opacity.
    var opacity: Double
    /// Whether the projection flips the geometry; images stay upright.
    var isFlipped: Bool

    init(projection: Projection, opacity: Double = 1, isFlipped: Bool = false) {
        self.projection = projection
        self.opacity = opacity
        self.isFlipped = isFlipped
    }

    /// Creates the placement for a pass that draws the layer, in the surrounding space if the layer leaves its plane.
    init(_ pass: RenderPass) {
        self.init(projection: pass.transform, opacity: pass.opacity, isFlipped: pass.isFlipped)
        guard let (m, outer) = pass.space, m.isFinite else { return }
        depth = (
            m.m31 * outer.m11 + m.m32 * outer.m21 + m.m34 * outer.m31,
            m.m31 * outer.m12 + m.m32 * outer.m22 + m.m34 * outer.m32,
            m.m31 * outer.m13 + m.m32 * outer.m23 + m.m34 * outer.m33
        )
        nearness = (m.m13, m.m23, m.m33)
    }

    var isFinite: Bool { projection.isFinite && (depth.x + depth.y + depth.w).isFinite }

    /// The number of pixels per point without perspective, times the layer's scale.
    var typicalScale: Double {
        let area = projection.m11 * projection.m22 - projection.m12 * projection.m21
        return abs(area).squareRoot() * abs(scale)
    }

    /// A view for particles whose image has `pointsPerPixel`; the values that depend on the frame are not set.
    func view(pointsPerPixel: Double) -> qz_particle_view {
        let p = projection
        var view = qz_particle_view()
        view.projection = (
            (p.m11, p.m12, p.m13), (p.m21, p.m22, p.m23), (depth.x, depth.y, depth.w), (p.m31, p.m32, p.m33)
        )
        view.nearness = nearness
        view.size = scale * pointsPerPixel
        view.opacity = Float(min(max(opacity, 0), 1))
        (view.red, view.green, view.blue) = (1, 1, 1)
        view.upright = isFlipped ? -1 : 1
        return view
    }
}
