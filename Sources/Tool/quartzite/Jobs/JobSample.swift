import Foundation
import QuartziteCommandLine
import QuartziteFilm

/// Draws a few frames of a job's film with this tool, and measures the time and the space that they take.
struct JobSample {
    private let plan: JobPlan
    private let tool: String
    private let folder: String
    /// The number of frames of a longer sample.
    private let length: Int

    /// The number of frames of a longer sample of a long film.
    private static let maximumFrames = 30

    init(_ plan: JobPlan, tool: String, folder: String) {
        (self.plan, self.tool, self.folder) = (plan, tool, folder)
        length = min(Self.maximumFrames, plan.frames.count)
    }

    /// The seconds to join a frame, at least, below which a sample says nothing.
    private var shortestJoin: Double { plan.isEncoded ? 0.00001 : 0.0001 }

    /// Measures; the scene's first run, which may compile it, is left out.
    func estimate() throws -> JobEstimate {
        let (first, last) = (plan.frames.lowerBound, plan.frames.upperBound - length)
        _ = try draw(first, count: 1)
        let start = try min(draw(first, count: 1), draw(first, count: 1))
        let middle = first + (last - first) / 2
        let (early, late) = (try draw(first, count: length), try draw(middle, count: length))
        let (middleStart, end) = (try draw(middle, count: 1), try draw(last, count: 1))
        let steps = Double(max(length - 1, 1))
        let segment = OutputPath(path: path(first, length))
        let (short, long) = (try join(first, 1), try join(first, length))
        return JobEstimate(
            start: start, frame: max(((early - start) + (late - middleStart)) / 2 / steps, 0.0001),
            replay: max(end - start, 0), join: max((long - short) / steps, shortestJoin),
            bytes: Double(segment.fileSize ?? 0) / Double(length))
    }

    /// Returns the seconds for a segment.
    private func draw(_ first: Int, count: Int) throws -> Double {
        let frames = count == 1 ? "\(first)" : "\(first)-\(first + count - 1)"
        let words = plan.chunkCommand(frames: frames, segment: path(first, count)) { plan.arguments.inputs[$0] }
        return try run(words + ["--force", "-q"])
    }

    /// Returns the seconds for a film, the shortest of several times if frames are copied, which takes little.
    private func join(_ first: Int, _ count: Int) throws -> Double {
        let end = (plan.output as NSString).pathExtension
        let words = ["join", path(first, count), "-o", "\(folder)/film.\(end)", "--force", "-q"] + plan.joinOptions
        return try (1..<(plan.isEncoded ? 5 : 1)).reduce(run(words)) { time, _ in try min(time, run(words)) }
    }

    private func path(_ first: Int, _ count: Int) -> String { "\(folder)/\(first)-\(count).qseg" }

    /// Runs the tool, and returns the seconds that it takes; throws its message if it fails.
    private func run(_ words: [String]) throws -> Double {
        let clock = ProgressReporter(.none, total: 1, isTerminal: false) { _ in }
        let process = try CapturedProcess.run(tool, words, log: "\(folder)/log")
        guard process.status == 0 else {
            let line = process.output.split(separator: "\n").last ?? "the sample cannot be drawn"
            let mark = "quartzite: "
            throw Failure(.renderFailed, String(line.hasPrefix(mark) ? line.dropFirst(mark.count) : line))
        }
        return clock.elapsed
    }
}
