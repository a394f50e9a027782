import Foundation
import QuartziteMedia
import QuartziteCommandLine

/// Segments that together have each frame of a film once, in order.
struct SegmentSequence {
    /// A segment and what its file says about it.
    struct Segment {
        let file: SegmentFile
        let manifest: SegmentManifest
    }

    let segments: [Segment]

    /// What the segments have in common.
    let film: FilmOrigin
    /// How the frames are encoded; nil if they are lossless.
    let encoding: SegmentEncoding?
    /// The frames of the film.
    let frames: ClosedRange<Int>

    /// Opens segments and checks that they form a film; throws an error that names what is wrong.
    ///
    /// - Parameters:
    ///   - paths: Files, or folders that contain segments.
    ///   - wanted: The frames that the film must have; nil for those from the first to the last one that exist.
    init(_ paths: [String], frames desired: ClosedRange<Int>?) throws {
        let files = try paths.flatMap(Self.files)
        var (found, damaged): ([Segment], [String]) = ([], [])
        for path in files {
            do {
                let file = try SegmentFile(path: path)
                found.append(Segment(file: file, manifest: try SegmentManifest(of: file)))
            } catch SegmentError.truncated, SegmentError.damaged {
                damaged.append(path)
            }
        }
        try Self.check(damaged, "truncated or damaged")
        segments = found.sorted { ($0.manifest.first, $0.file.path) < ($1.manifest.first, $1.file.path) }
        guard let film = try Self.commonFilm(of: segments), let first = segments.first else {
            throw Failure(.missingInput, "no segments in \(paths.joined(separator: " "))")
        }
        self.film = film
        encoding = try Self.commonEncoding(of: segments)
        let last = segments.map(\.manifest.last).max() ?? first.manifest.last
        frames = desired ?? first.manifest.first...last
        try checkFrames()
    }

    /// Throws if the frames of a segment are not as they were written; reads all files.
    func checkContents() throws {
        let damaged = segments.filter { (try? $0.file.check()) == nil }
        try Self.check(damaged.map(\.file.path), "damaged")
    }

    private static func check(_ damaged: [String], _ what: String) throws {
        guard !damaged.isEmpty else { return }
        let (verb, object) = damaged.count == 1 ? ("is", "it") : ("are", "them")
        throw Failure(.missingInput, "\(list(damaged)) \(verb) \(what); render \(object) again")
    }

    /// Returns a file, or the segments in a folder.
    private static func files(_ path: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return [path]
        }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw Failure(.missingInput, "\(path): cannot be read")
        }
        return names.filter { $0.hasSuffix(Destination.segmentExtension) }.sorted()
            .map { (path as NSString).appendingPathComponent($0) }
    }

    /// Returns what the segments have in common; throws if one is of another film than the most.
    private static func commonFilm(of segments: [Segment]) throws -> FilmOrigin? {
        let (main, other) = majority(of: segments) { $0.difference(from: $1) == nil }
        if let main, let other, let difference = other.manifest.difference(from: main.manifest) {
            throw Failure(.missingInput, "\(other.file.path) is of another film: \(difference)")
        }
        return main?.manifest.film
    }

    /// Returns how the segments store frames; throws if one does so in another way than the most.
    private static func commonEncoding(of segments: [Segment]) throws -> SegmentEncoding? {
        let (main, other) = majority(of: segments) { $0.encoding == $1.encoding }
        if let main, let other {
            throw Failure(
                .missingInput,
                """
                \(other.file.path) has \(other.manifest.encoding.words), but \(main.file.path) has \
                \(main.manifest.encoding.words); render all with the same options
                """)
        }
        return main?.manifest.encoding
    }

    /// Returns the first of those segments that the most are like, and the first of the others.
    private static func majority(
        of segments: [Segment], _ isSame: (SegmentManifest, SegmentManifest) -> Bool
    ) -> (main: Segment?, other: Segment?) {
        let kinds = segments.reduce(into: [[Segment]]()) { kinds, segment in
            let same = kinds.firstIndex { isSame($0[0].manifest, segment.manifest) }
            if let same { kinds[same].append(segment) } else { kinds.append([segment]) }
        }
        let main = kinds.max { $0.count < $1.count }?.first
        return (main, kinds.first { $0[0].file.path != main?.file.path }?.first)
    }

    /// Throws if frames are missing, repeated, or outside those that the film must have.
    private func checkFrames() throws {
        var missing: [ClosedRange<Int>] = []
        var (next, before) = (frames.lowerBound, nil as Segment?)
        for segment in segments {
            let found = segment.manifest.frames
            guard found.lowerBound >= frames.lowerBound, found.upperBound <= frames.upperBound else {
                throw Failure(
                    .missingInput,
                    "\(segment.file.path) has frames \(found.words), which are not among \(frames.words)")
            }
            if let before, found.lowerBound < next {
                let twice = found.lowerBound...min(found.upperBound, next - 1)
                let verb = twice.count == 1 ? "frame \(twice.lowerBound) is" : "frames \(twice.words) are"
                throw Failure(.missingInput, "\(verb) in both \(before.file.path) and \(segment.file.path)")
            }
            if found.lowerBound > next { missing.append(next...(found.lowerBound - 1)) }
            (next, before) = (found.upperBound + 1, segment)
        }
        if next <= frames.upperBound { missing.append(next...frames.upperBound) }
        guard !missing.isEmpty else { return }
        let isOne = missing.count == 1 && missing[0].count == 1
        throw Failure(
            .missingInput, "frame\(isOne ? "" : "s") \(Self.list(missing.map(\.words))) \(isOne ? "is" : "are") missing"
        )
    }

    /// Joins words with commas and "and"; after the twelfth, only the number of the rest follows.
    private static func list(_ words: [String]) -> String {
        if words.count > 12 { return words.prefix(12).joined(separator: ", ") + " and \(words.count - 12) more" }
        return words.dropLast().joined(separator: ", ") + (words.count > 1 ? " and " : "") + (words.last ?? "")
    }
}

extension ClosedRange<Int> {
    /// The range in the format of `--frames`.
    fileprivate var words: String { count == 1 ? "\(lowerBound)" : "\(lowerBound)-\(upperBound)" }
}
