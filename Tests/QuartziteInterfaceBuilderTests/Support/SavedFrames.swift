import Foundation

@testable import QuartziteInterfaceBuilder

/// A row of a table of saved frames, with a view, its frame and the way it is placed.
struct SavedFrame {
    /// The path of the document in the folder `documents`.
    let file: String
    let id: String
    let frame: CGRect
    /// The way the view is placed, such as `constraints`, `stack` or `mask`.
    let layout: String

    /// The rows of `frames.tsv` after its header; empty if the file is absent or has another header.
    static func rows(of path: String) -> [SavedFrame] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        let rows = text.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        let names = ["file", "id", "x", "y", "w", "h", "layout"]
        let columns = names.compactMap { rows.first?.firstIndex(of: $0) }
        guard columns.count == names.count else { return [] }
        return rows.dropFirst().compactMap { row in
            guard columns.allSatisfy(row.indices.contains) else { return nil }
            let cells = columns.map { row[$0] }
            let numbers = cells[2...5].compactMap { Double($0) }
            guard numbers.count == 4 else { return nil }
            return SavedFrame(
                file: cells[0], id: cells[1],
                frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), layout: cells[6])
        }
    }

    /// Returns whether an element has the frame and placement of the row.
    func agrees(with element: InterfaceElement) -> Bool {
        guard let saved = element.frame else { return false }
        let differences = [
            saved.minX - frame.minX, saved.minY - frame.minY, saved.width - frame.width, saved.height - frame.height,
        ]
        let placement: InterfacePlacement =
            layout == "constraints" ? .constraints : layout == "stack" ? .stackView : .frame
        return differences.allSatisfy { abs($0) < 0.01 } && element.placement == placement
    }
}
