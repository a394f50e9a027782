import Foundation
import Gallery
import QuartziteTesting
import Stage
import TestSupport
import Testing

/// The scenes made of layers, text and animations: pictures to look at, and the same bytes however a time is reached.
@MainActor struct LayerScenesTests {
    private func stage(_ name: String) throws -> Stage {
        let scene = try #require(Gallery.scene(named: name))
        return Stage(size: scene.size, scale: 0.5) { scene.make() }
    }

    @Test("Basic animations move twelve properties, shown with their names", .rule("T22")) func propertyAnimations()
        throws
    {
        let stage = try stage("property-animations")
        stage.seek(to: 1.25)
        try expectFrame(stage, named: "almostThere")
        try expectSeekable(stage, times: [0, 0.4, 1.5, 5])
    }

    @Test("four transitions on their way, and what comes after") func transitions() throws {
        let stage = try stage("transitions")
        stage.seek(to: 1.6)
        try expectFrame(stage, named: "halfWay")
        try expectSeekable(stage, times: [0, 1.3, 2.2, 4])
    }

    @Test("Latin and CJK text, blurred and greyed, behind glass") func filters() throws {
        let stage = try stage("filters")
        stage.seek(to: 1)
        try expectFrame(stage, named: "halfWay")
        try expectSeekable(stage, times: [0, 1, 3])
    }
}
