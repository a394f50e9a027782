import QuartziteInterfaceBuilder
import QuartziteUICore

/// The sections of a table with static cells (interface_builder.md I91).
@MainActor final class StaticTable {
    /// A section of cells.
    struct Section {
        let header: String?
        let footer: String?
        let headerHeight: CGFloat?
        let footerHeight: CGFloat?
        let cells: [UITableViewCell]
        /// The height of each row that has its own; in points.
        let heights: [CGFloat?]
    }

    let sections: [Section]

    /// Returns the sections of a table; nil if its cells are not static.
    init?(_ element: InterfaceElement, in nib: NibInstantiation) {
        guard element.name == "tableView", element.attribute("dataMode") == "static" else { return nil }
        sections = element.list("sections").map { section in
            let rows = section.list("cells").compactMap { cell in
                (nib.object(for: cell) as? UITableViewCell).map { ($0, cell.number("rowHeight")) }
            }
            return Section(
                header: section.string("headerTitle"), footer: section.string("footerTitle"),
                headerHeight: section.attribute("headerHeight").flatMap(Double.init).map { CGFloat($0) },
                footerHeight: section.attribute("footerHeight").flatMap(Double.init).map { CGFloat($0) },
                cells: rows.map(\.0), heights: rows.map { $0.1.flatMap { $0 > 0 ? CGFloat($0) : nil } })
        }
    }

    /// Returns a section; nil if there is none at the index.
    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    /// Returns the cell of a row; nil if there is none.
    func cell(at path: IndexPath) -> UITableViewCell? {
        section(path.section).flatMap { $0.cells.indices.contains(path.row) ? $0.cells[path.row] : nil }
    }

    /// Returns the own height of a row; nil if it has none.
    func height(at path: IndexPath) -> CGFloat? {
        section(path.section).flatMap { $0.heights.indices.contains(path.row) ? $0.heights[path.row] : nil }
    }
}

extension UITableView: PrototypeList {
    /// Registers the prototypes of the table, and keeps its static cells (interface_builder.md I91).
    package func registerPrototypes(of element: InterfaceElement, in nib: NibInstantiation) {
        for prototype in element.list("prototypes") {
            nib.register(prototype) { cellPool.register($0, $1) }
        }
        if let sections = StaticTable(element, in: nib) { nib.scene?.staticTable = sections }
    }
}

extension UICollectionView: PrototypeList {
    /// Registers the prototypes of the collection's cells, headers and footers (interface_builder.md I92).
    package func registerPrototypes(of element: InterfaceElement, in nib: NibInstantiation) {
        for prototype in element.list("cells") {
            nib.register(prototype) { pool.register($0, Self.name(nil, $1)) }
        }
        let kinds = [
            "sectionHeaderView": Self.elementKindSectionHeader, "sectionFooterView": Self.elementKindSectionFooter,
        ]
        for (key, kind) in kinds {
            guard let prototype = element.child(forKey: key) else { continue }
            nib.register(prototype) { pool.register($0, Self.name(kind, $1)) }
        }
    }
}
