import Foundation
import Stage
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

    /// What the thread that builds knows of the client, and the result that it has for the client.
    private struct Exchange {
        /// The last time that was shown, in seconds.
        var time = 0.0
        /// The input, or nil if the client has not changed that of the scene.
        var input: [TimedInput]?
        var edits: [SceneEdit] = []
        var result: Result<SceneProcess, SceneFailure>?
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
    package func update() -> Change? {
        let result = exchange.withLock { exchange in
            defer { exchange.result = nil }
            return exchange.result
        }
        switch result {
        case nil: return nil
        case .failure(let failure): return .failed(failure)
        case .success(let new):
            let (before, after) = (Self.targets(of: process), Self.targets(of: new))
            earlierLines += process.takeLog()
            process.end()
            process = new
            return .replaced(changed: zip(before, after).filter { $0 != $1 }.map { $0.0 })
        }
    }

    /// Returns what the touches of a scene hit; nothing if it has failed.
    private static func targets(of process: SceneProcess) -> [TouchTarget] {
        guard case .touchTargets(let targets)? = try? process.perform(.touchTargets) else { return [] }
        return targets
    }

    package func perform(_ request: SceneRequest) throws(SceneFailure) -> SceneReply {
        let reply = try process.perform(request)
        switch request {
        case .show(let time, _): exchange.withLock { $0.time = max(0, time) }
        case .replaceInput: exchange.withLock { $0.input = process.input }
        case .edit(let edits): exchange.withLock { $0.edits = edits }
        case .touchTargets, .inspect, .properties, .hit, .timeline, .source: break
        }
        return reply
    }

    package func takeLog() -> [String] {
        defer { earlierLines = [] }
        return earlierLines + process.takeLog()
    }

    package func end() {
        let waiting = exchange.withLock { exchange in
            exchange.isEnded = true
            defer { exchange.result = nil }
            return exchange.result
        }
        if case .success(let process)? = waiting { process.end() }
        process.end()
    }

    /// Builds the scene, and brings the new program to the time that was shown last.
    private func rebuild(_ build: () throws(SceneFailure) -> Build, _ watcher: FileWatcher) {
        let result: Result<SceneProcess, SceneFailure>
        do throws(SceneFailure) {
            let built = try build()
            watcher.watch(built.watched)
            let new = try SceneProcess(built.launch, limits: limits)
            let (time, input, edits) = exchange.withLock { ($0.time, $0.input, $0.edits) }
            do throws(SceneFailure) {
                if !edits.isEmpty { _ = try new.perform(.edit(edits)) }
                if let input { try new.replaceInput(from: 0, with: input) }
                try new.show(time)
            } catch {
                var failure = error
                failure.printed = new.endTakingLog()
                throw failure
            }
            result = .success(new)
        } catch {
            result = .failure(error)
        }
        let unused = exchange.withLock { exchange -> Result<SceneProcess, SceneFailure>? in
            guard !exchange.isEnded else { return result }
            defer { exchange.result = result }
            return exchange.result
        }
        if case .success(let process)? = unused { process.end() }
    }
}
