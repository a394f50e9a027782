import QuartzCore

/// The key path of an emitter cell from its layer, or of a property of a cell; see ``CellDescription/keyPath``.
struct CellPath {
    private static let key = "emitterCells"
    /// The largest number of cells in cells that are listed.
    static let maximumDepth = 4

    /// The names or numbers of the cells, the outermost first.
    private let names: [Substring]
    /// The key of a property of the cell; empty for the cell itself.
    let property: String

    /// Creates a path from a key path; nil if it does not begin with a cell.
    init?(_ keyPath: String) {
        var parts = keyPath.split(separator: ".", omittingEmptySubsequences: false)[...]
        var names: [Substring] = []
        while parts.count >= 2, parts.first ?? "" == Self.key {
            names.append(parts[parts.startIndex + 1])
            parts = parts.dropFirst(2)
        }
        guard !names.isEmpty else { return nil }
        self.names = names
        property = parts.joined(separator: ".")
    }

    /// Returns the cell of a layer; nil if there is none.
    func cell(of layer: CAEmitterLayer) -> CAEmitterCell? {
        var cells = layer.emitterCells
        var found: CAEmitterCell?
        for name in names {
            found = cells.flatMap { Self.cell(name, of: $0) }
            cells = found?.emitterCells
        }
        return found
    }

    private static func cell(_ name: Substring, of cells: [CAEmitterCell]) -> CAEmitterCell? {
        guard name.first == "#" else { return cells.first { $0.name == String(name) } }
        guard let index = Int(name.dropFirst()), cells.indices.contains(index) else { return nil }
        return cells[index]
    }

    /// Returns the last part of the path of a cell: its name if that leads to it, otherwise its number.
    private static func name(of index: Int, in cells: [CAEmitterCell]) -> String {
        let number = "#\(index)"
        guard let name = cells[index].name, !name.isEmpty, !name.contains("."), !name.hasPrefix("#"),
            cells.firstIndex(where: { $0.name == name }) == index
        else { return number }
        return name
    }

    /// Calls `body` with each cell of a layer, its key path and its depth, each before the cells inside it.
    static func forEachCell(of layer: CAEmitterLayer, _ body: (CAEmitterCell, String, Int) -> Void) {
        func visit(_ cells: [CAEmitterCell]?, _ prefix: String, _ depth: Int) {
            guard let cells, depth <= maximumDepth else { return }
            for index in cells.indices {
                guard remaining > 0 else { return }
                remaining -= 1
                let path = "\(prefix)\(key).\(name(of: index, in: cells))"
                body(cells[index], path, depth)
                visit(cells[index].emitterCells, path + ".", depth + 1)
            }
        }
        var remaining = 1_000
        visit(layer.emitterCells, "", 0)
    }
}
