import QuartziteInterfaceBuilder
import QuartzCore

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

extension NibInstantiation {
    /// Registers the prototypes of a table or collection, and keeps static cells (interface_builder.md I91, I92).
    func registerPrototypes(of element: InterfaceElement) {
        switch existingObject(for: element) {
        case let table as UITableView:
            for prototype in element.list("prototypes") {
                register(prototype) { table.cellPool.register($0, $1) }
            }
            if let sections = StaticTable(element, in: self) { scene?.staticTable = sections }
        case let collection as UICollectionView:
            for prototype in element.list("cells") {
                register(prototype) { collection.pool.register($0, UICollectionView.name(nil, $1)) }
            }
            let kinds = [
                "sectionHeaderView": UICollectionView.elementKindSectionHeader,
                "sectionFooterView": UICollectionView.elementKindSectionFooter,
            ]
            for (key, kind) in kinds {
                element.child(forKey: key).map { prototype in
                    register(prototype) { collection.pool.register($0, UICollectionView.name(kind, $1)) }
                }
            }
        default: break
        }
    }

    private func register(_ prototype: InterfaceElement, _ body: (@escaping () -> UIView?, String) -> Void) {
        guard let identifier = prototype.attribute("reuseIdentifier"), !identifier.isEmpty,
            let nib = prototype.prototypeNib()
        else { return }
        let (source, scene) = (source, scene)
        body(
            { [weak controller] in
                var objects = scene?.objects ?? [:]
                if let scene { objects[scene.controller] = controller }
                let pass = NibInstantiation(nib, of: source, objects: objects)
                (pass.scene, pass.controller) = (scene, controller)
                pass.instantiate()
                return pass.existingObject(for: prototype) as? UIView
            }, identifier)
    }
}
