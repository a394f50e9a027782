import Foundation
import QuartziteSnapshots
import UIKit
import _XCTest

/// The comparison of a value with its reference.
struct SnapshotCheck<Value, Format> {
    private let strategy: Snapshotting<Value, Format>
    private let record: SnapshotTestingConfiguration.Record
    private let name: String?
    private let timeout: TimeInterval
    private let settings = SnapshotSettings.current
    private let file: SnapshotFile
    /// The file in the folder of this renderer, if references are recorded there.
    private let ownFile: SnapshotFile?

    init(
        _ strategy: Snapshotting<Value, Format>, record: SnapshotTestingConfiguration.Record, name: String?,
        directory: String?, test: String, testName: String, timeout: TimeInterval
    ) {
        (self.strategy, self.name, self.timeout) = (strategy, name, timeout)
        // Pictures of a simulator are never replaced by ours.
        self.record = settings.reference == .apple ? .never : record
        // The number belongs to the suite's folder, whichever is used.
        let place = directory ?? (test as NSString).deletingPathExtension
        let number = name == nil ? SnapshotCounter.ofTest.next(for: "\(place)/\(testName)") : 0
        func file(isOwn: Bool) -> SnapshotFile {
            SnapshotFile(
                test: test, directory: directory, testName: testName, name: name, number: { number },
                pathExtension: strategy.pathExtension, isOwn: isOwn)
        }
        self.file = file(isOwn: settings.reference == .here)
        ownFile = settings.recordsHere ? file(isOwn: true) : nil
    }

    /// Returns why a value does not match the reference; nil if it does.
    func failure(of value: () throws -> Value) throws -> String? {
        if ownFile == nil || settings.reference != .suite { try makeFolder(of: file.url) }
        let value = try value()
        switch take(value) {
        case .failure(let reason): return reason.text
        case .success(let new): return try failure(of: new)
        }
    }

    private func failure(of new: Format) throws -> String? {
        if let ownFile {
            try makeFolder(of: ownFile.url)
            try strategy.diffing.toData(new).write(to: ownFile.url)
            if settings.reference == .suite { return nil }
        } else if record == .all {
            try write(new)
            return """
                Record mode is on. Automatically recorded snapshot: …

                open "\(file.url.absoluteString)"

                Turn record mode off and re-run "\(file.testName)" to assert against the newly-recorded snapshot
                """
        }
        guard FileManager.default.fileExists(atPath: file.url.path) else { return try missing(new) }
        let reference = strategy.diffing.fromData(try Data(contentsOf: file.url))
        settings.comparison = nil
        let difference = strategy.diffing.diff(reference, new)
        if let difference, let comparison = fileComparison(reference, new) {
            report(comparison.kind, comparison.reason)
            return comparison.kind.isAccepted ? nil : try message(difference.0, reference: reference, new: new)
        }
        report(difference?.0)
        guard let difference else { return nil }
        return try message(difference.0, reference: reference, new: new)
    }

    private func missing(_ new: Format) throws -> String {
        report(.missing, "there is no reference")
        if record == .never || ownFile != nil {
            return "No reference was found on disk. New snapshot was not recorded because recording is disabled"
        }
        try write(new)
        return """
            No reference was found on disk. Automatically recorded snapshot: …

            open "\(file.url.absoluteString)"

            Re-run "\(file.testName)" to assert against the newly-recorded snapshot.
            """
    }

    // MARK: The value

    private struct Reason: Error { let text: String }

    private func take(_ value: Value) -> Result<Format, Reason> {
        let expectation = XCTestExpectation(description: "Took snapshot")
        var captured: Format?
        strategy.snapshot(value).run { format in
            if captured == nil { expectation.fulfill() }
            captured = format
        }
        if let captured { return .success(captured) }
        let result = XCTWaiter.wait(for: [expectation], timeout: timeout)
        if let captured { return .success(captured) }
        guard result == .timedOut else { return .failure(Reason(text: "Couldn't snapshot value")) }
        return .failure(
            Reason(
                text: """
                    Exceeded timeout of \(timeout) seconds waiting for snapshot.

                    A view that loads something, such as a web view, takes a snapshot when it has loaded. Let all of its \
                    subviews load first, or give "assertSnapshot" a longer "timeout".
                    """))
    }

    // MARK: Files

    private func makeFolder(of url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }

    private func write(_ new: Format) throws { try strategy.diffing.toData(new).write(to: file.url) }

    // MARK: What is said

    private func message(_ difference: String, reference: Format, new: Format) throws -> String {
        let environment = ProcessInfo.processInfo.environment
        let artifacts = URL(
            fileURLWithPath: environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory(), isDirectory: true)
        let folder = artifacts.appendingPathComponent(file.group, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let failed = folder.appendingPathComponent(file.url.lastPathComponent)
        try strategy.diffing.toData(new).write(to: failed)
        let tool = SnapshotTestingConfiguration.current?.diffTool ?? _diffTool
        var parts = [
            name.map { "Snapshot \"\($0)\" does not match reference." } ?? "Snapshot does not match reference."
        ]
        if record == .failed, ownFile == nil {
            try write(new)
            parts[0] += " A new snapshot was automatically recorded."
        }
        parts.append(tool(currentFilePath: file.url.path, failedFilePath: failed.path))
        parts.append(difference.trimmingCharacters(in: .whitespacesAndNewlines))
        if let page = try page(difference, reference: reference, new: new, in: folder) {
            parts.append("The pictures side by side: \(page.absoluteString)")
        }
        return parts.joined(separator: "\n\n")
    }

    /// Writes a page with the pictures, if the formats are pictures, and returns its address.
    private func page(_ difference: String, reference: Format, new: Format, in folder: URL) throws -> URL? {
        guard let reference = (reference as? UIImage)?.cgImage, let new = (new as? UIImage)?.cgImage else { return nil }
        let files = FailureFiles(in: folder, name: file.url.deletingPathExtension().lastPathComponent)
        return try files.write(reference: reference.bitmap, ours: new.bitmap, message: difference)
    }

    // MARK: Verdicts

    /// Compares data that are a picture or a film, such as an animated PNG, with one of Apple's.
    private func fileComparison(_ reference: Format, _ new: Format) -> FileComparison? {
        guard settings.reference == .apple, settings.comparison == nil, let old = reference as? Data,
            let new = new as? Data
        else { return nil }
        return FileComparison(new, reference: old, scale: onMainActor { Double(UIScreen.main.scale) })
    }

    private func report(_ difference: String?) {
        if let comparison = settings.comparison {
            report(comparison.kind, comparison.reason)
        } else if let difference {
            report(.layout, Format.self == UIImage.self ? difference : "the text is another one")
        } else {
            report(.equal, "")
        }
    }

    private func report(_ kind: PictureClass, _ reason: String) {
        guard settings.reference == .apple else { return }
        settings.report?(SnapshotVerdict(path: file.url.path, kind: kind, reason: reason))
    }
}
