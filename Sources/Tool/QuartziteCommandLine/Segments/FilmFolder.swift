import CoreGraphics
import Foundation
import QuartziteMedia

/// Writes the frames of one film to a folder that several processes may fill at the same time.
///
/// The file `film.json` in the folder says which film the frames belong to.
struct FilmFolder: FrameSink {
    /// The name of the file that describes the film.
    static let record = "film.json"

    private let folder: FrameFolder
    private let frames: Range<Int>
    private let isSlice: Bool
    private let keepsComplete: Bool

    /// Opens a folder; throws if it has frames of another film, unless `force` is true.
    ///
    /// - Parameters:
    ///   - options: Those of the frames; `isSlice` is false if the frames are all frames of the film.
    ///   - keepsComplete: Whether complete frames are kept; otherwise they are drawn again.
    ///   - force: Whether the frames of another film are removed.
    init(
        path: String, options: EncodingOptions, film: FilmOrigin, frames: Range<Int>, keepsComplete: Bool, force: Bool
    ) throws {
        var shared = options
        (shared.isShared, shared.replacesFiles) = (true, true)
        folder = try FrameFolder(path: path, options: shared)
        self.frames = frames
        isSlice = options.isSlice
        self.keepsComplete = keepsComplete
        folder.removeAbandoned()
        try locked { try claim(for: film, force: force) }
    }

    /// Returns whether a file with this name may be in the folder.
    static func isExpected(_ name: String) -> Bool {
        FrameFolder.isFrame(name) || FrameFolder.isUnfinished(name) || name == record
    }

    /// Compares the folder's film with this one, and describes this one if there is none.
    private func claim(for film: FilmOrigin, force: Bool) throws {
        let file = "\(folder.path)/\(Self.record)"
        let remedy = "name another folder, or add --force to draw all frames again"
        if let data = FileManager.default.contents(atPath: file) {
            let found = try? JSONDecoder().decode(FilmOrigin.self, from: data)
            if found == film { return }
            let isEmpty = !folder.names.contains(where: FrameFolder.isFrame)
            guard force || isEmpty else {
                let reason = found.flatMap(film.difference) ?? "an unreadable \(Self.record)"
                let what = found == nil ? "has \(reason)" : "has frames of another film, which would get \(reason)"
                throw Failure.cannotWrite("\(folder.path) \(what); \(remedy)")
            }
            folder.removeAllFrames()
        } else if folder.names.contains(where: FrameFolder.isFrame) {
            guard force else {
                throw Failure.cannotWrite("\(folder.path) has frames without a \(Self.record); \(remedy)")
            }
            folder.removeAllFrames()
        }
        let record = try PartFile(path: file, isShared: true)
        try record.write(Array((json(film) + "\n").utf8))
        try record.commit()
    }

    /// Calls `body` while no other process examines or claims the folder.
    ///
    /// File systems without locks are used without.
    private func locked(_ body: () throws -> Void) rethrows {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor >= 0 { flock(descriptor, LOCK_EX) }
        defer { if descriptor >= 0 { close(descriptor) } }
        try body()
    }

    func hasFrame(_ index: Int) -> Bool { keepsComplete && folder.hasFrame(index) }

    func append(_ frame: Bitmap, as index: Int) throws { try folder.append(frame, as: index) }

    func finish() throws {
        // Frames of a longer film must not be mistaken for part of this one.
        if !isSlice { folder.removeFrames(from: frames.upperBound) }
    }

    /// Complete frames remain, so that the render can be continued.
    func cancel() {}
}
