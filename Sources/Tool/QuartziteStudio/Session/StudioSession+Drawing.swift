import CoreGraphics
import Foundation
import QuartziteSceneHosting

extension StudioSession {
    /// Whether time runs.
    private var isRunning: Bool { playback.isPlaying }

    /// The machine time at which there is something to do without a message; nil if there is nothing.
    var nextWork: Double? {
        let nextCheck = export == nil && !isWatching ? nil : Clock.seconds + 0.1
        guard scene != nil, !hasFailed || frames.isStale, frames.hasSpace else { return nextCheck }
        if frames.isStale || strip != nil && !isRunning { return 0 }
        let next = isRunning ? frames.nextTime : preparationTime
        return [next, nextCheck].compactMap(\.self).min()
    }

    func drawIfDue() {
        guard let scene, frames.hasSpace else { return }
        let now = Clock.seconds
        guard frames.isStale || isRunning && now >= frames.nextTime else {
            if !isRunning { useIdleTime(for: scene, at: now) }
            return
        }
        do throws(SceneFailure) {
            let frame = try scene.show(playback.time(at: now))
            if hasFailed { send(.recovered) }
            hasFailed = false
            try sendPicture(of: scene, frame, at: now)
        } catch {
            fail(error)
        }
        let lines = scene.host.drainLog()
        if !lines.isEmpty { send(.log(lines.suffix(200).map { String($0.prefix(2000)) })) }
    }

    /// Sends the picture of a scene: while time runs, what has changed, compressed; otherwise all pixels.
    private func sendPicture(of scene: OpenScene, _ frame: ShownFrame, at now: Double) throws(SceneFailure) {
        let picture = scene.host.picture
        let begin = Clock.seconds
        func send(_ coding: FramePacket.Coding, _ bytes: UnsafeRawBufferPointer, x: Int = 0, y: Int = 0) {
            let packet = FramePacket(
                coding: coding, sequence: frames.next(at: now), frame: frame,
                encodingMilliseconds: (Clock.seconds - begin) * 1000, input: frames.input, isPlaying: isRunning, x: x,
                y: y)
            packet.header.withUnsafeBytes { _ = socket.send(binary: [$0, bytes]) }
        }
        guard isRunning, frames.compresses else {
            frames.changes.remember(picture)
            return send(
                .pixels, UnsafeRawBufferPointer(start: picture.pixels, count: picture.width * picture.height * 4))
        }
        guard let part = frames.changes.part(of: picture) else {
            return send(.unchanged, UnsafeRawBufferPointer(start: nil, count: 0))
        }
        do {
            let encoder = frames.encoder
            try frames.changes.withPixels(part, of: picture) { pixels in
                try encoder.encode(pixels, width: part.width, height: part.height) {
                    send(.jpeg, $0, x: part.x, y: part.y)
                }
            }
        } catch {
            throw SceneFailure(.refused, "\(error)")
        }
    }

    /// Draws the film strip, and then prepares checkpoints.
    private func useIdleTime(for scene: OpenScene, at now: Double) {
        if strip != nil { return drawStrip(of: scene) }
        guard !hasFailed, let time = preparationTime, time <= now else { return }
        if !scene.prepare() { preparationTime = nil }
    }

    /// Draws the next frame of the film strip.
    private func drawStrip(of scene: OpenScene) {
        guard var job = strip else { return }
        guard let (index, time) = job.next() else {
            strip = nil
            return
        }
        strip = job
        guard let frame = try? scene.show(time, isPreview: false) else {
            strip = nil
            return
        }
        let (picture, width, height) = job.reduced(scene.host.picture)
        let bytes = try? picture.withUnsafeBufferPointer { pixels -> Data? in
            guard let start = pixels.baseAddress else { return nil }
            return try frames.encoder.encode(start, width: width, height: height)
        }
        guard let bytes = bytes ?? nil else { return }
        let packet = FramePacket(
            coding: .jpeg, stripIndex: UInt16(clamping: index), sequence: 0, frame: frame, encodingMilliseconds: 0,
            input: 0, isPlaying: false)
        packet.header.withUnsafeBytes { header in bytes.withUnsafeBytes { _ = socket.send(binary: [header, $0]) } }
    }
}
