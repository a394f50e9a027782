import Foundation
import QuartziteGallery
import QuartziteTesting
import QuartziteStage
import TestSupport
import Testing

@MainActor struct SnowTests {
    @Test("Snow falls from the top edge over the whole width", .rule("E9")) func picture() throws {
        let stage = Stage(size: CGSize(width: 320, height: 180), scale: 1) { Gallery.scenes[0].make() }
        stage.seek(to: 6)
        try expectFrame(stage, named: "sixSeconds")
        try expectSeekable(stage, times: [0, 0.3, 2, 6, 30])
    }
}
