import SwiftUI
import UIKit

final class HostingConfiguration: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.contentConfiguration = UIHostingConfiguration { Text("Row \(indexPath.row)") }
        return cell
    }
}
