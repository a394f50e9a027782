import CQuartziteKernels
import QuartziteCompositor
import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

/// A scene that emits one particle per second, moved only by acceleration, in a root with perspective.
private final class Scene {
    let root = CALayer()
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    let scene = SceneContext()
    private(set) lazy var context = LayerContext(root: root, scene: scene)

    init(in parent: CALayer? = nil) {
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.sublayerTransform.m34 = -1.0 / 200
        cell.birthRate = 1
        cell.lifetime = 1.5
        cell.contents = EmitterScene.image()
        emitter.emitterCells = [cell]
        emitter.emitterPosition = CGPoint(x: 60, y: 70)
        emitter.preservesDepth = true
        (parent ?? root).addSublayer(emitter)
        if let parent { root.addSublayer(parent) }
    }

    func sprites(at time: Double) -> [qz_sprite] {
        context.commit()
        let nodes = context.renderTree(at: time, width: 100, height: 100, scale: 1).nodes
        return nodes.flatMap { node -> [qz_sprite] in
            guard case .particles(let particles) = node else { return [] }
            return particles.batches().flatMap(\.sprites)
        }
    }
}

/// Returns the position and scale of a point with the perspective about the root's centre.
private func expected(x: Double, y: Double, z: Double) -> (x: Double, y: Double, scale: Double) {
    let k = 200 / (200 - z)
    return (50 + (x - 50) * k, 50 + (y - 50) * k, k)
}

private func shows(_ sprite: qz_sprite?, _ place: (x: Double, y: Double, scale: Double)) -> Bool {
    guard let sprite else { return false }
    return near(Double(sprite.x), place.x, 1e-3) && near(Double(sprite.y), place.y, 1e-3)
        && near(Double(sprite.a), place.scale, 1e-4) && near(Double(sprite.d), place.scale, 1e-4)
}

@Suite struct PreservesDepthTests {
    @Test(
        "The superlayer's perspective positions and scales particles in depth", .rule("emitters §8"),
        arguments: [-100.0, 0, 80, 150])
    func perspective(z: Double) {
        let scene = Scene()
        scene.emitter.emitterZPosition = z
        #expect(shows(scene.sprites(at: 1).first, expected(x: 60, y: 70, z: z)))
        scene.emitter.preservesDepth = false
        #expect(shows(scene.sprites(at: 1).first, (60, 70, 1)))
    }

    @Test("Acceleration along z moves a particle towards the viewer and behind it")
    func acceleration() {
        let scene = Scene()
        scene.cell.zAcceleration = 100
        scene.cell.lifetime = 5
        scene.cell.duration = 1.5
        #expect(shows(scene.sprites(at: 2).first, expected(x: 60, y: 70, z: 50)))
        #expect(scene.sprites(at: 2.9).count == 1)
        #expect(scene.sprites(at: 3.1).isEmpty, "behind the viewer")
    }

    @Test("The layer's position, depth and rotation apply to its particles")
    func ownTransform() {
        let scene = Scene()
        scene.emitter.zPosition = 30
        scene.emitter.position = CGPoint(x: 5, y: 0)
        scene.emitter.emitterZPosition = 20
        #expect(shows(scene.sprites(at: 1).first, expected(x: 65, y: 70, z: 50)))
        // After a rotation of 90° about y, points at positive x are behind, and points in front are on the right.
        scene.emitter.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        let place = expected(x: 25, y: 70, z: -60 + 30)
        let turned = scene.sprites(at: 1).first
        #expect(near(turned.map { Double($0.x) }, place.x, 1e-3) && near(turned.map { Double($0.y) }, place.y, 1e-3))
        #expect(near(turned.map { Double($0.d) }, place.scale, 1e-4))
    }

    @Test("A transform layer passes on its 3D space")
    func transformLayer() {
        let space = CATransformLayer()
        space.zPosition = 40
        let scene = Scene(in: space)
        scene.emitter.emitterZPosition = 40
        #expect(shows(scene.sprites(at: 1).first, expected(x: 60, y: 70, z: 80)))
    }

    @Test("The backToFront mode sorts by depth after the layer's rotation")
    func order() {
        let scene = Scene()
        scene.emitter.renderMode = .backToFront
        scene.emitter.emitterPosition = .zero
        scene.cell.lifetime = 10
        scene.cell.velocity = 10
        #expect(scene.sprites(at: 3).count == 3)
        // After 60° about y, larger x is farther away, so the newest particle, at x = 0, comes last.
        scene.emitter.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        let far = scene.sprites(at: 3).map(\.x)
        #expect(far == far.sorted(by: >) && far.count == 3)
        scene.emitter.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
        let near = scene.sprites(at: 3).map(\.x)
        #expect(near == near.sorted() && near.count == 3)
    }

    @Test("Births use all directions in space")
    func directions() {
        let scene = Scene()
        scene.cell.birthRate = 500
        scene.cell.velocity = 20
        scene.cell.emissionRange = .pi
        let sizes = scene.sprites(at: 1.4).map(\.a)
        #expect(sizes.contains { $0 > 1.05 } && sizes.contains { $0 < 0.95 })
    }
}
