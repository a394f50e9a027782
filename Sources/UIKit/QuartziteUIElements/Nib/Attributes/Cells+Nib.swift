import QuartziteInterfaceBuilder
import QuartziteUICore

extension UITableView {
    /// Returns the style of a table of a document; plain with other coders.
    static func style(from coder: NSCoder) -> Style {
        let word = (coder as? NibCoder)?.element.attribute("style")
        return ["grouped": Style.grouped, "insetGrouped": .insetGrouped][word ?? ""] ?? .plain
    }
}

extension UITableViewCell {
    /// Returns the style of a cell of a document; `default` with other coders and for custom cells.
    static func style(from coder: NSCoder) -> CellStyle {
        let styles: [String: CellStyle] = [
            "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
            "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
        ]
        return (coder as? NibCoder)?.element.attribute("style").flatMap { styles[$0] } ?? .default
    }

    /// Sets the attributes of a cell, whose content view is in place (interface_builder.md I90).
    func decodeCellAttributes(from coder: NibCoder, parts: CellParts) {
        func part<View: UIView>(_ name: String, _ type: View.Type = View.self) -> View? {
            coder.element.reference(name).flatMap { coder.object(for: $0) as? View }
        }
        parts.adopt(text: part("textLabel"), detail: part("detailTextLabel"), picture: part("imageView"))
        PropertyTables.tableViewCell.decode(self, from: coder)
        decodeConstraints(from: coder)
    }
}

extension UICollectionView {
    /// Returns the layout of a collection view of a document; a flow layout if it has none, and with other coders.
    static func layout(from coder: NSCoder) -> UICollectionViewLayout {
        guard let coder = coder as? NibCoder, let element = coder.element.child(forKey: "collectionViewLayout"),
            let layout = coder.object(for: element) as? UICollectionViewLayout
        else { return UICollectionViewFlowLayout() }
        return layout
    }
}

extension UICollectionViewCell {
    /// Sets the attributes of a cell, whose content view is in place.
    func decodeCellAttributes(from coder: NibCoder) {
        PropertyTables.collectionViewCell.decode(self, from: coder)
        decodeConstraints(from: coder)
    }
}
