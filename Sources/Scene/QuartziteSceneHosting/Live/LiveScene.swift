import Foundation
import QuartziteStage
import Synchronization

/// A scene that is compiled and started again after each change of its sources, and goes on at the same moment.
///
/// A new program replays the seed and the input up to the time that was shown last, while the old one is still shown.
/// If the sources do not compile, or the new program fails before that time, the old one stays.
package final class LiveScene: SceneHost, @unchecked Sendable {
    /// What a build of the sources produced.
    package struct Build: Sendable {
        package var launch: SceneLaunch
        /// The files and folders whose changes require a new build.
        package var watched: [String]

        package init(launch: SceneLaunch, watched: [String]) {
            self.launch = launch
            self.watched = watched
        }
    }

    /// A change that ``update()`` returns.
    package enum Change: Sendable {
        /// The scene was replaced; the time shown must be shown again.
        ///
        /// The touches in `changed` hit another view than before, or none.
        case replaced(changed: [TouchTarget])
        /// The sources have an error; the text has one line or several.
        case failed(SceneFailure)
    }

    /// What a new program replays.
    private struct Replay: Sendable {
        /// The last time that was shown, in seconds.
        var time = 0.0
        /// The input, or nil if the client has not changed that of the scene.
        var input: [TimedInput]?
        var edits: [SceneEdit] = []
        /// The number of times that the client has changed the input or the edits.
        var version = 0

        func perform(in process: SceneProcess) throws(SceneFailure) {
            if !edits.isEmpty { _ = try process.perform(.edit(edits)) }
            if let input { try process.replaceInput(from: 0, with: input) }
            try process.show(time)
        }
    }

    /// What the thread that builds knows of the client, and the result that it has for the client.
    private struct Exchange {
        var replay = Replay()
        var result: Result<(process: SceneProcess, replay: Replay), SceneFailure>?
        var isEnded = false
    }

    private let exchange = Mutex(Exchange())
    private var process: SceneProcess
    private var earlierLines: [String] = []
    private let limits: SceneLimits

    package var facts: SceneFacts { process.facts }
    package var picture: SharedPicture { process.picture }

    /// The process that shows the scene.
    package var current: SceneProcess { process }

    /// Builds and starts a scene, and watches its sources.
    ///
    /// - Parameter build: Compiles the sources; it is called on another thread after each change.
    package init(
        limits: SceneLimits = SceneLimits(), build: @escaping @Sendable () throws(SceneFailure) -> Build
    ) throws(SceneFailure) {
        self.limits = limits
        let first = try build()
        process = try SceneProcess(first.launch, limits: limits)
        guard !first.watched.isEmpty else { return }
        let watcher = FileWatcher(first.watched)
        let thread = Thread { [weak self] in
            while let isEnded = self?.exchange.withLock({ $0.isEnded }), !isEnded {
                guard watcher.wait(milliseconds: 250) else { continue }
                self?.rebuild(build, watcher)
            }
        }
        thread.name = "live reload"
        thread.start()
    }

    deinit { end() }

    /// Replaces the scene if a new program is ready, and returns what has changed since the last call.
    ///
    /// - Parameter time: The time in seconds up to which the touches of both programs are compared; by default, the
    ///   time that was shown last.
    package func update(at time: Double? = nil) -> Change? {
        let (result, now) = exchange.withLock { exchange in
            defer { exchange.result = nil }
            return (exchange.result, exchange.replay)
        }
        switch result {
        case nil: return nil
        case .failure(let failure): return .failed(failure)
        case .success(let (new, replayed)):
            var desired = now
            desired.time = time ?? now.time
            do throws(SceneFailure) {
                // The client may have gone on while the sources were compiled.
                if desired.version != replayed.version {
                    try desired.perform(in: new)
                } else if desired.time != replayed.time {
                    try new.show(desired.time)
                }
            } catch {
                return .failed(Self.end(new, after: error))
            }
            if desired.time != now.time { _ = try? process.show(desired.time) }
            let (before, after) = (Self.targets(of: process), Self.targets(of: new))
            earlierLines += process.drainLog()
            process.end()
            process = new
            return .replaced(changed: zip(before, after).filter { $0 != $1 }.map { $0.0 })
        }
    }

    /// Ends a program that failed, and returns the failure with what the program printed.
    private static func end(_ process: SceneProcess, after failure: SceneFailure) -> SceneFailure {
        var failure = failure
        failure.printed = process.endDrainingLog()
        return failure
    }

    /// Returns what the touches of a scene hit; nothing if it has failed.
    private static func targets(of process: SceneProcess) -> [TouchTarget] {
        guard case .touchTargets(let targets)? = try? process.perform(.touchTargets) else { return [] }
        return targets
    }

    package func perform(_ request: SceneRequest) throws(SceneFailure) -> SceneReply {
        let reply = try process.perform(request)
        switch request {
        case .show(let time, _): exchange.withLock { $0.replay.time = max(0, time) }
        case .replaceInput:
            exchange.withLock {
                $0.replay.input = process.input
                $0.replay.version += 1
            }
        case .edit(let edits):
            exchange.withLock {
                $0.replay.edits = edits
                $0.replay.version += 1
            }
        case .touchTargets, .inspect, .properties, .hit, .timeline, .source: break
        }
        return reply
    }

    package func drainLog() -> [String] {
        defer { earlierLines = [] }
        return earlierLines + process.drainLog()
    }

    package func end() {
        let waiting = exchange.withLock { exchange in
            exchange.isEnded = true
            defer { exchange.result = nil }
            return exchange.result
        }
        if case .success((let new, _))? = waiting { new.end() }
        process.end()
    }

    /// Builds the scene, and brings the new program to the time that was shown last.
    private func rebuild(_ build: () throws(SceneFailure) -> Build, _ watcher: FileWatcher) {
        let result: Result<(process: SceneProcess, replay: Replay), SceneFailure>
        do throws(SceneFailure) {
            let built = try build()
            watcher.watch(built.watched)
            let new = try SceneProcess(built.launch, limits: limits)
            let replay = exchange.withLock { $0.replay }
            do throws(SceneFailure) {
                try replay.perform(in: new)
            } catch {
                throw Self.end(new, after: error)
            }
            result = .success((new, replay))
        } catch {
            result = .failure(error)
        }
        let unused = exchange.withLock { exchange in
            guard !exchange.isEnded else { return Optional(result) }
            defer { exchange.result = result }
            return exchange.result
        }
        if case .success((let process, _))? = unused { process.end() }
    }
}
