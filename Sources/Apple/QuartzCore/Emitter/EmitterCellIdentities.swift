/// Assigns numbers to the cells of an array and the cells inside them; a cell keeps its number while it stays there.
struct EmitterCellIdentities {
    private struct Entry {
        var cell: CAEmitterCell
        var identity: Int
        var children = EmitterCellIdentities()
    }

    /// The largest number of cells in a layer, including cells inside cells; a cell may contain itself.
    static let cellLimit = 1000

    private var entries: [Entry] = []
    private var next = 0

    /// Returns the cells as values; a cell that was there at the last call has the same number as then.
    mutating func describe(_ cells: [CAEmitterCell]?) -> [EmitterCellDescription] {
        var remaining = EmitterCellIdentities.cellLimit
        return describe(cells, generations: EmitterTimeline.generationLimit, remaining: &remaining, in: "")
    }

    private mutating func describe(
        _ cells: [CAEmitterCell]?, generations: Int, remaining: inout Int, in parent: String?
    ) -> [EmitterCellDescription] {
        guard generations > 0, remaining > 0, let cells else {
            entries = []
            return []
        }
        var known = entries
        entries = []
        let own = cells.prefix(remaining)
        remaining -= own.count
        for cell in own {
            if let index = known.firstIndex(where: { $0.cell === cell }) {
                entries.append(known.remove(at: index))
            } else {
                entries.append(Entry(cell: cell, identity: next))
                next += 1
            }
        }
        var names: Set<String> = []
        return entries.indices.map { index in
            let cell = entries[index].cell
            var description = cell.snapshot(identity: entries[index].identity)
            // A key path leads to the first cell of a name.
            if let parent, let name = cell.name, names.insert(name).inserted {
                description.keyPath = "\(parent)emitterCells.\(name)"
            }
            description.cells = entries[index].children.describe(
                cell.emitterCells, generations: generations - 1, remaining: &remaining,
                in: description.keyPath.isEmpty ? nil : description.keyPath + "."
            )
            return description
        }
    }
}
