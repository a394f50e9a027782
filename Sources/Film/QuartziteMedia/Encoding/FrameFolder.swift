import CQuartziteImageCodecs
import CoreGraphics
import Glibc

/// Writes frames as `frame-000000.png` and so on to a folder, which keeps its other files.
///
/// Frames are written to the folder `name.part/`, which is renamed once complete; in a folder that exists, they replace
/// old ones. Unless they are a slice, old frames with higher numbers are removed, so that they are not mistaken for part
/// of the film.
///
/// If `isShared` is true in the options, several processes may fill the folder at the same time. Each file then appears
/// under its name once it is complete, so an interrupted render can be continued.
package final class FrameFolder: FrameSink, @unchecked Sendable {
    /// The path, without a slash at its end.
    package let path: String
    private let options: EncodingOptions
    /// The folder that receives the files: an unfinished one, unless it is shared.
    private let writtenPath: String
    /// The descriptor of the unfinished folder, which holds its lock; negative once finished or cancelled, and if shared.
    private var lock: Int32 = -1
    /// The numbers of the frames in the unfinished folder.
    private var written: [Int] = []

    /// Creates the shared or the unfinished folder; throws if another process writes the unfinished one.
    package init(path: String, options: EncodingOptions) throws {
        var trimmed = Substring(path)
        while trimmed.hasSuffix("/"), trimmed.count > 1 { trimmed.removeLast() }
        self.path = String(trimmed)
        self.options = options
        writtenPath = options.isShared ? self.path : self.path + ".part"
        try options.validate()
        if !options.isShared {
            lock = try PartLock.openFolder(writtenPath, for: path)
            UnfinishedFiles.add(writtenPath)
        } else if mkdir(self.path, 0o777) != 0, errno != EEXIST {
            throw FilmError.cannotWrite(path: path, reason: systemReason())
        }
    }

    deinit { cancel() }

    // MARK: Writing

    package func append(_ frame: Bitmap, as index: Int) throws {
        guard options.isShared || lock >= 0 else { throw FilmError.closed(.pngFolder) }
        try options.check(frame)
        try options.checkCount(written.count)
        do {
            try EncodedSink(format: .png, path: file(index, in: writtenPath), options: options).write([frame])
        } catch {
            cancel()
            throw error
        }
        if !options.isShared { written.append(index) }
    }

    package func finish() throws {
        if options.isShared { return }
        guard lock >= 0 else { throw FilmError.closed(.pngFolder) }
        defer { cancel() }
        guard let last = written.last else { throw FilmError.noFrames(.pngFolder) }
        // `rename` also replaces an empty folder.
        if rename(writtenPath, path) == 0 {
            close()
            return
        }
        guard errno == ENOTEMPTY || errno == EEXIST else {
            throw FilmError.cannotWrite(path: path, reason: systemReason())
        }
        try checkReplacing()
        for index in written {
            let name = file(index, in: path)
            guard rename(file(index, in: writtenPath), name) == 0 else {
                throw FilmError.cannotWrite(path: name, reason: systemReason())
            }
        }
        if !options.isSlice { removeFrames(from: last + 1) }
    }

    /// Throws if frames must not be replaced and some exist by now, even if they did not exist at the start.
    private func checkReplacing() throws {
        guard !options.replacesFiles else { return }
        guard options.isSlice else { throw FilmError.fileExists(path: path) }
        for name in written.map({ file($0, in: path) }) {
            var status = stat()
            if lstat(name, &status) == 0 { throw FilmError.fileExists(path: name) }
        }
    }

    /// Removes the unfinished folder; complete files in a shared one remain.
    package func cancel() {
        guard lock >= 0 else { return }
        // Removed while the lock is held, so that no other process can own the folder.
        try? FileManager.default.removeItem(atPath: writtenPath)
        close()
    }

    private func close() {
        UnfinishedFiles.forget(writtenPath)
        Glibc.close(lock)
        lock = -1
    }

    // MARK: Files in the folder

    /// Whether the file of a frame is complete: a PNG of the right size whose checksums are right.
    package func hasFrame(_ index: Int) -> Bool {
        guard let file = try? Data(contentsOf: URL(filePath: file(index, in: path)), options: .mappedIfSafe) else {
            return false
        }
        return Self.isComplete(file, width: options.width, height: options.height)
    }

    /// Removes the frames with consecutive numbers from `index` on.
    package func removeFrames(from index: Int) {
        var stale = index
        while unlink(file(stale, in: path)) == 0 { stale += 1 }
    }

    /// Removes all frames.
    package func removeAllFrames() {
        for name in names where Self.isFrame(name) { unlink("\(path)/\(name)") }
    }

    /// Removes what processes that have ended left unfinished.
    package func removeAbandoned() {
        for name in names where Self.isUnfinished(name) {
            PartLock.removeAbandoned("\(path)/\(name.dropLast(".part".count))")
        }
    }

    /// The names of all files in the folder.
    package var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }

    /// Whether a file name is that of a frame.
    package static func isFrame(_ name: String) -> Bool { name.hasPrefix("frame-") && name.hasSuffix(".png") }

    /// Whether a file name is that of an unfinished file.
    package static func isUnfinished(_ name: String) -> Bool { name.hasSuffix(".part") }

    private func file(_ index: Int, in folder: String) -> String {
        "\(folder)/\(EncodingOptions.fileName(ofFrame: index))"
    }

    /// Whether a file consists of whole PNG chunks with right checksums, from a header with this size to the end.
    static func isComplete(_ file: Data, width: Int, height: Int) -> Bool {
        file.withUnsafeBytes { bytes in
            func number(_ offset: Int) -> Int {
                Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
            }
            guard bytes.count > 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
                number(16) == width, number(20) == height
            else { return false }
            var offset = 8
            while bytes.count - offset >= 12 {
                let length = number(offset)
                guard length <= bytes.count - offset - 12 else { return false }
                let start = bytes.baseAddress.map { $0.assumingMemoryBound(to: UInt8.self) + offset + 4 }
                guard Int(qz_crc32(0, start, 4 + length)) == number(offset + 8 + length) else { return false }
                let isEnd = bytes[(offset + 4)..<(offset + 8)].elementsEqual("IEND".utf8)
                offset += 12 + length
                if isEnd { return offset == bytes.count }
            }
            return false
        }
    }
}
