import QuartziteInterfaceBuilder
import QuartziteUICore

extension UITableView {
    /// Returns the style of a table of a document; plain with other coders.
    static func style(from coder: NSCoder) -> Style {
        let word = (coder as? NibCoder)?.element.word("style")
        return ["grouped": Style.grouped, "insetGrouped": .insetGrouped][word ?? ""] ?? .plain
    }

    /// Sets the attributes of a table (interface_builder.md I89).
    func decodeTableViewAttributes(from coder: NibCoder) {
        let element = coder.element
        coder.color("backgroundColor").map { backgroundColor = $0 }
        alwaysBounceVertical = element.bool("alwaysBounceVertical")
        coder.number("rowHeight") { rowHeight = $0 }
        coder.number("sectionHeaderHeight") { sectionHeaderHeight = $0 }
        coder.number("sectionFooterHeight") { sectionFooterHeight = $0 }
        coder.number("estimatedRowHeight") { estimatedRowHeight = $0 }
        coder.number("estimatedSectionHeaderHeight") { estimatedSectionHeaderHeight = $0 }
        coder.number("estimatedSectionFooterHeight") { estimatedSectionFooterHeight = $0 }
        coder.number("sectionHeaderTopPadding") { sectionHeaderTopPadding = $0 }
        let styles: [String: UITableViewCell.SeparatorStyle] = [
            "none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched,
        ]
        coder.word("separatorStyle", styles) { separatorStyle = $0 }
        coder.color("separatorColor").map { separatorColor = $0 }
        coder.insets("separatorInset").map { separatorInset = $0 }
        allowsSelection = element.bool("allowsSelection")
        allowsMultipleSelection = element.bool("allowsMultipleSelection")
        coder.view("backgroundView").map { backgroundView = $0 }
        coder.view("tableHeaderView").map { tableHeaderView = $0 }
        coder.view("tableFooterView").map { tableFooterView = $0 }
    }
}

extension UITableViewCell {
    /// Returns the style of a cell of a document; `default` with other coders and for custom cells.
    static func style(from coder: NSCoder) -> CellStyle {
        let styles: [String: CellStyle] = [
            "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
            "IBUITableViewCellStyleSubtitle": .subtitle,
        ]
        return (coder as? NibCoder)?.element.attribute("style").flatMap { styles[$0] } ?? .default
    }

    /// Sets the attributes of a cell, whose content view is in place (interface_builder.md I90).
    func decodeCellAttributes(from coder: NibCoder, parts: CellParts) {
        let element = coder.element
        func part<View: UIView>(_ name: String, _ type: View.Type = View.self) -> View? {
            element.reference(name).flatMap { coder.object(for: $0) as? View }
        }
        parts.adopt(text: part("textLabel"), detail: part("detailTextLabel"), picture: part("imageView"))
        coder.color("backgroundColor").map { backgroundColor = $0 }
        element.integer("indentationLevel").map { indentationLevel = $0 }
        coder.number("indentationWidth") { indentationWidth = $0 }
        coder.word("accessoryType", AccessoryType.words) { if $0 != .none { accessoryType = $0 } }
        coder.word("selectionStyle", SelectionStyle.words) { selectionStyle = $0 }
        coder.insets("separatorInset").map { separatorInset = $0 }
        coder.view("accessoryView").map { accessoryView = $0 }
        coder.view("backgroundView").map { backgroundView = $0 }
        coder.view("selectedBackgroundView").map { selectedBackgroundView = $0 }
        decodeConstraints(from: coder)
    }
}

extension UITableViewCell.AccessoryType {
    /// The types, by the words of documents.
    fileprivate static let words: [String: Self] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]
}

extension UITableViewCell.SelectionStyle {
    /// The styles, by the words of documents.
    fileprivate static let words: [String: Self] = ["none": .none, "default": .default, "blue": .blue, "gray": .gray]
}
