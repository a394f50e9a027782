import UIKit

final class HeaderFooterConfiguration: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.sectionHeaderTopPadding = 0
        tableView.fillerRowHeight = 44
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        var content = header?.defaultContentConfiguration()
        content?.text = "Section \(section)"
        header?.contentConfiguration = content
        header?.backgroundConfiguration = .clear()
        return header
    }
}
