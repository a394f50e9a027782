import CQuartziteHosting
import Foundation
import QuartziteStage

/// A host that runs a scene in another process, whose failures do not harm this one.
///
/// Scenes that are slow to replay get checkpoints: copies of the process that wait at a time. An earlier time is shown by
/// a copy of the last checkpoint before it. Copies share the memory that has not changed since.
package final class SceneProcess: SceneHost, @unchecked Sendable {
    package let facts: SceneFacts
    package let picture: SharedPicture
    private let log: SceneLog
    private let crashReports: Int32
    private let launch: SceneLaunch
    private let limits: SceneLimits

    /// The process of the scene at time 0, of which all others are copies.
    private let root: SceneBranch
    /// The process that shows frames; nil if it has ended.
    private var current: SceneBranch?
    private var ladder = CheckpointLadder<SceneBranch>()
    /// The process that prepares checkpoints.
    private var scout: SceneBranch?
    /// Processes that were told to end; the system takes milliseconds to release their memory.
    private var leaving: [SceneBranch] = []
    /// Why the scene cannot be copied; nil if it can.
    private(set) package var checkpointFailure: String?

    /// The longest time in seconds by which the request for a frame advances the scene.
    private static let frameStep = 1.0 / 30

    /// The time that was shown last, in seconds.
    private var shownTime = 0.0
    /// The edits, which hold from the start of the scene.
    private(set) var edits: [SceneEdit] = []
    /// All past and future input, in time order.
    private(set) var input: [TimedInput] = []
    private var inputVersion = 0
    /// The number of calls of ``prepare(until:)``.
    private var preparations = 0

    /// Starts a scene's program.
    ///
    /// - Throws: A ``SceneFailure`` if it ends, fails or does not answer before the scene is open.
    package init(_ launch: SceneLaunch, limits: SceneLimits = SceneLimits()) throws(SceneFailure) {
        let start = try SceneStart(launch)
        do {
            // The scene's code may already start processes while the scene opens.
            let (begun, filter) = try start.branch.answer(within: limits.opening)
            if let filter { start.log.refuseProcesses(filter) }
            guard case .begun = begun else { throw SceneFailure.unexpectedReply }
            let (opened, _) = try start.branch.answer(within: limits.opening)
            guard case .opened(let facts, let bytes) = opened else {
                if case .failed(let reason) = opened { throw SceneFailure(.notStarted, reason) }
                throw SceneFailure.unexpectedReply
            }
            guard let picture = SharedPicture(mapping: start.memory, bytes: bytes) else {
                throw SceneFailure(.notStarted, "no memory for frames: \(String(cString: strerror(errno)))")
            }
            (self.facts, self.picture) = (facts, picture)
        } catch let failure as SceneFailure {
            start.close()
            throw failure
        } catch {
            var failure = SceneEnd(of: start.branch, after: error, launch, reports: start.crashReports, log: start.log)
                .failure
            start.close()
            failure.printed = start.log.drainAll()
            throw failure
        }
        close(start.memory)
        (log, crashReports, root) = (start.log, start.crashReports, start.branch)
        input = facts.input
        self.launch = launch
        self.limits = limits
        ladder.add(root, at: 0, cost: 0)
    }

    deinit {
        end()
        close(crashReports)
    }

    package func drainLog() -> [String] { log.drain() }

    /// Ends the scene, and returns what it has printed since the last call of ``drainLog()``.
    func endDrainingLog() -> [String] {
        end()
        return log.drainAll()
    }

    package func end() {
        current?.end()
        scout?.end()
        // All end at the same time.
        for rung in ladder.rungs { rung.checkpoint.stop() }
        for rung in ladder.rungs { rung.checkpoint.end() }
        leaving = []
        root.end()
    }

    /// The number of processes of the scene.
    package var processCount: Int { ladder.rungs.count + [current, scout].compactMap(\.self).count }

    package func perform(_ request: SceneRequest) throws(SceneFailure) -> SceneReply {
        switch request {
        case .show(let time, _):
            guard time.isFinite else { throw SceneFailure(.refused, "\(time) is not a time") }
            shownTime = max(0, time)
            // The request for the frame advances the scene by a short step, which saves two messages.
            try reach(shownTime, within: Self.frameStep)
            let reply = try performNow(request)
            guard case .frame(let frame) = reply else { throw .unexpectedReply }
            (picture.width, picture.height) = (frame.width, frame.height)
            current?.time = frame.time
            current?.cost += frame.codeMilliseconds / 1_000
            keepCheckpointIfSparse()
            return reply
        case .replaceInput(let time, let new):
            replaceInput(from: time, with: new)
            return .done
        case .edit(let new):
            return try edit(new)
        case .touchTargets, .inspect, .properties, .hit, .timeline, .source:
            try reach(shownTime)
            return try performNow(request)
        }
    }

    /// Prepares checkpoints up to a time, so that later requests are answered faster.
    ///
    /// - Returns: Whether there is more to prepare; call it again when there is nothing else to do.
    package func prepare(until time: Double) throws(SceneFailure) -> Bool {
        guard checkpointFailure == nil else { return false }
        let shown = current
        current = scout
        defer { (scout, current) = (current, shown) }
        let start = max(current?.time ?? 0, shown?.time ?? 0, ladder.rungs.last?.time ?? 0)
        if start < time { try reach(min(time, start + 10)) }
        let isComplete = start + 10 >= time
        preparations += 1
        // Reading the memory of all processes takes longer than making a copy.
        if isComplete || preparations % 8 == 0 {
            ladder.measure(\.memory)
            thin()
        }
        guard isComplete else { return true }
        dismiss([current])
        current = nil
        return false
    }

    // MARK: Time

    /// Makes a process current that has reached a time, or is at most `step` seconds before it, with the current input.
    private func reach(_ time: Double, within step: Double = 0) throws(SceneFailure) {
        try choose(for: time)
        try updateInput()
        while let current, current.time < time - step {
            let begin = ContinuousClock.now
            let rest = limits.replay - current.cost + (ladder.last(notAfter: current.time)?.cost ?? 0)
            guard case .advanced(let reached) = try ask(.advance(to: time, budget: max(rest, limits.replay / 4)))
            else { throw .unexpectedReply }
            current.cost += (ContinuousClock.now - begin) / .seconds(1)
            current.time = reached
            keepCheckpointIfSparse()
        }
    }

    /// Makes the latest process current that is not later than a time.
    private func choose(for time: Double) throws(SceneFailure) {
        let rung = ladder.last(notAfter: time)
        if let current, current.time <= time || checkpointFailure != nil,
            current.time >= (rung?.time ?? 0) || checkpointFailure != nil
        {
            return
        }
        guard let rung else { throw SceneFailure(.crashed, "the scene has ended") }
        do {
            let copy = try rung.checkpoint.copy(waits: false, within: limits.answer)
            dismiss([current])
            current = copy
        } catch let failure as SceneBranch.NotCopied {
            checkpointFailure = failure.reason
            // The first process can still show any time by replaying the scene.
            if current == nil { current = root }
        } catch {
            ladder.removeAll(from: rung.time)
            throw failure(of: rung.checkpoint, after: error)
        }
    }

    /// Adds a copy of the current process to the checkpoints, if the last one is far before it.
    private func keepCheckpointIfSparse() {
        let (count, memory) = (limits.checkpoints, limits.checkpointMemory)
        guard let current, checkpointFailure == nil,
            ladder.isSparse(cost: current.cost, at: current.time, spacing: limits.replay),
            ladder.wouldKeep(cost: current.cost, at: current.time, count: count, memory: memory)
        else { return }
        do {
            let copy = try current.copy(waits: true, within: limits.answer)
            // The memory of a checkpoint is its own once the scene has gone on.
            ladder.measureLast(before: copy.time, \.memory)
            ladder.add(copy, at: copy.time, cost: copy.cost)
            thin()
        } catch let failure as SceneBranch.NotCopied {
            checkpointFailure = failure.reason
        } catch {
            // The next request reports how the process ended.
        }
    }

    private func thin() { dismiss(ladder.thin(toCount: limits.checkpoints, memory: limits.checkpointMemory)) }

    /// Tells processes to end, without waiting until they have.
    private func dismiss(_ branches: [SceneBranch?]) {
        let new = branches.compactMap(\.self)
        for branch in new { branch.stop() }
        leaving = leaving.filter { !$0.hasEnded } + new
    }

    // MARK: Requests

    /// Performs a request in the current process.
    private func performNow(_ request: SceneRequest) throws(SceneFailure) -> SceneReply {
        guard case .performed(let reply) = try ask(.perform(request)) else { throw .unexpectedReply }
        if case .refused(let reason) = reply { throw SceneFailure(.refused, reason) }
        return reply
    }

    /// Asks the current process, and reports its end.
    private func ask(_ request: ProcessRequest) throws(SceneFailure) -> ProcessReply {
        guard let current else { throw SceneFailure(.crashed, "the scene has ended") }
        do {
            return try current.ask(request, within: limits.answer)
        } catch {
            self.current = nil
            throw failure(of: current, after: error)
        }
    }

    /// Ends a process that has not answered, and returns why; the log then has what the process printed.
    private func failure(of branch: SceneBranch, after error: any Error) -> SceneFailure {
        SceneEnd(of: branch, after: error, launch, reports: crashReports, log: log).failure
    }

    // MARK: Input

    /// Replaces all edits, and begins again with a copy of the process at time 0.
    private func edit(_ new: [SceneEdit]) throws(SceneFailure) -> SceneReply {
        edits = new
        if checkpointFailure == nil {
            discardProcesses()
            ladder.add(root, at: 0, cost: 0)
            try choose(for: 0)
        }
        try updateInput()
        let reply = try performNow(.edit(new))
        guard let current, checkpointFailure == nil else { return reply }
        // The checkpoint for time 0 has the edits; the first process remains without.
        ladder.removeAll(from: 0)
        ladder.add(current, at: 0, cost: 0)
        self.current = nil
        return reply
    }

    private func replaceInput(from time: Double, with new: [TimedInput]) {
        let replaced = input.filter { $0.time >= time }
        guard replaced != new else { return }
        // The first time whose input differs; input at this time acts after everything else that is due.
        let same = zip(replaced, new).prefix { $0 == $1 }.count
        let changed = min(
            same < replaced.count ? replaced[same].time : .infinity, same < new.count ? new[same].time : .infinity)
        input = input.filter { $0.time < time } + new
        inputVersion += 1
        dismiss([scout] + ladder.removeAll(from: max(changed, .leastNonzeroMagnitude)))
        scout = nil
        if ladder.rungs.isEmpty { ladder.add(root, at: 0, cost: 0) }
        // The current process accepts input that only adds to its present.
        let removes = replaced[same...].contains { $0.time <= current?.time ?? 0 }
        if let current, checkpointFailure == nil, removes || changed < current.time {
            dismiss([current])
            self.current = nil
        }
    }

    /// Ends all processes but the first.
    private func discardProcesses() {
        dismiss([current, scout] + ladder.removeAll(from: 0).filter { $0 !== root })
        (current, scout) = (nil, nil)
    }

    /// Gives the current process the input that it does not know.
    private func updateInput() throws(SceneFailure) {
        guard let current, current.inputVersion != inputVersion else { return }
        // At time 0 nothing has been delivered yet.
        let time = checkpointFailure == nil ? current.time : 0
        _ = try performNow(.replaceInput(from: time, with: input.filter { $0.time >= time }))
        current.inputVersion = inputVersion
    }
}
