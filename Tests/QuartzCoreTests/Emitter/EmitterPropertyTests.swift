import QuartziteCompositor
import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

/// The properties of emitters.md §1 and §2 that no numbered rule covers.
@Suite struct EmitterPropertyTests {
    private let emitter = CAEmitterLayer()
    private let cell = CAEmitterCell()

    init() {
        cell.birthRate = 10
        cell.lifetime = 5
        cell.contents = EmitterScene.image(width: 8, height: 4)
        emitter.emitterCells = [cell]
    }

    private func batches(at time: Double = 1.05) -> [SpriteBatch] {
        // Changes of a cell take effect when it is assigned again.
        emitter.emitterCells = [cell]
        return batches(LayerStage(emitter).nodes(at: time))
    }

    private func batches(_ nodes: [RenderNode]) -> [SpriteBatch] {
        nodes.flatMap { node -> [SpriteBatch] in
            switch node {
            case .particles(let particles): particles.batches()
            case .group(let group): batches(group.nodes)
            default: []
            }
        }
    }

    @Test(
        "A contents rectangle selects part of the image in fractions, also with a negative size", .rule("emitters §2"))
    func contentsRect() {
        cell.contentsRect = CGRect(x: 0.5, y: 0.25, width: 0.25, height: 0.5)
        #expect(batches().first?.source == CGRect(x: 4, y: 1, width: 2, height: 2))
        cell.contentsRect = CGRect(x: 1, y: 1, width: -0.5, height: -0.5)
        #expect(batches().first?.source == CGRect(x: 4, y: 2, width: 4, height: 2))
        cell.contentsRect = .zero
        #expect(batches().isEmpty)
    }

    @Test(
        "The contents scale divides the drawn size; 0 and less count as 1", .rule("emitters §2"),
        arguments: [(2, 0.5), (0, 1), (-3, 1)])
    func contentsScale(scale: Double, size: Float) {
        cell.contentsScale = scale
        #expect(batches().first?.sprites.first?.a == size)
    }

    @Test("Filters are selected by name, and unknown names count as linear", .rule("emitters §2"))
    func filters() {
        cell.scale = 0.5
        cell.minificationFilter = CALayerContentsFilter.trilinear.rawValue
        #expect(batches().first?.filter == .trilinear)
        cell.scale = 3
        cell.magnificationFilter = CALayerContentsFilter.nearest.rawValue
        #expect(batches().first?.filter == .nearest)
        cell.magnificationFilter = "sharpest"
        #expect(batches().first?.filter == .linear)
    }

    @Test(
        "A cell that is disabled or has no contents draws nothing but emits its sub-cells",
        .rule("emitters §2"))
    func disabled() {
        let inner = CAEmitterCell()
        inner.birthRate = 10
        inner.lifetime = 5
        inner.contents = EmitterScene.image()
        cell.emitterCells = [inner]
        cell.isEnabled = false
        #expect(batches().map { $0.image.width } == [4])
        cell.isEnabled = true
        #expect(batches().map { $0.image.width } == [8, 4])
        cell.contents = nil
        #expect(batches().map { $0.image.width } == [4])
    }

    @Test(
        "A cell follows its beginTime, duration, speed, timeOffset and repeat settings",
        .rule("emitters §2", "emitters §6"))
    func cellTiming() {
        func count(at time: Double) -> Int { batches(at: time).reduce(0) { $0 + $1.sprites.count } }
        cell.beginTime = 0.5
        #expect(count(at: 0.45) == 0 && count(at: 1.05) == 5)
        cell.duration = 1
        #expect(count(at: 3) == 10)
        cell.repeatCount = 2
        #expect(count(at: 3) == 20)
        cell.repeatDuration = 0.5
        #expect(count(at: 3) == 5)
        cell.repeatDuration = 0
        cell.speed = 2
        #expect(count(at: 1.07) == 11, "births come twice as fast")
        cell.speed = 1
        cell.timeOffset = 0.25
        #expect(count(at: 1.07) == 8, "the cell starts a quarter of a second in")
    }

    @Test("An emitter layer follows its beginTime, speed and timeOffset", .rule("emitters §1"))
    func layerTiming() {
        func count(at time: Double) -> Int { batches(at: time).reduce(0) { $0 + $1.sprites.count } }
        emitter.beginTime = 0.5
        #expect(count(at: 1.05) == 5)
        emitter.speed = 2
        #expect(count(at: 1.02) == 10)
        emitter.timeOffset = 0.35
        #expect(count(at: 1.02) == 13)
        emitter.speed = 0
        #expect(count(at: 1.02) == 3 && count(at: 9) == 3)
    }

    @Test("Style and name are stored and have no effect", .rule("emitters §2"))
    func style() {
        let before = batches().first?.sprites.map(\.x)
        cell.style = ["birthRate": 1000]
        cell.name = "dots"
        #expect(cell.style?["birthRate"] as? Int == 1000)
        #expect(batches().first?.sprites.map(\.x) == before)
    }

    @Test("A layer without a size emits at its position", .rule("emitters §1"))
    func zeroSize() {
        // The centre of the stage's root is at the screen's origin.
        emitter.position = CGPoint(x: 80, y: 90)
        #expect(batches().first?.sprites.first.map { [$0.x, $0.y] } == [30, 40])
    }

    @Test("Particles are above background and border, and only masksToBounds clips them", .rule("emitters §1"))
    func stacking() {
        emitter.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        emitter.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        emitter.borderWidth = 1
        cell.velocity = 50
        let open = LayerStage(emitter).nodes(at: 1)
        guard case .particles? = open.last else {
            Issue.record("particles come last")
            return
        }
        emitter.removeFromSuperlayer()
        emitter.masksToBounds = true
        guard case .group(let group)? = LayerStage(emitter).nodes(at: 1).last else {
            Issue.record("a clip comes last")
            return
        }
        #expect(group.clips.count == 1 && batches(group.nodes).count == 1)
    }

    @Test("Additive red and green particles appear yellow", .rule("emitters §2", "E20"))
    func additivePixels() {
        let green = CAEmitterCell()
        for (cell, color) in [
            (cell, CGColor(red: 1, green: 0, blue: 0, alpha: 1)), (green, CGColor(red: 0, green: 1, blue: 0, alpha: 1)),
        ] {
            cell.birthRate = 1
            cell.lifetime = 5
            cell.contents = EmitterScene.image(width: 8, height: 8)
            cell.color = color
        }
        emitter.emitterCells = [cell, green]
        emitter.renderMode = .additive
        emitter.position = CGPoint(x: 100, y: 100)
        let stage = LayerStage(emitter)
        let bitmap = Bitmap(width: 100, height: 100)
        Compositor.draw(stage.context.renderTree(at: 1, width: 100, height: 100, scale: 1), into: bitmap)
        #expect(bitmap[50, 50] == 0xffff_ff00)
    }
}
