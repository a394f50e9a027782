import Foundation
import QuartziteMedia
import QuartziteCommandLine

/// Waits until the segments of a film exist, and shows how far they are.
struct SegmentWait {
    /// The seconds between two looks at the folders.
    private static let interval = 0.5

    private let paths: [String]
    private let frames: ClosedRange<Int>
    /// The frames of the segments found so far, by their paths.
    private var found: [String: ClosedRange<Int>] = [:]

    init(_ paths: [String], frames: ClosedRange<Int>) {
        self.paths = paths
        self.frames = frames
    }

    /// Returns when segments contain as many frames as the film has; throws if a signal arrives.
    mutating func perform(_ report: ReportOptions) throws {
        poll()
        let initial = count
        guard initial < frames.count else { return }
        var progress = report.reporter(total: frames.count, initial: initial)
        defer { if count < frames.count { progress.clear() } }
        while true {
            progress.report(done: count, remark: found.count == 1 ? "1 chunk" : "\(found.count) chunks")
            guard count < frames.count else { return }
            try Interruption.check()
            usleep(UInt32(Self.interval * 1e6))
            poll()
        }
    }

    private var count: Int { found.values.reduce(0) { $0 + $1.clamped(to: frames).count } }

    /// Adds the segments that are new; those that cannot be read yet are looked at again.
    private mutating func poll() {
        let files = paths.flatMap { path in
            guard !path.hasSuffix(Destination.segmentExtension) else { return [path] }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            return names.filter { $0.hasSuffix(Destination.segmentExtension) }
                .map { (path as NSString).appendingPathComponent($0) }
        }
        for file in files where found[file] == nil {
            guard let manifest = try? SegmentManifest(of: SegmentFile(path: file)) else { continue }
            if manifest.frames.overlaps(frames) { found[file] = manifest.frames }
        }
    }
}
