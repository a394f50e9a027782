import CKernels
import CoreGraphics

/// Puts particles on the screen.
package struct SpritePlacement: Sendable {
    /// From the layer's coordinates to pixels.
    package var projection: Projection
    /// What a point of depth adds to the projection's x, y and w; nothing where particles are drawn flat.
    package var depth = (x: 0.0, y: 0.0, w: 0.0)
    /// How far in front a particle is, from its x, y and z: what `backToFront` sorts by.
    package var nearness = (x: 0.0, y: 0.0, z: 1.0)
    /// Multiplies the size of every particle: the emitter layer's `scale`.
    package var scale = 1.0
    /// Multiplies the particles' own.
    package var opacity: Double
    /// Whether the projection flips the geometry, which pictures do not follow.
    package var isFlipped: Bool

    package init(projection: Projection, opacity: Double = 1, isFlipped: Bool = false) {
        self.projection = projection
        self.opacity = opacity
        self.isFlipped = isFlipped
    }

    /// As a pass draws its layer, in the space around where the layer leaves its plane.
    package init(_ pass: RenderPass) {
        self.init(projection: pass.transform, opacity: pass.opacity, isFlipped: pass.isFlipped)
        guard let (m, outer) = pass.space, m.isFinite else { return }
        depth = (
            m.m31 * outer.m11 + m.m32 * outer.m21 + m.m34 * outer.m31,
            m.m31 * outer.m12 + m.m32 * outer.m22 + m.m34 * outer.m32,
            m.m31 * outer.m13 + m.m32 * outer.m23 + m.m34 * outer.m33
        )
        nearness = (m.m13, m.m23, m.m33)
    }

    /// What particles are sorted by from back to front.
    func order(of state: ParticleState) -> Double {
        state.x * nearness.x + state.y * nearness.y + state.z * nearness.z
    }

    /// Sprites beyond these pixels lie outside any frame, and nearer ones keep their fraction in a `Float`.
    private static let reach = 1e6

    /// Pixels a point covers where the projection does not bend, times the layer's scale.
    var typicalScale: Double {
        let area = projection.m11 * projection.m22 - projection.m12 * projection.m21
        return abs(area).squareRoot() * abs(scale)
    }

    /// Nil where nothing would show.
    @inline(__always)
    func sprite(of live: ParticleSequence.Live, pointsPerPixel: Double) -> qz_sprite? {
        let state = live.state
        let size = state.scale * scale * pointsPerPixel
        guard size != 0, state.color.alpha > 0 else { return nil }
        let p = projection
        let w = state.x * p.m13 + state.y * p.m23 + p.m33 + state.z * depth.w
        guard w > 0 else { return nil }
        let x = (state.x * p.m11 + state.y * p.m21 + p.m31 + state.z * depth.x) / w
        let y = (state.x * p.m12 + state.y * p.m22 + p.m32 + state.z * depth.y) / w
        // The projection's derivative at the particle's centre; affine maps have w = 1 and these are its columns.
        let k = size / w
        let xx = (p.m11 - x * p.m13) * k
        let xy = (p.m12 - y * p.m13) * k
        let yx = (p.m21 - x * p.m23) * k
        let yy = (p.m22 - y * p.m23) * k
        let sine = qz_sin(live.angle)
        let cosine = qz_cos(live.angle)
        let a = cosine * xx + sine * yx
        let b = cosine * xy + sine * yy
        let upright: Double = isFlipped ? -1 : 1
        let c = (cosine * yx - sine * xx) * upright
        let d = (cosine * yy - sine * xy) * upright
        // Written so that NaN fails it.
        guard abs(x) < SpritePlacement.reach, abs(y) < SpritePlacement.reach,
            abs(a) + abs(b) + abs(c) + abs(d) < SpritePlacement.reach
        else { return nil }
        let full = 32768 * state.color.alpha * min(max(opacity, 0), 1)
        return qz_sprite(
            x: Float(x), y: Float(y), a: Float(a), b: Float(b), c: Float(c), d: Float(d),
            blue: UInt16((state.color.blue * full).rounded()),
            green: UInt16((state.color.green * full).rounded()),
            red: UInt16((state.color.red * full).rounded()),
            alpha: UInt16(full.rounded())
        )
    }
}
