import Foundation
import QuartziteMedia
import QuartziteCommandLine

/// What a job costs, from measurements of a few frames on this machine.
struct JobEstimate {
    /// The seconds to start the tool and draw one frame of the start.
    let start: Double
    /// The seconds to draw and write a frame.
    let frame: Double
    /// The seconds to reach the last frame from the start without drawing; a later chunk takes part of it.
    let replay: Double
    /// The seconds to decode and encode a frame of the film, or to copy it if chunks are encoded.
    let join: Double
    /// The bytes of a frame in a segment.
    let bytes: Double

    /// The fraction of a chunk's time that starting and replaying may take.
    private static let overhead = 0.05
    /// The time in seconds that a chunk takes at least; engines need about a second for each.
    private static let shortest = 30.0

    /// Returns the length of a chunk, in frames.
    ///
    /// It is the shortest whole second of film for which starting and replaying take a twentieth of the time, and which
    /// takes half a minute; at most half of the film, so that two machines can share it.
    func chunk(frames: Int, rate: FrameRate) -> Int {
        let second = max(1, Int(rate.framesPerSecond.rounded()))
        let work = max((start + replay / 2) / Self.overhead, Self.shortest)
        let needed = frame > 0 ? work / frame : Double(frames)
        let maximum = max(1, (frames + 1) / 2)
        guard needed < Double(maximum) else { return maximum }
        return min(maximum, (Int(needed.rounded(.up)) + second - 1) / second * second)
    }

    /// The seconds that all chunks take together on one processor.
    func chunkSeconds(frames: Int, chunks: Int) -> Double {
        Double(chunks) * (start + replay / 2) + Double(frames) * frame
    }

    /// Returns the estimate in words.
    func text(for plan: JobPlan) -> String {
        let (frames, chunks) = (plan.frames.count, plan.chunkCount)
        let seconds = chunkSeconds(frames: frames, chunks: chunks)
        let one = Double(min(plan.chunk, frames)) * frame
        let share = (start + replay / 2) / max(start + replay / 2 + one, 1e-9)
        let total = seconds + Double(frames) * join
        return """
            a frame takes \(words(frame)) to draw and \(plan.isEncoded ? "encode" : "write"), and \(words(join)) to \
            \(plan.isEncoded ? "copy to the film" : "join"); a chunk takes \(words(start)) to \
            start, and up to \(words(replay)) to replay the scene to its first frame
            \(decimal(total / 3600, places: total < 360 ? 4 : 2)) core-hours in all: \(words(seconds)) for \(chunks) \
            chunks on one core, then \(words(Double(frames) * join)) for the film
            \(decimal(Double(frames) * bytes / 1e6, places: 1)) MB of segments
            chunks of \(plan.chunk) frames take about \(words(start + replay / 2 + one)) each, of which starting and \
            replaying are \(decimal(share * 100, places: 1)) %

            """
    }

    private func words(_ seconds: Double) -> String {
        if seconds < 0.00095 { return "\(decimal(seconds * 1000, places: 2)) ms" }
        return seconds < 0.0995 ? "\(decimal(seconds * 1000, places: 1)) ms" : "\(decimal(seconds, places: 1)) s"
    }
}
