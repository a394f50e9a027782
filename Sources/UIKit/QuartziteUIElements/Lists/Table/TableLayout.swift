import QuartziteUICore

/// The vertical positions of a table's sections and rows, in points from the top of the content.
struct TableLayout {
    /// A height, and whether it is only an estimate.
    struct Height {
        var points: CGFloat
        var isEstimate = false
    }

    struct Section {
        var header = Height(points: 0)
        var footer = Height(points: 0)
        /// The space above the header.
        var space: CGFloat = 0
        var rows: [Height]
        /// The start of each row below the section's top, and the end of the last row.
        fileprivate(set) var starts: [CGFloat] = [0]
        /// The distance from the top of the content.
        fileprivate(set) var top: CGFloat = 0
        /// The space that is left free above a row, for one that is dragged over the table.
        fileprivate(set) var gap: (row: Int, height: CGFloat)?

        init(rows: [Height]) { self.rows = rows }

        fileprivate mutating func sum(from first: Int = 0) {
            var y = first == 0 ? space + header.points : starts[first]
            starts.removeSubrange(first..<starts.count)
            starts.reserveCapacity(rows.count + 1)
            for index in first..<rows.count {
                // The start of the first row already contains the gap, unless it is also the first to be computed.
                if let gap, gap.row == index, index > first || first == 0 { y += gap.height }
                starts.append(y)
                y += rows[index].points
            }
            if let gap, gap.row >= rows.count { y += gap.height }
            starts.append(y)
        }

        var height: CGFloat { (starts.last ?? 0) + footer.points }
    }

    private(set) var sections: [Section] = []
    /// The start of the first section, below the table's header view.
    private(set) var top: CGFloat = 0

    init() {}

    init(sections: [Section], top: CGFloat) {
        self.sections = sections
        self.top = top
        for index in sections.indices { self.sections[index].sum() }
        stack()
    }

    /// Computes the positions of the sections from `first` on.
    private mutating func stack(from first: Int = 0) {
        var y = first == 0 ? top : sections[first - 1].top + sections[first - 1].height
        for index in sections.indices.dropFirst(first) {
            sections[index].top = y
            y += sections[index].height
        }
    }

    mutating func move(top newTop: CGFloat) {
        guard newTop != top else { return }
        top = newTop
        stack()
    }

    /// The end of the last section.
    var bottom: CGFloat { sections.last.map { $0.top + $0.height } ?? top }

    func has(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && sections[path.section].rows.indices.contains(path.row)
    }

    func isEstimate(_ path: IndexPath) -> Bool { sections[path.section].rows[path.row].isEstimate }

    /// Sets the measured height of a row, and returns by how much it exceeds the previous one.
    mutating func set(_ height: CGFloat, at path: IndexPath) -> CGFloat {
        let old = sections[path.section].rows[path.row].points
        sections[path.section].rows[path.row] = Height(points: height)
        guard height != old else { return 0 }
        sections[path.section].sum(from: path.row)
        stack(from: path.section)
        return height - old
    }

    /// Moves a row to another place.
    mutating func moveRow(from: IndexPath, to: IndexPath) {
        guard has(from), sections.indices.contains(to.section) else { return }
        let height = sections[from.section].rows.remove(at: from.row)
        let count = sections[to.section].rows.count
        sections[to.section].rows.insert(height, at: min(max(to.row, 0), count))
        for section in Set([from.section, to.section]).sorted() { sections[section].sum() }
        stack()
    }

    /// Replaces the heights of all rows.
    mutating func change(_ height: (IndexPath, Height) -> Height) {
        for index in sections.indices {
            for row in sections[index].rows.indices {
                let path = IndexPath(row: row, section: index)
                sections[index].rows[row] = height(path, sections[index].rows[row])
            }
            sections[index].sum()
        }
        stack()
    }

    // MARK: Gap

    /// The place that is left free for a row.
    private(set) var gap: IndexPath?

    /// Leaves a place free for a row; nil for none.
    mutating func setGap(_ path: IndexPath?, height: CGFloat) {
        guard path != gap else { return }
        for section in Set([gap, path].compactMap(\.?.section)).sorted() where sections.indices.contains(section) {
            sections[section].gap = path?.section == section ? path.map { ($0.row, height) } : nil
            sections[section].sum()
        }
        gap = path
        stack()
    }

    /// The place that is left free, if a position is in it.
    func gap(at y: CGFloat) -> IndexPath? {
        guard let gap, sections.indices.contains(gap.section), let free = sections[gap.section].gap else { return nil }
        let section = sections[gap.section]
        let end = section.top + (section.starts.indices.contains(free.row) ? section.starts[free.row] : section.height)
        return (end - free.height...end).contains(y) ? gap : nil
    }

    // MARK: Positions

    func row(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
        let section = sections[path.section]
        return (section.top + section.starts[path.row], section.rows[path.row].points)
    }

    func header(_ section: Int) -> (y: CGFloat, height: CGFloat) {
        (sections[section].top + sections[section].space, sections[section].header.points)
    }

    func footer(_ section: Int) -> (y: CGFloat, height: CGFloat) {
        (sections[section].top + (sections[section].starts.last ?? 0), sections[section].footer.points)
    }

    /// The sections that intersect a range.
    func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
        let first = sections.indices.partitioningIndex { sections[$0].top + sections[$0].height > range.lowerBound }
        let end = sections.indices.partitioningIndex { sections[$0].top >= range.upperBound }
        return first..<max(first, end)
    }

    /// The rows that intersect a range, from top to bottom.
    func rows(in range: ClosedRange<CGFloat>) -> [IndexPath] {
        var paths: [IndexPath] = []
        for index in sections(in: range) {
            let section = sections[index]
            let first = section.rows.indices.partitioningIndex {
                section.top + section.starts[$0 + 1] > range.lowerBound
            }
            var row = first
            while row < section.rows.count, section.top + section.starts[row] < range.upperBound {
                if section.rows[row].points > 0 { paths.append(IndexPath(row: row, section: index)) }
                row += 1
            }
        }
        return paths
    }
}
