import Foundation

@testable import InterfaceBuilder

/// One row of a table of saved frames: a view, its frame, and what places it.
struct SavedFrame {
    /// The path of the document below the folder `documents`.
    let file: String
    let id: String
    let frame: CGRect
    /// A word such as `constraints`, `stack` or `mask`.
    let layout: String

    /// The rows of `frames.tsv`, whose first row has the names of the columns; none if the file is absent or differs.
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

    /// Whether an element has this frame, and is placed as the row says.
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
