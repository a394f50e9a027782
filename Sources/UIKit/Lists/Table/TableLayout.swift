import QuartzCore

/// Where the sections and rows of a table lie, from top to bottom, in points from the top of the content.
struct TableLayout {
    /// A height, and whether it is known or only taken for likely.
    struct Height {
        var points: CGFloat
        var isEstimate = false
    }

    struct Section {
        var header = Height(points: 0)
        var footer = Height(points: 0)
        /// Room above the header.
        var space: CGFloat = 0
        var rows: [Height]
        /// Where each row begins below the section's top, and where the last one ends.
        fileprivate(set) var starts: [CGFloat] = [0]
        /// Below the top of the content.
        fileprivate(set) var top: CGFloat = 0

        init(rows: [Height]) { self.rows = rows }

        fileprivate mutating func sum(from first: Int = 0) {
            var y = first == 0 ? space + header.points : starts[first]
            starts.removeSubrange(first..<starts.count)
            starts.reserveCapacity(rows.count + 1)
            for row in rows[first...] {
                starts.append(y)
                y += row.points
            }
            starts.append(y)
        }

        var height: CGFloat { (starts.last ?? 0) + footer.points }
    }

    private(set) var sections: [Section] = []
    /// Where the sections begin, below the table's own header.
    private(set) var top: CGFloat = 0

    init() {}

    init(sections: [Section], top: CGFloat) {
        self.sections = sections
        self.top = top
        for index in sections.indices { self.sections[index].sum() }
        stack()
    }

    /// Places sections one below another.
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

    /// Gives a row the height it turned out to have; returns by how much that is more.
    mutating func set(_ height: CGFloat, at path: IndexPath) -> CGFloat {
        let old = sections[path.section].rows[path.row].points
        sections[path.section].rows[path.row] = Height(points: height)
        guard height != old else { return 0 }
        sections[path.section].sum(from: path.row)
        stack(from: path.section)
        return height - old
    }

    /// Gives rows other heights.
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

    // MARK: Places

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

    /// The sections that reach into a stretch.
    func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
        let first = Self.first(sections.count) { sections[$0].top + sections[$0].height > range.lowerBound }
        let end = Self.first(sections.count) { sections[$0].top >= range.upperBound }
        return first..<max(first, end)
    }

    /// The rows that reach into a stretch, from top to bottom.
    func rows(in range: ClosedRange<CGFloat>) -> [IndexPath] {
        var paths: [IndexPath] = []
        for index in sections(in: range) {
            let section = sections[index]
            let first = Self.first(section.rows.count) { section.top + section.starts[$0 + 1] > range.lowerBound }
            var row = first
            while row < section.rows.count, section.top + section.starts[row] < range.upperBound {
                if section.rows[row].points > 0 { paths.append(IndexPath(row: row, section: index)) }
                row += 1
            }
        }
        return paths
    }

    /// The first of so many numbers for which something holds, as it does for all after it; their count where none is.
    private static func first(_ count: Int, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
