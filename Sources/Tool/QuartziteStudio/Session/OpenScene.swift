import QuartziteSceneHosting
import QuartziteStage

/// A scene that runs, with its recorded input.
final class OpenScene {
    let name: String
    let host: any SceneHost
    /// The recorded input, in time order.
    private(set) var track: [TimedInput]
    /// The changes of the page, which hold from the start of the scene.
    private(set) var edits: [SceneEdit] = []
    /// The time of the host's last frame; nil if it is unknown.
    private var shownTime: Double?
    /// The time of the last frame that the page got as its preview.
    private var previewTime = 0.0

    /// Shows a host's scene.
    ///
    /// - Parameter earlier: The same scene on another screen, whose recorded input and changes this one takes over.
    init(_ name: String, host: any SceneHost, after earlier: OpenScene?) throws(SceneFailure) {
        self.name = name
        self.host = host
        track = earlier?.track ?? host.facts.input
        edits = earlier?.edits ?? []
        if earlier != nil { try host.replaceInput(from: 0, with: track) }
        if !edits.isEmpty { _ = try host.perform(.edit(edits)) }
    }

    /// Replaces the scene if its sources have changed; returns what happened, or nil.
    func update() -> LiveScene.Change? {
        let change = (host as? LiveScene)?.update(at: previewTime)
        if case .replaced = change { shownTime = nil }
        return change
    }

    /// Draws the frame of a time.
    ///
    /// - Parameter isPreview: Whether later requests of the page are about this time.
    func show(_ time: Double, isPreview: Bool = true) throws(SceneFailure) -> ShownFrame {
        shownTime = nil
        if isPreview { previewTime = time }
        let frame = try host.show(time)
        shownTime = time
        return frame
    }

    /// Prepares some of the checkpoints with which any time is shown soon; returns whether there is more to prepare.
    func prepare() -> Bool {
        let process = (host as? LiveScene)?.current ?? host as? SceneProcess
        return (try? process?.prepare(until: Self.preparedTime)) ?? false
    }

    /// The scene time in seconds up to which checkpoints are prepared.
    private static let preparedTime = 600.0

    /// Replaces the recorded input from a time on.
    func replaceTrack(from time: Double, with input: [TimedInput]) throws(SceneFailure) {
        track = track.filter { $0.time < time } + input
        try host.replaceInput(from: time, with: input)
    }

    /// Performs a request of the page at the time of its preview.
    func answer(_ request: SceneRequest) throws(SceneFailure) -> SceneReply {
        switch request {
        case .show, .replaceInput, .touchTargets: throw SceneFailure(.refused, "the page cannot request this")
        case .inspect, .properties, .hit, .edit, .timeline, .source: break
        }
        if shownTime == nil || shownTime != previewTime { _ = try show(previewTime) }
        if case .edit(let edits) = request { self.edits = edits }
        return try host.perform(request)
    }
}

/// A scene that could not be started, which is tried again when its sources change.
final class FailedOpening {
    let watcher: FileWatcher
    /// The scene; nil if the list of scenes was not available.
    let scene: (name: String, screen: StudioScreen)?

    /// Watches files and folders; returns nil if there are none.
    init?(_ watched: [String], name: String? = nil, screen: StudioScreen? = nil) {
        guard !watched.isEmpty else { return nil }
        watcher = FileWatcher(watched)
        if let name, let screen { scene = (name, screen) } else { scene = nil }
    }
}
