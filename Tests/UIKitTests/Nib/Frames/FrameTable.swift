import Foundation

/// A table of frames that Interface Builder saved, and of the guides that its canvas had.
///
/// A folder has the tables `frames.tsv` and `guides.tsv`, and the documents in `documents`.
struct FrameTable {
    /// A view and its saved frame.
    struct Row {
        let file, scene, device: String
        let tools: Double
        let canvas: CGSize
        let tag, id: String
        /// The ids of the elements from the scene's controller or the top-level view down to the view.
        let path: [String]
        let frame: CGRect
        /// How the view is placed, such as `constraints` or `stack`.
        let layout: String
        let needs: Needs
        let flags: Set<String>
    }

    /// What a frame depends on, the strongest of its four numbers.
    enum Needs: String, CaseIterable {
        case constraints = "-"
        case controls = "c"
        case images = "i"
        case priorities = "p"
        case text = "t"

        init(_ letters: String) {
            self = Self.allCases.last { letters.contains($0.rawValue) } ?? .constraints
        }
    }

    /// An inset of a guide from an edge of a view.
    struct Guide {
        let file, scene, view, guide, edge: String
        let inset: CGFloat
    }

    let folder: URL
    let rows: [Row]
    let guides: [Guide]

    init(folder: URL) throws {
        self.folder = folder
        rows = try Self.lines(folder.appendingPathComponent("frames.tsv")).compactMap(Row.init)
        guides = try Self.lines(folder.appendingPathComponent("guides.tsv")).compactMap(Guide.init)
    }

    private static func lines(_ file: URL) throws -> [[String]] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
}

extension FrameTable.Row {
    fileprivate init?(_ cells: [String]) {
        guard cells.count >= 17 else { return nil }
        let numbers = (cells[5...6] + cells[10...13]).compactMap(Double.init)
        guard numbers.count == 6 else { return nil }
        (file, scene, device, tools) = (cells[0], cells[1], cells[3], Double(cells[4]) ?? 0)
        canvas = CGSize(width: numbers[0], height: numbers[1])
        (tag, id, path) = (cells[7], cells[8], cells[9].split(separator: "/").map(String.init))
        frame = CGRect(x: numbers[2], y: numbers[3], width: numbers[4], height: numbers[5])
        (layout, needs) = (cells[14], FrameTable.Needs(cells[15]))
        flags = Set(cells[16].split(separator: ",").map(String.init))
    }
}

extension FrameTable.Guide {
    fileprivate init?(_ cells: [String]) {
        guard cells.count >= 6, let inset = Double(cells[5]) else { return nil }
        (file, scene, view, guide, edge) = (cells[0], cells[1], cells[2], cells[3], cells[4])
        self.inset = inset
    }
}
