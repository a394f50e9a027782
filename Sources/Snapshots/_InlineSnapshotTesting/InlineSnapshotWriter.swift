import Foundation
import Synchronization

/// Writes the texts of snapshots into the files of tests.
///
/// All edits of a run are made to the text as it was compiled, because the places of calls refer to it.
final class InlineSnapshotWriter: Sendable {
    /// The writer of the process.
    static let shared = InlineSnapshotWriter()

    /// A snapshot that cannot be written, in one sentence.
    struct Failure: LocalizedError, CustomStringConvertible {
        let description: String
        var errorDescription: String? { description }
    }

    private struct File {
        let original: [UInt8]
        var edits: [Int: CallSyntax.Edit] = [:]

        /// The text with all edits.
        var edited: [UInt8] {
            var text = original
            for (_, edit) in edits.sorted(by: { $0.key > $1.key }) { text.replaceSubrange(edit.range, with: edit.text) }
            return text
        }
    }

    private let files = Mutex<[String: File]>([:])

    /// Writes a text after the call at a place; nil removes the text that is there.
    func write(
        _ text: String?, to path: String, line: Int, column: Int, _ descriptor: InlineSnapshotSyntaxDescriptor
    ) throws {
        try files.withLock { files in
            let url = URL(fileURLWithPath: path)
            var file = try files[path] ?? File(original: [UInt8](Data(contentsOf: url)))
            guard let call = CallSyntax(file.original, line: line, column: column) else {
                throw Failure(
                    description: "\(path):\(line): there is no call to write a snapshot to; run the tests again")
            }
            let edit = call.edit(to: text, descriptor)
            file.edits[edit.range.lowerBound] = edit
            files[path] = file
            try Data(file.edited).write(to: url, options: .atomic)
        }
    }
}
