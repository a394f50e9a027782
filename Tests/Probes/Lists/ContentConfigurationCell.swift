import UIKit

final class ContentConfigurationCell: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        content.secondaryText = "Subtitle"
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.textProperties.numberOfLines = 2
        content.secondaryTextProperties.color = .secondaryLabel
        content.imageProperties.cornerRadius = 8
        content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
        content.imageToTextPadding = 12
        content.directionalLayoutMargins.top = 10
        content.prefersSideBySideTextAndSecondaryText = false
        cell.contentConfiguration = content
        return cell
    }
}
