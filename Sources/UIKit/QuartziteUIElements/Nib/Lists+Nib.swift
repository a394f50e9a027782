import QuartziteUICore

extension UITableViewController: NamedRootView {
    package static var rootViewKey: String { "tableView" }
}

extension UICollectionViewController: NamedRootView {
    package static var rootViewKey: String { "collectionView" }
}

extension UITableViewCell: StoryboardCell {}
extension UICollectionViewCell: StoryboardCell {}

extension UICollectionViewLayout: NibObject {}
