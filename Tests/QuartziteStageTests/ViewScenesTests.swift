import QuartziteGallery
import QuartziteTesting
import QuartziteStage
import TestSupport
import Testing
import UIKit

/// The gallery's scenes of animated views, at times whose frames are easy to verify.
@MainActor @Suite struct ViewScenesTests {
    private func stage(_ name: String) throws -> Stage {
        let scene = try #require(Gallery.scene(named: name))
        return Stage(size: scene.size, scale: 1, seed: scene.seed) { scene.make() }
    }

    @Test("The scene shows the effect of every animation option", .rule("uikit_animation §1.3", "uikit_animation §1.4"))
    func options() throws {
        let stage = try stage("animate-options")
        stage.seek(to: 1.4)
        try expectFrame(stage, named: "onTheirWay")
        stage.seek(to: 2.4)
        try expectFrame(stage, named: "there")
        try expectSeekable(stage, times: [0, 0.7, 2.4, 5.2])
    }

    @Test("The scene shows every transition, and the cards after it", .rule("uikit_animation §1.8"))
    func viewTransitions() throws {
        let stage = try stage("view-transitions")
        stage.seek(to: 1.3)
        try expectFrame(stage, named: "turning")
        try expectSeekable(stage, times: [0.7, 1.3, 4.1])
    }

    @Test("Constraints animate in blocks, and stacks close gaps of hidden views", .rule("uikit_animation §1.2"))
    func autoLayout() throws {
        let stage = try stage("auto-layout")
        stage.seek(to: 0.85)
        try expectFrame(stage, named: "moving")
        try expectSeekable(stage, times: [0, 0.85, 2.1, 5.2])
    }

    @Test(
        "A plane and a car meet halfway and turn, and fade while a cup appears and grows",
        .rule("uikit_animation §2", "uikit_animation §5"))
    func imageMove() throws {
        let stage = try stage("image-move")
        stage.seek(to: 2)
        try expectFrame(stage, named: "met")
        stage.seek(to: 3.5)
        try expectFrame(stage, named: "fading")
        try expectSeekable(stage, times: [0, 1.2, 3.5, 5.5])
    }

    @Test("Images alternate by image view animation and by timer", .rule("uikit_animation §5")) func imageSequences()
        throws
    {
        let stage = try stage("image-sequences")
        stage.seek(to: 0.55)
        try expectFrame(stage, named: "dancing")
        let later = Stage(size: CGSize(width: 600, height: 260), scale: 1) {
            Gallery.scene(named: "image-sequences")?.make() ?? UIViewController()
        }
        later.seek(to: 6.55)
        let (early, late) = (stage.frame(), later.frame())
        // By then, the timer has completed five rounds of 1.2 s, and the animations six of 1 s.
        #expect(early.bitmap.hash == late.bitmap.hash)
        try expectSeekable(stage, times: [0.25, 0.9, 3.3])
    }
}
