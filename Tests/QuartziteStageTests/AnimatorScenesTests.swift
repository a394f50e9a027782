import QuartziteGallery
import QuartziteTesting
import QuartziteStage
import TestSupport
import Testing
import UIKit

/// The gallery's scenes of nested animation blocks and of animators.
@MainActor @Suite struct AnimatorScenesTests {
    private func stage(_ name: String) throws -> Stage {
        let scene = try #require(Gallery.scene(named: name))
        return Stage(size: scene.size, scale: 1, seed: scene.seed) { scene.make() }
    }

    @Test("Nested animation blocks inherit the options that they do not override", .rule("U4")) func nested() throws {
        let stage = try stage("nested-animations")
        /// Returns which balls have reached the end of their lanes.
        func arrived(at time: Double) -> [Bool] {
            stage.seek(to: time)
            let frame = stage.frame()
            return (0...5).map { frame.pixel(x: 609, y: 12 + $0 * 62 + 15).red != 245 }
        }
        #expect(arrived(at: 0.85) == [false, false, true, false, true, false])
        #expect(arrived(at: 2.35) == [true, true, true, true, true, false])
        #expect(arrived(at: 3.4) == [true, true, true, true, true, true])
        try expectSeekable(stage, times: [0, 0.7, 1.9, 4.4])
    }

    @Test("Animators can be paused, scrubbed, reversed and stopped", .rule("uikit_animation §2")) func animators()
        throws
    {
        let stage = try stage("property-animator")
        stage.seek(to: 1.7)
        try expectFrame(stage, named: "onTheWay")
        try expectSeekable(stage, times: [0, 0.9, 1.7, 2.6, 5])
    }

    @Test("A pan moves the square, which continues on release and can be interrupted again", .rule("U15"))
    func interruptible() throws {
        let stage = try stage("interruptible")
        let square = try #require(stage.rootViewController.view.subviews.last)
        func x() -> Double { Double((square.layer.presentation() ?? square.layer).frame.minX) }
        stage.advance(to: 0.5)
        stage.drag(from: CGPoint(x: 50, y: 230), to: CGPoint(x: 120, y: 230), duration: 0.5)
        let dropped = x()
        #expect(dropped > 65 && dropped < 95, "\(dropped)")
        stage.advance(to: 1.8)
        let later = x()
        #expect(later > dropped + 20 && later < 240)
        // The pan begins at the presented position, not at the model's, and moves the square back.
        let caught = CGPoint(x: later + 30, y: 230)
        stage.drag(from: caught, to: CGPoint(x: 60, y: 230), duration: 0.4)
        let back = x()
        #expect(back < later - 40)
        stage.advance(to: 2.6)
        #expect(x() > back)
        stage.advance(to: 8)
        #expect(x() == 240 && square.layer.animationKeys() == nil)
        try expectSeekable(stage, times: [0, 0.8, 1.5, 2, 3])
    }
}
