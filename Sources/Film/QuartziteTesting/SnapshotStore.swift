import CoreGraphics
import Foundation
import QuartziteMedia

/// The reference of one check, with methods to compare and record it.
struct SnapshotStore {
    let reference: URL
    private let name: String

    /// Creates the store of the reference `<function>.<name>.<type>` in the folder for the test file.
    init(file: String, function: String, name: String, type: String = "png") {
        let method = function.prefix { $0 != "(" }
        self.name = "\(method).\(name)"
        reference = SnapshotFolder(testFile: URL(fileURLWithPath: file)).url
            .appendingPathComponent("\(method).\(name).\(type)")
    }

    /// Creates the store of a reference at any URL; messages use `name`.
    init(reference: URL, name: String) {
        self.reference = reference
        self.name = name
    }

    /// Compares a picture with the reference, or records the reference as `SNAPSHOT_RECORD` requires.
    func check(_ picture: Bitmap, tolerance: Tolerance, environment: [String: String]) throws {
        guard try !records(environment, { try SnapshotStore.write(picture, to: $0) }) else { return }
        let expected = try ImageDecoder.decode(contentsOf: reference.path).image.bitmap
        guard expected.width == picture.width, expected.height == picture.height else {
            throw SnapshotMismatch(
                "\(name) is \(picture.width) x \(picture.height) pixels, its reference \(reference.path) is "
                    + "\(expected.width) x \(expected.height)"
            )
        }
        let difference = PictureDifference(expected, picture)
        guard !difference.isWithin(tolerance) else { return }
        throw mismatch(
            "\(difference.pixels) pixels differ, by up to \(difference.largest) of 255", environment
        ) { artifact in
            try SnapshotStore.write(picture, to: artifact("actual.png"))
            try SnapshotStore.write(expected, to: artifact("expected.png"))
            try SnapshotStore.write(difference.picture(), to: artifact("diff.png"))
        }
    }

    /// Records the reference if required, and returns whether it was recorded instead of compared.
    ///
    /// A missing reference is recorded and then fails the test, so that someone looks at it.
    func records(_ environment: [String: String], _ write: (URL) throws -> Void) throws -> Bool {
        let recording = try Recording(environment)
        if recording != .all, FileManager.default.fileExists(atPath: reference.path) { return false }
        guard recording != .never else {
            throw SnapshotMismatch("no reference \(reference.path); SNAPSHOT_RECORD=never, so none was recorded")
        }
        try SnapshotStore.makeFolder(for: reference)
        try write(reference)
        try RendererStamp.adding(to: Data(contentsOf: reference)).write(to: reference, options: .atomic)
        if recording == .all { return true }
        throw SnapshotMismatch("no reference yet: recorded \(reference.path); look at it and run again")
    }

    /// Returns the error for a difference, after `save` has written the pictures if there is a folder for them.
    ///
    /// `save` receives a function that returns the URL for a file name ending.
    func mismatch(
        _ difference: String, _ environment: [String: String], save: ((String) -> URL) throws -> Void
    ) -> SnapshotMismatch {
        let stamp = RendererStamp.explanation(for: reference)
        let message = "\(name): \(difference); reference \(reference.path), \(stamp)"
        guard let folder = environment["SNAPSHOT_ARTIFACTS"] else {
            return SnapshotMismatch("\(message); set SNAPSHOT_ARTIFACTS to a folder to see the pictures")
        }
        do {
            try save { URL(fileURLWithPath: folder).appendingPathComponent("\(name).\($0)") }
            return SnapshotMismatch("\(message); pictures in \(folder)")
        } catch {
            return SnapshotMismatch("\(message); the pictures could not be written: \(error)")
        }
    }

    private static func write(_ picture: Bitmap, to url: URL) throws {
        try makeFolder(for: url)
        try ImageEncoder.png(picture).write(to: url, options: .atomic)
    }

    static func makeFolder(for url: URL) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
}
