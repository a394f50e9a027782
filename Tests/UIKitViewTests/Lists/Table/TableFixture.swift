import Testing
import UIKit
import UIKitTestSupport

/// A data source that logs the requested rows.
@MainActor class RowSource: NSObject, UITableViewDataSource {
    var sections: [[String]]
    var asked: [IndexPath] = []
    var titles: [String?] = []

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
}

/// Counts its instances.
class CountedCell: UITableViewCell {
    @MainActor static var count = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
        CountedCell.count += 1
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}

/// Retains its data source and delegate, as a controller would.
final class OwningTable: UITableView {
    var owned: [AnyObject] = []
}

extension TestScreen {
    /// Adds a table that fills the window, and lays it out.
    @MainActor func addTable(
        _ source: RowSource, delegate: UITableViewDelegate? = nil, style: UITableView.Style = .plain,
        cell: UITableViewCell.Type = UITableViewCell.self, _ prepare: (UITableView) -> Void = { $0.rowHeight = 40 }
    ) -> UITableView {
        run {
            let table = OwningTable(frame: window.bounds, style: style)
            table.owned = [source] + (delegate.map { [$0] } ?? [])
            table.register(cell, forCellReuseIdentifier: "cell")
            prepare(table)
            table.dataSource = source
            table.delegate = delegate
            window.addSubview(table)
            return table
        }
    }
}

extension UITableView {
    /// The texts of the visible cells, from top to bottom.
    var words: [String] { visibleCells.map { $0.textLabel?.text ?? "" } }
}
