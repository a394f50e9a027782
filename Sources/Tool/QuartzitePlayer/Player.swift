import CoreGraphics
import QuartziteSceneHosting
import QuartziteStage

/// What a change of a scene's sources leads to.
package enum SceneReload {
    /// The host shows a new version of the scene, about which the text, if any, is to be said.
    case replaced(String?)
    /// The new version could not be compiled or started, for the reason in the text.
    case failed(String)
}

/// Plays a scene in a window until the user closes it.
@MainActor
package final class Player {
    /// Writes a line for the user.
    package var writeLine: (String) -> Void = { _ in }
    /// Whether stills keep the transparency of the scene.
    package var keepsAlpha = false
    /// Returns what the latest change of the scene's sources led to, once for each; nil if there is none.
    package var nextReload: () -> SceneReload? = { nil }

    private let playback: Playback
    private let window: PlayerWindow
    private var schedule: FrameSchedule
    private var collector: StatisticsCollector
    private var overlay = StatisticsOverlay()
    private var overlayPicture = TextPicture()
    private var messagePicture = TextPicture()
    /// A message for the user, and when it disappears.
    private var notice: (text: String, end: Double)?
    /// Why the sources of the scene cannot be shown; nil if they can.
    private var problem: String?
    private var isFinished = false
    private var needsPresenting = true

    /// Creates a player.
    ///
    /// - Parameter makeHost: Starts the scene; it is called again if the scene is restarted after a crash.
    package init(_ window: PlayerWindow, makeHost: @escaping @MainActor () throws -> any SceneHost) throws {
        self.window = window
        playback = try Playback(now: { MonotonicClock.now }, makeHost: makeHost)
        schedule = FrameSchedule(refreshRate: window.refreshRate, followsDisplay: window.waitsForRefresh)
        collector = StatisticsCollector(processorTime: MonotonicClock.processorTime)
    }

    /// All input of the scene, in time order.
    package var track: [TimedInput] { playback.recorder.track }
    /// The scene that is shown.
    package var facts: SceneFacts { playback.host.facts }
    /// The time of the last frame that was shown, in seconds.
    package var time: Double { playback.frame?.time ?? 0 }

    /// Shows the window and plays until the user closes it; returns figures about the frames.
    package func run() -> PlaybackStatistics {
        let facts = facts
        window.show(width: facts.pixelWidth, height: facts.pixelHeight)
        // The scene's first frame takes longest, and its clock starts when it is shown.
        _ = playback.show(at: MonotonicClock.now)
        perform(.pause, at: MonotonicClock.now)
        notice = nil
        collector = StatisticsCollector(processorTime: MonotonicClock.processorTime)
        while !isFinished {
            let wall = waitForFrame()
            while !isFinished, let event = window.nextEvent() { handle(event, at: wall) }
            showFrame(at: wall)
        }
        playback.host.end()
        return collector.finish(dropped: schedule.dropped, processorTime: MonotonicClock.processorTime)
    }

    /// Waits until the next frame is due, or in a paused scene until something happens; returns the wall-clock time.
    private func waitForFrame() -> Double {
        guard playback.clock.isPaused else {
            let moment = schedule.next(at: MonotonicClock.now)
            if let time = moment.wait { MonotonicClock.sleep(until: time) }
            return moment.wall
        }
        schedule.reset()
        collector.interrupt()
        if !needsPresenting, let event = window.nextEvent(within: 0.25) { handle(event, at: MonotonicClock.now) }
        return MonotonicClock.now
    }

    private func showFrame(at wall: Double) {
        switch nextReload() {
        case .replaced(let message):
            playback.showNewVersion()
            problem = nil
            show(message ?? "Reloaded", at: wall)
        case .failed(let reason):
            problem = reason
            needsPresenting = true
        case nil: break
        }
        let isNew = playback.show(at: wall)
        for line in playback.host.drainLog() { writeLine(line + "\n") }
        if let notice, notice.end < wall {
            self.notice = nil
            needsPresenting = true
        }
        guard isNew || needsPresenting else { return }
        window.acceptText(playback.acceptsText)
        present(at: wall)
        needsPresenting = false
        if isNew, !playback.clock.isPaused, let frame = playback.frame {
            collector.add(frame, speed: playback.clock.speed, presentedAt: MonotonicClock.now)
        }
    }

    private func present(at wall: Double) {
        let picture = playback.host.picture
        let size = TextPicture.fontSize(forHeight: picture.height)
        let margin = Int(size / 2)
        let figures = overlay.text(
            for: playback.frame, clock: playback.clock, framesPerSecond: collector.framesPerSecond, at: wall)
        overlayPicture.show(figures, width: picture.width - 2 * margin, size: size)
        messagePicture.show(
            problem ?? playback.failure.map { "\($0.description)\nR restarts the scene." } ?? notice?.text ?? "",
            width: picture.width - 2 * margin, size: size)
        var texts: [(bitmap: Bitmap, x: Int, y: Int)] = []
        if let bitmap = overlayPicture.bitmap { texts.append((bitmap, margin, margin)) }
        if let bitmap = messagePicture.bitmap {
            texts.append((bitmap, margin, max(0, picture.height - bitmap.height - margin)))
        }
        window.present(picture, with: texts)
    }

    // MARK: Events

    private func handle(_ event: WindowEvent, at wall: Double) {
        switch event {
        case .quit: isFinished = true
        case .exposed: needsPresenting = true
        case .text(let text): if playback.acceptsText { playback.type(text, at: wall) }
        case .key(let press):
            if let command = KeyboardShortcuts.command(for: press, whileTyping: playback.acceptsText) {
                perform(command, at: wall)
            }
        case .pointer(let action):
            let picture = playback.host.picture
            let layout = window.layout(width: picture.width, height: picture.height)
            let hovers = playback.point(
                action.kind, action.pointer, at: layout.placeInPicture(action.place), wall: wall)
            if action.kind == .hover || action.kind == .leave { window.showCursor(!hovers) }
        }
    }

    private func perform(_ command: PlayerCommand, at wall: Double) {
        needsPresenting = true
        do {
            if try playback.perform(command, at: wall) { return report(command, at: wall) }
        } catch {
            return show("\(error)", at: wall)
        }
        switch command {
        case .fullScreen: window.toggleFullScreen()
        case .leave: if window.isFullScreen { window.toggleFullScreen() } else { isFinished = true }
        case .overlay: overlay.toggle()
        case .quit: isFinished = true
        case .still: saveStill(at: wall)
        default: break
        }
    }

    /// Shows what a command has changed, as far as the picture does not.
    private func report(_ command: PlayerCommand, at wall: Double) {
        let clock = playback.clock
        collector.interrupt()
        switch command {
        case .pause, .step:
            let time = clock.time(at: wall)
            show(clock.isPaused ? "Paused at \(PlaybackClock.argument(time))" : "", at: wall)
        case .speed(let speed): show("Speed \(speed)", at: wall)
        case .restart: show("Restarted without input", at: wall)
        default: break
        }
    }

    private func show(_ text: String, at wall: Double) {
        notice = (text, wall + 2)
        needsPresenting = true
    }

    private func saveStill(at wall: Double) {
        // If S follows the pause at once, the paused frame has not been drawn yet.
        if playback.clock.isPaused { _ = playback.show(at: wall) }
        let still = StillFile(scene: facts.name, time: time)
        do {
            try still.write(playback.host.picture, keepsAlpha: keepsAlpha)
            show("Saved \(still.path)", at: wall)
            writeLine("\(still.path)\n")
        } catch {
            show("\(error)", at: wall)
            writeLine("quartzite: \(error)\n")
        }
    }
}
