import CoreGraphics
import QuartziteSceneHosting
import QuartziteStage

/// A scene that plays in real time: its host, its clock and its input.
@MainActor
package final class Playback {
    package private(set) var host: any SceneHost
    package private(set) var clock = PlaybackClock()
    package private(set) var recorder: InputRecorder
    /// The last frame that the host could show.
    package private(set) var frame: ShownFrame?
    /// Why the host could not show a later frame; nil if it could.
    package private(set) var failure: SceneFailure?
    /// Starts the scene again after it has ended.
    private let makeHost: @MainActor () throws -> any SceneHost
    private let now: () -> Double
    /// Whether the clock must be set when the next frame is shown, because reaching its time can take long.
    private var isSeeking = true
    /// Whether the scene was playing when it failed.
    private var wasPlaying = false

    /// Starts a scene, paused at time 0.
    ///
    /// - Parameters:
    ///   - now: Returns the wall-clock time in seconds.
    ///   - makeHost: Starts the scene, with the input that its facts name.
    package init(
        now: @escaping () -> Double, makeHost: @escaping @MainActor () throws -> any SceneHost
    ) throws {
        self.now = now
        self.makeHost = makeHost
        host = try makeHost()
        recorder = InputRecorder(track: host.facts.input)
    }

    /// Whether the scene's first responder accepts text.
    package var acceptsText: Bool { frame?.acceptsText ?? false }

    /// Shows the frame of a wall-clock time; returns whether the picture may have changed.
    package func show(at wall: Double) -> Bool {
        let time = clock.time(at: wall)
        guard isSeeking || failure == nil && (recorder.hasChanges || time != frame?.time) else { return false }
        do {
            if let change = recorder.drainChanges() { try host.replaceInput(from: change.time, with: change.inputs) }
            frame = try host.show(time)
            failure = nil
        } catch {
            wasPlaying = wasPlaying && failure != nil || !clock.isPaused
            failure = error
            clock.pause(at: wall)
            recorder.repeatAll()
        }
        if isSeeking {
            clock.seek(to: clock.time(at: wall), at: now())
            isSeeking = false
        }
        return true
    }

    /// Performs a command; returns false if it is not about the scene.
    package func perform(_ command: PlayerCommand, at wall: Double) throws -> Bool {
        if failure != nil, command.isAboutTime { isSeeking = true }
        switch command {
        case .pause: clock.isPaused ? clock.play(at: wall) : clock.pause(at: wall)
        case .speed(let speed): clock.setSpeed(speed, at: wall)
        case .step(let count):
            clock.pause(at: wall)
            let time = clock.time(at: wall)
            seek(to: count < 0 ? PlaybackClock.frame(before: time) : PlaybackClock.frame(after: time), at: wall)
        case .skip(let seconds): seek(to: clock.time(at: wall) + seconds, at: wall)
        case .start: seek(to: 0, at: wall)
        case .restart: try restart(at: wall)
        case .deleteBackward: recorder.deleteBackward(time: inputTime(at: wall))
        case .return: recorder.type("\n", time: inputTime(at: wall))
        case .fullScreen, .leave, .overlay, .quit, .still: return false
        }
        return true
    }

    /// Shows the same time again, after the same input, because the host shows a new version of the scene.
    ///
    /// A scene that was playing when it failed continues.
    package func showNewVersion() {
        if failure != nil, wasPlaying { clock.play(at: now()) }
        recorder.repeatAll()
        isSeeking = true
    }

    /// Types characters into the scene's first responder.
    package func type(_ text: String, at wall: Double) { recorder.type(text, time: inputTime(at: wall)) }

    /// Passes what a pointer does to the scene.
    ///
    /// - Parameter place: The place as a fraction of the picture's width and height. Touches begin only inside the
    ///   picture, and remain inside; the mouse hovers only inside.
    ///
    /// - Returns: Whether the mouse hovers over the scene, which shows a pointer.
    @discardableResult
    func point(_ kind: PointerAction.Kind, _ pointer: Pointer, at place: CGPoint, wall: Double) -> Bool {
        let scale = host.facts.scale
        let size = CGSize(
            width: Double(frame?.width ?? host.facts.pixelWidth) / scale,
            height: Double(frame?.height ?? host.facts.pixelHeight) / scale)
        let inside = CGRect(x: 0, y: 0, width: 1, height: 1)
        let point = CGPoint(
            x: Self.rounded(min(max(place.x, 0), 1) * size.width),
            y: Self.rounded(min(max(place.y, 0), 1) * size.height))
        let time = inputTime(at: wall)
        switch kind {
        case .down: if inside.contains(place) { recorder.down(pointer, at: point, time: time) }
        case .move: recorder.move(pointer, to: point, time: time)
        case .up: recorder.up(pointer, time: time)
        case .hover where inside.contains(place): return recorder.hover(at: point, time: time)
        case .hover, .leave: recorder.hover(at: nil, time: time)
        }
        return false
    }

    /// Rounds to 1/1024 of a point.
    private static func rounded(_ length: Double) -> Double { (length * 1024).rounded() / 1024 }

    /// The time of input: that of the frame that shows it, and later than any frame that was shown without it.
    ///
    /// In a paused scene, input takes effect at once, at the time of the frame on screen.
    private func inputTime(at wall: Double) -> Double {
        let time = clock.time(at: wall)
        guard !clock.isPaused, let shown = frame?.time, time <= shown else { return time }
        return ((shown + 1e-6) * 1e6).rounded() / 1e6
    }

    private func seek(to time: Double, at wall: Double) {
        if time < clock.time(at: wall) { recorder.cancelTouches(time: inputTime(at: wall)) }
        clock.seek(to: time, at: wall)
        isSeeking = true
    }

    private func restart(at wall: Double) throws {
        if failure != nil {
            let newHost = try makeHost()
            host.end()
            host = newHost
        }
        recorder.clear()
        clock.seek(to: 0, at: wall)
        clock.play(at: wall)
        isSeeking = true
    }
}

extension PlayerCommand {
    /// Whether the command changes the time of the scene.
    fileprivate var isAboutTime: Bool {
        switch self {
        case .pause, .restart, .skip, .speed, .start, .step: true
        case .deleteBackward, .fullScreen, .leave, .overlay, .quit, .return, .still: false
        }
    }
}
