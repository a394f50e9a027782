import CoreGraphics
import QuartziteStage

/// The elements that VoiceOver would visit at one time, in its order, as JSON.
struct ElementList: Encodable {
    let scene: String
    /// The time in seconds since the start of the scene.
    let time: Double
    /// The width and the height of the screen in points.
    let size: [Double]
    let elements: [StageElement]

    @MainActor init(scene: String, _ stage: Stage) {
        self.scene = scene
        time = (stage.time * 1e6).rounded() / 1e6
        size = [stage.screenSize.width, stage.screenSize.height]
        elements = stage.elements
    }

    /// The list as JSON, one key on a line.
    var text: String { get throws { try json(self) + "\n" } }
}
