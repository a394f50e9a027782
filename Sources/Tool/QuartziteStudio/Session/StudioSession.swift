import Foundation
import QuartziteSceneHosting
import QuartziteStage
import Synchronization

/// The scene that one open page shows.
///
/// A thread reads the page's messages into an ``Inbox``. The thread of `run()` does everything else: it performs them,
/// keeps time, and draws frames. At most two frames are in flight; while the page has not shown them, no frame
/// is drawn, and time goes on.
final class StudioSession: @unchecked Sendable {
    let socket: WebSocket
    let library: any SceneLibrary
    let exports: ExportStore
    private let inbox = Inbox()

    // The properties below belong to the thread of `run()`.

    var scene: OpenScene?
    var playback = SessionPlayback(duration: 1)
    /// The fingers that are down; while there are any, time runs.
    var fingers: Set<Int> = []
    /// Whether time runs only because a finger is down.
    var runsForTouch = false
    var frames = FrameQueue()
    var strip: StripJob?
    var export: ExportJob?
    /// The number of exported frames that the page knows of.
    var reportedFrames = -1
    var failedOpening: FailedOpening?
    /// The machine time at which checkpoints are prepared unless the user does something; nil if all are prepared.
    var preparationTime: Double?
    /// Whether the page knows that the scene cannot be shown.
    var hasFailed = false

    init(_ socket: WebSocket, library: any SceneLibrary, exports: ExportStore) {
        self.socket = socket
        self.library = library
        self.exports = exports
    }

    /// Ends the session soon, on any thread.
    func end() {
        inbox.end()
        socket.close()
    }

    /// Serves the page until it closes.
    func run() {
        let reader = Thread { [self] in
            read()
            inbox.end()
        }
        reader.name = "page reader"
        reader.start()
        greet()
        while let messages = inbox.drain(until: nextWork) {
            perform(messages)
            if messages.contains(where: \.isOfUser) { preparationTime = Clock.seconds + 2 }
            reload()
            drawIfDue()
            reportExport()
        }
        export?.cancel()
        scene?.host.end()
        socket.close()
    }

    /// Reads messages until the page closes or sends something that is not one.
    private func read() {
        while case .text(let bytes) = socket.read() {
            do {
                inbox.add(try ClientMessage(Data(bytes)))
            } catch {
                send(.failure(kind: "message", error.description))
            }
        }
    }

    @discardableResult
    func send(_ message: ServerMessage) -> Bool { socket.send(text: message.json) }

    // MARK: Messages

    private func perform(_ messages: [ClientMessage]) {
        for (index, message) in messages.enumerated() {
            // Of several times that wait to be shown, only the last one is.
            if case .seek = message, index + 1 < messages.count, case .seek = messages[index + 1] { continue }
            perform(message, at: Clock.seconds)
        }
    }

    private func perform(_ message: ClientMessage, at now: Double) {
        switch message {
        case let .open(name, screen): show(name, on: screen)
        case .play:
            runsForTouch = false
            changePlayback { $0.play(at: now) }
        case .pause:
            runsForTouch = false
            changePlayback { $0.pause(at: now) }
        case .seek(let time): changePlayback { $0.seek(to: time, at: now) }
        case .speed(let speed): changePlayback { $0.setSpeed(speed, at: now) }
        case .loop(let loops, let range): changePlayback { $0.setLoop(loops, range: range, at: now) }
        case .compression(let isOn): frames.compresses = isOn
        case .shown(let sequence): frames.shown(sequence)
        case .input(let id, let inputs): receive(inputs, id: id, at: now)
        case .track(let entries): replaceTrack(with: entries.compactMap(\.timedInput).sorted { $0.time < $1.time })
        case .script(let text): loadScript(text)
        case .saveTrack:
            send(.script(String(decoding: TouchScript.json(of: scene?.track ?? []), as: UTF8.self)))
        case .ask(let id, let request): answer(request, id: id)
        case .strip(let count, let height, let range): strip = StripJob(count: count, height: height, range: range)
        case .export(let request): startExport(request)
        case .cancelExport: export?.cancel()
        }
    }

    private func changePlayback(_ change: (inout SessionPlayback) -> Void) {
        change(&playback)
        frames.isStale = true
        send(.playback(playback, time: playback.time(at: Clock.seconds)))
    }

    /// Tells the page which scenes there are.
    private func greet() {
        do throws(SceneFailure) {
            send(.hello(scenes: try library.scenes(), presets: PresetEntry.all))
        } catch {
            send(.hello(scenes: [], presets: []))
            failedOpening = FailedOpening(library.watched)
            fail(error)
        }
    }

    private func show(_ name: String, on screen: StudioScreen) {
        let earlier = scene?.name == name ? scene : nil
        scene?.host.end()
        (scene, failedOpening) = (nil, nil)
        strip = nil
        (fingers, runsForTouch) = ([], false)
        do throws(SceneFailure) {
            let opened = try OpenScene(name, host: library.open(name, on: screen, isLive: true), after: earlier)
            scene = opened
            hasFailed = false
            if earlier == nil { playback = SessionPlayback(duration: opened.host.facts.duration) }
            send(.opened(opened.host.facts))
            send(.track(opened.track.map(TrackEntry.init)))
            changePlayback { _ in }
            frames.isStale = true
        } catch {
            failedOpening = FailedOpening(library.watched, name: name, screen: screen)
            fail(error)
        }
    }

    /// Whether sources are watched.
    var isWatching: Bool { failedOpening != nil || scene?.host is LiveScene }

    /// Shows what has become of the sources since the last call.
    private func reload() {
        if let opening = failedOpening, opening.watcher.wait(milliseconds: 0) {
            failedOpening = nil
            if let (name, screen) = opening.scene { show(name, on: screen) } else { greet() }
        }
        switch scene?.update() {
        case nil: break
        case .failed(let failure): report(failure)
        case .replaced(let changed):
            hasFailed = false
            frames.isStale = true
            if let scene { send(.opened(scene.host.facts)) }
            send(.reloaded(changed: changed))
        }
    }

    private func answer(_ request: SceneRequest, id: Int) {
        guard let scene else {
            send(.refusal(id: id, "no scene is open"))
            return
        }
        do throws(SceneFailure) {
            let reply = try scene.answer(request)
            send(.answer(id: id, reply))
            if case .edit = request { frames.isStale = true }
        } catch {
            send(.refusal(id: id, error.description))
            if error.kind != .refused { fail(error) }
        }
    }

    /// Tells the page that the scene cannot be shown, and stops.
    func fail(_ failure: SceneFailure) {
        var failure = failure
        // As in a terminal, what the scene said before it ended is shown with the reason.
        if failure.kind.isEnd, failure.printed.isEmpty { failure.printed = scene?.host.drainLog() ?? [] }
        hasFailed = true
        playback.pause(at: Clock.seconds)
        frames.isStale = false
        report(failure)
        send(.playback(playback, time: playback.time(at: Clock.seconds)))
    }

    /// Sends the reason of a failure, and what the scene printed before it.
    private func report(_ failure: SceneFailure) {
        let printed = failure.printed.suffix(200).map { String($0.prefix(2000)) }
        if !printed.isEmpty { send(.log(printed)) }
        let text = ([failure.description] + printed.suffix(12)).joined(separator: "\n")
        send(.failure(kind: failure.kind.name, text))
    }
}

extension SceneFailure.Kind {
    /// Whether the scene's process has ended.
    fileprivate var isEnd: Bool {
        switch self {
        case .crashed, .hung, .exhausted: true
        case .notCompiled, .notStarted, .refused: false
        }
    }

    /// The name of the kind on the page.
    fileprivate var name: String {
        switch self {
        case .crashed: "crashed"
        case .hung: "hung"
        case .exhausted: "exhausted"
        case .notCompiled: "notCompiled"
        case .notStarted: "notStarted"
        case .refused: "refused"
        }
    }
}
