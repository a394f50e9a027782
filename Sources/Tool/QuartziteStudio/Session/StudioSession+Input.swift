import Foundation
import QuartziteSceneHosting
import QuartziteStage

extension StudioSession {
    /// Passes input of the page to the scene at the current time, and records it.
    ///
    /// Recorded input after the current time is dropped, because it was meant for what would have happened. While a
    /// finger is down, time runs, so that its movements have their speed.
    func receive(_ inputs: [PageInput], id: UInt32, at now: Double) {
        guard let scene else { return }
        let accepted = inputs.prefix(256).compactMap(\.stageInput)
        guard !accepted.isEmpty else { return }
        frames.input = id
        let time = playback.time(at: now)
        updateFingers(accepted, at: now)
        let new = accepted.map { TimedInput(time, $0) }
        // Input at exactly the current time stays.
        let earlier = scene.track.filter { $0.time == time }
        do throws(SceneFailure) {
            try scene.replaceTrack(from: time, with: earlier + new)
            send(.recorded(from: time, (earlier + new).map(TrackEntry.init)))
            frames.isStale = true
        } catch {
            fail(error)
        }
    }

    private func updateFingers(_ inputs: [StageInput], at now: Double) {
        for case .touch(let touch) in inputs {
            switch touch.action {
            case .down: fingers.insert(touch.finger)
            case .up, .cancel: fingers.remove(touch.finger)
            case .move: break
            }
        }
        let runs = !fingers.isEmpty
        if runs, !playback.isPlaying {
            runsForTouch = true
            playback.play(at: now)
            frames.restart(at: now)
        } else if !runs, runsForTouch {
            runsForTouch = false
            playback.pause(at: now)
        }
        send(.playback(playback, time: playback.time(at: now)))
    }

    /// Replaces all recorded input.
    func replaceTrack(with input: [TimedInput]) {
        guard let scene else { return }
        do throws(SceneFailure) {
            try scene.replaceTrack(from: 0, with: input)
            send(.track(input.map(TrackEntry.init)))
            frames.isStale = true
        } catch {
            fail(error)
        }
    }

    /// Replaces all recorded input with that of a touch script.
    func loadScript(_ text: String) {
        do {
            replaceTrack(with: try TouchScript(json: Data(text.utf8)).touches)
        } catch {
            send(.failure(kind: "message", "\(error)"))
        }
    }
}
