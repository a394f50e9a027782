import QuartziteStage

extension SceneSession {
    /// The largest number of edits.
    static let maximumEdits = 10_000

    /// Performs a request that inspects or edits the layers of the scene.
    func performInspection(_ request: SceneRequest) throws(SceneFailure) -> SceneReply {
        switch request {
        case .inspect: return .layers(LayerTree(of: stage))
        case .properties(let path):
            guard let list = LayerPropertyList(of: path, on: stage) else {
                throw SceneFailure(.refused, "there is no layer \(path)")
            }
            return .properties(list)
        case .hit(let x, let y): return .hit(stage.pathOfFrontLayer(x: x, y: y))
        case .edit(let edits):
            guard edits.count <= Self.maximumEdits else { throw SceneFailure(.refused, "there are too many edits") }
            editor.edits = edits
            stage.replay()
            return .edited(editor.report)
        case .timeline:
            editor.catchUp(stage.windows)
            return .timeline(Timeline(editor.animations, at: stage.time))
        case .source(let selection):
            guard let source = SceneSource(selection, of: stage) else {
                throw SceneFailure(.refused, "there is no such layer or cell")
            }
            return .source(source)
        default: throw SceneFailure(.refused, "the request is not supported")
        }
    }
}
