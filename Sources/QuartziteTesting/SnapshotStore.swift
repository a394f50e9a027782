import CoreGraphics
import Foundation
import Media

/// Where the reference of one test picture lies, and what becomes of a picture that differs.
struct SnapshotStore {
    let reference: URL
    private let name: String

    /// `__Snapshots__/<file>/<function>.<name>.png` beside the test file.
    init(file: String, function: String, name: String) {
        let test = URL(fileURLWithPath: file)
        let stem = test.deletingPathExtension().lastPathComponent
        let method = function.prefix { $0 != "(" }
        self.name = "\(method).\(name)"
        reference = test.deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__/\(stem)/\(method).\(name).png")
    }

    /// A reference at a place of its own; `name` is what messages call it.
    init(reference: URL, name: String) {
        self.reference = reference
        self.name = name
    }

    /// Compares with the reference; records it where it is missing or where `SNAPSHOT_RECORD` is `all`.
    func check(_ picture: Bitmap, tolerance: Tolerance, environment: [String: String]) throws {
        let recordsAll = environment["SNAPSHOT_RECORD"] == "all"
        guard !recordsAll, FileManager.default.fileExists(atPath: reference.path) else {
            try write(picture, to: reference)
            if recordsAll { return }
            throw SnapshotMismatch("no reference yet: recorded \(reference.path); look at it and run again")
        }
        let expected = try ImageDecoder.decode(contentsOf: reference.path).image.bitmap
        guard expected.width == picture.width, expected.height == picture.height else {
            throw SnapshotMismatch(
                "\(name) is \(picture.width) x \(picture.height) pixels, its reference \(reference.path) is "
                    + "\(expected.width) x \(expected.height)"
            )
        }
        let difference = PictureDifference(expected, picture)
        guard !difference.isWithin(tolerance) else { return }
        var message =
            "\(name): \(difference.pixels) pixels differ, by up to \(difference.largest) of 255; "
            + "reference \(reference.path)"
        if let folder = environment["SNAPSHOT_ARTIFACTS"] {
            let artifacts = URL(fileURLWithPath: folder)
            try write(picture, to: artifacts.appendingPathComponent("\(name).actual.png"))
            try write(expected, to: artifacts.appendingPathComponent("\(name).expected.png"))
            try write(difference.picture(), to: artifacts.appendingPathComponent("\(name).diff.png"))
            message += "; pictures in \(folder)"
        } else {
            message += "; set SNAPSHOT_ARTIFACTS to a folder to see the pictures"
        }
        throw SnapshotMismatch(message)
    }

    private func write(_ picture: Bitmap, to url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true
        )
        try ImageEncoder.png(picture).write(to: url, options: .atomic)
    }
}
