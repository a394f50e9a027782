import Foundation
import QuartziteInterfaceBuilder
import QuartzCore
import UIKit

/// The agreement of all documents of a table.
@MainActor struct FrameReport {
    private var files: [(file: String, results: [FrameCheck.Result])] = []

    /// The number of differing frames that are listed for each document.
    var limit = 5

    /// Checks the documents in a folder; documents that are missing are left out.
    init(_ table: FrameTable) throws {
        for file in Self.distinct(table.rows.map(\.file)) {
            let url = table.folder.appendingPathComponent("documents").appendingPathComponent(file)
            guard FileManager.default.fileExists(atPath: url.path) else { continue }
            let document = try FrameCheck.document(at: url)
            let rows = table.rows.filter { $0.file == file && !$0.flags.contains("ambiguous") }
            var results: [FrameCheck.Result] = []
            for scene in Self.distinct(rows.map(\.scene)) {
                let rows = rows.filter { $0.scene == scene }
                let guides = table.guides.filter { $0.file == file && $0.scene == scene }
                results += Self.results(rows, guides, of: document)
            }
            files.append((file, results))
        }
    }

    /// Returns the comparisons of the rows of one scene.
    private static func results(
        _ rows: [FrameTable.Row], _ guides: [FrameTable.Guide], of document: InterfaceDocument
    ) -> [FrameCheck.Result] {
        func results(at scale: CGFloat) -> [FrameCheck.Result] {
            SceneContext.current.settings.screenScale = scale
            return FrameCheck(rows, guides, of: document).run()
        }
        // Sizes of texts are rounded up to the pixels of the canvas; other frames are compared before they are rounded.
        let (exact, text) = (results(at: 16), results(at: rows.first?.device == "-" ? 1 : 2))
        return zip(exact, text).map { [.text, .priorities].contains($0.row.needs) ? $1 : $0 }
    }

    private static func distinct(_ names: [String]) -> [String] {
        var known: Set<String> = []
        return names.filter { known.insert($0).inserted }
    }

    /// The layouts whose frames follow from constraints.
    private static let solved: Set = ["constraints", "stack", "fixed", "mask", "layout", "loose"]

    /// Returns how many frames of a kind agree, of how many.
    func totals(_ needs: FrameTable.Needs...) -> (agreeing: Int, compared: Int) {
        let results = files.flatMap(\.results).filter {
            needs.contains($0.row.needs) && Self.solved.contains($0.row.layout)
        }
        return (results.count(where: \.agrees), results.count)
    }

    /// Returns how many frames that depend on text differ by at most so many points.
    func textFrames(within points: CGFloat) -> Int {
        files.flatMap(\.results).count {
            [.text, .priorities].contains($0.row.needs) && Self.solved.contains($0.row.layout)
                && $0.difference <= points
        }
    }

    /// A line for each document, the first frames that differ in each, and the totals.
    var text: String {
        var lines: [String] = []
        for (file, results) in files {
            let texts = results.filter {
                [.text, .priorities].contains($0.row.needs) && Self.solved.contains($0.row.layout)
            }
            lines.append(
                "\(file): \(results.count(where: \.agrees)) of \(results.count), with texts "
                    + "\(texts.count(where: \.agrees)) of \(texts.count)")
            let differing = results.filter { !$0.agrees && Self.solved.contains($0.row.layout) }
            // Frames that do not depend on text come first.
            let text = differing.filter { $0.row.needs == .text || $0.row.needs == .priorities }
            let others = differing.filter { $0.row.needs != .text && $0.row.needs != .priorities }
            for result in (others + text).prefix(limit) {
                let row = result.row
                let got = result.frame.map { numbers($0) } ?? "no view"
                lines.append(
                    "  \(row.tag) \(row.id) in \(row.scene) (\(row.layout), \(row.needs.rawValue)): expected "
                        + "\(numbers(row.frame)), got \(got)")
            }
        }
        lines.append("by what the frames depend on:")
        for needs in FrameTable.Needs.allCases {
            let total = totals(needs)
            lines.append("  \(needs.rawValue) \(total.agreeing) of \(total.compared)")
        }
        let (exact, loose) = (totals(.constraints, .controls, .images), totals(.text, .priorities))
        lines.append("without text: \(exact.agreeing) of \(exact.compared)")
        lines.append("with text or priorities: \(loose.agreeing) of \(loose.compared)")
        let near = [0.5, 1, 2, 4].map { "\(textFrames(within: $0)) within \($0)" }
        lines.append("by points: \(near.joined(separator: ", "))")
        return lines.joined(separator: "\n")
    }

    private func numbers(_ frame: CGRect) -> String {
        [frame.minX, frame.minY, frame.width, frame.height].map { number in
            let rounded = (number * 100).rounded() / 100
            return rounded == rounded.rounded() ? String(Int(exactly: rounded) ?? 0) : "\(rounded)"
        }.joined(separator: " ")
    }
}
