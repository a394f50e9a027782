import CQuartziteKernels
import QuartziteCompositor
import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

@Suite struct RenderOrderTests {
    /// Returns two cells with births at 1, 2, 3, … and at 1.5, 2.5, …; a particle's x indicates its age.
    private func emitter(
        _ mode: EmitterDescription.RenderMode, shared: Bool
    ) -> EmitterDescription {
        let image = EmitterScene.image()
        let cells = (0..<2).map { index in
            EmitterScene.cell {
                $0.identity = index
                $0.birthRate = 1
                $0.lifetime = 2.9
                $0.velocity = 10
                $0.timing.beginTime = 0.5 * Double(index)
                $0.sprite.image = shared || index == 0 ? image : EmitterScene.image()
                $0.sprite.source = CGRect(x: 0, y: 0, width: 4, height: 4)
            }
        }
        var emitter = EmitterScene.emitter(cells: cells)
        emitter.renderMode = mode
        return emitter
    }

    private func batches(_ emitter: EmitterDescription) -> [SpriteBatch] {
        EmitterTimeline(emitter).batches(at: 10, placement: SpritePlacement(projection: .identity))
    }

    @Test("The unordered mode draws cells one after the other, each in order of birth")
    func unordered() {
        let batches = batches(emitter(.unordered, shared: true))
        #expect(batches.map { $0.sprites.map(\.x) } == [[20, 10, 0], [25, 15, 5]])
        #expect(batches.allSatisfy { !$0.isAdditive })
    }

    @Test("The oldestFirst mode draws the newest particles on top, across cells", .rule("E19"))
    func oldestFirst() {
        #expect(batches(emitter(.oldestFirst, shared: true)).map { $0.sprites.map(\.x) } == [[25, 20, 15, 10, 5, 0]])
        #expect(
            batches(emitter(.oldestFirst, shared: false)).flatMap { $0.sprites.map(\.x) } == [25, 20, 15, 10, 5, 0])
    }

    @Test("The oldestLast mode draws the oldest particles on top, across cells")
    func oldestLast() {
        #expect(batches(emitter(.oldestLast, shared: true)).map { $0.sprites.map(\.x) } == [[0, 5, 10, 15, 20, 25]])
    }

    @Test("The backToFront mode draws particles by depth, the farthest first")
    func backToFront() {
        var emitter = emitter(.backToFront, shared: true)
        emitter.cells[0].rates.zAcceleration = -1
        emitter.cells[1].rates.zAcceleration = 1
        #expect(batches(emitter).map { $0.sprites.map(\.x) } == [[20, 10, 0, 5, 15, 25]])
    }

    @Test("The additive mode marks its batches as additive", .rule("E20"))
    func additive() {
        #expect(batches(emitter(.additive, shared: true)).map(\.isAdditive) == [true, true])
    }

    @Test("Cells that are disabled or have no image draw nothing")
    func hidden() {
        var emitter = emitter(.unordered, shared: true)
        emitter.cells[0].isEnabled = false
        emitter.cells[1].sprite.image = nil
        #expect(batches(emitter).isEmpty)
    }

    @Test("A perspective projection shrinks distant particles")
    func perspective() throws {
        var bent = Projection.identity
        bent.m33 = 2
        let emitter = emitter(.unordered, shared: true)
        let flat = try #require(batches(emitter).first?.sprites.first)
        let batches = EmitterTimeline(emitter).batches(at: 10, placement: SpritePlacement(projection: bent))
        let far = try #require(batches.first?.sprites.first)
        #expect(far.x == flat.x / 2 && far.a == flat.a / 2)
        var behind = Projection.identity
        behind.m33 = -1
        #expect(EmitterTimeline(emitter).batches(at: 10, placement: SpritePlacement(projection: behind)).isEmpty)
    }

    @Test("Opacity and colour combine into a premultiplied tint, and flipped geometry keeps images upright")
    func tint() throws {
        var emitter = emitter(.unordered, shared: true)
        emitter.cells[0].color = .init(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        var flipped = Projection.identity
        flipped.m22 = -1
        let placement = SpritePlacement(projection: flipped, opacity: 0.5, isFlipped: true)
        let sprite = try #require(
            EmitterTimeline(emitter).batches(at: 10, placement: placement).first?.sprites.first
        )
        #expect([sprite.alpha, sprite.red, sprite.green, sprite.blue] == [8192, 8192, 4096, 0])
        #expect(sprite.a == 1 && sprite.d == 1)
    }

    @Test("Reduced images use the minification filter, and enlarged images the magnification filter")
    func filters() {
        var emitter = emitter(.unordered, shared: true)
        emitter.cells[0].sprite.minification = .trilinear
        emitter.cells[0].sprite.magnification = .nearest
        emitter.cells[0].scale = 0.5
        #expect(batches(emitter).first?.filter == .trilinear)
        emitter.cells[0].scale = 2
        #expect(batches(emitter).first?.filter == .nearest)
    }
}
