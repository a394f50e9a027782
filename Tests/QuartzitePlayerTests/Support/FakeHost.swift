import QuartziteSceneHosting
import QuartziteStage

/// A host that notes its requests, and that fails on demand.
final class FakeHost: SceneHost {
    let facts: SceneFacts
    let picture = SharedPicture(capacity: 1)
    private(set) var shown: [Double] = []
    private(set) var inputs: [(time: Double, inputs: [TimedInput])] = []
    private(set) var isEnded = false
    var failure: SceneFailure?
    var acceptsText = false
    /// Called when a frame is shown.
    var whileShowing: () -> Void = {}

    init(input: [TimedInput] = []) {
        facts = SceneFacts(
            name: "fake", width: 100, height: 50, scale: 2, pixelWidth: 200, pixelHeight: 100, duration: 5, seed: 0,
            input: input)
    }

    func perform(_ request: SceneRequest) throws(SceneFailure) -> SceneReply {
        if let failure { throw failure }
        switch request {
        case .show(let time, _):
            shown.append(time)
            whileShowing()
            return .frame(
                ShownFrame(
                    time: time, particles: 1, layers: 2, milliseconds: 3, codeMilliseconds: 1, hash: nil, width: 200,
                    height: 100,
                    acceptsText: acceptsText))
        case .replaceInput(let time, let new):
            inputs.append((time, new))
            return .done
        default: return .refused("not for a fake host")
        }
    }

    func drainLog() -> [String] { [] }
    func end() { isEnded = true }
}
