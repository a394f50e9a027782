import Foundation
import QuartziteGallery
import QuartziteTesting
import QuartziteStage
import TestSupport
import Testing

/// The scenes of layers, text and animations: snapshots, and equal frames for every order of times.
@MainActor struct LayerScenesTests {
    private func stage(_ name: String) throws -> Stage {
        let scene = try #require(Gallery.scene(named: name))
        return Stage(size: scene.size, scale: 0.5) { scene.make() }
    }

    @Test("Basic animations change twelve properties, which the scene labels", .rule("T22")) func propertyAnimations()
        throws
    {
        let stage = try stage("property-animations")
        stage.seek(to: 1.25)
        try expectFrame(stage, named: "almostThere")
        try expectSeekable(stage, times: [0, 0.4, 1.5, 5])
    }

    @Test("The scene shows four running transitions and their results") func transitions() throws {
        let stage = try stage("transitions")
        stage.seek(to: 1.6)
        try expectFrame(stage, named: "halfWay")
        try expectSeekable(stage, times: [0, 1.3, 2.2, 4])
    }

    @Test("The scene shows Latin and CJK text, blurred and greyed, behind glass") func filters() throws {
        let stage = try stage("filters")
        stage.seek(to: 1)
        try expectFrame(stage, named: "halfWay")
        try expectSeekable(stage, times: [0, 1, 3])
    }
}
